/** The felt of any game, drawn from its layout: areas as a grid that mouse, touch and keys can wager on. */

import { s } from "./dom.js";
import { hand } from "./cards.js";
import { RADIUS, chipSymbols, stack } from "./chips.js";
import { money } from "./money.js";
import { ornament } from "./ornaments.js";
import { marker, markerPlace } from "./markers.js";
import { person, said } from "./words.js";

/**
 * @typedef {{name: string, label: string, x: number, y: number, width: number, height: number, clause: string,
 *   takes_wagers: boolean, pays: string, colour: string, shape: string}} Area
 * @typedef {{areas: Area[], width: number, height: number, ornaments: any[], bend: number, bends_below: number,
 *   onward: string, main_acts: string[]}} Layout
 */

/** Where an area lies when the players' side is bent into an arc: its middle moves down, and it turns with the arc. @param {Layout} layout @param {Area} area */
export function place(layout, area) {
  const cx = area.x + area.width / 2, cy = area.y + area.height / 2;
  if (!layout.bend || area.y < layout.bends_below) return { cx, cy, turn: 0 };
  const off = (cx - layout.width / 2) / (layout.width / 2);
  const turn = (-Math.atan((4 * layout.bend * off) / layout.width) * 180) / Math.PI;
  return { cx, cy: cy + layout.bend * (1 - off * off), turn };
}

/** Areas in rows as one reads them, for people who hear the felt. @param {Layout} layout @returns {Area[][]} */
export function rows(layout) {
  const taking = layout.areas.filter((area) => area.takes_wagers);
  const sorted = [...taking].sort((a, b) => a.y + a.height / 2 - (b.y + b.height / 2) || a.x - b.x);
  /** @type {Area[][]} */
  const found = [];
  for (const area of sorted) {
    const last = found.at(-1);
    const middle = area.y + area.height / 2;
    if (last && Math.abs(last[0].y + last[0].height / 2 - middle) < 2) last.push(area);
    else found.push([area]);
  }
  // Small areas lie on top of great ones, so rows of great areas are drawn first.
  const size = (row) => Math.max(...row.map((area) => area.width * area.height));
  return found.map((row) => row.sort((a, b) => a.x - b.x)).sort((a, b) => size(b) - size(a));
}

/** The area nearest to one in a direction. @param {Layout} layout @param {Area} from @param {number} dx @param {number} dy */
export function neighbour(layout, from, dx, dy) {
  const here = place(layout, from);
  let best = null, least = Infinity;
  for (const area of layout.areas) {
    if (!area.takes_wagers || area === from) continue;
    const there = place(layout, area);
    const along = (there.cx - here.cx) * dx + (there.cy - here.cy) * dy;
    const across = Math.abs((there.cx - here.cx) * dy) + Math.abs((there.cy - here.cy) * dx);
    const far = along + across * 2.5;
    if (along > 0.4 && far < least) [best, least] = [area, far];
  }
  return best;
}

/**
 * The whole felt.
 * @param {any} table The table page's state.
 * @param {any} hands What a hand may do on the felt: press, take, over, key.
 */
export function felt(table, hands) {
  const { layout, view } = table;
  const height = layout.height + layout.bend;
  const box = table.zoom ?? { x: -2, y: -2, width: layout.width + 4, height: height + 4 };
  return s("svg", { class: `felt ${table.zoom ? "zoomed" : ""}`, viewBox: `${box.x} ${box.y} ${box.width} ${box.height}` },
    table.defs ??= definitions(),
    table.cloth ??= cloth(layout),
    s("g", { key: "ornaments", class: "ornaments" }, layout.ornaments.map((each, at) => ornament(each, at, table))),
    s("g", { key: "places", class: "places", "aria-hidden": "true" }, layout.areas.filter((area) => !area.takes_wagers).map((area) => bare(layout, area))),
    s("g", { key: "grid", role: "grid", "aria-label": "Layout", "aria-describedby": "keys" },
      (table.rows ??= rows(layout)).map((row, at) => s("g", { key: at, role: "row" }, row.map((area) => cell(table, area, hands))))),
    s("g", { key: "cards", class: "cards", "aria-hidden": "true" }, layout.areas.map((area) => cards(table, area))),
    s("g", { key: "chips", class: "chips", "aria-hidden": "true" }, layout.areas.map((area) => chips(table, area))),
    s("g", { key: "markers", class: "markers", "aria-hidden": "true" }, Object.entries(view.markers).map(([name, on], at) => marker(name, on, markerPlace(layout, on, at, place)))));
}

