/** Practice for dealers: the console asks for the next act and for what is owed, and tells what would have been right. */

import { h } from "./dom.js";
import { clauseButton } from "./clauses.js";
import { cents, money } from "./money.js";
import { actOf } from "./offers.js";
import { person, said } from "./words.js";

export class Practice {
  constructor() {
    this.on = false;
    this.right = 0;
    this.wrong = 0;
    /** What was last judged. @type {{is: boolean, says: string, clause?: string}|null} */
    this.told = null;
    /** The record for which the payouts have been answered. */
    this.answered = -1;
  }

  turn() {
    this.on = !this.on;
    this.right = this.wrong = 0;
    this.told = null;
  }

  /** @param {string} act @param {string|undefined} next */
  note(act, next) {
    if (this.on && next && act === next) {
      this.right++;
      this.told = { is: true, says: `${said(act)}: right.` };
    }
  }

  /** @param {boolean} is @param {string} says @param {string} [clause] */
  judge(is, says, clause) {
    this[is ? "right" : "wrong"]++;
    this.told = { is, says, clause };
  }
}

/** What the next act pays to players. @param {any} desk */
const owed = (desk) => desk.ahead.events.filter((event) => event.event === "moved" && event.source[0] === "inventory" && event.target[1] > 0);

/** @param {any} desk */
export function practiceView(desk) {
  const { practice } = desk;
  const next = desk.next();
  const told = practice.told ? h("p", { class: practice.told.is ? "won" : "lost", role: "status" }, practice.told.says, " ", clauseButton(practice.told.clause)) : null;
  if (!next) return h("section", { class: "next", "aria-label": "Practice" }, told, h("p", { class: "step" }, "The players’ turn."), desk.asked.filter((each) => each.who !== "chance").map((each) => h("p", { key: each.act }, said(each.act), " is open: switch practice off to enter it.")));
  const payments = owed(desk);
  if (payments.length && practice.answered !== desk.ahead.number) return h("section", { class: "next", "aria-label": "Practice" }, told, payouts(desk, payments));
  // Every act that this table's staff may be asked for, in an order that tells nothing.
  const acts = [...new Set([...desk.console.duties, ...desk.asked.map((each) => each.act)])].sort();
  return h("section", { class: "next", "aria-label": "Practice" }, told,
    h("p", { class: "step" }, "What is next?"),
    h("div", { class: "more-acts" }, acts.map((act) => h("button", { key: act, onclick: () => {
      const meant = desk.asked.find((each) => each.act === act);
      if (meant) return desk.act(actOf(meant));
      practice.judge(false, `Not ${said(act).toLowerCase()} now: ${said(next.act).toLowerCase()} is next.`, next.clause);
      desk.draw();
    } }, said(act)))));
}

/** @param {any} desk @param {any[]} payments */
function payouts(desk, payments) {
  const send = (event) => {
    event.preventDefault();
    const given = new FormData(event.target);
    payments.forEach(({ amount, target, clause }, at) => {
      const typed = String(given.get(`owed ${at}`) ?? "");
      const is = cents(typed) === amount;
      desk.practice.judge(is, is ? `${money(amount)} is right.` : `${payee(desk, target)} is owed ${money(amount)}, not ${typed || "nothing"}.`, clause);
    });
    desk.practice.answered = desk.ahead.number;
    desk.draw();
  };
  return h("form", { class: "owed", onsubmit: send }, h("p", { class: "step" }, "What is owed?"),
    payments.map(({ target }, at) => h("label", { key: at }, h("span", {}, `${payee(desk, target)}${stakes(desk, target[1])}`), h("input", { name: `owed ${at}`, inputmode: "decimal", autocomplete: "off", size: 9 }))),
    h("button", { class: "main" }, "Pay"));
}

/** Who is paid, and on which area if it is not into the rack. @param {any} desk @param {[string, number, string]} target */
const payee = (desk, [area, owner]) => `${person(owner, desk.view)}${area === "rack" ? "" : ` on ${area}`}`;

/** Where the chips of a player lie. @param {any} desk @param {number} owner */
function stakes(desk, owner) {
  const lying = Object.entries(desk.view.stacks).flatMap(([area, stacks]) => stacks.filter((each) => each.owner === owner).map((each) => `${money(each.amount)} on ${area}`));
  return lying.length ? `, ${lying.join(", ")}` : "";
}
