/** A table: it listens to the floor, keeps what the floor last said, and lets people act on it. */

import { patch } from "./dom.js";
import { firstChoice, mainAct, mayBeReady } from "./guide.js";
import { Hands } from "./hands.js";
import { ask, tell } from "./http.js";
import { Laying } from "./laying.js";
import { Link } from "./link.js";
import { actOf, isPlain, sorted, wagersByArea, withdrawable } from "./offers.js";
import { verdict } from "./results.js";
import { Rounds } from "./rounds.js";
import { Sheet } from "./sheet.js";
import { line } from "./words.js";
import { tableView } from "./table_view.js";

const LOG = 200;
const RESULTS = 30;
const CHIPS = [100, 500, 2500, 10000, 50000, 100000];
const NOBODY = { ends_at: null, for: "", seats: [], goes_on: false };

class TablePage extends HTMLElement {
  async connectedCallback() {
    this.name = this.getAttribute("name");
    this.line = "connecting";
    this.clock = NOBODY;
    /** Texts that were said, newest last. @type {{key: number, words: string, clause: string, call: boolean}[]} */
    this.log = [];
    this.said = 0;
    this.spins = 0;
    this.result = null;
    /** @type {any[]} */
    this.history = [];
    this.turns = {};
    /** What waits to be done after the act that is under way. @type {(() => any)[]} */
    this.queue = [];
    this.hands = new Hands(this);
    this.laying = new Laying(this);
    addEventListener("keydown", this.hands.hotkey);
    const place = `/api/tables/${encodeURIComponent(this.name)}`;
    let past;
    try {
      [this.info, this.me, past] = await Promise.all([ask(place), ask("/api/me"), ask(`${place}/rounds?last=20`)]);
    } catch (refused) {
      return this.complain(refused.message);
    }
    this.layout = this.info.layout;
    this.rounds = new Rounds(this.layout);
    this.sheet = new Sheet(this.info.odds_url, () => this.draw());
    this.denominations = this.info.chips ?? CHIPS;
    this.chip = this.denominations.find((each) => each >= this.info.summary.minimum) ?? this.denominations[0];
    const mine = this.me.seats.find((each) => each.table === this.name)?.seat ?? null;
    this.recall(past.reverse(), mine);
    if (!this.isConnected) return;
    this.link = new Link(this.name, { frame: (frame) => this.hear(frame), line: (state) => { this.line = state; this.draw(); } });
    this.link.as = mine;
    this.ticking = setInterval(() => this.tick(), 500);
  }

  disconnectedCallback() {
    this.link?.close();
    this.sheet?.close();
    clearInterval(this.ticking);
    removeEventListener("keydown", this.hands.hotkey);
  }

  // What the floor says.

  /** The last rounds, for the results on the board and my own. @param {any[]} rounds the earliest first @param {number|null} me */
  recall(rounds, me) {
    for (const { round, is_over, entries } of rounds) {
      const events = entries.flatMap((each) => each.events);
      for (const event of events) this.saw(event);
      this.rounds.hear({ events, round, ends_round: is_over }, me, new Set());
    }
    this.spins = 0;
  }

  /** @param {any} frame */
  hear(frame) {
    // Whoever holds a seat is shown the table as somebody looking on until the floor knows them again.
    if (frame.is === "state" && frame.view.who === null && this.link.as !== null) return;
    if (frame.is === "events") this.happened(frame);
    if (frame.view) this.look(frame);
    if (frame.is === "waits") this.clock = frame.clock;
    if (frame.is === "done") this.onward();
    if (frame.is === "refused") this.refused(frame);
    if (frame.is === "notice") this.complain(frame.says);
    this.draw();
  }

  /** @param {any} frame */
  look(frame) {
    this.view = frame.view;
    this.offers = frame.offers;
    this.round = frame.round + (frame.ends_round ? 1 : 0);
    this.clock = frame.clock;
    if ("held" in frame) [this.held, this.paused] = [frame.held, frame.paused];
    this.wagers = wagersByArea(this.offers);
    this.takes = withdrawable(this.offers);
    this.groups = sorted(this.offers);
    this.letters = new Map();
    this.rounds.look(this.view);
    this.tick();
    if (!this.layout.areas.some((area) => area.name === this.focus)) this.focus = [...this.wagers.keys()][0] ?? this.layout.areas.find((area) => area.takes_wagers)?.name;
  }

