/** Dice: those that are thrown, and those that are printed on the felt. */

import { s } from "./dom.js";

const PIPS = { 1: [[0, 0]], 2: [[-1, -1], [1, 1]], 3: [[-1, -1], [0, 0], [1, 1]], 4: [[-1, -1], [1, -1], [-1, 1], [1, 1]], 5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], 6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]] };

/** @param {number} face @param {number} side */
const pips = (face, side) => PIPS[face].map(([x, y]) => s("circle", { key: `${x} ${y}`, class: "die-pip", cx: (x * side * 0.26).toFixed(3), cy: (y * side * 0.26).toFixed(3), r: (side * 0.1).toFixed(3) }));

/** Dice as they are printed in an area. @param {number[]} faces @param {number} cx @param {number} cy @param {number} side */
export function printedDice(faces, cx, cy, side) {
  const step = side * 1.16;
  return s("g", { key: "dice", class: "printed-dice" }, faces.map((face, at) =>
    s("g", { key: at, transform: `translate(${(cx + (at - (faces.length - 1) / 2) * step).toFixed(2)} ${cy.toFixed(2)})` },
      s("rect", { x: -side / 2, y: -side / 2, width: side, height: side, rx: side * 0.18 }), pips(face, side))));
}

/** The dice as they came to rest. @param {any} each @param {{table: any}} seen */
export function dice({ width, height }, { table }) {
  const side = Math.min(height * 0.8, width * 0.4);
  const faces = Array.isArray(table.result) ? table.result : [];
  const rest = [[-0.58, -0.06, -14], [0.58, 0.08, 19]];
  return faces.map((face, at) =>
    s("g", { key: `${at} ${table.spins}`, class: `die die-${at}`, transform: `translate(${(width / 2 + rest[at][0] * side).toFixed(2)} ${(height / 2 + rest[at][1] * side).toFixed(2)})` },
      s("title", {}, String(face)),
      s("g", { class: "tumble" }, s("g", { transform: `rotate(${rest[at][2]})` },
        s("rect", { class: "die-shade", x: -side / 2 + 0.3, y: -side / 2 + 0.5, width: side, height: side, rx: side * 0.16 }),
        s("rect", { class: "die-body", x: -side / 2, y: -side / 2, width: side, height: side, rx: side * 0.16 }),
        s("rect", { class: "die-shine", x: -side * 0.42, y: -side * 0.42, width: side * 0.84, height: side * 0.84, rx: side * 0.3 }),
        pips(face, side)))));
}
