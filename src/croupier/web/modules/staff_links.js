/** The lines of somebody who works at a table: one for each role of theirs there, since each has its own offers. */

import { Link } from "./link.js";

export const AT_THE_TABLE = ["dealer", "stickperson", "boxperson"];
const ALSO = { supervisor: ["floorperson"] };

/** The roles that somebody has at a table. @param {any} me @param {string} table @param {boolean} physical @returns {string[]} */
export function rolesAt(me, table, physical) {
  const granted = me.roles.filter((each) => each.table === null || each.table === table).map((each) => each.role);
  const roles = new Set(granted.flatMap((role) => [role, ...(ALSO[role] ?? [])]).filter((role) => role !== "surveillance"));
  if (physical && AT_THE_TABLE.some((role) => roles.has(role))) roles.add("chance");
  // Who deals looks first: what the dealer sees is what is drawn.
  return [...AT_THE_TABLE, "chance", "floorperson", "supervisor"].filter((role) => roles.has(role));
}

export class StaffLinks {
  /** @param {string} table @param {string[]} roles @param {{changed: () => void, event: (event: any) => void, refused: (frame: any) => void, line: (state: string) => void}} told */
  constructor(table, roles, told) {
    this.told = told;
    /** What each role was last told. @type {Map<string, any>} */
    this.known = new Map();
    this.links = new Map(roles.map((role, at) => [role, this.open(table, role, at === 0)]));
  }

  /** @param {string} table @param {string} role @param {boolean} isFirst */
  open(table, role, isFirst) {
    const link = new Link(table, {
      frame: (frame) => this.hear(role, frame, isFirst),
      line: (state) => isFirst && this.told.line(state),
    });
    link.as = role;
    return link;
  }

  /** @param {string} role @param {any} frame @param {boolean} isFirst */
  hear(role, frame, isFirst) {
    if (frame.view && frame.console) this.known.set(role, frame);
    if (frame.is === "refused") this.told.refused(frame);
    if (isFirst && frame.is === "events" && frame.view) for (const event of frame.events) this.told.event(event);
    if (isFirst && frame.is === "notice") this.told.refused(frame);
    this.told.changed();
  }

  /** The frame that shows the table: that of the first role. */
  get first() {
    return this.known.values().next().value;
  }

  /** Offers of all my roles: those that the procedure asks for, and those that may interrupt it. */
  offers() {
    /** @type {{asked: any[], others: any[]}} */
    const found = { asked: [], others: [] };
    const last = Math.max(...[...this.known.values()].map((frame) => frame.number));
    for (const frame of this.known.values()) {
      // What a line has not yet been told of the newest record would be offered too late.
      if (frame.number < last) continue;
      frame.offers.forEach((offer, at) => found[frame.console.asked.includes(at) ? "asked" : "others"].push(offer));
    }
    return found;
  }

  /** Do an act; a second one on the same ground is the slip of a finger. @param {any} act */
  act(act) {
    const link = this.links.get(act.who);
    if (![...link.pending.values()].some((each) => each.on === link.number)) link.act(act);
  }

  close() {
    for (const link of this.links.values()) link.close();
  }
}
