/** What lies on the areas: cards and chips, side by side where hands share a place. */

import { CARD, hand } from "./cards.js";
import { RADIUS, stack } from "./chips.js";
import { s } from "./dom.js";
import { bent, follows, stretch } from "./geometry.js";
import { person } from "./words.js";

/** @typedef {import("./geometry.js").Area} Area */
/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {{table: any, layout: Layout, view: any}} Seen */

/** The narrowest place in which one still reads a hand that stands beside others. */
const NARROWEST = 7.5;

/** The areas by name, and which share a place. @param {Seen} seen */
function known({ table, layout }) {
  if (!table.sharing) {
    table.byName = new Map(layout.areas.map((area) => [area.name, area]));
    table.sharing = new Map();
    for (const area of layout.areas) if (area.shares) table.sharing.set(area.shares, [...(table.sharing.get(area.shares) ?? []), area]);
  }
  return table;
}

/** How far to the side an area's things stand, where several share its place. @param {Seen} seen @param {Area} area */
function aside(seen, area) {
  const { byName, sharing } = known(seen);
  const stands = area.follows ? byName.get(area.follows) : area;
  const together = sharing.get(stands?.shares);
  if (!together) return { shift: 0, among: 1 };
  const used = together.filter((each) => seen.view.cards[each.name]?.length || seen.view.stacks[each.name]?.length);
  const among = Math.max(1, used.length);
  if (among === 1 || !used.includes(stands)) return { shift: 0, among };
  const step = Math.max(NARROWEST, stands.cards?.[2] / among || 0);
  // The first hand is the rightmost, at the dealer's left.
  return { shift: step * ((among - 1) / 2 - used.indexOf(stands)), among };
}

/** @param {Seen} seen */
export function cardsOn(seen) {
  return seen.layout.areas.map((area) => {
    const lying = seen.view.cards[area.name];
    return lying?.length && area.name !== "discard" ? cards(seen, area, lying) : null;
  });
}

/** @param {Seen} seen @param {Area} area @param {any[]} lying */
function cards(seen, area, lying) {
  const { layout } = seen;
  const [x, y, flat, height] = area.cards ?? [area.x, area.y, area.width, area.height];
  const { shift, among } = aside(seen, area);
  const wider = follows(layout, { y }) ? stretch(layout, x + flat / 2, y + height / 2) : 1;
  const { x: cx, y: cy, turn } = bent(layout, x + flat / 2 + shift / wider, y + height / 2);
  const width = among > 1 ? Math.max(NARROWEST, (flat * wider) / among) : flat * wider;
  const box = { x: -width / 2, y: -height / 2, width, height: Math.max(height, CARD.height * 0.6) };
  return s("g", { key: area.name, "data-hand": area.name, transform: `translate(${cx.toFixed(2)} ${cy.toFixed(2)})${turn ? ` rotate(${turn.toFixed(2)})` : ""}` }, hand(lying, box, area.sideways));
}

/** Whether a player's chips of this kind lie there already, in what order. @param {Seen} seen */
export function chipsOn(seen) {
  return seen.layout.areas.map((area) => {
    const lying = seen.view.stacks[area.name];
    return lying?.length ? chips(seen, area, lying) : null;
  });
}

/** @param {Seen} seen @param {Area} area @param {any[]} lying */
function chips(seen, area, lying) {
  const { table, layout, view } = seen;
  const { shift } = aside(seen, area);
  const state = `${shift.toFixed(2)} ${area.cards ? "" : view.cards[area.name]?.length ?? 0}${lying.map((each) => `|${each.owner} ${each.amount} ${each.chips}`).join("")}|${view.who}`;
  const kept = (table.stacked ??= new Map()).get(area.name);
  if (kept?.state === state) return kept.drawn;
  // In a wide area chips lie beside its words.
  const middle = area.x + area.width * (area.width > 26 && area.label ? 0.24 : 0.5), down = area.y + area.height / 2;
  const wider = follows(layout, area) ? stretch(layout, middle, down) : 1;
  const { x: cx, y: cy } = bent(layout, middle + shift / wider, down);
  const width = Math.max(area.width * wider, 4);
  const scale = Math.max(0.55, Math.min(1.3, area.height / (RADIUS * 2.5), width / (RADIUS * 2.5)));
  const room = width - RADIUS * 2 * scale;
  const step = Math.min(RADIUS * 2.15 * scale, lying.length > 1 ? Math.max(room, RADIUS * scale) / (lying.length - 1) : 0);
  const low = !area.cards && view.cards[area.name]?.length ? area.height * 0.3 : 0;
  const drawn = s("g", { key: area.name, "data-chips": area.name },
    lying.map((each, at) => stack(each, {
      x: cx + (at - (lying.length - 1) / 2) * step, y: cy + low, scale,
      denominations: table.denominations, mine: each.owner === view.who, name: person(each.owner, view),
    })));
  table.stacked.set(area.name, { state, drawn });
  return drawn;
}