function definitions() {
  return s("defs", { key: "defs" },
    s("pattern", { id: "weave", width: 1.2, height: 1.2, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
      s("rect", { class: "weave-ground", width: 1.2, height: 1.2 }), s("rect", { class: "weave-thread", width: 0.6, height: 0.6 }), s("rect", { class: "weave-thread", x: 0.6, y: 0.6, width: 0.6, height: 0.6 })),
    chipSymbols());
}

/** The cloth with its rail. @param {Layout} layout */
function cloth(layout) {
  const { width, height, bend } = layout;
  const below = height + bend;
  // The rail follows the arc at which the players sit.
  const edge = bend
    ? `M -1 -1 H ${width + 1} V ${height} Q ${width / 2} ${below + bend} -1 ${height} Z`
    : `M 1 -1 H ${width - 1} Q ${width + 1} -1 ${width + 1} 1 V ${height - 1} Q ${width + 1} ${height + 1} ${width - 1} ${height + 1} H 1 Q -1 ${height + 1} -1 ${height - 1} V 1 Q -1 -1 1 -1 Z`;
  return s("path", { key: "cloth", class: "cloth", d: edge });
}

/** @param {Layout} layout @param {Area} area */
function outline(layout, area) {
  const { cx, cy, turn } = place(layout, area);
  const transform = turn ? `rotate(${turn.toFixed(2)} ${cx.toFixed(2)} ${cy.toFixed(2)})` : undefined;
  const x = cx - area.width / 2, y = cy - area.height / 2;
  const drawn = area.shape === "round"
    ? s("ellipse", { class: "ground", cx, cy, rx: area.width / 2, ry: area.height / 2 })
    : s("rect", { class: "ground", x, y, width: area.width, height: area.height, rx: area.shape === "spot" ? area.width / 2 : 0.8 });
  return { cx, cy, transform, drawn };
}

/** What is printed in an area, in as many lines as fit. @param {Area} area @param {number} cx @param {number} cy */
function printed(area, cx, cy) {
  const label = area.label || area.pays;
  if (!label || area.shape === "spot") return [];
  const words = label.split(" ");
  const upright = area.height > area.width * 1.8 && label.length > 3;
  const [across, down] = upright ? [area.height, area.width] : [area.width, area.height];
  const lines = across / (label.length * 0.62) >= down * 0.3 || words.length === 1 ? [label] : halves(words);
  // A number's odds are told by its tag; on the felt the number stands alone.
  const odds = area.label && !/^\d+$/.test(label) && area.pays.length * 0.95 < across * 1.5 && down > 5.4 ? area.pays : "";
  const longest = Math.max(...lines.map((each) => each.length));
  const size = Math.min((across * 0.92) / (longest * 0.6), (down * 0.8) / (lines.length * 1.12 + (odds ? 0.75 : 0)), 4.2);
  const small = Math.min(size * 0.62, (across * 0.92) / ((odds.length || 1) * 0.52));
  const tall = lines.length * size * 1.08 + (odds ? small * 1.25 : 0);
  const first = cy - tall / 2 + size * 0.84;
  return [
    s("g", { class: "print", transform: upright ? `rotate(-90 ${cx} ${cy})` : undefined },
      lines.map((each, at) => s("text", { key: at, class: "label", x: cx, y: (first + at * size * 1.08).toFixed(2), "font-size": size.toFixed(2) }, each)),
      odds && s("text", { key: "odds", class: "odds", x: cx, y: (first + (lines.length - 1) * size * 1.08 + small * 1.3).toFixed(2), "font-size": small.toFixed(2) }, odds)),
  ];
}

/** Words in two lines of about one length. @param {string[]} words */
function halves(words) {
  let best = 1;
  const unlike = (at) => Math.abs(words.slice(0, at).join(" ").length - words.slice(at).join(" ").length);
  for (let at = 1; at < words.length; at++) if (unlike(at) < unlike(best)) best = at;
  return [words.slice(0, best).join(" "), words.slice(best).join(" ")];
}

/** An area that takes no wager. @param {Layout} layout @param {Area} area */
function bare(layout, area) {
  const { cx, cy, transform, drawn } = outline(layout, area);
  return s("g", { key: area.name, class: `area bare c-${area.colour || "none"}`, transform }, drawn, printed(area, cx, cy));
}

/** An area that takes wagers: a cell of the grid. @param {any} table @param {Area} area @param {any} hands */
function cell(table, area, hands) {
  const { cx, cy, transform, drawn } = outline(table.layout, area);
  const open = table.wagers.get(area.name);
  const mine = table.mine(area.name);
  const says = [said(area.label && !/^\d+$/.test(area.label) ? area.label : area.name), area.pays && `pays ${area.pays}`,
    mine ? `your wager ${money(mine)}` : "", open ? `${money(open.least)} to ${money(open.most)}` : "closed"];
  return s("g", {
    key: area.name, role: "gridcell", class: `area wager c-${area.colour || "none"} ${area.shape}${open ? " open" : ""}${mine ? " has" : ""}`,
    transform, tabindex: table.focus === area.name ? 0 : -1, "aria-label": says.filter(Boolean).join(", "), "data-area": area.name,
    onclick: hands.press, oncontextmenu: hands.take, onpointerenter: hands.over, onfocus: hands.over, onkeydown: hands.key,
  }, drawn, printed(area, cx, cy));
}

/** @param {any} table @param {Area} area */
function cards(table, area) {
  const lying = table.view.cards[area.name];
  if (!lying?.length) return null;
  const { cx, cy, turn } = place(table.layout, area);
  // Of the discards one sees the back of the pile.
  if (area.name === "discard") return s("g", { key: area.name }, hand([{ piece: lying[0].piece, face: null }], area));
  const width = Math.max(area.width, Math.min(16, area.width * 2)), height = Math.max(area.height, 9);
  return s("g", { key: area.name, transform: turn ? `rotate(${turn.toFixed(2)} ${cx.toFixed(2)} ${cy.toFixed(2)})` : undefined },
    hand(lying, { x: cx - width / 2, y: cy - height / 2, width, height }));
}

/** @param {any} table @param {Area} area */
function chips(table, area) {
  const lying = table.view.stacks[area.name];
  if (!lying?.length) return null;
  const { cx, cy } = place(table.layout, area);
  const scale = Math.max(0.62, Math.min(1.25, Math.min(area.width, area.height) / (RADIUS * 3.2)));
  const step = Math.min(RADIUS * 2.1 * scale, (Math.max(area.width, 4) - RADIUS) / lying.length);
  const low = table.view.cards[area.name]?.length ? area.height * 0.3 : 0;
  return s("g", { key: area.name },
    lying.map((each, at) => stack(each, {
      x: cx + (at - (lying.length - 1) / 2) * step, y: cy + low + (area.shape === "spot" ? 0 : area.height * 0.12), scale,
      denominations: table.denominations, mine: each.owner === table.view.who, name: person(each.owner, table.view),
    })));
}
