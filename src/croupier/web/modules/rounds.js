/** What each wager of mine did in a round and why, and what I laid, for undo and rebet. */

export class Rounds {
  constructor() {
    /** What became of my wagers, newest round first. @type {{round: number, lines: any[], change: number}[]} */
    this.told = [];
    /** What lay on each area when the last round's wagers were made. @type {Map<string, number>} */
    this.last = new Map();
    /** @type {Map<string, number>} */
    this.now = new Map();
    /** Chips in the order in which they were laid. @type {{area: string, amount: number}[]} */
    this.order = [];
    /** @type {Map<string, any>} */
    this.open = new Map();
  }

  /** @param {string} area @param {number} amount */
  laid(area, amount) {
    this.order.push({ area, amount });
  }

  /** The last chip that may still be taken back. @param {(area: string) => boolean} may */
  unlaid(may) {
    while (this.order.length) {
      const last = /** @type {any} */ (this.order.pop());
      if (may(last.area)) return last;
    }
    return null;
  }

  forget() {
    this.order = [];
  }

  /** @param {any} frame @param {number|string|null} me */
  hear(frame, me) {
    for (const event of frame.events) if (event.event === "moved") this.moved(event, me);
    if (frame.ends_round) this.close(frame.round);
  }

  /** @param {any} event @param {any} me */
  moved({ amount, source, target, clause }, me) {
    const [from, owner] = source, [to, taker] = target;
    if (typeof me !== "number") return;
    if (owner === me && from === "rack" && taker === me && to !== "rack") this.now.set(to, (this.now.get(to) ?? 0) + amount);
    else if (owner === me && taker === me && to === "rack" && !this.open.get(from)?.paid) this.note(from, clause, { returned: amount });
    else if (taker === me && from === "inventory" && to !== "rack") this.note(to, clause, { paid: amount });
    else if (owner === me && to === "inventory" && from !== "rack") this.note(from, clause, { taken: amount });
    if (owner === me && taker === me && to === "rack" && this.now.has(from) && !this.open.get(from)?.paid) this.now.delete(from);
  }

  /** @param {string} area @param {string} clause @param {Record<string, number>} what */
  note(area, clause, what) {
    const line = this.open.get(area) ?? { area, paid: 0, taken: 0, returned: 0, clause };
    for (const name in what) line[name] += what[name];
    line.clause = clause;
    this.open.set(area, line);
  }

  /** @param {number} round */
  close(round) {
    const lines = [...this.open.values()].filter((each) => each.paid || each.taken || each.returned);
    if (lines.length) this.told = [{ round, lines, change: lines.reduce((sum, each) => sum + each.paid - each.taken, 0) }, ...this.told].slice(0, 30);
    if (this.now.size) this.last = this.now;
    this.now = new Map();
    this.order = [];
    this.open = new Map();
  }
}
