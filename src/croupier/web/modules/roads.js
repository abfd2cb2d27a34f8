/** The five roads of a shoe: the results as scoreboards of baccarat tables draw them. */

import { s } from "./dom.js";

const ROWS = 6;

/**
 * @typedef {{winner: string, player_pair?: boolean, banker_pair?: boolean}} Decided
 * @typedef {{column: number, row: number, content: any}} Cell
 */

/** The runs of one winner; a tie marks the cell before it, and ties before the first wait for it. @param {Decided[]} results */
export function runs(results) {
  /** @type {any[][]} */
  const columns = [];
  let waiting = 0;
  for (const each of results) {
    if (each.winner === "tie") {
      if (columns.length) columns.at(-1).at(-1).ties++;
      else waiting++;
      continue;
    }
    const cell = { ...each, ties: waiting };
    waiting = 0;
    if (columns.at(-1)?.at(-1).winner === each.winner) columns.at(-1).push(cell);
    else columns.push([cell]);
  }
  return columns;
}

/** The marks of the derived road that looks so many columns back. @param {number[]} lengths @param {number} back */
export function derived(lengths, back) {
  const marks = [];
  lengths.forEach((length, column) => {
    for (let row = 1; row <= length; row++) {
      if (column < back || (column === back && row === 1)) continue;
      if (row === 1) marks.push(lengths[column - 1] === lengths[column - 1 - back] ? "red" : "blue");
      else marks.push(lengths[column - back] === row - 1 ? "blue" : "red");
    }
  });
  return marks;
}

/** Marks of one colour in columns. @param {string[]} marks */
export function grouped(marks) {
  /** @type {string[][]} */
  const columns = [];
  for (const each of marks) {
    if (columns.at(-1)?.at(-1) === each) columns.at(-1).push(each);
    else columns.push([each]);
  }
  return columns;
}

/** Each run goes down, and turns right where the cell below is taken or the sixth row is reached. @param {any[][]} columns @returns {Cell[]} */
export function laid(columns) {
  const taken = new Set();
  /** @type {Cell[]} */
  const cells = [];
  let start = 0;
  for (const run of columns) {
    while (taken.has(`${start} 0`)) start++;
    let column = start, row = 0;
    run.forEach((content, at) => {
      if (at && row + 1 < ROWS && !taken.has(`${column} ${row + 1}`) && column === start) row++;
      else if (at) column++;
      taken.add(`${column} ${row}`);
      cells.push({ column, row, content });
    });
  }
  return cells;
}

/** What the derived roads would show next if this side won. @param {Decided[]} results @param {string} winner */
export function preview(results, winner) {
  const lengths = runs([...results, { winner }]).map((column) => column.length);
  return [1, 2, 3].map((back) => derived(lengths, back).at(-1) ?? "");
}

const INITIAL = { banker: "B", player: "P", tie: "T" };

/** The scoreboard in its rectangle. @param {any} each @param {any} seen */
export function roadsDrawn({ width, height }, { view }) {
  /** @type {Decided[]} */
  const results = view.memory?.results ?? [];
  const columns = runs(results);
  const lengths = columns.map((column) => column.length);
  const unit = height / (ROWS * 2 + 1.4);
  const beads = results.map((content, at) => ({ column: Math.floor(at / ROWS), row: at % ROWS, content }));
  const left = width * 0.3;
  const third = (width - left - unit * 2) / 3;
  const counts = ["banker", "player", "tie"].map((winner) => results.filter((each) => each.winner === winner).length);
  return [
    s("title", {}, `${results.length} hands: banker ${counts[0]}, player ${counts[1]}, tie ${counts[2]}`),
    s("rect", { class: "board", width, height, rx: 0.6 }),
    road("beads", beads, 0.4, 0.4, (left - unit * 0.6) / (unit * 1.2), unit * 1.2, bead),
    road("big", laid(columns), left, 0.4, (width - left) / unit - 0.6, unit, great),
    [1, 2, 3].map((back) => road(`derived-${back}`, laid(grouped(derived(lengths, back))), left + (back - 1) * (third + unit * 0.4), unit * 6.8, (third / unit) * 2, unit / 2, small(back))),
    s("text", { class: "counts", x: left, y: height - unit * 1.5, "font-size": unit * 0.95 }, `B ${counts[0]}  P ${counts[1]}  T ${counts[2]}`),
    ["banker", "player"].map((winner, at) =>
      s("g", { key: winner, transform: `translate(${left + (width - left) * (0.34 + at * 0.33)} ${height - unit * 1.5})` },
        s("text", { class: "counts", "font-size": unit * 0.85 }, `if ${winner}`),
        preview(results, winner).map((mark, on) => mark && s("g", { key: on, class: `mark ${mark}`, transform: `translate(${unit * (4.2 + on)} ${-unit * 0.7})` }, small(on + 1)({ content: mark }, unit * 0.7))))),
  ];
}

/** @param {string} name @param {Cell[]} cells */
function road(name, cells, x, y, wide, unit, draw) {
  const last = cells.reduce((most, each) => Math.max(most, each.column), 0);
  const shift = Math.max(0, last + 1 - Math.floor(wide));
  return s("g", { key: name, class: `road ${name}`, transform: `translate(${x.toFixed(2)} ${y.toFixed(2)})` },
    cells.filter((each) => each.column >= shift).map((each, at) =>
      s("g", { key: at, class: `mark ${typeof each.content === "string" ? each.content : each.content.winner}`, transform: `translate(${((each.column - shift) * unit).toFixed(2)} ${(each.row * unit).toFixed(2)})` }, draw(each, unit))));
}

function bead({ content }, unit) {
  return [s("circle", { class: "disc", cx: unit / 2, cy: unit / 2, r: unit * 0.44 }), s("text", { class: "letter", x: unit / 2, y: unit * 0.72, "font-size": unit * 0.6 }, INITIAL[content.winner]),
    content.banker_pair && s("circle", { class: "pair banker", cx: unit * 0.2, cy: unit * 0.2, r: unit * 0.14 }), content.player_pair && s("circle", { class: "pair player", cx: unit * 0.8, cy: unit * 0.8, r: unit * 0.14 })];
}

function great({ content }, unit) {
  return [s("circle", { class: "ring", cx: unit / 2, cy: unit / 2, r: unit * 0.38, "stroke-width": unit * 0.13 }),
    content.ties > 0 && s("path", { class: "tie-mark", d: `M ${unit * 0.2} ${unit * 0.8} L ${unit * 0.8} ${unit * 0.2}`, "stroke-width": unit * 0.12 }),
    content.ties > 1 && s("text", { class: "letter", x: unit / 2, y: unit * 0.68, "font-size": unit * 0.5 }, content.ties)];
}

/** The cells of the derived roads: rings, discs, slashes. @param {number} back */
const small = (back) => (_cell, unit) =>
  back === 1 ? s("circle", { class: "ring", cx: unit / 2, cy: unit / 2, r: unit * 0.36, "stroke-width": unit * 0.16 })
  : back === 2 ? s("circle", { class: "disc", cx: unit / 2, cy: unit / 2, r: unit * 0.42 })
  : s("path", { class: "slash", d: `M ${unit * 0.15} ${unit * 0.85} L ${unit * 0.85} ${unit * 0.15}`, "stroke-width": unit * 0.2 });
