/** What each wager of mine did in a round, and by which clause; and what I laid, for the next round. */

/** @typedef {{area: string, paid: number, taken: number, returned: number, stands: number, clause: string}} Line */

const KEPT = 30;
const RACK = "rack";

export class Rounds {
  /** @param {any} layout */
  constructor(layout) {
    this.layout = layout;
    /** What became of my wagers, the newest round first. @type {{round: number, lines: Line[], change: number}[]} */
    this.told = [];
    /** What was laid on each area in the last round in which something was. @type {Map<string, number>} */
    this.last = new Map();
    /** @type {Map<string, number>} */
    this.now = new Map();
    /** @type {Map<string, Line>} */
    this.open = new Map();
    /** What lies where, as far as the moves tell. @type {Map<string, number>} */
    this.lying = new Map();
  }

  /** What happened; of `takes` I could take my chips back before it. @param {any} frame @param {any} me @param {Set<string>} takes */
  hear(frame, me, takes) {
    this.takes = takes;
    if (typeof me !== "number") return false;
    const moves = frame.events.filter((each) => each.event === "moved" && each.source[2] !== "coupon" && isOfPlay(each));
    moves.forEach((each, at) => this.moved(each, me, moves.slice(at + 1)));
    if (frame.ends_round) this.close(frame.round);
    return frame.ends_round;
  }

  /** @param {any} event @param {number} me @param {any[]} after */
  moved(event, me, after) {
    const { amount, source: [from, owner], target: [to, taker], clause } = event;
    if (owner === me && taker === me) this.shifted(from, to, amount, clause);
    else if (owner === me) {
      // A fee is taken from the rack; it belongs to the wager that was paid just before.
      this.note(from === RACK ? this.paidLast ?? "fee" : from, clause, { taken: amount });
      this.less(from, amount);
    } else if (taker === me) {
      const area = to === RACK ? this.paidFor(event, me, after) : to;
      this.paidLast = area;
      this.note(area, clause, { paid: amount });
      if (to !== RACK) this.more(to, amount);
    }
  }

  /** My chips went from one place of mine to another. @param {string} from @param {string} to @param {number} amount @param {string} clause */
  shifted(from, to, amount, clause) {
    this.less(from, amount);
    if (to !== RACK) this.more(to, amount);
    if (from === RACK) this.now.set(to, (this.now.get(to) ?? 0) + amount);
    else if (to === RACK) {
      // Chips that I took back myself are no result.
      if (this.takes.has(from) && !this.open.has(from)) this.now.delete(from);
      else this.note(from, clause, { returned: amount });
    }
  }

  /**
   * The area that a payment into my rack was for: the one whose chips come back by the same clause, else one that stands
   * and whose odds give this sum.
   * @param {any} event @param {number} me @param {any[]} after
   */
  paidFor({ amount, clause }, me, after) {
    const next = after.find((each) => each.source[1] === me && each.target[1] === me);
    if (next && next.clause === clause && next.target[0] === RACK) return next.source[0];
    const standing = [...this.lying].filter(([, lies]) => lies > 0).map(([area]) => area);
    const named = standing.filter((name) => this.layout.areas.find((each) => each.name === name)?.clause === clause);
    const fit = (named.length ? named : standing).filter((name) => this.layout.areas.some((each) => each.name === name && pays(each.pays, /** @type {number} */ (this.lying.get(name))).includes(amount)));
    return fit[0] ?? named[0] ?? (standing.length === 1 ? standing[0] : "winnings");
  }

  /** @param {string} area @param {number} amount */
  more(area, amount) {
    this.lying.set(area, (this.lying.get(area) ?? 0) + amount);
  }

  /** @param {string} area @param {number} amount */
  less(area, amount) {
    if (area !== RACK) this.lying.set(area, Math.max(0, (this.lying.get(area) ?? 0) - amount));
  }

  /** @param {string} area @param {string} clause @param {Record<string, number>} what */
  note(area, clause, what) {
    const line = this.open.get(area) ?? { area, paid: 0, taken: 0, returned: 0, stands: 0, clause };
    for (const name in what) line[name] += what[name];
    line.clause = clause;
    this.open.set(area, line);
  }

  /** The view is the truth about what lies on the layout. @param {any} view */
  look(view) {
    if (typeof view.who !== "number") return;
    this.lying = new Map();
    for (const [area, stacks] of Object.entries(view.stacks)) for (const each of stacks) if (each.owner === view.who && each.chips !== "coupon") this.more(area, each.amount);
  }

  /** @param {number} round */
  close(round) {
    const decided = [...this.open.values()];
    const stands = [...this.lying].filter(([area, amount]) => amount > 0 && !this.open.has(area)).map(([area, amount]) => ({ area, paid: 0, taken: 0, returned: 0, stands: amount, clause: "" }));
    const lines = [...decided, ...stands];
    if (lines.length) this.told = [{ round, lines, change: lines.reduce((sum, each) => sum + each.paid - each.taken, 0) }, ...this.told.filter((each) => each.round !== round)].slice(0, KEPT);
    if (this.now.size) this.last = this.now;
    this.now = new Map();
    this.open = new Map();
    this.paidLast = undefined;
  }
}

/** Whether a move belongs to the play, and not to the buying and changing of chips. @param {any} event */
const isOfPlay = ({ clause, source, target }) => clause !== "house practice" && source[0] !== "cage" && target[0] !== "cage";

/** What printed odds pay on a stake. @param {string} printed @param {number} stake */
const pays = (printed, stake) => [...printed.matchAll(/(\d+) to (\d+)/g)].map(([, win, per]) => Math.floor((stake * Number(win)) / Number(per)));
