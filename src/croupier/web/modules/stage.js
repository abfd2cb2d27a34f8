/** A felt at which nobody on this page wagers: what the drawing needs, fed by the wire or by the record. */

import { felt } from "./felt.js";

const CHIPS = [100, 500, 2500, 10000, 50000, 100000];
const NO_HANDS = { press() {}, take(event) { event.preventDefault(); }, over() {}, key() {} };

export class Stage {
  /** @param {any} info What the floor tells of the table. */
  constructor(info) {
    this.info = info;
    this.layout = info.layout;
    this.denominations = info.chips ?? CHIPS;
    this.wagers = new Map();
    this.takes = new Set();
    this.spins = 0;
    this.result = null;
    /** @type {any[]} */
    this.history = [];
    this.turns = {};
    this.focus = this.layout.areas.find((area) => area.takes_wagers)?.name;
  }

  mine() {
    return 0;
  }

  /** @param {any} event */
  hear(event) {
    if (event.event !== "thrown" && event.event !== "spun") return;
    this.result = event.dice ?? event.result;
    this.spins++;
    this.history = [...this.history.slice(-29), this.result];
  }

  /** The felt as a person sees it. @param {any} view */
  drawn(view) {
    this.view = view;
    return felt(this, NO_HANDS);
  }
}
