/** The dealer's console as drawn. */

import { h } from "./dom.js";
import { form } from "./acts.js";
import { clauseButton } from "./clauses.js";
import { entry } from "./entry.js";
import { money } from "./money.js";
import { actOf, isPlain } from "./offers.js";
import { practiceView } from "./practice.js";
import { line, person, said } from "./words.js";

/** @param {any} desk */
export function dealerView(desk) {
  if (!desk.view) return h("p", { class: "waiting", role: desk.problem ? "alert" : "status" }, desk.problem?.says ?? "The console is being set…");
  return [
    head(desk),
    h("div", { class: "console" },
      h("div", { class: "console-felt" }, h("div", { class: "stage" }, desk.stage.drawn(desk.view)), calls(desk), seats(desk), log(desk)),
      h("div", { class: "console-desk" },
        desk.problem ? h("p", { class: "problem", role: "alert" }, desk.problem.says, " ", clauseButton(desk.problem.clause)) : null,
        desk.entered() ? chance(desk, desk.entered()) : desk.practice.on ? practiceView(desk) : next(desk),
        others(desk), duties(desk), practiceSwitch(desk))),
  ];
}

/** @param {any} desk */
function head(desk) {
  const { summary } = desk.info;
  const state = { open: "connected", connecting: "connecting…", lost: "connection lost, trying again" }[desk.line];
  return h("div", { class: "table-head" },
    h("h1", {}, `${summary.title}: dealer’s console`),
    h("span", { class: "facts" }, `${said(desk.name)} · ${summary.rulebook} · round ${desk.round} · ${desk.roles.map(said).join(", ")} · ${summary.physical ? "physical" : "electronic"} · inventory ${money(desk.console.inventory)}`),
    h("span", { class: `line ${desk.line}`, role: "status" }, state),
    h("a", { href: `/table/${encodeURIComponent(desk.name)}` }, "Table"), h("a", { href: "/floor" }, "Floor"));
}

/** The last calls, large: what is to be said aloud. @param {any} desk */
function calls(desk) {
  const spoken = desk.log.filter((each) => each.call).slice(-3);
  return h("section", { class: "say", "aria-label": "Calls to be made" },
    h("ol", { "aria-live": "polite", role: "log" }, spoken.map((each) => h("li", { key: each.key }, h("span", { class: "by" }, said(String(each.by))), ` “${each.call}” `, clauseButton(each.clause)))));
}

/** @param {any} desk */
function next(desk) {
  const plain = desk.asked.filter((each) => each.who !== "chance" && isPlain(each));
  const asking = desk.asked.filter((each) => each.who !== "chance" && !isPlain(each));
  const [first, ...more] = plain;
  return h("section", { class: "next", "aria-label": "The procedure’s next act" },
    first ? [
      h("p", { class: "step" }, "Next"),
      h("button", { key: "next", class: "main huge", onclick: () => desk.act(actOf(first)) }, title(first), h("kbd", {}, "space")),
      h("p", { class: "why" }, clauseButton(first.clause), " ", desk.clauses.get(first.clause) ?? ""),
      ahead(desk),
    ] : asking.length ? h("p", { class: "step" }, "Next") : waits(desk),
    more.length ? h("div", { class: "more-acts" }, more.map((each, at) => h("button", { key: `${each.act} ${each.about} ${at}`, onclick: () => desk.act(actOf(each)) }, title(each), h("kbd", {}, at + 2 < 10 ? String(at + 2) : "")))) : null,
    asking.map((each) => form(desk, each)));
}

/** @param {any} offer */
export const title = (offer) => `${said(offer.act)}${offer.about ? ` (${offer.about})` : ""}`;

/** @param {any} desk */
function waits(desk) {
  const names = desk.console.waits_for.map((who) => person(who, desk.view));
  return h("p", { class: "step", role: "status" }, names.length ? `The table waits for ${names.join(", ")}.` : desk.view.seats.length ? "The table waits for wagers." : "Nobody sits here yet.");
}

/** What the next act brings: calls, then what is paid and taken. @param {any} desk */
function ahead(desk) {
  const told = desk.ahead.events.map((event) => line(event, desk.view)).filter(Boolean);
  if (!told.length) return null;
  return h("div", { class: "ahead" }, h("h2", {}, "With it"), h("ul", {}, told.map((words, at) => h("li", { key: at }, words))));
}

