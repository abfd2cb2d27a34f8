/** What my wagers did, round by round, each line with its clause; and everything that happened. */

import { h } from "./dom.js";
import { clauseButton } from "./clauses.js";
import { money } from "./money.js";
import { named } from "./tags.js";

/** A round in one sentence. @param {{lines: any[], change: number}} told */
export function verdict({ lines, change }) {
  if (change > 0) return `you win ${money(change)}`;
  if (change < 0) return `you lose ${money(-change)}`;
  return lines.every((each) => each.stands) ? "your wagers stand" : "you neither win nor lose";
}

/** The last round. @param {any} table */
export function results(table) {
  const [last, ...older] = table.rounds.told;
  if (!last) return null;
  return h("section", { key: "results", class: "results", "aria-label": "Your rounds" },
    h("h2", {}, `Round ${last.round}: ${verdict(last)}`), lines(table, last),
    older.length ? h("details", {}, h("summary", {}, "Earlier rounds"), older.map((each) => h("div", { key: each.round }, h("h3", {}, `Round ${each.round}: ${verdict(each)}`), lines(table, each)))) : null);
}

/** @param {any} table @param {any} told */
function lines(table, told) {
  return [
    h("ul", {}, told.lines.map((each) => h("li", { key: each.area }, h("strong", {}, named(table, each.area)), " ", did(each), " ", clauseButton(each.clause)))),
    h("a", { href: `/replay/${encodeURIComponent(table.name)}/${told.round}` }, `Replay round ${told.round}`),
  ];
}

/** What became of a wager. @param {any} line */
function did({ paid, taken, returned, stands }) {
  if (stands) return `of ${money(stands)} stands`;
  const back = returned ? `, ${money(returned)} come back` : "";
  if (paid && taken) return h("span", { class: paid >= taken ? "won" : "lost" }, `is paid ${money(paid)}, ${money(taken)} are taken${back}`);
  if (paid) return h("span", { class: "won" }, `wins ${money(paid)}${back}`);
  if (taken) return h("span", { class: "lost" }, `loses ${money(taken)}${back}`);
  return `of ${money(returned)} is returned`;
}

/** @param {any} table */
export function log(table) {
  return h("details", { key: "log", class: "log" }, h("summary", {}, "What happened"),
    h("ol", { reversed: true }, table.log.slice(-60).reverse().map((each) => h("li", { key: each.key, class: each.call ? "called" : "" }, each.words, " ", clauseButton(each.clause)))));
}
