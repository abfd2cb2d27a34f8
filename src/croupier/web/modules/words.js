/** Events and acts in words, as a dealer and a log would say them. */

import { money } from "./money.js";

const RANKS = { 2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine", T: "ten", J: "jack", Q: "queen", K: "king", A: "ace" };
const SUITS = { c: "clubs", d: "diamonds", h: "hearts", s: "spades" };
export const SIGNS = { c: "♣", d: "♦", h: "♥", s: "♠" };

/** @param {string} face */
export const cardName = (face) => `${RANKS[face[0]]} of ${SUITS[face[1]]}`;
/** @param {string} face */
export const cardSign = (face) => `${face[0] === "T" ? "10" : face[0]}${SIGNS[face[1]]}`;

/** The words of an act or a field name. @param {string} name */
export function said(name) {
  const words = name.replace(/[-_]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Who, in words. @param {number|string} who @param {any} [view] */
export function person(who, view) {
  if (typeof who !== "number") return said(who);
  return view?.seats.find((each) => each.seat === who)?.name ?? `Seat ${who}`;
}

/** A wheel's or the dice's outcome in words. @param {any} result */
export const outcome = (result) => (Array.isArray(result) ? `${result[0]} and ${result[1]}: ${result[0] + result[1]}` : String(result));

/** What an event says in the log, or null where it tells nothing that one cannot see. @param {any} event @param {any} view @param {any} [layout] */
export function line(event, view, layout) {
  const name = (who) => person(who, view);
  switch (event.event) {
    case "announced": return `${name(event.by)}: “${event.words}”`;
    case "moved": return moved(event, name);
    case "cash-taken": return `${name(event.seat)} lays ${money(event.amount)} in cash`;
    case "seated": return `${event.name} takes seat ${event.seat}`;
    case "left": return `Seat ${event.seat} is empty`;
    case "bound": return event.why ? `${name(event.seat)} may not leave: ${event.why}` : null;
    case "shuffled": return `${event.size} cards are shuffled`;
    case "cut-made": return `${name(event.by)} cuts at ${event.position}`;
    case "shown": return event.face ? `${cardSign(event.face)}${lies(event.piece, view)}${event.to ? " is shown to you" : ""}` : null;
    case "marked": return event.place ? `The ${event.marker} stands on ${event.place}` : `The ${event.marker} is taken away`;
    case "metered": return `The meter ${event.meter} shows ${money(event.shows)}`;
    case "thrown": return `The dice show ${outcome(event.dice)}`;
    case "spun": return `The result is ${stop(event.result, layout)}`;
    case "voided": return `${said(event.what)} is void: ${event.why}`;
    default: return null;
  }
}

/** Where a card lies, in words. @param {number} piece @param {any} view */
function lies(piece, view) {
  const found = Object.entries(view?.cards ?? {}).find(([, cards]) => cards.some((each) => each.piece === piece));
  return found ? ` for ${found[0]}` : "";
}

/** A stop of a wheel by what it shows. @param {any} result @param {any} layout */
const stop = (result, layout) => (typeof result === "number" ? layout?.ornaments.find((each) => each.values.length)?.values[result] ?? result : result);

/** @param {any} event @param {(who: any) => string} name */
function moved({ amount, source, target }, name) {
  const [from, owner] = source;
  const [to, taker] = target;
  const sum = money(amount);
  if (from === "inventory" && to === "rack") return `${name(taker)} receives ${sum}`;
  if (from === "inventory") return taker ? `${name(taker)} is paid ${sum} on ${to}` : `${sum} go from the inventory to ${to}`;
  if (to === "inventory") return owner ? `${sum} of ${name(owner)} on ${from} are taken` : `${sum} go to the inventory`;
  if (from === "rack") return `${name(owner)} lays ${sum} on ${to}`;
  if (to === "rack") return `${name(taker)} takes back ${sum} from ${from}`;
  if (from === "cage" || to === "cage") return null;
  return `${sum} move from ${from} to ${to}`;
}