/** @param {any} desk @param {any} offer */
function chance(desk, offer) {
  return h("section", { class: "next", "aria-label": "Enter what happened" },
    h("p", { class: "step" }, `${said(offer.act)}${offer.about ? ` (${offer.about})` : ""} `, clauseButton(offer.clause)), entry(desk, offer));
}

/** What may be done besides: irregularities, orders, fills. @param {any} desk */
function others(desk) {
  const plain = desk.others.filter((each) => isPlain(each) && each.act !== "assign-duties");
  const asking = desk.others.filter((each) => !isPlain(each) && each.act !== "assign-duties");
  const chanceForms = desk.asked.filter((each) => each.who === "chance" && each !== desk.entered());
  return [
    chanceForms.map((each) => form(desk, each)),
    h("details", { class: "irregular", key: "irregular" }, h("summary", {}, `Irregularities and orders (${plain.length + asking.length})`),
      h("div", { class: "more-acts" }, plain.map((each, at) => h("div", { key: `${each.act} ${each.about} ${at}` }, h("button", { onclick: () => desk.act(actOf(each)) }, title(each)), clauseButton(each.clause)))),
      asking.map((each) => form(desk, each))),
  ];
}

/** @param {any} desk */
function duties(desk) {
  const { console: told } = desk;
  if (!told.duties.length) return null;
  const may = desk.roles.includes("supervisor");
  const all = told.automatic.length === told.duties.length;
  return h("details", { class: "duties", key: "duties" }, h("summary", {}, `Duties: ${told.duties.length - told.automatic.length} by hand, ${told.automatic.length} automatic`),
    h("p", { class: "faint" }, may ? told.is_between_rounds ? "Duties change hands between rounds." : "Duties change hands when this round is over." : "A supervisor says which duties are automatic."),
    may ? h("button", { class: "quiet", disabled: !told.is_between_rounds, onclick: () => desk.order("duties", { automatic: all ? [] : told.duties }) }, all ? "All by hand" : "All automatic") : null,
    h("ul", {}, told.duties.map((duty) => {
      const on = told.automatic.includes(duty);
      return h("li", { key: duty }, h("button", { role: "switch", class: "switch", "aria-checked": String(on), disabled: !may || !told.is_between_rounds, onclick: () => desk.duty(duty, !on) }, said(duty), h("span", { class: "faint" }, on ? " automatic" : " by hand")));
    })));
}

/** @param {any} desk */
function practiceSwitch(desk) {
  const { practice } = desk;
  return h("p", { class: "practice-switch", key: "practice" },
    h("button", { role: "switch", class: "switch", "aria-checked": String(practice.on), onclick: () => { practice.turn(); desk.draw(); } }, "Practice"),
    practice.on ? h("span", { role: "status" }, `${practice.right} right, ${practice.wrong} wrong`) : h("span", { class: "faint" }, "hides the next act and the payouts, and asks you for them"));
}

/** @param {any} desk */
function seats(desk) {
  const taken = new Map(desk.view.seats.map((each) => [each.seat, each]));
  const free = Array.from({ length: desk.info.summary.seats }, (_, at) => at + 1).find((seat) => !taken.has(seat));
  return h("section", { class: "seats", "aria-label": "Seats" }, h("ul", {},
    [...taken.values()].map((each) => h("li", { key: each.seat, class: `seat-${each.seat % 10}` }, h("span", { class: "number" }, each.seat), h("span", {}, each.name), h("span", { class: "faint" }, money(each.chips + each.colour_chips)))),
    free ? h("li", { key: "free" }, h("button", { class: "quiet", onclick: () => desk.order("house", { seat: free, present: true }) }, "Invite a house player")) : null));
}

/** @param {any} desk */
function log(desk) {
  return h("details", { class: "log" }, h("summary", {}, "What happened"),
    h("ol", { reversed: true }, desk.log.slice(-40).reverse().map((each) => h("li", { key: each.key, class: each.call ? "called" : "" }, each.words, " ", clauseButton(each.clause)))));
}
