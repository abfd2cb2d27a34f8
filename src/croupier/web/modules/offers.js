/** Offers as people use them: wagers by area, decisions as buttons, everything else in a drawer. */

import { money } from "./money.js";

export const PRACTICE = "house practice";
const ON_THE_FELT = new Set(["wager", "withdraw"]);
const AT_THE_SEAT = new Set(["buy-in", "bring-chips", "bring-coupon", "colour-up", "leave-seat", "change-seat", "take-seat"]);

/**
 * @typedef {{who: number|string, act: string, clause: string, about: string|null, limits: Record<string, any>}} Offer
 * @typedef {{least: number, most: number, step: number, offer: Offer, clause: string, chips: string|undefined}} Open
 */

/** The least and the most whole steps of an amount. @param {any} limit */
export function span({ least, most, step = 1 }) {
  return { least: Math.ceil(least / step) * step, most: Math.floor(most / step) * step, step };
}

/** Where one may wager now, and how much. @param {Offer[]} offers @returns {Map<string, Open>} */
export function wagersByArea(offers) {
  const open = new Map();
  for (const offer of offers) {
    const { amount, area, coupon, chips } = offer.limits;
    if (offer.act !== "wager" || amount?.limit !== "amount" || area?.limit !== "oneof" || coupon?.least > 0) continue;
    for (const name of area.choices) {
      // Chips of the player's own colour are meant for the layout before all others.
      const kind = chips?.choices[0];
      if (!open.has(name) || kind === "colour") open.set(name, { ...span(amount), offer, clause: offer.clause, chips: kind });
    }
  }
  return open;
}

/** From which areas wagers may be taken back. @param {Offer[]} offers @returns {Set<string>} */
export function withdrawable(offers) {
  return new Set(offers.filter((each) => each.act === "withdraw").flatMap((each) => each.limits.area?.choices ?? []));
}

/** Offers in three groups: what the game asks me, what else its clauses let me do, what belongs to my seat. @param {Offer[]} offers */
export function sorted(offers) {
  const seat = offers.filter((each) => AT_THE_SEAT.has(each.act));
  const calls = offers.filter((each) => each.act === "call-wager");
  const others = offers.filter((each) => !AT_THE_SEAT.has(each.act) && !ON_THE_FELT.has(each.act) && each.act !== "call-wager");
  return { decisions: merged(others), calls: merged(calls), seat: merged(seat) };
}

/** Offers of one act about one thing stand together. @param {Offer[]} offers @returns {Offer[]} */
function merged(offers) {
  /** @type {Map<string, Offer>} */
  const known = new Map();
  for (const each of offers) {
    const name = `${each.act} ${each.about} ${Object.keys(each.limits)}`;
    const same = known.get(name);
    if (!same) known.set(name, { ...each, limits: { ...each.limits } });
    else for (const field of Object.keys(each.limits)) same.limits[field] = joined(same.limits[field], each.limits[field]);
  }
  return [...known.values()];
}

/** What is within either of two limits, as near as one limit can say it. @param {any} one @param {any} other */
function joined(one, other) {
  if (one.limit === "oneof") return { ...one, choices: [...new Set([...one.choices, ...other.choices])] };
  if (one.limit === "amount" || one.limit === "whole") return { ...one, least: Math.min(one.least, other.least), most: Math.max(one.most, other.most) };
  return one;
}

/** The value of a field that leaves no choice; undefined where there is one. @param {any} limit */
export function only(limit) {
  if (limit.limit === "oneof" && limit.choices.length === 1) return limit.choices[0];
  if (limit.limit === "amount") {
    const { least, most } = span(limit);
    return least === most ? least : undefined;
  }
  if (limit.limit === "whole" && limit.least === limit.most) return limit.least;
  return undefined;
}

/** Whether an offer asks nothing more. @param {Offer} offer */
export const isPlain = (offer) => Object.values(offer.limits).every((limit) => only(limit) !== undefined);

/** The act of an offer with what was chosen. @param {Offer} offer @param {Record<string, any>} [chosen] */
export function actOf(offer, chosen = {}) {
  const fields = Object.entries(offer.limits).map(([name, limit]) => [name, chosen[name] ?? only(limit)]);
  return { act: offer.act, who: offer.who, ...Object.fromEntries(fields) };
}

/** A choice in words. @param {any} value */
export const choice = (value) => (Array.isArray(value) ? value.join("–") : String(value));

/** A limit in few words. @param {any} limit */
export function brief(limit) {
  if (limit.limit === "amount") return `${money(span(limit).least)} to ${money(span(limit).most)}`;
  return "";
}
