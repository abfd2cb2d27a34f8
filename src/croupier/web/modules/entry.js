/** Entering chance at a physical table: a card, a throw or a pocket, by keys or by touch. */

import { h } from "./dom.js";
import { actOf } from "./offers.js";
import { SIGNS, cardName, said } from "./words.js";

const SUITS = "shdc";
const RANKS = "A23456789TJQK";
const PIPS = { 1: [5], 2: [1, 9], 3: [1, 5, 9], 4: [1, 3, 7, 9], 5: [1, 3, 5, 7, 9], 6: [1, 3, 4, 6, 7, 9] };

/** The field of an offer to chance that is entered by hand, with its kind. @param {any} offer */
function fieldOf(offer) {
  for (const [name, limit] of Object.entries(offer.limits)) {
    if (limit.limit === "anycard") return { name, limit, kind: "card" };
    if (limit.choices && Array.isArray(limit.choices[0])) return { name, limit, kind: "dice" };
    if (limit.choices && name === "pocket") return { name, limit, kind: "pocket" };
  }
  return null;
}

/** Whether an offer is entered here rather than by a form. @param {any} offer */
export const isEntered = (offer) => offer.who === "chance" && fieldOf(offer) !== null;

/** @param {any} desk @param {any} offer */
export function entry(desk, offer) {
  const { name, limit, kind } = /** @type {any} */ (fieldOf(offer));
  const enter = (value) => {
    desk.typed = "";
    desk.act(actOf(offer, { [name]: value }));
  };
  const typed = h("p", { class: "typed", role: "status" }, h("span", { class: "faint" }, HINTS[kind]), h("strong", {}, desk.typed || "…"));
  if (kind === "card") return [typed, cardGrid(limit, enter)];
  if (kind === "dice") return [typed, diceGrid(desk, limit, enter)];
  return [typed, pockets(desk, limit, enter)];
}

const HINTS = {
  card: "Type rank and suit, such as 9 s or t h: ",
  dice: "Type the two dice, such as 4 3: ",
  pocket: "Type the pocket, such as 17, and Enter: ",
};

/** @param {any} limit @param {(card: string) => void} enter */
function cardGrid(limit, enter) {
  return h("div", { class: "card-grid", role: "group", "aria-label": "The card" },
    [...SUITS].map((suit) => [...RANKS].map((rank) => {
      const card = rank + suit, left = limit.left[card] ?? 0;
      return h("button", { key: card, class: "dh".includes(suit) ? "red" : "black", disabled: !left, "aria-label": `${cardName(card)}, ${left} left`, onclick: () => enter(card) },
        `${rank === "T" ? "10" : rank}${SIGNS[suit]}`, h("small", {}, left));
    })));
}

/** @param {any} desk @param {any} limit @param {(dice: number[]) => void} enter */
function diceGrid(desk, limit, enter) {
  const first = Number(desk.typed) || 0;
  return h("div", { class: "dice-grid", role: "group", "aria-label": first ? `First die ${first}; the second die` : "The first die" },
    [1, 2, 3, 4, 5, 6].map((face) => h("button", { key: face, "aria-label": String(face), onclick: () => {
      if (first) enter(limit.choices.find(([one, other]) => one === first && other === face));
      else desk.type(String(face));
    } }, h("span", { class: "die", "aria-hidden": "true" }, Array.from({ length: 9 }, (_, at) => h("i", { key: at, class: PIPS[face].includes(at + 1) ? "pip-on" : "" }))))),
    first ? h("button", { key: "again", class: "quiet", onclick: () => desk.type("") }, "Again") : null);
}

/** @param {any} desk @param {any} limit @param {(pocket: any) => void} enter */
function pockets(desk, limit, enter) {
  const wheel = desk.stage.layout.ornaments.find((each) => each.values?.length);
  const colour = (pocket) => wheel?.colours[wheel.values.indexOf(String(pocket))] ?? "none";
  const sorted = [...limit.choices].sort((one, other) => Number(one) - Number(other) || String(one).length - String(other).length);
  return h("div", { class: "pocket-grid", role: "group", "aria-label": "The pocket" },
    sorted.map((pocket) => h("button", { key: pocket, class: `c-${colour(pocket)}`, onclick: () => enter(pocket) }, said(String(pocket)))));
}

/** A key for what is being entered; whether it was one. @param {any} desk @param {any} offer @param {string} key */
export function entryKey(desk, offer, key) {
  const { name, limit, kind } = /** @type {any} */ (fieldOf(offer));
  const enter = (value) => {
    desk.typed = "";
    desk.act(actOf(offer, { [name]: value }));
  };
  if (key === "Backspace" || key === "Escape") desk.type("");
  else if (kind === "card") {
    const letter = key === "1" || key === "0" ? "T" : key.toUpperCase();
    if (!desk.typed && RANKS.includes(letter)) desk.type(letter);
    else if (desk.typed && SUITS.includes(key.toLowerCase())) {
      const card = desk.typed[0] + key.toLowerCase();
      if (limit.left[card]) enter(card);
      else desk.refuse(`${cardName(card)}: no copy of it is left in the shoe.`, offer.clause);
    } else return false;
  } else if (kind === "dice") {
    if (!/^[1-6]$/.test(key)) return false;
    if (!desk.typed) desk.type(key);
    else enter(limit.choices.find(([one, other]) => one === Number(desk.typed) && other === Number(key)));
  } else if (/^\d$/.test(key)) desk.type(desk.typed + key);
  else if (key === "Enter" && desk.typed) {
    const pocket = limit.choices.find((each) => String(each) === desk.typed);
    if (pocket === undefined) desk.refuse(`${desk.typed} is no pocket of this wheel.`, offer.clause);
    else enter(pocket);
    desk.typed = "";
  } else return false;
  return true;
}
