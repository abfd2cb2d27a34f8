/** The court cards: a half figure and its reflection, king, queen and jack, of our own drawing. */

import { s } from "./dom.js";

const SHOULDERS = "M2.35 7 C2.35 5.95 3.1 5.45 4.1 5.2 L5.9 5.2 C6.9 5.45 7.65 5.95 7.65 7 Z";

/** The parts of each figure from back to front: a class and a path. @type {Record<string, string[][]>} */
const FIGURES = {
  K: [
    ["hair", "M3.85 3.4 Q3.5 5.3 4.1 5.7 H5.9 Q6.5 5.3 6.15 3.4 Z"],
    ["coat", SHOULDERS],
    ["trim", "M4.35 5.3 L5 7 L5.65 5.3 L6.2 5.45 L5.6 7 H4.4 L3.8 5.45 Z"],
    ["skin", "M4.05 3.2 Q4 5.05 5 5.15 Q6 5.05 5.95 3.2 Z"],
    ["hair", "M4.05 4.15 Q4.3 4.5 5 4.3 Q5.7 4.5 5.95 4.15 Q6.05 5.6 5 6.05 Q3.95 5.6 4.05 4.15 Z"],
    ["gold", "M3.85 3.3 L3.5 1.75 L4.3 2.45 L5 1.45 L5.7 2.45 L6.5 1.75 L6.15 3.3 Q5 3 3.85 3.3 Z"],
    ["stone", "M5 2.35 L5.25 2.7 L5 3.02 L4.75 2.7 Z"],
    ["steel", "M7.15 6.9 V3.1 L7.35 2.6 L7.55 3.1 V6.9 Z M6.8 5.6 H7.9 V5.85 H6.8 Z"],
  ],
  Q: [
    ["hair", "M3.75 3.1 Q3.1 5.4 3.5 6.3 H6.5 Q6.9 5.4 6.25 3.1 Q5 1.9 3.75 3.1 Z"],
    ["coat", SHOULDERS],
    ["trim", "M4.2 5.2 Q5 6.5 5.8 5.2 L6.3 5.4 Q5 7.6 3.7 5.4 Z"],
    ["skin", "M4.1 3.2 Q4.05 5.05 5 5.25 Q5.95 5.05 5.9 3.2 Q5 2.6 4.1 3.2 Z"],
    ["skin", "M4.7 4.9 H5.3 V5.6 Q5 5.9 4.7 5.6 Z"],
    ["gold", "M4 2.95 Q3.95 2.2 4.2 1.9 L4.6 2.4 L5 1.75 L5.4 2.4 L5.8 1.9 Q6.05 2.2 6 2.95 Q5 2.5 4 2.95 Z"],
    ["stone", "M2.95 5.1 a0.42 0.42 0 1 0 0.84 0 a0.42 0.42 0 1 0 -0.84 0 Z"],
    ["stem", "M3.35 5.5 Q3.4 6.3 3.1 6.9"],
  ],
  J: [
    ["hair", "M3.9 3.1 Q3.6 4.8 3.9 5 H6.1 Q6.4 4.8 6.1 3.1 Z"],
    ["coat", SHOULDERS],
    ["trim", "M3.9 5.25 L5 5.95 L6.1 5.25 L6.3 5.75 L5 6.6 L3.7 5.75 Z"],
    ["skin", "M4.1 3 Q4.05 4.95 5 5.1 Q5.95 4.95 5.9 3 Z"],
    ["cap", "M3.6 3.05 Q3.75 1.75 5 1.7 Q6.25 1.75 6.4 3.05 Q5 2.55 3.6 3.05 Z"],
    ["gold", "M3.55 3.15 Q5 2.6 6.45 3.15 L6.4 2.8 Q5 2.25 3.6 2.8 Z"],
    ["feather", "M6.1 2.3 Q7.5 1.5 7.3 2.9 Q6.9 2.3 6.1 2.5 Z"],
    ["steel", "M2.75 6.9 V2.9 H2.95 V6.9 Z M2.85 2.2 Q3.45 2.6 2.85 3.2 Q2.25 2.6 2.85 2.2 Z"],
  ],
};
const EYES = "M4.48 3.72 h0.3 M5.22 3.72 h0.3 M4.82 4.62 q0.18 0.1 0.36 0 M5 3.8 v0.42";

/** @param {string} rank @param {string} suit @param {any} pip */
export function court(rank, suit, pip) {
  const half = (turned) => s("g", { key: turned ? "lower" : "upper", transform: turned ? "rotate(180 5 7)" : undefined },
    FIGURES[rank].map(([name, d], at) => s("path", { key: at, class: name, d })), s("path", { key: "eyes", class: "eyes", d: EYES }));
  return [
    s("rect", { key: "frame", class: "court-frame", x: 2.25, y: 1.35, width: 5.5, height: 11.3, rx: 0.25 }),
    s("g", { key: "figures", class: `figure f-${suit}` }, half(false), half(true), s("path", { key: "sash", class: "sash", d: "M2.35 7 H7.65" })),
    pip(suit, 3.05, 2.2, 0.55), pip(suit, 6.95, 11.8, 0.55, true),
  ];
}
