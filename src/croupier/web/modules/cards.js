/** Cards: pips as cards bear them, court figures of our own drawing, a back; side by side, overlapping where there is no room. */

import { s } from "./dom.js";
import { court } from "./courts.js";
import { cardName } from "./words.js";

export const CARD = { width: 10, height: 14 };

/** The signs of the suits within a circle of one. */
const SUITS = {
  h: "M0 0.95C-0.25 0.6-1.05 0.1-1.05-0.42C-1.05-0.78-0.78-0.98-0.5-0.98C-0.24-0.98-0.06-0.8 0-0.56C0.06-0.8 0.24-0.98 0.5-0.98C0.78-0.98 1.05-0.78 1.05-0.42C1.05 0.1 0.25 0.6 0 0.95Z",
  d: "M0-1.05Q0.36-0.4 0.8 0Q0.36 0.4 0 1.05Q-0.36 0.4-0.8 0Q-0.36-0.4 0-1.05Z",
  s: "M0-1C0.25-0.62 1.02-0.2 1.02 0.3C1.02 0.62 0.78 0.8 0.53 0.8C0.32 0.8 0.16 0.7 0.07 0.5Q0.1 0.82 0.38 1H-0.38Q-0.1 0.82-0.07 0.5C-0.16 0.7-0.32 0.8-0.53 0.8C-0.78 0.8-1.02 0.62-1.02 0.3C-1.02-0.2-0.25-0.62 0-1Z",
  c: "M0.09 0.28Q0.1 0.8 0.4 1H-0.4Q-0.1 0.8-0.09 0.28A0.46 0.46 0 1 1-0.35-0.22A0.46 0.46 0 1 1 0.35-0.22A0.46 0.46 0 1 1 0.09 0.28Z",
};

/** What all cards use. */
export function cardSymbols() {
  return [
    ...Object.entries(SUITS).map(([suit, d]) => s("path", { id: `suit-${suit}`, key: suit, d })),
    s("pattern", { id: "weave", key: "weave", width: 1.1, height: 1.1, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
      s("rect", { class: "weave-ground", width: 1.1, height: 1.1 }), s("path", { class: "weave-thread", d: "M 0 0.55 H 1.1 M 0.55 0 V 1.1" })),
  ];
}

/** @param {string} suit @param {number} x @param {number} y @param {number} size @param {boolean} [turned] */
const pip = (suit, x, y, size, turned = false) =>
  s("use", { key: `${x} ${y} ${size}`, href: `#suit-${suit}`, transform: `translate(${x} ${y}) scale(${turned ? -size : size})` });

const L = 3.35, M = 5, R = 6.65, ROWS = { T: 2.55, U: 4.05, A: 5.52, C: 7 };
/** Where the pips of each rank stand in the upper half; those of the lower are turned. Below the middle the places are mirrored. */
const UPPER = {
  2: [[M, ROWS.T]], 3: [[M, ROWS.T]], 4: [[L, ROWS.T], [R, ROWS.T]], 5: [[L, ROWS.T], [R, ROWS.T]], 6: [[L, ROWS.T], [R, ROWS.T]],
  7: [[L, ROWS.T], [R, ROWS.T]], 8: [[L, ROWS.T], [R, ROWS.T], [M, 4.75]], 9: [[L, ROWS.T], [R, ROWS.T], [L, ROWS.A], [R, ROWS.A]], T: [[L, ROWS.T], [R, ROWS.T], [L, ROWS.A], [R, ROWS.A], [M, 4.02]],
};
const MIDDLE = { A: [[M, 7, 2.1]], 3: [[M, 7]], 5: [[M, 7]], 6: [[L, 7], [R, 7]], 7: [[L, 7], [R, 7], [M, 4.75]], 8: [[L, 7], [R, 7]], 9: [[M, 7]] };

/** @param {string} face */
function pips(face) {
  const [rank, suit] = face;
  const upper = UPPER[rank] ?? [];
  return [...upper.map(([x, y]) => pip(suit, x, y, 0.78)), ...(MIDDLE[rank] ?? []).map(([x, y, size]) => pip(suit, x, y, size ?? 0.78)),
    ...upper.map(([x, y]) => pip(suit, x, 14 - y, 0.78, true))];
}

/** @type {Map<string, any>} */
const drawn = new Map();

/** @param {string} face */
function front(face) {
  let found = drawn.get(face);
  if (found) return found;
  const [rank, suit] = face;
  const index = (turned) =>
    s("g", turned ? { transform: "rotate(180 5 7)" } : {},
      s("text", { class: rank === "T" ? "rank ten" : "rank", x: 1.3, y: 2.6 }, rank === "T" ? "10" : rank), pip(suit, 1.3, 3.95, 0.72));
  found = s("g", { key: face, class: `card front ${"dh".includes(suit) ? "red" : "black"}` },
    s("title", {}, cardName(face)),
    s("rect", { class: "paper", width: 10, height: 14, rx: 0.8 }),
    "JQK".includes(rank) ? court(rank, suit, pip) : pips(face),
    index(false), index(true));
  drawn.set(face, found);
  return found;
}

const BACK = s("g", { key: "back", class: "card back" },
  s("title", {}, "face down"),
  s("rect", { class: "paper", width: 10, height: 14, rx: 0.8 }),
  s("rect", { class: "pattern", x: 0.6, y: 0.6, width: 8.8, height: 12.8, rx: 0.5, fill: "url(#weave)" }),
  s("circle", { class: "medal", cx: 5, cy: 7, r: 1.9 }), s("path", { class: "medal-star", d: "M5 5.6 L6 7 L5 8.4 L4 7 Z" }));

/** A card with its middle at a point. @param {{piece: number, face: string|null}} seen @param {number} x @param {number} y @param {number} scale @param {number} [turn] */
export function card({ piece, face }, x, y, scale, turn = 0) {
  return s("g", { key: piece, "data-piece": piece, transform: `translate(${x.toFixed(2)} ${y.toFixed(2)})${turn ? ` rotate(${turn.toFixed(1)})` : ""} scale(${scale.toFixed(3)}) translate(-5 -7)` },
    face === null ? BACK : front(face));
}

/** The cards that lie in a rectangle. @param {{piece: number, face: string|null}[]} lying @param {{x: number, y: number, width: number, height: number}} box @param {boolean} [sideways] */
export function hand(lying, box, sideways = false) {
  const [wide, high] = sideways ? [CARD.height, CARD.width] : [CARD.width, CARD.height];
  const scale = Math.min(1, box.height / high, (box.width * (lying.length > 1 ? 0.72 : 1)) / wide);
  const step = lying.length < 2 ? 0 : Math.max(Math.min(wide * scale * 1.06, (box.width - wide * scale) / (lying.length - 1)), wide * scale * 0.24);
  const left = box.x + box.width / 2 - (step * (lying.length - 1)) / 2;
  return lying.map((seen, at) => card(seen, left + at * step, box.y + box.height / 2, scale, sideways ? 90 : 0));
}
