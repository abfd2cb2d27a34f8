/** Markers: the puck, the dolly, lammers and buttons, each standing on its place. */

import { s } from "./dom.js";

/** Where a marker stands: on its area, else in the row above the felt. @param {any} layout @param {string} on @param {number} at @param {any} place */
export function markerPlace(layout, on, at, place) {
  const area = layout.areas.find((each) => each.name === on);
  if (area) {
    const { cx, cy } = place(layout, area);
    return { x: cx + Math.max(0, area.width / 2 - 3), y: cy - Math.max(0, area.height / 2 - 2.4), cx, cy };
  }
  return null;
}

/** @param {string} name @param {string} on @param {{x: number, y: number, cx: number, cy: number}|null} where */
export function marker(name, on, where) {
  if (name === "puck") return puck(on, where);
  if (!where) return null;
  if (name === "dolly") return dolly(where);
  const words = name.replace(/ \d+ .*$/, "").replace(/^on button.*/, "ON");
  const size = Math.min(1.7, 7 / words.length);
  return s("g", { key: name, class: "marker lammer", transform: `translate(${where.x} ${where.y})` },
    s("title", {}, name),
    s("rect", { x: -Math.max(2, words.length * size * 0.31 + 0.5), y: -1.25, width: 2 * Math.max(2, words.length * size * 0.31 + 0.5), height: 2.5, rx: 1.25 }),
    s("text", { y: size * 0.36, "font-size": size }, words));
}

/** The On/Off marker. @param {string} on @param {any} where */
function puck(on, where) {
  const isOn = on.startsWith("box ");
  const at = where ?? { x: 3.6, y: 3.6 };
  return s("g", { key: "puck", class: `marker puck ${isOn ? "on" : "off"}`, transform: `translate(${isOn ? at.cx : at.x} ${isOn ? at.cy : at.y})` },
    s("title", {}, isOn ? `The point is ${on.slice(4)}` : "Come-out roll"),
    s("circle", { r: 3 }), s("circle", { class: "rim", r: 2.55 }),
    s("text", { y: 0.75 }, isOn ? "ON" : "OFF"));
}

/** The crown that marks the winning number. @param {any} where */
function dolly({ cx, cy }) {
  return s("g", { key: "dolly", class: "marker dolly", transform: `translate(${cx} ${cy})` },
    s("title", {}, "dolly"),
    s("ellipse", { cy: 1.4, rx: 2, ry: 0.8 }), s("path", { d: "M -1.5 1.2 Q -0.5 0 -0.9 -1.6 H 0.9 Q 0.5 0 1.5 1.2 Z" }), s("circle", { cy: -2, r: 1 }));
}
