/** Cards: a face with its indices and pips, or a back; side by side, overlapping where there is no room. */

import { s } from "./dom.js";
import { SIGNS, cardName } from "./words.js";

export const CARD = { width: 10, height: 14 };

/**
 * @param {{piece: number, face: string|null}} seen
 * @param {number} x @param {number} y @param {number} scale @param {boolean} sideways
 */
export function card({ piece, face }, x, y, scale, sideways = false) {
  const turn = sideways ? " rotate(90 5 7)" : "";
  return s("g", { key: piece, transform: `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(3)})${turn}` },
    face === null ? back() : front(face));
}

function back() {
  return s("g", { key: "back", class: "card back" },
    s("title", {}, "face down"),
    s("rect", { class: "paper", width: 10, height: 14, rx: 0.9 }),
    s("rect", { class: "pattern", x: 0.7, y: 0.7, width: 8.6, height: 12.6, rx: 0.5, fill: "url(#weave)" }));
}

/** @param {string} face */
function front(face) {
  const sign = SIGNS[face[1]];
  const rank = face[0] === "T" ? "10" : face[0];
  const index = (turned) =>
    s("g", turned ? { transform: "rotate(180 5 7)" } : {},
      s("text", { class: "rank", x: 1.75, y: 3.4 }, rank),
      s("text", { class: "pip small", x: 1.75, y: 5.8 }, sign));
  return s("g", { key: face, class: `card front ${"dh".includes(face[1]) ? "red" : "black"}` },
    s("title", {}, cardName(face)),
    s("rect", { class: "paper", width: 10, height: 14, rx: 0.9 }),
    index(false), index(true),
    "JQK".includes(face[0])
      ? [s("rect", { class: "court", x: 3, y: 2.6, width: 4, height: 8.8, rx: 0.4 }), s("text", { class: "pip court-rank", x: 5, y: 8.7 }, rank)]
      : s("text", { class: `pip ${face[0] === "A" ? "ace" : "large"}`, x: 5, y: face[0] === "A" ? 9.4 : 8.9 }, sign));
}

/**
 * The cards that lie in a rectangle.
 * @param {{piece: number, face: string|null}[]} lying @param {{x: number, y: number, width: number, height: number}} box
 */
export function hand(lying, box) {
  const scale = Math.min(1, (box.height * 0.96) / CARD.height, (box.width * 0.96) / CARD.width);
  const wide = CARD.width * scale;
  const step = lying.length < 2 ? 0 : Math.min(wide * 1.06, (box.width - wide) / (lying.length - 1));
  const readable = Math.max(step, wide * 0.3);
  const left = box.x + (box.width - wide - readable * (lying.length - 1)) / 2;
  const top = box.y + (box.height - CARD.height * scale) / 2;
  return lying.map((seen, at) => card(seen, left + at * readable, top, scale));
}
