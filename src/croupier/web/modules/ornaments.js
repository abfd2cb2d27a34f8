/** What moves or is printed beside the areas: wheels, dice, the shoe, the roads, words on the cloth. */

import { s } from "./dom.js";
import { roadsDrawn } from "./roads.js";

/** @param {any} each @param {number} at @param {any} table */
export function ornament(each, at, table) {
  const draw = KINDS[each.kind];
  return draw ? s("g", { key: at, class: `ornament ${each.kind}`, transform: `translate(${each.x} ${each.y})` }, draw(each, table)) : null;
}

/** @type {Record<string, (each: any, table: any) => any>} */
const KINDS = { words, wheel, clapper, dice, roads: roadsDrawn, shoe };

function words({ width, height, words: text }) {
  const size = Math.min(height, (width / text.length) * 1.75);
  return s("text", { class: "cloth-words", x: width / 2, y: height / 2 + size * 0.35, "font-size": size.toFixed(2) }, text);
}

/** A ring of compartments. @param {string[]} values @param {string[]} colours @param {number} outer @param {number} inner */
function ring(values, colours, outer, inner) {
  const step = (2 * Math.PI) / values.length;
  const point = (radius, turn) => `${(radius * Math.sin(turn)).toFixed(3)} ${(-radius * Math.cos(turn)).toFixed(3)}`;
  return values.map((value, at) => {
    const [from, to] = [(at - 0.5) * step, (at + 0.5) * step];
    return s("g", { key: at, class: `pocket c-${colours[at] ?? "none"}` },
      s("path", { d: `M ${point(outer, from)} A ${outer} ${outer} 0 0 1 ${point(outer, to)} L ${point(inner, to)} A ${inner} ${inner} 0 0 0 ${point(inner, from)} Z` }),
      s("text", { transform: `rotate(${((at * 360) / values.length).toFixed(2)}) translate(0 ${(-outer + (outer - inner) * 0.32).toFixed(2)})`, "font-size": ((outer * 2.9) / values.length).toFixed(2) }, value.replace("$", "")));
  });
}

/** How far something that shows a value has turned: on from where it stood, by whole rounds and to the value. */
function turned(table, name, target, rounds) {
  const kept = (table.turns[name] ??= { turn: 0, spins: 0 });
  if (kept.spins !== table.spins) {
    const on = (((target - kept.turn) % 360) + 360) % 360;
    kept.turn += on + 360 * rounds * Math.sign(table.spins - kept.spins);
    kept.spins = table.spins;
  }
  return kept.turn;
}

function wheel({ width, values, colours }, table) {
  const middle = width / 2, outer = middle * 0.86;
  const found = values.indexOf(String(table.result));
  const angle = found < 0 ? 0 : (found * 360) / values.length;
  const drawn = (table.rings ??= ring(values, colours, outer, outer * 0.62));
  return s("g", { transform: `translate(${middle} ${middle})` },
    s("title", {}, found < 0 ? "The wheel" : `The ball lies in ${table.result}`),
    s("circle", { class: "bowl", r: middle }), s("circle", { class: "track", r: middle * 0.95 }),
    s("g", { class: "head" }, drawn, s("circle", { class: "cone", r: outer * 0.6 }),
      [0, 45, 90, 135].map((turn) => s("rect", { key: turn, class: "spoke", x: -0.25, y: -outer * 0.42, width: 0.5, height: outer * 0.84, transform: `rotate(${turn})` })),
      s("circle", { class: "hub", r: outer * 0.14 })),
    s("g", { class: "ball-arm", turn: turned(table, "ball", angle, 4) }, found >= 0 && s("circle", { class: "ball", cy: -outer * 0.68, r: outer * 0.055 })));
}

function clapper({ width, values, colours }, table) {
  const middle = width / 2, outer = middle * 0.94;
  const stop = typeof table.result === "number" ? table.result : 0;
  const angle = (-stop * 360) / values.length;
  const drawn = (table.rings ??= ring(values, colours, outer, outer * 0.7));
  return s("g", { transform: `translate(${middle} ${middle})` },
    s("title", {}, "The wheel"), s("circle", { class: "bowl", r: middle }),
    s("g", { class: "big-head", turn: turned(table, "wheel", angle, -3) }, drawn,
      values.map((_, at) => s("circle", { key: `peg ${at}`, class: "peg", r: 0.3, transform: `rotate(${((at + 0.5) * 360) / values.length}) translate(0 ${-outer})` })),
      s("circle", { class: "cone", r: outer * 0.68 }), s("circle", { class: "hub", r: outer * 0.1 })),
    s("path", { class: "clapper-tongue", d: `M -0.9 ${-middle - 1.4} H 0.9 L 0 ${-outer * 0.9} Z` }));
}

const PIPS = { 1: [[0, 0]], 2: [[-1, -1], [1, 1]], 3: [[-1, -1], [0, 0], [1, 1]], 4: [[-1, -1], [1, -1], [-1, 1], [1, 1]], 5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], 6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]] };

function dice({ width, height }, table) {
  const side = Math.min(height, width * 0.46);
  const faces = Array.isArray(table.result) ? table.result : [];
  return faces.map((face, at) =>
    s("g", { key: `${at} ${table.spins}`, class: `die die-${at}`, transform: `translate(${side / 2 + at * (width - side)} ${height / 2})` },
      s("title", {}, String(face)),
      s("g", { class: "tumble" },
        s("rect", { x: -side / 2, y: -side / 2, width: side, height: side, rx: side * 0.16 }),
        PIPS[face].map(([x, y]) => s("circle", { key: `${x} ${y}`, cx: x * side * 0.27, cy: y * side * 0.27, r: side * 0.095 })))));
}

function shoe({ width, height }, table) {
  const held = table.view.shoe;
  if (!held) return null;
  const full = held.size ? held.left / held.size : 0;
  return [
    s("title", {}, `${held.left} of ${held.size} cards are in the shoe`),
    s("rect", { class: "shoe-box", width, height, rx: 1 }),
    s("rect", { class: "shoe-cards", x: 0.8, y: 0.8 + (height - 1.6) * (1 - full), width: width - 1.6, height: (height - 1.6) * full, rx: 0.5 }),
    held.cutting_card !== null && held.cutting_card !== undefined && held.size - held.cutting_card < held.left &&
      s("rect", { class: "cut-card", x: 0.8, y: 0.8 + (height - 1.6) * (1 - (held.size - held.cutting_card) / held.size), width: width - 1.6, height: 0.5 }),
    s("text", { x: width / 2, y: height + 2.6, "font-size": 2 }, held.left),
  ];
}
