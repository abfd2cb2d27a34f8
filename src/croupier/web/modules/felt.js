/** The felt of any game, drawn from its layout: areas as a grid that mouse, touch and keys can wager on. */

import { s } from "./dom.js";
import { cardSymbols } from "./cards.js";
import { chipSymbols } from "./chips.js";
import { printedDice } from "./dice.js";
import { bentBox, edgeOf, follows, place, stretch } from "./geometry.js";
import { lettered } from "./lettering.js";
import { cardsOn, chipsOn } from "./lying.js";
import { money } from "./money.js";
import { isAbove, ornament } from "./ornaments.js";
import { marker, markerPlace } from "./markers.js";
import { said } from "./words.js";

export { place } from "./geometry.js";

/** @typedef {import("./geometry.js").Area} Area */
/** @typedef {import("./geometry.js").Layout} Layout */

const RAIL = 4;

/** What of the plane one sees: the felt with its rail. @param {Layout} layout */
export function whole({ width, height, arc }) {
  const side = RAIL + (arc ? 3.5 : 1.5);
  return { x: -side, y: -RAIL - 1.5, width: width + 2 * side, height: height + 2 * RAIL + 3 };
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
 * @param {any} table The table page's state; where a scene is being played, what is seen of it so far.
 * @param {any} hands What a hand may do on the felt: press, take, over, key.
 */
export function felt(table, hands) {
  const { layout } = table;
  const view = table.scene?.view ?? table.view;
  const box = table.zoom ?? (table.whole ??= whole(layout));
  const seen = { table, layout, view };
  table.kept ??= new Map();
  return s("svg", { class: `felt cloth-${layout.cloth || "green"}${table.zoom ? " zoomed" : ""}`, viewBox: `${box.x} ${box.y} ${box.width} ${box.height}` },
    table.cloth ??= [definitions(), cloth(layout)],
    s("g", { key: "ornaments", class: "ornaments" }, layout.ornaments.map((each, at) => isAbove(each) ? null : ornament(each, at, seen))),
    table.bare ??= s("g", { key: "places", class: "places", "aria-hidden": "true" }, layout.areas.filter((area) => !area.takes_wagers).map((area) => bare(layout, area))),
    s("g", { key: "grid", role: "grid", "aria-label": "Layout", "aria-describedby": "keys" },
      (table.rows ??= rows(layout)).map((row, at) => s("g", { key: at, role: "row" }, row.map((area) => cell(table, area, hands))))),
    s("g", { key: "cards", class: "cards", "aria-hidden": "true" }, cardsOn(seen)),
    s("g", { key: "chips", class: "chips", "aria-hidden": "true" }, chipsOn(seen)),
    s("g", { key: "markers", class: "markers", "aria-hidden": "true" }, Object.entries(view.markers).map(([name, on], at) => marker(name, on, markerPlace(layout, name, on, at)))),
    s("g", { key: "above", class: "ornaments", "aria-hidden": "true" }, layout.ornaments.map((each, at) => isAbove(each) ? ornament(each, at, seen) : null)));
}

function definitions() {
  return s("defs", { key: "defs" },
    s("radialGradient", { id: "lamp", cx: "50%", cy: "38%", r: "75%" }, s("stop", { class: "lamp-middle", offset: "0%" }), s("stop", { class: "lamp-edge", offset: "100%" })),
    s("linearGradient", { id: "leather", x1: 0, y1: 0, x2: 0, y2: 1 }, s("stop", { class: "leather-light", offset: "0%" }), s("stop", { class: "leather-middle", offset: "45%" }), s("stop", { class: "leather-dark", offset: "100%" })),
    s("pattern", { id: "nap", width: 0.9, height: 0.9, patternUnits: "userSpaceOnUse", patternTransform: "rotate(32)" }, s("path", { class: "nap", d: "M0 0.2 H0.9 M0.2 0.65 H0.7" })),
    cardSymbols(), chipSymbols());
}

/** The cloth with its rail. @param {Layout} layout */
function cloth(layout) {
  const inner = edgeOf(layout, 0.8);
  return s("g", { key: "cloth" },
    s("path", { class: "rail", d: edgeOf(layout, RAIL) }), s("path", { class: "rail-seam", d: edgeOf(layout, RAIL * 0.55) }),
    s("path", { class: "cloth", d: inner }), s("path", { class: "cloth-lamp", d: inner }), s("path", { class: "cloth-nap", d: inner }), s("path", { class: "cloth-edge", d: inner }));
}

/** An area's outline as it lies, and the frame in which its words stand upright. @param {Layout} layout @param {Area} area */
function outline(layout, area) {
  const { cx, cy, turn } = place(layout, area);
  const wider = follows(layout, area) ? stretch(layout, area.x + area.width / 2, area.y + area.height / 2) : 1;
  const width = area.width * wider, { height } = area;
  const x = cx - width / 2, y = cy - height / 2;
  const stands = turn ? `rotate(${turn.toFixed(2)} ${cx.toFixed(2)} ${cy.toFixed(2)})` : undefined;
  return { cx, cy, width, height, stands, drawn: shape(layout, area, { cx, cy, x, y, width, height, stands }) };
}

/** @param {Layout} layout @param {Area} area @param {any} at */
function shape(layout, area, { cx, cy, x, y, width, height, stands }) {
  if (area.points?.length) return s("path", { class: "ground", d: `M ${area.points.map((point) => point.join(" ")).join(" L ")} Z` });
  if (area.shape === "round" || area.shape === "spot") {
    const [rx, ry] = area.shape === "spot" ? [width / 2, height / 2] : follows(layout, area) ? [Math.min(width, height) / 2, Math.min(width, height) / 2] : [width / 2, height / 2];
    return s("ellipse", { class: "ground", cx, cy, rx, ry, transform: stands });
  }
  if (follows(layout, area)) return s("path", { class: "ground", d: bentBox(layout, area) });
  const box = s("rect", { class: "ground", x, y, width, height, rx: Math.min(0.5, height / 8) });
  if (area.shape !== "diamond") return box;
  return [box, s("path", { class: "diamond", d: `M ${cx - width * 0.38} ${cy} L ${cx} ${cy - height * 0.38} L ${cx + width * 0.38} ${cy} L ${cx} ${cy + height * 0.38} Z` })];
}

const isNumber = (label) => /^\d+$/.test(label);

/** What is printed in an area. @param {Area} area @param {ReturnType<typeof outline>} at */
function printed(area, { cx, cy, width, height, stands }) {
  if (area.shape === "spot" || (!area.label && !area.pays && !area.dice.length)) return null;
  const inner = area.shape === "round" ? 0.8 : area.shape === "diamond" ? 0.52 : 0.9;
  const upright = area.height > width * 1.6 && area.label.length > 3;
  const turned = upright ? `rotate(-90 ${cx.toFixed(2)} ${cy.toFixed(2)})` : undefined;
  const faces = area.dice.length ? Math.min(height * 0.42, width * 0.8 / area.dice.length) : 0;
  const [across, down] = upright ? [height * inner, width * 0.82] : [width * inner, (height - faces) * 0.84];
  // A number's odds are told by its tag; on the felt the number stands alone.
  const odds = area.label && (isNumber(area.label) || down < 3.4 || area.pays.length > 22 || area.shape === "diamond") ? "" : area.pays;
  const most = !area.label ? 2.6 : isNumber(area.label) ? 7 : area.label.length <= 5 ? 6.5 : 5;
  return s("g", { class: "print", transform: stands },
    s("g", { transform: turned }, lettered(area.label || area.pays, area.label ? odds : "", { cx, cy: cy + faces * 0.52, across, down, most, ink: area.ink })),
    faces ? printedDice(area.dice, cx, cy - height / 2 + height * 0.09 + faces / 2, faces) : null);
}

/** An area that takes no wager. @param {Layout} layout @param {Area} area */
function bare(layout, area) {
  const at = outline(layout, area);
  return s("g", { key: area.name, class: `area bare c-${area.colour || "none"} ${area.shape}` }, at.drawn, printed(area, at));
}

/** An area that takes wagers: a cell of the grid. It is drawn anew only where something about it changed. @param {any} table @param {Area} area @param {any} hands */
function cell(table, area, hands) {
  const open = table.wagers.get(area.name);
  const mine = table.mine(area.name);
  const state = `${open ? `${open.least} ${open.most}` : ""}|${mine}|${table.focus === area.name}`;
  const kept = table.kept.get(area.name);
  if (kept?.state === state) return kept.drawn;
  const at = kept?.at ?? outline(table.layout, area);
  const letters = kept?.letters ?? printed(area, at);
  const says = [said(area.label && !isNumber(area.label) ? area.label : area.name), area.pays && `pays ${area.pays}`,
    mine ? `your wager ${money(mine)}` : "", open ? `${money(open.least)} to ${money(open.most)}` : "closed"];
  const drawn = s("g", {
    key: area.name, role: "gridcell", class: `area wager c-${area.colour || "none"} ${area.shape}${open ? " open" : ""}${mine ? " has" : ""}`,
    tabindex: table.focus === area.name ? 0 : -1, "aria-label": says.filter(Boolean).join(", "), "data-area": area.name,
    onclick: hands.press, oncontextmenu: hands.take, onpointerenter: hands.over, onfocus: hands.over, onkeydown: hands.key,
  }, at.drawn, letters);
  table.kept.set(area.name, { state, at, letters, drawn });
  return drawn;
}
