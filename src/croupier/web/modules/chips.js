/** Chips: a stack on the felt, one drawn chip for each real one up to a height that still reads. */

import { s } from "./dom.js";
import { chipsOf, face, money } from "./money.js";

const TALLEST = 14;
export const RADIUS = 2.15;
const RISE = 0.55;
const COLOURS = [[50000000, "grey"], [100000, "yellow"], [50000, "purple"], [10000, "black"], [2500, "green"], [500, "red"], [0, "white"]];

/** The colour of a value chip. @param {number} worth */
export const chipColour = (worth) => /** @type {string} */ (COLOURS.find(([least]) => worth >= least)?.[1]);

/** The chips that all stacks use. */
export function chipSymbols() {
  return [...COLOURS.map(([, name]) => name), "seat"].map((name) =>
    s("g", { id: `chip-${name}`, key: name, class: `chip ${name}` },
      s("ellipse", { class: "edge", rx: RADIUS, ry: RADIUS * 0.82, cy: 0.5 }),
      s("ellipse", { class: "top", rx: RADIUS, ry: RADIUS * 0.82 }),
      s("ellipse", { class: "dashes", rx: RADIUS * 0.86, ry: RADIUS * 0.69, "stroke-dasharray": "1.35 0.72" }),
      s("ellipse", { class: "inlay", rx: RADIUS * 0.62, ry: RADIUS * 0.5 })));
}

/**
 * A stack with its worth on top.
 * @param {{owner: number, amount: number, chips: string}} stack
 * @param {{x: number, y: number, scale: number, denominations: number[], mine: boolean, name: string}} how
 */
export function stack({ owner, amount, chips }, { x, y, scale, denominations, mine, name }) {
  const pile = chips === "value" ? chipsOf(amount, denominations) : [amount];
  const shown = pile.length > TALLEST ? pile.slice(0, TALLEST) : pile;
  const top = -(shown.length - 1) * RISE;
  return s("g", { key: `${owner} ${chips}`, class: `stack seat-${owner % 10}${mine ? " mine" : ""}`, transform: `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(3)})` },
    s("title", {}, `${name}: ${money(amount)}${chips === "value" ? "" : ` in ${chips}`}`),
    s("ellipse", { class: "owner", rx: RADIUS + 0.45, ry: RADIUS * 0.82 + 0.45, cy: 0.5 }),
    chips === "coupon"
      ? s("rect", { class: "coupon", x: -3, y: -1.6, width: 6, height: 3.2, rx: 0.3 })
      : shown.map((worth, at) => s("use", { href: `#chip-${chips === "value" ? chipColour(worth) : "seat"}`, y: (-at * RISE).toFixed(2) })),
    s("text", { class: `worth ${chips === "value" ? chipColour(/** @type {number} */ (shown.at(-1))) : "seat"}`, y: (top + 0.55).toFixed(2) }, face(amount)));
}
