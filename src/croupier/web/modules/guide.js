/** What to do next: the page always says it in one line, and knows the one act that the space bar does. */

import { actOf, only } from "./offers.js";
import { money } from "./money.js";
import { person, said } from "./words.js";

/** Whether the table waits for me. @param {any} table */
export const awaited = (table) => table.clock.seats.includes(table.view.who);

/** Whether the dealer goes on as soon as I say that I am ready. @param {any} table */
export const mayBeReady = (table) => awaited(table) && table.clock.goes_on && !declining(table);

/** Where the table waits for my wager, the act that says there is none. @param {any} table */
const declining = (table) => (table.wagers.size ? table.groups.decisions.find((each) => each.act === "decline-wager") : undefined);

/** The decisions that the table waits for; others may be taken, but nobody waits. @param {any} table */
export function urgent(table) {
  if (!awaited(table)) return [];
  if (table.clock.for === "wagers") return [declining(table)].filter(Boolean);
  return table.groups.decisions;
}

/** The one act that the space bar does; null where saying that one is ready, or nothing, is next. @param {any} table */
export function mainAct(table) {
  const open = urgent(table);
  const named = table.layout.main_acts.map((name) => open.find((each) => each.act === name)).find(Boolean);
  if (named) return named;
  return open.length === 1 && !mayBeReady(table) ? open[0] : null;
}

/** An offer's act with the first choice of whatever it leaves open, or null where one has to type. @param {any} offer */
export function firstChoice(offer) {
  /** @type {Record<string, any>} */
  const chosen = {};
  for (const [field, limit] of Object.entries(offer.limits)) {
    if (only(limit) !== undefined) continue;
    if (limit.limit !== "oneof") return null;
    chosen[field] = limit.choices[0];
  }
  return actOf(offer, chosen);
}

/** What to do next, in one line. @param {any} table */
export function next(table) {
  const { view, clock } = table;
  const me = view.seats.find((each) => each.seat === view.who);
  if (table.line === "lost") return "The connection is lost. Your seat and your wagers are kept; trying again…";
  if (table.held) return `The table is held: ${table.held}`;
  if (table.paused) return "The table pauses. Your wagers stand; play goes on soon.";
  if (typeof view.who === "string") return `You look on as ${view.who}.`;
  if (!me) return table.free().length ? "To play, take a seat with chips; they cost nothing here." : "Every seat is taken; you may look on.";
  if (table.isBroke()) return "You have no chips: buy some first.";
  if (awaited(table) && table.readied) return clock.seats.length > 1 ? "You are ready; waiting for the others." : "You are ready; the dealer goes on.";
  if (awaited(table) && clock.for === "wagers") return wagering(table);
  if (awaited(table)) return deciding(table);
  const others = clock.seats.map((seat) => person(seat, view));
  if (others.length) return `Waiting for ${others.join(" and ")}.`;
  return table.wagers.size ? "Wagers are open; the dealer goes on soon." : "The dealer is at work…";
}

/** @param {any} table */
function wagering(table) {
  const { onward } = table.layout, lying = table.lying();
  if (declining(table)) return `Choose a chip, then an area that glows, or “${said("decline-wager")}”.`;
  if (lying && mayBeReady(table)) return `${money(lying)} of yours on the layout. Add chips, or go on: “${onward}”.`;
  if (!table.wagers.size) return `Go on: “${onward}”.`;
  return mayBeReady(table) ? `Choose a chip, then an area that glows; then “${onward}”.` : "Choose a chip, then click an area that glows.";
}

/** @param {any} table */
function deciding(table) {
  const names = [...new Set(table.groups.decisions.map((each) => said(each.act).toLowerCase()))];
  const listed = names.length > 4 ? "choose what to do" : names.join(", or ");
  const first = table.wagers.size && !table.lying() ? "Wager on an area that glows, if you wish. " : "";
  return `${first}Your turn: ${listed || "go on"}${mayBeReady(table) && names.length ? `, or go on: “${table.layout.onward}”` : ""}.`;
}

