/** Small charts in SVG; each says in words what it shows, and the table beside it has the figures. */

import { s } from "./dom.js";

const ROW = 22;
const NAMES = 150;
const WIDTH = 640;

/** Bars from left to right, one for each value. @param {string} title @param {{name: string, value: number, says: string}[]} bars */
export function bars(title, bars) {
  const most = Math.max(...bars.map((each) => Math.abs(each.value)), 1e-9);
  const room = WIDTH - NAMES - 150;
  return s("svg", { class: "chart", role: "img", "aria-label": `${title}: ${bars.map((each) => `${each.name} ${each.says}`).join(", ")}`, viewBox: `0 0 ${WIDTH} ${bars.length * ROW + 6}` },
    bars.map(({ name, value, says }, at) => {
      const wide = Math.max(1, (Math.abs(value) / most) * room), y = at * ROW + 3;
      return s("g", { key: at, class: value < 0 ? "less" : "more" },
        s("text", { class: "name", x: NAMES - 6, y: y + 14 }, name.length > 22 ? `${name.slice(0, 21)}…` : name),
        s("rect", { x: NAMES, y: y + 2, width: wide.toFixed(1), height: ROW - 6, rx: 2 }),
        s("text", { class: "figure", x: (NAMES + wide + 5).toFixed(1), y: y + 14 }, says));
    }));
}
