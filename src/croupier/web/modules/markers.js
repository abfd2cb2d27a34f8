/** Markers: the puck, the dolly, lammers and buttons, each standing on its place. */

import { s } from "./dom.js";
import { place } from "./geometry.js";

/** Where a marker stands: on its area, several beside each other. @param {any} layout @param {string} name @param {string} on @param {number} at */
export function markerPlace(layout, name, on, at) {
  const area = layout.areas.find((each) => each.name === on);
  if (!area) return null;
  const { cx, cy, turn } = place(layout, area);
  const out = Math.max(0, area.height / 2 - 1.4), lean = (turn * Math.PI) / 180;
  const side = ((at % 3) - 1) * 1.2;
  return { x: cx + side * Math.cos(lean) + out * Math.sin(lean), y: cy + side * Math.sin(lean) - out * Math.cos(lean), cx, cy, width: area.width };
}

/** @param {string} name @param {string} on @param {{x: number, y: number, cx: number, cy: number, width: number}|null} where */
export function marker(name, on, where) {
  if (name === "puck") return puck(on, where);
  if (!where) return null;
  if (name === "dolly") return dolly(where);
  if (/^vigorish/.test(name)) return button(name, where);
  const words = name.replace(/ \d+ .*$/, "").replace(/^on button.*/, "ON");
  const size = Math.min(1.6, 18 / words.length);
  const half = Math.max(1.6, words.length * size * 0.29 + 0.7);
  return s("g", { key: name, "data-marker": name, class: "marker lammer", transform: `translate(${where.x.toFixed(2)} ${where.y.toFixed(2)})` },
    s("title", {}, name),
    s("rect", { x: -half, y: -1.2, width: 2 * half, height: 2.4, rx: 1.2 }), s("rect", { class: "lammer-line", x: -half + 0.25, y: -0.95, width: 2 * half - 0.5, height: 1.9, rx: 0.95 }),
    s("text", { y: size * 0.35, "font-size": size.toFixed(2) }, words));
}

/** A round button with what it marks. @param {string} name @param {any} where */
function button(name, where) {
  return s("g", { key: name, "data-marker": name, class: "marker vigorish", transform: `translate(${where.cx.toFixed(2)} ${where.cy.toFixed(2)})` },
    s("title", {}, name), s("circle", { r: 1.7 }), s("text", { y: 0.5, "font-size": 1.3 }, name.replace(/\D+/g, "") || "5%"));
}

/** The On/Off marker. @param {string} on @param {any} where */
function puck(on, where) {
  const isOn = on.startsWith("box ");
  const at = where ? (isOn ? { x: where.cx + where.width * 0.32, y: where.cy } : { x: where.x, y: where.cy }) : { x: 8, y: 8 };
  return s("g", { key: "puck", "data-marker": "puck", class: `marker puck ${isOn ? "on" : "off"}`, transform: `translate(${at.x.toFixed(2)} ${at.y.toFixed(2)})` },
    s("title", {}, isOn ? `The point is ${on.slice(4)}` : "Come-out roll"),
    s("circle", { class: "puck-shade", r: 3, cx: 0.2, cy: 0.35 }), s("circle", { class: "disc", r: 3 }), s("circle", { class: "rim", r: 2.5 }),
    s("text", { y: 0.72 }, isOn ? "ON" : "OFF"));
}

/** The crown that marks the winning number. @param {any} where */
function dolly({ cx, cy }) {
  return s("g", { key: "dolly", "data-marker": "dolly", class: "marker dolly", transform: `translate(${cx.toFixed(2)} ${cy.toFixed(2)})` },
    s("title", {}, "dolly"),
    s("ellipse", { class: "dolly-shade", cx: 0.3, cy: 2, rx: 2.3, ry: 0.9 }),
    s("path", { class: "glass", d: "M -2 1.6 Q -2 2.5 0 2.5 Q 2 2.5 2 1.6 Q 0.7 0.9 0.75 -0.6 Q 1.3 -1.1 1.3 -1.9 Q 1.3 -3.2 0 -3.2 Q -1.3 -3.2 -1.3 -1.9 Q -1.3 -1.1 -0.75 -0.6 Q -0.7 0.9 -2 1.6 Z" }),
    s("path", { class: "glint", d: "M -0.6 -2.6 Q -0.9 -2 -0.6 -1.4 M -0.4 -0.2 Q -0.4 0.8 -1 1.5" }));
}
