/** My wagers: laid chip by chip, taken back, done again, repeated and doubled. Whether each may be is for the floor to say. */

import { actOf } from "./offers.js";

/** @typedef {{area: string, amount: number}[]} Lays Chips that were laid by one hand. */

export class Laying {
  /** @param {any} table */
  constructor(table) {
    this.table = table;
    /** What was laid, the last at the end. @type {Lays[]} */
    this.done = [];
    /** What was taken back, the last at the end. @type {Lays[]} */
    this.undone = [];
  }

  /** The wager that an open area takes nearest to an amount. @param {string} area @param {number} amount */
  nearest(area, amount) {
    const open = this.table.wagers.get(area);
    if (!open) return null;
    const whole = Math.floor(Math.min(Math.max(amount, open.least), open.most) / open.step) * open.step;
    return whole < open.least ? null : actOf(open.offer, { area, amount: whole });
  }

  /**
   * Lay a chip on an area: the least wager if the chip is smaller, what is left to lay if it is greater. Where the area is
   * not open the floor is asked all the same, and tells why not.
   * @param {string} area @param {number} amount
   */
  lay(area, amount) {
    const { table } = this;
    if (typeof table.view.who !== "number") return table.complain("Take a seat first.");
    table.steps([() => {
      const act = this.nearest(area, amount) ?? { act: "wager", who: table.view.who, area, amount };
      this.noted([{ area, amount: act.amount }]);
      return act;
    }]);
  }

  /** @param {Lays} lays */
  noted(lays) {
    this.done.push(lays);
    this.undone = [];
  }

  /** An act was refused: what it would have laid does not lie there. @param {any} act */
  refused(act) {
    const last = this.done.at(-1);
    if (act?.act === "wager" && last?.length === 1 && last[0].area === act.area) this.done.pop();
  }

  /** The act that takes a wager back, if it may be. @param {string} area */
  taking(area) {
    const took = this.table.offers.find((each) => each.act === "withdraw" && each.limits.area?.choices.includes(area));
    return took ? actOf(took, { area }) : null;
  }

  /** Take a wager back, all but so much. @param {string} area @param {number} [leaving] */
  back(area, leaving = 0) {
    if (!this.taking(area)) return this.table.complain(this.table.mine(area) ? "This wager may not be taken back now." : "You have no wager here.");
    this.table.steps(this.less(area, () => leaving));
  }

  /** @param {string} area @param {() => number} leaving */
  less(area, leaving) {
    let rest = 0;
    return [
      () => { rest = leaving(); return this.taking(area); },
      () => (rest > 0 ? this.nearest(area, rest) : null),
    ];
  }

  /** What undo would take back: the last that was laid and may still be taken. */
  undoable() {
    while (this.done.length && !(/** @type {Lays} */ (this.done.at(-1)).every(({ area }) => this.table.takes.has(area)))) this.done.pop();
    return this.done.at(-1);
  }

  undo() {
    const lays = this.undoable();
    if (!lays) return;
    this.done.pop();
    this.undone.push(lays);
    this.table.steps(lays.flatMap(({ area, amount }) => this.less(area, () => this.table.mine(area) - amount)));
  }

  redo() {
    const lays = this.undone.pop();
    if (!lays) return;
    this.done.push(lays);
    this.table.steps(lays.map(({ area, amount }) => () => this.nearest(area, amount)));
  }

  /** Take back whatever may be taken back; redo lays it again. */
  clear() {
    const lays = [...this.table.takes].map((area) => ({ area, amount: this.table.mine(area) })).filter(({ amount }) => amount);
    this.done = [];
    this.undone = [lays];
    this.table.steps(lays.map(({ area }) => () => this.taking(area)));
  }

  /** Lay again what was laid in the last round, as far as it is open. */
  rebet() {
    this.several([...this.table.rounds.last].map(([area, amount]) => ({ area, amount })));
  }

  double() {
    this.several([...this.table.wagers.keys()].map((area) => ({ area, amount: this.table.mine(area) })).filter(({ amount }) => amount));
  }

  /** @param {Lays} lays */
  several(lays) {
    this.noted(lays);
    this.table.steps(lays.map(({ area, amount }) => () => this.nearest(area, amount)));
  }

  /** A round is over: nothing that was laid before can be taken back by its chips. */
  over() {
    this.done = [];
    this.undone = [];
  }
}