  /** @param {any} frame */
  happened(frame) {
    const view = frame.view ?? this.view;
    for (const event of frame.events) {
      this.saw(event);
      const words = line(event, view, this.layout);
      if (words) this.log.push({ key: this.said++, words, clause: event.clause, call: event.event === "announced" });
    }
    this.log = this.log.slice(-LOG);
    this.readied = false;
    if (this.rounds.hear(frame, this.view?.who ?? this.link.as, this.takes ?? new Set())) {
      this.laying.over();
      const [last] = this.rounds.told;
      this.spoken = last?.round === frame.round ? `Round ${last.round}: ${verdict(last)}.` : "";
    }
  }

  /** @param {any} event */
  saw(event) {
    if (event.event !== "thrown" && event.event !== "spun") return;
    this.result = event.dice ?? event.result;
    this.spins++;
    this.history = [...this.history.slice(1 - RESULTS), this.result];
  }

  /** @param {any} frame */
  refused(frame) {
    if (frame.field === "as") this.link.watch(null);
    this.laying.refused(frame.act);
    this.problem = frame;
    this.queue = [];
  }

  /** @param {string} says */
  complain(says) {
    this.problem = { says };
    this.draw();
  }

  tick() {
    const left = this.clock.ends_at === null ? null : Math.max(0, Math.ceil((this.clock.ends_at - Date.now()) / 1000));
    if (left === this.left) return;
    this.left = left;
    this.draw();
  }

  // What there is.

  /** My chips in an area. @param {string} area */
  mine(area) {
    const { who, stacks } = this.view;
    return (stacks[area] ?? []).filter((each) => each.owner === who && each.chips !== "coupon").reduce((sum, each) => sum + each.amount, 0);
  }

  /** All my chips on the layout. */
  lying() {
    return Object.keys(this.view.stacks).reduce((sum, area) => sum + this.mine(area), 0);
  }

  /** Whether I sit here without a chip. */
  isBroke() {
    const me = this.view.seats.find((each) => each.seat === this.view.who);
    return Boolean(me && !me.chips && !me.colour_chips && !this.lying());
  }

  /** The seats that nobody has. */
  free() {
    const taken = new Set(this.view.seats.map((each) => each.seat));
    return Array.from({ length: this.info.summary.seats }, (_, at) => at + 1).filter((each) => !taken.has(each));
  }

  // What a person does.

  /** @param {any} act */
  act(act) {
    this.problem = null;
    this.link.act(act);
    this.tellBusy();
    this.draw();
  }

  /** Whether something that I did is still under way. */
  tellBusy() {
    this.setAttribute("aria-busy", String(Boolean(this.link?.pending.size || this.queue.length)));
  }

  /** Do several acts, each when the one before is done. @param {(() => any)[]} steps */
  steps(steps) {
    this.queue = [...this.queue, ...steps];
    if (!this.link.pending.size) this.onward();
  }

  onward() {
    while (this.queue.length) {
      const act = /** @type {() => any} */ (this.queue.shift())();
      if (act) return void this.act(act);
    }
  }

  /** Sit down under one's name with chips. @param {number} seat @param {number} amount */
  sit(seat, amount) {
    this.steps([
      () => ({ act: "take-seat", who: seat, name: this.me.name }),
      () => { this.link.watch(seat); return { act: "buy-in", who: seat, amount }; },
      () => { this.focusOn(this.focus); return null; },
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
      this.complain(refused.message);
    }
  }

  /** The one thing that the space bar does. */
  go() {
    const main = mainAct(this);
    const act = main && (isPlain(main) ? actOf(main) : firstChoice(main));
    if (act) this.act(act);
    else if (mayBeReady(this)) this.ready();
  }

  /** Say that the dealer need not wait for me. */
  ready() {
    this.readied = true;
    this.setAttribute("aria-busy", "true");
    this.link.ready();
    this.draw();
  }

  /** @param {string|undefined} area */
  focusOn(area) {
    this.focus = area;
    this.afterwards = () => /** @type {any} */ (this.querySelector(`[data-area="${CSS.escape(area ?? "")}"]`))?.focus();
    this.draw();
  }

  // Drawing, once for each frame of the screen.

  draw() {
    if (this.drawing) return;
    this.drawing = true;
    requestAnimationFrame(() => {
      this.drawing = false;
      if (!this.isConnected) return;
      const had = this.contains(document.activeElement);
      patch(this, tableView(this));
      // Whoever worked with something that is gone stands at what is next.
      if (had && !this.contains(document.activeElement)) /** @type {any} */ (this.querySelector(".next"))?.focus();
      this.afterwards?.();
      this.afterwards = undefined;
      this.tellBusy();
    });
  }
}

customElements.define("croupier-table", TablePage);
