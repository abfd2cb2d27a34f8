/** A past round as drawn: scrubber, felt, what was done, and who saw what. */

import { h } from "./dom.js";
import { clauseButton } from "./clauses.js";
import { cardName, line, person, said } from "./words.js";

const ROLES = ["dealer", "stickperson", "boxperson", "floorperson", "supervisor", "surveillance"];

/** @param {any} replay */
export function replayView(replay) {
  const { name, number, at, record, info } = replay;
  const last = record.entries.length;
  const entry = record.entries[at - 1];
  return [
    h("div", { class: "table-head" }, h("h1", {}, `${info.summary.title}: round ${number}`),
      h("span", { class: "facts" }, `${said(name)} · ${info.summary.rulebook} · ${record.is_over ? "over" : "open"}`),
      h("a", { href: `/table/${encodeURIComponent(name)}` }, "Table")),
    replay.problem ? h("p", { class: "problem", role: "alert" }, replay.problem) : null,
    choices(replay),
    h("div", { class: "scrubber" },
      h("button", { onclick: () => replay.step(at - 1), disabled: at <= 0 }, "Back"),
      h("button", { onclick: () => replay.play() }, replay.player ? "Halt" : "Play"),
      h("input", { type: "range", min: 0, max: last, value: String(at), "aria-label": "Record of the round", "aria-valuetext": entry ? `Record ${entry.number}: ${told(entry)}` : "before the round", oninput: (event) => replay.step(Number(event.target.value)) }),
      h("button", { onclick: () => replay.step(at + 1), disabled: at >= last }, "Next"),
      h("span", { class: "count" }, `${at} of ${last}`)),
    h("div", { class: "console" },
      h("div", { class: "console-felt" }, h("div", { class: "stage" }, replay.drawn()), happened(entry, replay.views[at]), seen(replay)),
      h("ol", { class: "record", "aria-label": "Records of the round" }, record.entries.map((each, on) => h("li", { key: each.number, class: on === at - 1 ? "now" : on >= at ? "later" : "" },
        h("button", { class: "quiet", "aria-current": on === at - 1 ? "step" : undefined, onclick: () => replay.step(on + 1) }, h("span", { class: "faint" }, `${each.number} `), told(each)))))),
  ];
}

/** Which round, and in whose eyes. @param {any} replay */
function choices(replay) {
  const { record, info, number } = replay;
  const all = record.transcript !== null;
  const seats = [...new Map(replay.views.flatMap((view) => view.seats.map((each) => [each.seat, each.name])))];
  return h("div", { class: "one-line" },
    h("label", {}, h("span", {}, "Round"), h("input", { type: "number", min: 1, max: info.summary.round, value: String(number), onchange: (event) => replay.choose(Number(event.target.value)) })),
    h("label", {}, h("span", {}, "As seen by"), h("select", { name: "as", onchange: (event) => replay.look(event.target.value) },
      h("option", { key: "", value: "" }, "somebody looking on"),
      seats.map(([seat, who]) => h("option", { key: seat, value: String(seat) }, `seat ${seat}, ${who}`)),
      all ? ROLES.map((role) => h("option", { key: role, value: role }, role)) : null)),
    all ? h("a", { class: "download", href: replay.url("/transcript"), download: `${replay.name}-${number}.toml` }, "Download the transcript") : h("span", { class: "faint" }, "Acts and transcript are open to surveillance and supervisors when the round is over."));
}

/** What was done, or the first thing that happened. @param {any} entry */
function told(entry) {
  if (entry.act) return `${person(entry.act.who)}: ${said(entry.act.act).toLowerCase()}${details(entry.act)}`;
  return entry.events.map((event) => line(event, null)).find(Boolean) ?? "Chance";
}

/** The fields of an act in few words. @param {any} act */
function details({ act: _, who: __, ...fields }) {
  const words = Object.entries(fields).filter(([, value]) => ["string", "number"].includes(typeof value)).map(([name, value]) => (name === "amount" ? `$${Number(value) / 100}` : String(value)));
  return words.length ? ` ${words.join(" ")}` : "";
}

/** @param {any} entry @param {any} view */
function happened(entry, view) {
  if (!entry) return h("section", { class: "say", "aria-label": "What happened" }, h("p", {}, "Before the round."));
  const time = new Date(entry.at);
  return h("section", { class: "say happened", "aria-label": "What happened" },
    h("p", { class: "step", role: "status" }, told(entry)),
    h("p", { class: "faint" }, `Record ${entry.number}, `, h("time", { datetime: time.toISOString() }, time.toLocaleString())),
    h("ul", {}, entry.events.map((event, on) => ({ event, on, words: line(event, view) ?? said(event.event) })).map(({ event, on, words }) => h("li", { key: on }, words, " ", clauseButton(event.clause)))));
}

/** Each face that was shown so far, and to whom. @param {any} replay */
function seen(replay) {
  const shown = replay.record.entries.slice(0, replay.at).flatMap((entry) => entry.events.filter((event) => event.event === "shown").map((event) => ({ ...event, number: entry.number })));
  if (!shown.length) return null;
  const view = replay.views[replay.at];
  return h("details", { class: "seen", open: true }, h("summary", {}, `Who saw what (${shown.length})`),
    h("div", { class: "wide", tabindex: 0, role: "region", "aria-label": "Who saw what" }, h("table", {},
      h("thead", {}, h("tr", {}, ["Record", "Card", "Face", "Shown to", "Clause"].map((name) => h("th", { key: name, scope: "col" }, name)))),
      h("tbody", {}, shown.map((each, at) => h("tr", { key: at }, h("td", {}, each.number), h("td", {}, each.piece), h("td", {}, each.face ? cardName(each.face) : "not yours to see"),
        h("td", {}, each.to === null ? "everyone" : each.to.map((who) => person(who, view)).join(", ") || "nobody"), h("td", {}, clauseButton(each.clause))))))));
}
