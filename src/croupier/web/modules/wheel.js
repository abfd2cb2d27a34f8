/** Wheels: the roulette wheel with its ball, and the upright wheel with its clapper. */

import { s } from "./dom.js";

/** @param {number} radius @param {number} turn */
const point = (radius, turn) => `${(radius * Math.sin(turn)).toFixed(3)} ${(-radius * Math.cos(turn)).toFixed(3)}`;

/** A ring of compartments. @param {string[]} values @param {string[]} colours @param {number} outer @param {number} inner @param {number} size */
function ring(values, colours, outer, inner, size) {
  const step = (2 * Math.PI) / values.length;
  return values.map((value, at) => {
    const [from, to] = [(at - 0.5) * step, (at + 0.5) * step];
    return s("g", { key: at, class: `pocket c-${colours[at] ?? "none"}` },
      s("path", { d: `M ${point(outer, from)} A ${outer} ${outer} 0 0 1 ${point(outer, to)} L ${point(inner, to)} A ${inner} ${inner} 0 0 0 ${point(inner, from)} Z` }),
      s("text", { transform: `rotate(${((at * 360) / values.length).toFixed(2)}) translate(0 ${(-outer + size * 1.12).toFixed(2)})`, "font-size": size.toFixed(2) }, value));
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

/** The bowl seen from above: wooden rim, ball track with its diamonds, numbers, pockets, turret. @param {any} each @param {{table: any}} seen */
export function wheel({ width, values, colours }, { table }) {
  const r = width / 2;
  const found = values.indexOf(String(table.result));
  const angle = found < 0 ? 0 : (found * 360) / values.length;
  const numbers = r * 0.76, pockets = r * 0.62, floor = r * 0.48;
  table.wheel ??= [
    s("circle", { class: "bowl-shade", cx: r * 0.02, cy: r * 0.04, r: r * 1.01 }),
    s("circle", { class: "bowl", r }), s("circle", { class: "bowl-rim", r: r * 0.97 }), s("circle", { class: "track", r: r * 0.9 }), s("circle", { class: "track-low", r: r * 0.82 }),
    Array.from({ length: 8 }, (_, at) => s("path", { key: `d${at}`, class: "deflector", d: at % 2 ? "M0 -1.1 L0.45 0 L0 1.1 L-0.45 0 Z" : "M-1.1 0 L0 0.45 L1.1 0 L0 -0.45 Z", transform: `rotate(${at * 45 + 22.5}) translate(0 ${-r * 0.86})` })),
    ring(values, colours, numbers, pockets, (r * 3.3) / values.length),
    values.map((_, at) => s("path", { key: `p${at}`, class: `well c-${colours[at]}`, d: sector(pockets, floor, at, values.length) })),
    s("circle", { class: "cone", r: floor }), s("circle", { class: "cone-top", r: floor * 0.62 }),
    Array.from({ length: 4 }, (_, at) => s("g", { key: `a${at}`, class: "arm", transform: `rotate(${at * 90 + 45})` }, s("path", { d: `M -0.45 0 L -0.28 ${-floor * 0.62} L 0.28 ${-floor * 0.62} L 0.45 0 Z` }), s("circle", { cy: -floor * 0.64, r: r * 0.035 }))),
    s("circle", { class: "hub", r: r * 0.1 }), s("circle", { class: "hub-top", r: r * 0.055 }),
  ];
  return s("g", { transform: `translate(${r} ${r})` },
    s("title", {}, found < 0 ? "The wheel" : `The ball lies in ${table.result}`),
    s("g", { key: "head", class: "head" }, table.wheel),
    s("g", { key: "ball", class: "ball-arm", turn: turned(table, "ball", angle, 5) }, found >= 0 && s("g", { key: table.spins, class: "ball-drop" }, s("circle", { class: "ball", cy: -(pockets + floor) / 2, r: r * 0.042 }))));
}

/** @param {number} outer @param {number} inner @param {number} at @param {number} of */
function sector(outer, inner, at, of) {
  const step = (2 * Math.PI) / of, from = (at - 0.5) * step, to = (at + 0.5) * step;
  return `M ${point(outer, from)} A ${outer} ${outer} 0 0 1 ${point(outer, to)} L ${point(inner, to)} A ${inner} ${inner} 0 0 0 ${point(inner, from)} Z`;
}

/** The upright wheel on its post, with pegs and the leather clapper above. @param {any} each @param {{table: any}} seen */
export function clapper({ width, height, values, colours }, { table }) {
  const r = width / 2, outer = r * 0.93;
  const stop = typeof table.result === "number" ? table.result : 0;
  const angle = (-stop * 360) / values.length;
  table.wheel ??= [
    ring(values, colours, outer, outer * 0.8, (outer * 3.1) / values.length),
    s("circle", { class: "cone", r: outer * 0.8 }), s("circle", { class: "cone-top", r: outer * 0.55 }),
    Array.from({ length: 9 }, (_, at) => s("path", { key: `r${at}`, class: "ray", d: `M 0 ${-outer * 0.12} L ${outer * 0.05} ${-outer * 0.5} L 0 ${-outer * 0.76} L ${-outer * 0.05} ${-outer * 0.5} Z`, transform: `rotate(${at * 40})` })),
    values.map((_, at) => s("circle", { key: `peg ${at}`, class: "peg", r: r * 0.012, transform: `rotate(${((at + 0.5) * 360) / values.length}) translate(0 ${-outer * 0.985})` })),
    s("circle", { class: "hub", r: outer * 0.12 }), s("circle", { class: "hub-top", r: outer * 0.06 }),
  ];
  return s("g", { transform: `translate(${r} ${r + 2})` },
    s("title", {}, table.result === null || table.result === undefined ? "The wheel" : `The clapper rests at ${values[stop]}`),
    s("path", { class: "post", d: `M ${-r * 0.08} 0 L ${-r * 0.16} ${height - r - 2} H ${r * 0.16} L ${r * 0.08} 0 Z` }),
    s("circle", { class: "bowl", r }), s("circle", { class: "bowl-rim", r: r * 0.965 }),
    s("g", { key: "head", class: "big-head", turn: turned(table, "wheel", angle, -3) }, table.wheel),
    s("g", { key: "tongue", class: "tongue" }, s("path", { class: "clapper-tongue", d: `M ${-r * 0.045} ${-r * 1.06} H ${r * 0.045} L ${r * 0.012} ${-outer * 0.9} H ${-r * 0.012} Z` }), s("circle", { class: "hub", cy: -r * 1.03, r: r * 0.035 })));
}
