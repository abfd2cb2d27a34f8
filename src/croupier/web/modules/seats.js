/** Who sits where: one obvious step to sit down, house players for empty seats, and what belongs to one's own seat. */

import { h } from "./dom.js";
import { form } from "./acts.js";
import { cents, money } from "./money.js";
import { actOf, isPlain } from "./offers.js";
import { said } from "./words.js";

const FIRST_CHIPS = 50000;

/** @param {any} table */
export function seats(table) {
  const { summary } = table.info;
  const taken = new Map(table.view.seats.map((each) => [each.seat, each]));
  const all = Array.from({ length: summary.seats }, (_, at) => at + 1);
  const free = all.filter((each) => !taken.has(each));
  const seated = typeof table.view.who === "number" && taken.has(table.view.who);
  return [
    seated ? null : sitDown(table, free),
    h("section", { class: "seats", "aria-label": "Seats" },
      h("ul", {}, all.map((seat) => {
        const person = taken.get(seat);
        return h("li", { key: seat, class: `seat-${seat % 10}${seat === table.view.who ? " me" : ""}${person ? "" : " free"}` },
          h("span", { class: "number" }, seat),
          person ? [h("span", {}, person.name), h("span", { class: "faint" }, money(person.chips + person.colour_chips))]
            : h("button", { class: "quiet", onclick: () => table.house(seat, true) }, "Invite a house player", h("span", { class: "hidden" }, ` to seat ${seat}`)));
      })),
      seated ? own(table) : null),
  ];
}

/** @param {any} table @param {number[]} free */
function sitDown(table, free) {
  if (!free.length) return h("p", {}, "Every seat is taken; you may look on.");
  const sit = (event) => {
    event.preventDefault();
    const given = new FormData(event.target);
    const amount = cents(String(given.get("amount")));
    if (amount === null) {
      table.problem = { says: `${given.get("amount")} is no amount in dollars.` };
      return table.draw();
    }
    table.sit(Number(given.get("seat")), amount);
  };
  return h("form", { class: "sit card-panel", onsubmit: sit },
    h("label", {}, h("span", {}, "Seat"), h("select", { name: "seat" }, free.map((each) => h("option", { key: each, value: each }, each)))),
    h("label", {}, h("span", {}, "Chips in dollars"), h("input", { name: "amount", inputmode: "decimal", value: String(FIRST_CHIPS / 100), size: 8 })),
    h("button", { class: "main" }, "Sit down"));
}

/** What belongs to one's own seat. @param {any} table */
function own(table) {
  const plain = table.groups.seat.filter(isPlain), asking = table.groups.seat.filter((each) => !isPlain(each));
  return h("details", { class: "own" }, h("summary", {}, "Your seat"),
    plain.map((each) => h("button", { key: each.act, class: "quiet", onclick: () => (each.act === "leave-seat" ? table.leave() : table.act(actOf(each))) }, said(each.act))),
    asking.map((each) => form(table, each)));
}
