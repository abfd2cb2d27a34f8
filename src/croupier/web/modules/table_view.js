/** The table page as drawn: head, felt and calls; what to do next with acts and rack; seats, results, log. */

import { h } from "./dom.js";
import { acts } from "./acts.js";
import { clauseButton, showRules } from "./clauses.js";
import { felt } from "./felt.js";
import { awaited, next } from "./guide.js";
import { money } from "./money.js";
import { rack } from "./rack.js";
import { log, results } from "./results.js";
import { own, seats, sitDown } from "./seats.js";
import { tag } from "./tags.js";
import { cardName, outcome, said } from "./words.js";

const LINES = { open: "connected", connecting: "connecting…", lost: "connection lost, trying again" };
const SHOWN = 14;

/** @param {any} table */
export function tableView(table) {
  if (!table.view) return [h("p", { key: "waiting", class: "waiting", role: "status" }, table.problem?.says ?? (table.line === "lost" ? "The floor does not answer; trying again…" : "The table is being set…"))];
  const call = table.log.findLast((each) => each.call);
  const seated = table.view.seats.some((each) => each.seat === table.view.who);
  return [
    head(table),
    h("div", { key: "stage", class: "stage" },
      felt(table, table.hands),
      table.zoom ? h("button", { key: "whole", class: "whole", onclick: () => { table.zoom = null; table.draw(); } }, "Whole table") : null,
      h("p", { class: "call", key: `call ${call?.key}` }, call?.words ?? "")),
    h("p", { key: "spoken", class: "hidden", role: "status", "aria-live": "polite" }, `${call?.words ?? ""} ${table.spoken ?? ""} ${next(table)}`),
    h("p", { key: "keys", id: "keys", class: "hidden" }, "Arrow keys move between areas, Home goes to the first that is open, Enter wagers the chosen chip, Backspace takes it back, digits choose a chip, Space goes on."),
    h("p", { key: "described", class: "hidden" }, described(table)),
    h("section", { key: "dock", class: "dock", "aria-label": "Your move" },
      tag(table),
      problem(table),
      h("p", { class: `next${awaited(table) && !table.readied ? " turn" : ""}`, tabindex: -1 }, next(table)),
      seated ? [acts(table), rack(table)] : sitDown(table)),
    h("div", { key: "below", class: "below" }, results(table), seats(table), seated ? own(table) : null, log(table)),
  ];
}

/** @param {any} table */
function head(table) {
  const { summary } = table.info;
  return h("div", { key: "head", class: "table-head" },
    h("h1", {}, summary.title),
    h("span", { class: "facts" }, `${summary.rulebook} · ${money(summary.minimum)} to ${money(summary.maximum)} · round ${table.round}`),
    h("span", { class: `line ${table.line}` }, LINES[table.line]),
    h("button", { class: "quiet", onclick: () => showRules(table.info) }, "Rules and notices"),
    table.left === null || table.left === undefined ? null : h("span", { class: "clock", "aria-hidden": "true" }, `${table.left} s for ${table.clock.for}`),
    Object.entries(table.view.meters).map(([name, shows]) => h("span", { key: name, class: "meter" }, `${said(name)} ${money(shows)}`)),
    table.history.length ? h("ol", { class: "history", "aria-label": "Last results" }, table.history.slice(-SHOWN).map((each, at) => h("li", { key: at, class: resultClass(table, each) }, Array.isArray(each) ? each[0] + each[1] : shown(table, each)))) : null);
}

/** A stop of a wheel by what it shows. @param {any} table @param {any} result */
function shown(table, result) {
  const wheel = table.layout.ornaments.find((each) => each.values.length);
  return typeof result === "number" && wheel ? wheel.values[result] : result;
}

/** @param {any} table @param {any} result */
function resultClass(table, result) {
  const wheel = table.layout.ornaments.find((each) => each.values.length);
  if (!wheel) return "";
  return `c-${wheel.colours[typeof result === "number" ? result : wheel.values.indexOf(result)] ?? "none"}`;
}

/** The cards in words, for people who hear the page. @param {any} table */
function described(table) {
  const hands = table.layout.areas.filter((area) => table.view.cards[area.name]?.length)
    .map((area) => `${said(area.name)}: ${table.view.cards[area.name].map((each) => (each.face ? cardName(each.face) : "face down")).join(", ")}`);
  const result = table.result === null ? "" : `Last result: ${outcome(shown(table, table.result))}. `;
  return `${result}${hands.join(". ")}`;
}

/** @param {any} table */
function problem(table) {
  if (!table.problem) return null;
  return h("p", { key: "problem", class: "problem", role: "alert" }, table.problem.says, " ", clauseButton(table.problem.clause),
    h("button", { class: "quiet", "aria-label": "Dismiss", onclick: () => { table.problem = null; table.draw(); } }, "×"));
}
