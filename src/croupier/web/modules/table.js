/** A table: it listens to the floor, keeps what the floor last said, and lets people act on it. */

import { patch } from "./dom.js";
import { ask, tell } from "./http.js";
import { Link } from "./link.js";
import { neighbour, place } from "./felt.js";
import { actOf, isPlain, sorted, wagersByArea, withdrawable } from "./offers.js";
import { line } from "./words.js";
import { Rounds } from "./rounds.js";
import { tableView } from "./table_view.js";

const LOG = 200;
const SMALLEST_TOUCH = 22;
const CHIPS = [100, 500, 2500, 10000, 50000, 100000];

class TablePage extends HTMLElement {
  async connectedCallback() {
    this.name = this.getAttribute("name");
    this.line = "connecting";
    /** Texts that were said, newest last. @type {{key: number, words: string, clause: string, call: boolean}[]} */
    this.log = [];
    this.spins = 0;
    this.result = null;
    /** @type {any[]} */
    this.history = [];
    this.turns = {};
    this.rounds = new Rounds();
    /** What waits to be done after the act that is under way. @type {(() => any)[]} */
    this.queue = [];
    this.said = 0;
    this.hands = { press: (event) => this.press(event), take: (event) => this.take(event), over: (event) => this.over(event), key: (event) => this.key(event) };
    this.keys = (event) => this.hotkey(event);
    addEventListener("keydown", this.keys);
    try {
      [this.info, this.me] = await Promise.all([ask(`/api/tables/${encodeURIComponent(this.name)}`), ask("/api/me")]);
    } catch (refused) {
      this.problem = { says: refused.message };
      return this.draw();
    }
    this.layout = this.info.layout;
    this.denominations = this.info.chips ?? CHIPS;
    this.chip = this.denominations.find((each) => each >= this.info.summary.minimum) ?? this.denominations[0];
    const mine = this.me.seats.find((each) => each.table === this.name);
    this.link = new Link(this.name, { frame: (frame) => this.hear(frame), line: (state) => { this.line = state; this.draw(); } });
    this.link.as = mine?.seat ?? null;
    this.clock = setInterval(() => this.countdown(), 500);
  }

  disconnectedCallback() {
    this.link?.close();
    clearInterval(this.clock);
    removeEventListener("keydown", this.keys);
  }

  // What the floor says.

  /** @param {any} frame */
  hear(frame) {
    if (frame.view) this.look(frame);
    if (frame.is === "events") this.happened(frame);
    if (frame.is === "done") this.onward();
    if (frame.is === "refused") {
      this.problem = frame;
      this.queue = [];
    }
    if (frame.is === "notice") this.problem = { says: frame.says };
    this.draw();
  }

  /** @param {any} frame */
  look(frame) {
    this.view = frame.view;
    this.offers = frame.offers ?? frame.view.offers;
    this.round = frame.round;
    this.until = frame.clock?.ends_at ?? null;
    if ("held" in frame) [this.held, this.paused] = [frame.held, frame.paused];
    this.wagers = wagersByArea(this.offers);
    this.takes = withdrawable(this.offers);
    this.groups = sorted(this.offers);
    if (!this.layout.areas.some((area) => area.name === this.focus)) this.focus = [...this.wagers.keys()][0] ?? this.layout.areas.find((area) => area.takes_wagers)?.name;
  }

  /** @param {any} frame */
  happened(frame) {
    for (const event of frame.events) {
      if (event.event === "thrown" || event.event === "spun") {
        this.result = event.dice ?? event.result;
        this.spins++;
        this.history = [...this.history.slice(-29), this.result];
      }
      const words = line(event, this.view);
      if (words) this.log.push({ key: this.said++, words, clause: event.clause, call: event.event === "announced" });
    }
    this.log = this.log.slice(-LOG);
    this.rounds.hear(frame, this.view.who);
  }

  countdown() {
    const left = this.until === null || this.until === undefined ? null : Math.max(0, Math.ceil((this.until - Date.now()) / 1000));
    if (left !== this.left) {
      this.left = left;
      this.draw();
    }
  }

  // What a person does.

  /** @param {any} act */
  act(act) {
    this.problem = null;
    this.link.act(act);
    this.draw();
  }

  /** Do several acts, each when the one before is done. @param {(() => any)[]} steps */
  steps(steps) {
    this.queue = [...this.queue, ...steps];
    if (!this.link.pending.size) this.onward();
  }

  onward() {
    while (this.queue.length) {
      const act = this.queue.shift()();
      if (act) return void this.act(act);
    }
  }

  /** My chips in an area. @param {string} area */
  mine(area) {
    const { who, stacks } = this.view;
    return (stacks[area] ?? []).filter((each) => each.owner === who && each.chips !== "coupon").reduce((sum, each) => sum + each.amount, 0);
  }

  /** The wager of so much on an area, as near as the offer allows. @param {string} area @param {number} amount */
  wager(area, amount) {
    const open = this.wagers.get(area);
    if (!open) return null;
    const whole = Math.floor(Math.min(Math.max(amount, open.least), open.most) / open.step) * open.step;
    return whole < open.least ? null : actOf({ ...open.offer, limits: { ...open.offer.limits } }, { area, amount: whole });
  }

  /** @param {string} area @param {number} amount */
  lay(area, amount) {
    const act = this.wager(area, amount);
    if (!act) {
      const areaOf = this.layout.areas.find((each) => each.name === area);
      this.problem = { says: this.view.who === null ? "Take a seat first." : "This area takes no wager of yours now.", clause: areaOf?.clause };
      return this.draw();
    }
    this.rounds.laid(area, act.amount);
    this.steps([() => this.wager(area, amount)]);
  }

