/** Who sits where: one obvious step to sit down, house players for empty seats, and what belongs to one's own seat. */

import { h } from "./dom.js";
import { form } from "./acts.js";
import { cents, money } from "./money.js";
import { actOf, isPlain } from "./offers.js";
import { said } from "./words.js";

const FIRST_CHIPS = 50000;

/** @param {any} table */
export function seats(table) {
  const [first] = table.free();
  return h("section", { key: "seats", class: "seats", "aria-label": "Seats" },
    h("ul", {}, table.view.seats.map((person) =>
      h("li", { key: person.seat, class: `seat-${person.seat % 10}${person.seat === table.view.who ? " me" : ""}` },
        h("span", { class: "number" }, person.seat), h("span", {}, person.name), h("span", { class: "faint" }, money(person.chips + person.colour_chips))))),
    first === undefined ? null : h("button", { class: "quiet", onclick: () => table.house(first, true) }, "Invite a house player"));
}

/** One step from looking on to playing. @param {any} table */
export function sitDown(table) {
  const free = table.free();
  if (!free.length || typeof table.view.who === "string") return null;
  const sit = (event) => {
    event.preventDefault();
    const given = new FormData(event.target);
    const amount = cents(String(given.get("amount")));
    if (amount === null) return table.complain(`${given.get("amount")} is no amount in dollars; right would be, for example, 500.`);
    table.sit(Number(given.get("seat")), amount);
  };
  return h("form", { class: "sit", onsubmit: sit },
    h("label", {}, h("span", {}, "Seat"), h("select", { name: "seat" }, free.map((each) => h("option", { key: each, value: each }, each)))),
    h("label", {}, h("span", {}, "Chips in dollars"), h("input", { name: "amount", inputmode: "decimal", value: String(FIRST_CHIPS / 100), size: 8 })),
    h("button", { class: "main" }, "Sit down"));
}

/** What belongs to one's own seat. @param {any} table */
export function own(table) {
  const plain = table.groups.seat.filter(isPlain), asking = table.groups.seat.filter((each) => !isPlain(each));
  return h("details", { key: "own", class: "own" }, h("summary", {}, "Your seat"),
    plain.map((each) => h("button", { key: each.act, class: "quiet", onclick: () => (each.act === "leave-seat" ? table.leave() : table.act(actOf(each))) }, said(each.act))),
    asking.map((each) => form(table, each)));
}
