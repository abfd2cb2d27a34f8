/** The acts that are open to me: plain ones as buttons with a letter, others as small forms. */

import { h } from "./dom.js";
import { clauseButton } from "./clauses.js";
import { cents, money } from "./money.js";
import { mainAct, mayBeReady, urgent } from "./guide.js";
import { actOf, choice, isPlain, only, span } from "./offers.js";
import { cardName, said } from "./words.js";

/** @param {any} table */
export function acts(table) {
  const { decisions, calls } = table.groups;
  const main = mainAct(table), now = urgent(table);
  const plain = now.filter(isPlain), asking = now.filter((each) => !isPlain(each));
  const later = decisions.filter((each) => !now.includes(each));
  table.letters = letters(plain);
  const keyOf = new Map([...table.letters].map(([letter, offer]) => [offer, letter]));
  return h("div", { class: "acts", role: "group", "aria-label": "What you may do" },
    plain.map((each) => h("button", { key: `${each.act} ${each.about}`, class: each === main ? "main" : "", onclick: () => table.act(actOf(each)), title: each.clause },
      name(each), h("kbd", {}, each === main ? "space" : keyOf.get(each) ?? ""))),
    table.isBroke() ? table.groups.seat.filter((each) => each.act === "buy-in").map((each) => form(table, each, !main)) : null,
    mayBeReady(table) ? h("button", { key: "ready", class: main ? "" : "main", disabled: table.readied, onclick: () => table.ready() }, table.layout.onward, main ? null : h("kbd", {}, "space")) : null,
    asking.map((each) => form(table, each, each === main)),
    missing(table, now).map((act) => h("button", { key: `why ${act}`, class: "quiet", title: "Not open now: press to hear why", onclick: () => table.act({ act, who: table.view.who }) }, `${said(act)}: why not?`)),
    later.length ? h("details", { key: "more", class: "calls" }, h("summary", {}, "You may also"),
      later.map((each) => (isPlain(each) ? h("button", { key: `${each.act} ${each.about}`, class: "quiet", onclick: () => table.act(actOf(each)) }, name(each)) : form(table, each)))) : null,
    calls.length ? h("details", { key: "calls", class: "calls" }, h("summary", {}, "Call a wager with cash"), calls.map((each) => form(table, each))) : null);
}

/** The game's main acts that are not open although it is my turn: the floor tells why, if asked. @param {any} table @param {any[]} now */
const missing = (table, now) => (now.length ? table.layout.main_acts.filter((act) => !now.some((each) => each.act === act)) : []);

/** @param {any} offer */
function name(offer) {
  const value = Object.values(offer.limits).map(only).filter((each) => typeof each === "number");
  return `${said(offer.act)}${offer.about ? ` (${offer.about})` : ""}${value.length === 1 && "amount" in offer.limits ? ` ${money(value[0])}` : ""}`;
}

/** A letter for each act, the first of its name that is free. @param {any[]} offers */
export function letters(offers) {
  const taken = new Map();
  for (const offer of offers) {
    const free = [...offer.act.replace(/[^a-z]/g, "")].find((letter) => !taken.has(letter));
    if (free) taken.set(free, offer);
  }
  return taken;
}

/** An act that asks for something: a field for each open limit. @param {any} table @param {any} offer @param {boolean} [isMain] */
export function form(table, offer, isMain = false) {
  const open = Object.entries(offer.limits).filter(([, limit]) => only(limit) === undefined);
  return h("form", { key: `${offer.act} ${offer.about}`, class: "asks", onsubmit: (event) => send(event, table, offer, open) },
    h("strong", {}, name(offer)),
    open.map(([field, limit]) => h("label", { key: field }, h("span", {}, said(field)), input(field, limit, table, offer))),
    h("button", { class: isMain ? "main" : "" }, said(offer.act), isMain && open.every(([, limit]) => limit.limit === "oneof") ? h("kbd", {}, "space") : null), clauseButton(offer.clause));
}

/** @param {string} field @param {any} limit @param {any} table @param {any} offer */
function input(field, limit, table, offer) {
  switch (limit.limit) {
    case "amount": {
      const { least, most, step } = span(limit);
      // One mostly adds as much as already lies there, or else the chosen chip.
      const usual = Math.min(most, Math.max(least, (offer.about && table.mine(offer.about)) || table.chip));
      const slides = (event) => { event.target.closest("form").elements[field].value = String(Math.round(Number(event.target.value)) / 100); };
      return [
        h("input", { name: field, inputmode: "decimal", autocomplete: "off", value: String(usual / 100), placeholder: `${money(least)} to ${money(most)}`, size: 10, "aria-label": `${said(field)} in dollars, ${money(least)} to ${money(most)}` }),
        most - least <= 2000 * step ? h("input", { type: "range", min: least, max: most, step, oninput: slides, "aria-label": `${said(field)}, slider` }) : null,
      ];
    }
    case "whole":
      return h("input", { name: field, type: "number", min: limit.least, max: limit.most, required: true });
    case "oneof":
      return h("select", { name: field, required: true }, limit.choices.map((each, at) => h("option", { key: at, value: String(at) }, choice(each))));
    case "anycard":
      return h("select", { name: field, required: true }, Object.keys(limit.left).map((each) => h("option", { key: each, value: each }, cardName(each))));
    case "several":
      return limit.choices.map((each) => h("label", { key: each, class: "check" }, h("input", { type: "checkbox", name: field, value: each }), said(each)));
    default:
      return h("input", { name: field, maxlength: limit.most, required: true, value: field === "name" ? table.me.name : undefined });
  }
}

/** @param {any} event @param {any} table @param {any} offer @param {[string, any][]} open */
function send(event, table, offer, open) {
  event.preventDefault();
  const given = new FormData(event.target);
  /** @type {Record<string, any>} */
  const chosen = {};
  for (const [field, limit] of open) {
    const value = String(given.get(field) ?? "");
    if (limit.limit === "amount") chosen[field] = value ? cents(value) : span(limit).least;
    else if (limit.limit === "whole") chosen[field] = Number(value);
    else if (limit.limit === "oneof") chosen[field] = limit.choices[Number(value)];
    else if (limit.limit === "several") chosen[field] = given.getAll(field);
    else chosen[field] = value;
    if (chosen[field] === null) {
      table.problem = { says: `${value} is no amount in dollars; right would be, for example, ${money(span(limit).least)}.` };
      return table.draw();
    }
  }
  table.act(actOf(offer, chosen));
}