  /** Take a wager back, or all but so much of it. @param {string} area @param {number} [leaving] */
  back(area, leaving = 0) {
    const took = this.offers.find((each) => each.act === "withdraw" && each.limits.area?.choices.includes(area));
    if (!took) {
      this.problem = { says: "This wager may not be taken back now." };
      return this.draw();
    }
    this.steps([() => actOf(took, { area }), () => (leaving > 0 ? this.wager(area, leaving) : null)]);
  }

  undo() {
    const last = this.rounds.unlaid((area) => this.takes.has(area));
    if (last) this.back(last.area, this.mine(last.area) - last.amount);
  }

  clear() {
    this.rounds.forget();
    this.steps([...this.takes].map((area) => () => {
      const took = this.offers.find((each) => each.act === "withdraw" && each.limits.area?.choices.includes(area));
      return took ? actOf(took, { area }) : null;
    }));
  }

  rebet() {
    this.steps([...this.rounds.last].map(([area, amount]) => () => {
      this.rounds.laid(area, amount);
      return this.wager(area, amount);
    }));
  }

  double() {
    this.steps([...this.wagers.keys()].filter((area) => this.mine(area)).map((area) => () => this.wager(area, this.mine(area))));
  }

  /** Sit down under one's name with chips. @param {number} seat @param {number} amount */
  sit(seat, amount) {
    this.link.as = seat;
    this.steps([
      () => ({ act: "take-seat", who: seat, name: this.me.name }),
      () => { this.link.watch(seat); return { act: "buy-in", who: seat, amount }; },
    ]);
  }

  leave() {
    this.steps([() => ({ act: "leave-seat", who: this.view.who }), () => { this.link.watch(null); return null; }]);
  }

  /** @param {number} seat @param {boolean} present */
  async house(seat, present) {
    try {
      await tell(`/api/tables/${encodeURIComponent(this.name)}/house`, { seat, present });
    } catch (refused) {
      this.problem = { says: refused.message };
      this.draw();
    }
  }

  /** The one act that the space bar does, or null: then one is ready for the dealer. */
  main() {
    const plain = this.groups?.decisions.filter(isPlain) ?? [];
    const named = this.layout.main_acts.map((name) => plain.find((each) => each.act === name)).find(Boolean);
    return named ?? (this.groups?.decisions.length === 1 && plain.length === 1 ? plain[0] : null);
  }

  go() {
    const main = this.main();
    if (main) this.act(actOf(main));
    else if (!this.groups?.decisions.filter(isPlain).length) this.link.ready();
  }

  // Mouse, touch and keys on the felt.

  /** @param {any} event */
  areaOf(event) {
    const name = event.currentTarget.dataset.area;
    return this.layout.areas.find((each) => each.name === name);
  }

  /** @param {MouseEvent} event */
  press(event) {
    const area = this.areaOf(event);
    const size = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    if (!this.zoom && event.detail && Math.min(size.width, size.height) < SMALLEST_TOUCH && innerWidth < 700) return this.zoomTo(area);
    this.focus = area.name;
    if (event.shiftKey) this.back(area.name);
    else this.lay(area.name, this.chip);
  }

  /** @param {MouseEvent} event */
  take(event) {
    event.preventDefault();
    this.back(this.areaOf(event).name);
  }

  /** @param {any} event */
  over(event) {
    this.hovered = this.areaOf(event);
    if (event.type === "focus") this.focus = this.hovered.name;
    this.draw();
  }

  /** Show the part of the felt around an area. @param {any} area */
  zoomTo(area) {
    const { cx, cy } = place(this.layout, area);
    const width = this.layout.width / 2.6, height = this.layout.height / 2;
    const within = (middle, size, most) => Math.min(Math.max(middle - size / 2, -2), most + 2 - size);
    this.zoom = { x: within(cx, width, this.layout.width), y: within(cy, height, this.layout.height), width, height };
    this.draw();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const area = this.areaOf(event);
    const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const arrow = arrows[event.key];
    if (arrow) {
      const next = neighbour(this.layout, area, arrow[0], arrow[1]);
      if (next) {
        this.focus = next.name;
        this.draw();
        /** @type {any} */ (this.querySelector(`[data-area="${CSS.escape(next.name)}"]`))?.focus();
      }
    } else if (event.key === "Enter") this.lay(area.name, this.chip);
    else if (event.key === "Backspace" || event.key === "Delete") this.back(area.name);
    else return;
    event.preventDefault();
  }

  /** Keys for the whole table: space goes on, digits choose a chip, letters the acts that are open. @param {KeyboardEvent} event */
  hotkey(event) {
    const within = /** @type {Element} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || !this.view || within.closest?.("input, select, textarea, dialog")) return;
    const digit = this.denominations[Number(event.key) - 1];
    const act = this.letters?.get(event.key.toLowerCase());
    if (event.key === " " && !within.closest?.("button, summary, a")) this.go();
    else if (digit) this.chip = digit;
    else if (event.key === "Escape" && this.zoom) this.zoom = null;
    else if (act) this.act(actOf(act));
    else return;
    event.preventDefault();
    this.draw();
  }

  // Drawing, once for each frame of the screen.

  draw() {
    if (this.drawing) return;
    this.drawing = true;
    requestAnimationFrame(() => {
      this.drawing = false;
      if (this.isConnected) patch(this, tableView(this));
    });
  }
}

customElements.define("croupier-table", TablePage);
