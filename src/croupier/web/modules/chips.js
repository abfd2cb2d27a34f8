/** Chips: a stack on the felt, one drawn chip for each real one up to a height that still reads. */

import { s } from "./dom.js";
import { chipsOf, face, money } from "./money.js";

const TALLEST = 12;
export const RADIUS = 2.15;
/** How much of a chip one sees below the one on top of it. */
const RISE = 0.56;
const FLAT = 0.86;
const COLOURS = [[500000, "brown"], [100000, "yellow"], [50000, "purple"], [10000, "black"], [2500, "green"], [500, "red"], [0, "white"]];

/** The colour of a value chip. @param {number} worth */
export const chipColour = (worth) => /** @type {string} */ (COLOURS.find(([least]) => worth >= least)?.[1]);

/** The chips that all stacks use; a player's own are in the colour of the seat, which a stack's class gives. */
export function chipSymbols() {
  const around = 2 * Math.PI * RADIUS * 0.89 * ((1 + FLAT) / 2);
  const dashes = `${((around / 8) * 0.4).toFixed(3)} ${((around / 8) * 0.6).toFixed(3)}`;
  return [...COLOURS.map(([, name]) => name), "seat"].map((name) =>
    s("g", { id: `chip-${name}`, key: name, class: `chip ${name}` },
      s("ellipse", { class: "shade", rx: RADIUS + 0.14, ry: RADIUS * FLAT + 0.1, cx: 0.18, cy: RISE + 0.22 }),
      s("ellipse", { class: "edge", rx: RADIUS, ry: RADIUS * FLAT, cy: RISE }),
      s("ellipse", { class: "top", rx: RADIUS, ry: RADIUS * FLAT }),
      s("ellipse", { class: "dashes", rx: RADIUS * 0.87, ry: RADIUS * 0.87 * FLAT, "stroke-dasharray": dashes }),
      s("ellipse", { class: "inlay", rx: RADIUS * 0.66, ry: RADIUS * 0.66 * FLAT }),
      s("ellipse", { class: "shine", rx: RADIUS, ry: RADIUS * FLAT })));
}

/**
 * A stack with its worth on top.
 * @param {{owner: number, amount: number, chips: string}} stack
 * @param {{x: number, y: number, scale: number, denominations: number[], mine: boolean, name: string}} how
 */
export function stack({ owner, amount, chips }, { x, y, scale, denominations, mine, name }) {
  const pile = chips === "value" ? chipsOf(amount, denominations) : chips === "coupon" ? [] : [amount];
  const shown = pile.slice(0, TALLEST);
  const top = -Math.max(0, shown.length - 1) * RISE;
  const worth = face(amount);
  return s("g", { key: `${owner} ${chips}`, "data-stack": owner, class: `stack seat-${owner % 10}${mine ? " mine" : ""}`, transform: `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(3)})` },
    s("title", {}, `${name}: ${money(amount)}${chips === "value" ? "" : ` in ${chips}`}`),
    s("ellipse", { class: "owner", rx: RADIUS + 0.42, ry: (RADIUS + 0.42) * FLAT, cy: RISE }),
    chips === "coupon"
      ? s("rect", { class: "coupon", x: -3.2, y: -1.7, width: 6.4, height: 3.4, rx: 0.3 })
      : shown.map((each, at) => s("use", { key: at, href: `#chip-${chips === "value" ? chipColour(each) : "seat"}`, y: (-at * RISE).toFixed(2) })),
    s("text", { class: "worth", y: (top + 0.5).toFixed(2), "font-size": worth.length > 3 ? 1.15 : worth.length > 2 ? 1.4 : 1.65 }, worth));
}
