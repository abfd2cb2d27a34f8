/** Past rounds: the table drawn after each record as somebody saw it, with acts, events, clauses and times beside it. */

import { h, patch } from "./dom.js";
import { ask } from "./http.js";
import { replayView } from "./replay_view.js";
import { Stage } from "./stage.js";

const PLAYING = 900;

class Replay extends HTMLElement {
  async connectedCallback() {
    this.name = this.getAttribute("name");
    this.at = 0;
    /** As whom one looks: "", a seat or a role. */
    this.as = "";
    this.keys = (event) => this.hotkey(event);
    addEventListener("keydown", this.keys);
    try {
      this.info = await ask(`/api/tables/${encodeURIComponent(this.name)}`);
      const given = this.getAttribute("round");
      // Without a number, the round before the one that is open.
      this.number = Number(given) || Math.max(1, this.info.summary.round - 1);
      await this.load();
    } catch (refused) {
      this.problem = refused.message;
      this.draw();
    }
  }

  disconnectedCallback() {
    clearInterval(this.player);
    removeEventListener("keydown", this.keys);
  }

  /** @param {string} what */
  url(what = "") {
    return `/api/tables/${encodeURIComponent(this.name)}/rounds/${this.number}${what}`;
  }

  async load() {
    const as = this.as === "" ? "" : /^\d+$/.test(this.as) ? `?seat=${this.as}` : `?role=${this.as}`;
    try {
      const [record, views] = await Promise.all([ask(this.url()), ask(this.url(`/views${as}`))]);
      [this.record, this.views, this.problem] = [record, views, null];
      this.at = Math.min(this.at, record.entries.length);
    } catch (refused) {
      this.problem = refused.message;
    }
    this.draw();
  }

  /** @param {number} number */
  choose(number) {
    this.number = Math.max(1, number);
    this.at = 0;
    history.replaceState(null, "", `/replay/${encodeURIComponent(this.name)}/${this.number}`);
    this.load();
  }

  /** @param {string} as */
  look(as) {
    this.as = as;
    this.load();
  }

  /** @param {number} at */
  step(at) {
    this.at = Math.min(Math.max(at, 0), this.record.entries.length);
    if (this.at === this.record.entries.length) this.halt();
    this.draw();
  }

  play() {
    if (this.player) return this.halt();
    if (this.at === this.record.entries.length) this.at = 0;
    this.player = setInterval(() => this.step(this.at + 1), PLAYING);
    this.draw();
  }

  halt() {
    clearInterval(this.player);
    this.player = 0;
    this.draw();
  }

  /** The felt at the step, with the wheel and the dice as they lay then. */
  drawn() {
    const stage = (this.stage ??= new Stage(this.info));
    stage.result = null;
    for (const entry of this.record.entries.slice(0, this.at)) for (const event of entry.events) stage.hear(event);
    return stage.drawn(this.views[this.at]);
  }

  /** Arrows step, Home and End go to the ends, Space plays. @param {KeyboardEvent} event */
  hotkey(event) {
    const within = /** @type {Element} */ (event.target);
    if (!this.record || event.ctrlKey || event.metaKey || event.altKey || within.closest?.("input, select, textarea, dialog")) return;
    const steps = { ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: this.record.entries.length };
    if (event.key in steps) this.step(steps[event.key]);
    else if (event.key === " " && !within.closest?.("button, summary, a")) this.play();
    else return;
    event.preventDefault();
  }

  draw() {
    if (!this.isConnected) return;
    patch(this, this.views ? replayView(this) : h("p", { class: this.problem ? "problem" : "", role: this.problem ? "alert" : "status" }, this.problem ?? "…"));
  }
}

customElements.define("croupier-replay", Replay);
