/** The tag of the area under the hand: name, odds, edge, limits, my stake, clause. */

import { h } from "./dom.js";
import { clauseButton } from "./clauses.js";
import { money } from "./money.js";
import { said } from "./words.js";

/** An area in words. @param {any} area */
export const areaName = (area) => said(area.label && !/^\d+$/.test(area.label) ? area.label : area.name);

/** An area by its name, in words. @param {any} table @param {string} name */
export function named(table, name) {
  const area = table.layout.areas.find((each) => each.name === name);
  return area ? areaName(area) : said(name);
}

/** @param {number} part */
const percent = (part) => `${(part * 100).toFixed(2)} %`;

/** @param {any} table */
export function tag(table) {
  const area = table.hovered;
  if (!area) return h("p", { class: "tag faint" }, table.wagers.size ? "Point at an area to see its odds." : "");
  const open = table.wagers.get(area.name);
  const mine = table.mine(area.name);
  const odds = table.sheet.of(area.name);
  return h("p", { class: "tag" },
    h("strong", {}, areaName(area)),
    area.pays ? h("span", {}, `pays ${area.pays}`) : null,
    odds ? h("span", {}, `wins ${percent(odds.hit_frequency)}`) : null,
    odds ? h("span", { title: `exactly ${odds.edge}` }, `house edge ${percent(odds.edge_decimal)}`) : null,
    open ? h("span", {}, `${money(open.least)} to ${money(open.most)}`) : h("span", { class: "faint" }, "closed now"),
    mine ? h("span", { class: "mine" }, `yours ${money(mine)}`) : null,
    clauseButton(area.clause));
}
