/** The table page as drawn: felt, calls, acts, rack, results. */

import { h } from "./dom.js";
import { chipColour } from "./chips.js";
import { clauseButton } from "./clauses.js";
import { felt } from "./felt.js";
import { face, money } from "./money.js";
import { acts } from "./acts.js";
import { seats } from "./seats.js";
import { cardName, outcome, said } from "./words.js";

/** @param {any} table */
export function tableView(table) {
  if (!table.view) return h("p", { class: "waiting", role: "status" }, table.problem?.says ?? "The table is being set…");
  const calls = table.log.filter((each) => each.call);
  return [
    head(table),
    h("div", { key: "stage", class: "stage" },
      felt(table, table.hands),
      table.zoom ? h("button", { class: "whole", onclick: () => { table.zoom = null; table.draw(); } }, "Whole table") : null,
      h("p", { class: "call", key: calls.at(-1)?.key }, calls.at(-1)?.words ?? "")),
    h("p", { class: "hidden", role: "status", "aria-live": "polite" }, spoken(table)),
    h("p", { id: "keys", class: "hidden" }, "Arrow keys move between areas, Enter wagers the chosen chip, Backspace takes a wager back, digits choose a chip, Space goes on."),
    h("p", { class: "hidden" }, described(table)),
    h("p", { class: "tag" }, tag(table)),
    problem(table),
    typeof table.view.who === "number" ? [acts(table), rack(table)] : null,
    seats(table),
    results(table),
    log(table),
  ];
}

/** @param {any} table */
function head(table) {
  const { summary } = table.info;
  const line = { open: "connected", connecting: "connecting…", lost: "connection lost, trying again" }[table.line];
  return h("div", { class: "table-head" },
    h("h1", {}, summary.title),
    h("span", { class: "facts" }, `${summary.rulebook} · ${money(summary.minimum)} to ${money(summary.maximum)} · round ${table.round + 1}`),
    h("span", { class: `line ${table.line}`, role: "status" }, line),
    table.paused ? h("strong", { class: "pause" }, "The table pauses") : null,
    table.held ? h("strong", { class: "pause" }, table.held) : null,
    table.left !== null && table.left !== undefined ? h("span", { class: "clock", "aria-hidden": "true" }, `${table.left} s`) : null,
    Object.entries(table.view.meters).map(([name, shows]) => h("span", { key: name, class: "meter" }, `${said(name)} ${money(shows)}`)),
    table.history.length ? h("ol", { class: "history", "aria-label": "Last results" }, table.history.slice(-14).map((each, at) => h("li", { key: at, class: resultClass(table, each) }, Array.isArray(each) ? each[0] + each[1] : shown(table, each)))) : null);
}

/** A stop of a wheel by what it shows. @param {any} table @param {any} result */
function shown(table, result) {
  const wheel = table.layout.ornaments.find((each) => each.values.length);
  return typeof result === "number" && wheel ? wheel.values[result] : result;
}

function resultClass(table, result) {
  const wheel = table.layout.ornaments.find((each) => each.values.length);
  if (!wheel) return "";
  return `c-${wheel.colours[typeof result === "number" ? result : wheel.values.indexOf(result)] ?? "none"}`;
}

/** What the live region says: the last call, as the dealer does. @param {any} table */
function spoken(table) {
  const last = table.log.at(-1);
  return table.log.filter((each) => each.call).at(-1)?.words ?? last?.words ?? "";
}

/** The cards in words, for people who hear the page. @param {any} table */
function described(table) {
  const hands = table.layout.areas.filter((area) => table.view.cards[area.name]?.length)
    .map((area) => `${said(area.name)}: ${table.view.cards[area.name].map((each) => (each.face ? cardName(each.face) : "face down")).join(", ")}`);
  const result = table.result === null ? "" : `Last result: ${outcome(shown(table, table.result))}. `;
  return `${result}${hands.join(". ")}`;
}

/** What the area under the hand is. @param {any} table */
function tag(table) {
  const area = table.hovered;
  if (!area) return h("span", { class: "faint" }, typeof table.view.who === "number" ? "Choose a chip, then an area that glows." : "");
  const open = table.wagers.get(area.name);
  const mine = table.mine(area.name);
  return [
    h("strong", {}, said(area.label && !/^\d+$/.test(area.label) ? area.label : area.name)),
    area.pays ? h("span", {}, `pays ${area.pays}`) : null,
    open ? h("span", {}, `${money(open.least)} to ${money(open.most)}`) : h("span", { class: "faint" }, "closed now"),
    mine ? h("span", { class: "mine" }, `yours ${money(mine)}`) : null,
    clauseButton(area.clause),
  ];
}

/** @param {any} table */
function problem(table) {
  if (!table.problem) return null;
  return h("p", { class: "problem", role: "alert" }, table.problem.says, " ", clauseButton(table.problem.clause),
    h("button", { class: "quiet", "aria-label": "Dismiss", onclick: () => { table.problem = null; table.draw(); } }, "×"));
}

/** @param {any} table */
function rack(table) {
  const me = table.view.seats.find((each) => each.seat === table.view.who);
  if (!me) return null;
  const lying = Object.values(table.view.stacks).flat().filter((each) => each.owner === me.seat && each.chips !== "coupon").reduce((sum, each) => sum + each.amount, 0);
  return h("div", { class: "rack" },
    h("div", { class: "worths" }, h("strong", {}, money(me.chips + me.colour_chips)), h("span", {}, `in your rack`), lying ? h("span", { class: "faint" }, `${money(lying)} on the layout`) : null),
    h("div", { class: "chip-row", role: "group", "aria-label": "Chips" }, table.denominations.map((each, at) =>
      h("button", { key: each, class: `chip-button ${chipColour(each)}`, "aria-pressed": String(each === table.chip), title: `Key ${at + 1}`, onclick: () => { table.chip = each; table.draw(); } },
        h("span", { class: "hidden" }, "Chip of "), face(each)))),
    h("div", { class: "tools", role: "group", "aria-label": "Wagers" },
      tool("Undo", () => table.undo(), !table.rounds.order.length), tool("Clear", () => table.clear(), !table.takes.size),
      tool("Rebet", () => table.rebet(), !table.rounds.last.size || !table.wagers.size), tool("Double", () => table.double(), !lying || !table.wagers.size)));
}

/** @param {string} name @param {() => void} does @param {boolean} closed */
const tool = (name, does, closed) => h("button", { key: name, class: "quiet", disabled: closed, onclick: does }, name);

/** @param {any} table */
function results(table) {
  const [last] = table.rounds.told;
  if (!last) return null;
  return h("section", { class: "results", "aria-label": "Result of the last round" },
    h("h2", {}, `Round ${last.round + 1}: ${last.change > 0 ? `you win ${money(last.change)}` : last.change < 0 ? `you lose ${money(-last.change)}` : "even"}`),
    h("ul", {}, last.lines.map((each) => h("li", { key: each.area },
      h("strong", {}, said(each.area)), each.paid ? h("span", { class: "won" }, ` is paid ${money(each.paid)}`) : each.taken ? h("span", { class: "lost" }, ` loses ${money(each.taken)}`) : ` is returned`, " ", clauseButton(each.clause)))),
    h("a", { href: `/replay/${encodeURIComponent(table.name)}/${last.round}` }, "Replay this round"));
}

/** @param {any} table */
function log(table) {
  return h("details", { class: "log" }, h("summary", {}, "What happened"),
    h("ol", { reversed: true }, table.log.slice(-60).reverse().map((each) => h("li", { key: each.key, class: each.call ? "called" : "" }, each.words, " ", clauseButton(each.clause)))));
}
