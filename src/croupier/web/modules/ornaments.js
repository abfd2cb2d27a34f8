/** What stands or is printed beside the areas: words on the cloth, frames, the shoe, the discards, the tray, meters. */

import { dice } from "./dice.js";
import { s } from "./dom.js";
import { bent, bentLine, follows } from "./geometry.js";
import { setting, wide } from "./lettering.js";
import { money } from "./money.js";
import { roadsDrawn } from "./roads.js";
import { clapper, wheel } from "./wheel.js";

/** @typedef {{table: any, layout: import("./geometry.js").Layout, view: any}} Seen */

/** What is seen above chips and cards. @param {any} each */
export const isAbove = (each) => each.kind === "dice";

/** @param {any} each @param {number} at @param {Seen} seen */
export function ornament(each, at, seen) {
  if (each.kind === "words") return words(each, at, seen.layout);
  const draw = KINDS[each.kind];
  return draw ? s("g", { key: at, class: `ornament ${each.kind}`, "data-ornament": each.kind, transform: `translate(${each.x} ${each.y})` }, draw(each, seen)) : null;
}

/** @type {Record<string, (each: any, seen: Seen) => any>} */
const KINDS = { wheel, clapper, dice, roads: roadsDrawn, shoe, discard, tray, meter, frame };

/** Words on the cloth; they follow the arc. @param {any} each @param {number} at @param {any} layout */
function words({ x, y, width, height, words: text, ink }, at, layout) {
  const tint = `cloth-words${ink ? ` i-${ink}` : ""}`;
  if (!follows(layout, { y })) {
    const { lines, size } = setting(text, "", width, height, height);
    return s("g", { key: at }, lines.map((line, on) => s("text", { key: on, class: tint, x: x + width / 2, y: (y + height / 2 + size * 0.34 + (on - (lines.length - 1) / 2) * size * 1.05).toFixed(2), "font-size": size.toFixed(2) }, line)));
  }
  const from = bent(layout, x, y + height / 2), to = bent(layout, x + width, y + height / 2), middle = bent(layout, x + width / 2, y + height / 2);
  const long = Math.hypot(middle.x - from.x, middle.y - from.y) + Math.hypot(to.x - middle.x, to.y - middle.y);
  const size = Math.min(height, long / wide(text));
  return s("g", { key: at },
    s("path", { id: `line-${at}`, class: "letter-line", d: bentLine(layout, x, x + width, y + height / 2 + size * 0.34) }),
    s("text", { class: tint, "font-size": size.toFixed(2) }, s("textPath", { href: `#line-${at}`, startOffset: "50%" }, text)));
}

function frame({ width, height, words: text }) {
  const { size } = text ? setting(text, "", width * 0.6, 2.6, 2.6) : { size: 0 };
  return [
    s("rect", { class: "frame-line", width, height, rx: 1.4 }),
    text && s("text", { class: "cloth-words", x: width / 2, y: size * 1.15, "font-size": size.toFixed(2) }, text),
  ];
}

/** The shoe with its cards and the cutting card among them. @param {any} each @param {Seen} seen */
function shoe({ width, height }, { view }) {
  const held = view.shoe;
  const full = held?.size ? held.left / held.size : 0;
  const inner = height - 4.2;
  const cut = held && held.cutting_card !== null && held.cutting_card !== undefined && held.size - held.cutting_card < held.left;
  const at = (left) => 1.4 + inner * (1 - left / held.size);
  return [
    s("title", {}, held ? `${held.left} of ${held.size} cards are in the shoe` : "The shoe is empty"),
    s("rect", { class: "shoe-shade", x: 0.5, y: 0.8, width, height, rx: 1.2 }),
    s("rect", { class: "shoe-box", width, height, rx: 1.2 }),
    s("rect", { class: "shoe-well", x: 1, y: 1.2, width: width - 2, height: inner + 0.4, rx: 0.5 }),
    full > 0 && s("rect", { class: "shoe-cards", x: 1.3, y: at(held.left).toFixed(2), width: width - 2.6, height: (inner * full).toFixed(2), rx: 0.3 }),
    full > 0 && Array.from({ length: Math.floor(inner * full / 0.8) }, (_, line) => s("path", { key: line, class: "shoe-leaf", d: `M 1.3 ${(at(held.left) + 0.8 * (line + 0.5)).toFixed(2)} H ${width - 1.3}` })),
    cut && s("rect", { class: "cut-card", x: 1, y: at(held.size - held.cutting_card).toFixed(2), width: width - 2, height: 0.7 }),
    s("path", { class: "shoe-mouth", d: `M 0.8 ${height - 2.6} H ${width - 0.8} L ${width - 1.8} ${height - 0.6} H 1.8 Z` }),
    s("text", { class: "shoe-left", x: width / 2, y: height - 0.95, "font-size": 1.7 }, held?.left ?? ""),
  ];
}

/** The rack of the discards, as high as they are many. @param {any} each @param {Seen} seen */
function discard({ width, height }, { view }) {
  const count = view.cards.discard?.length ?? 0;
  const all = view.shoe?.size ?? 416;
  const tall = (height - 1.6) * Math.min(1, count / all);
  return [
    s("title", {}, `${count} cards in the discard rack`),
    s("rect", { class: "rack-box", width, height, rx: 0.8 }),
    count > 0 && s("rect", { class: "rack-cards", x: 0.9, y: (height - 0.8 - Math.max(tall, 0.5)).toFixed(2), width: width - 1.8, height: Math.max(tall, 0.5).toFixed(2), rx: 0.2 }),
    s("rect", { class: "rack-front", width, height, rx: 0.8 }),
  ];
}

const TRAY = ["white", "red", "green", "black", "purple", "yellow", "red", "green", "white"];

/** The chips of the house in their tubes. @param {any} each */
function tray({ width, height }) {
  const tubes = Math.floor((width - 1.6) / 3.9);
  const step = (width - 1.6) / tubes;
  return [
    s("rect", { class: "tray-box", width, height, rx: 0.8 }),
    Array.from({ length: tubes }, (_, at) => {
      const colour = TRAY[at % TRAY.length];
      const full = height - 1.6 - ((at * 37) % 5) * 0.5;
      return s("g", { key: at, class: `tube t-${colour}`, transform: `translate(${(0.8 + at * step).toFixed(2)} 0.8)` },
        s("rect", { class: "tube-well", width: (step - 0.4).toFixed(2), height: height - 1.6, rx: 0.6 }),
        s("rect", { class: "tube-chips", x: 0.15, y: (height - 1.6 - full).toFixed(2), width: (step - 0.7).toFixed(2), height: full.toFixed(2), rx: 0.4 }),
        s("path", { class: "tube-marks", d: Array.from({ length: Math.floor(full / 0.5) }, (_x, line) => `M 0.15 ${(height - 1.6 - line * 0.5).toFixed(2)} h ${(step - 0.7).toFixed(2)}`).join(" ") }));
    }),
  ];
}

/** A progressive meter. @param {any} each @param {Seen} seen */
function meter({ width, height, words: name, values }, { view }) {
  const shows = view.meters[values[0] ?? name];
  if (shows === undefined) return null;
  const size = Math.min(height * 0.5, (width * 0.9) / (money(shows).length * 0.62));
  return [
    s("rect", { class: "meter-box", width, height, rx: 1 }),
    s("text", { class: "meter-name", x: width / 2, y: height * 0.3, "font-size": (height * 0.2).toFixed(2) }, name),
    s("text", { class: "meter-shows", x: width / 2, y: height * 0.82, "font-size": size.toFixed(2) }, money(shows)),
  ];
}
