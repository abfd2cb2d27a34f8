/** The dealer's console: the next act of the procedure first, with its clause, its calls and what is to be paid. */

import { patch } from "./dom.js";
import { ask, tell } from "./http.js";
import { dealerView } from "./dealer_view.js";
import { entryKey, isEntered } from "./entry.js";
import { actOf, isPlain } from "./offers.js";
import { Practice } from "./practice.js";
import { Stage } from "./stage.js";
import { StaffLinks, rolesAt } from "./staff_links.js";
import { line } from "./words.js";

const LOG = 60;

class DealerConsole extends HTMLElement {
  async connectedCallback() {
    this.name = this.getAttribute("name");
    this.line = "connecting";
    this.typed = "";
    /** Calls and what happened, newest last. @type {{key: number, words: string, clause: string, by: any, call: string}[]} */
    this.log = [];
    this.said = 0;
    /** What the clauses of the next act say. @type {Map<string, string>} */
    this.clauses = new Map();
    this.ahead = { number: -1, events: [] };
    this.practice = new Practice();
    this.keys = (event) => this.hotkey(event);
    addEventListener("keydown", this.keys);
    try {
      [this.info, this.me] = await Promise.all([ask(`/api/tables/${encodeURIComponent(this.name)}`), ask("/api/me")]);
    } catch (refused) {
      this.problem = { says: refused.message };
      return this.draw();
    }
    this.stage = new Stage(this.info);
    this.roles = rolesAt(this.me, this.name, this.info.summary.physical);
    if (!this.roles.length) {
      this.problem = { says: "You have no role at this table. A supervisor grants roles in the floor view." };
      return this.draw();
    }
    this.links = new StaffLinks(this.name, this.roles, {
      changed: () => this.changed(),
      event: (event) => this.happened(event),
      refused: (frame) => { this.problem = frame; },
      line: (state) => { this.line = state; this.draw(); },
    });
  }

  disconnectedCallback() {
    this.links?.close();
    removeEventListener("keydown", this.keys);
  }

  // What the floor says.

  changed() {
    const frame = this.links.first;
    if (frame) {
      this.view = frame.view;
      this.console = frame.console;
      this.round = frame.round;
      const { asked, others } = this.links.offers();
      [this.asked, this.others] = [asked, others];
      this.look(frame.number);
    }
    this.draw();
  }

  /** @param {any} event */
  happened(event) {
    this.stage.hear(event);
    const words = line(event, this.view ?? null);
    if (words) this.log.push({ key: this.said++, words, clause: event.clause, by: event.by, call: event.event === "announced" ? event.words : "" });
    this.log = this.log.slice(-LOG);
  }

  /** Ask once for each record what the next act means and what it will bring. @param {number} number */
  async look(number) {
    const next = this.next();
    if (!next || this.looked === `${number} ${next.act}`) return;
    this.looked = `${number} ${next.act}`;
    const about = [ask(`/api/tables/${encodeURIComponent(this.name)}/ahead?role=${next.who}`)];
    if (/^[A-Z]{2}-/.test(next.clause) && !this.clauses.has(next.clause)) {
      about.push(ask(`/api/clauses/${encodeURIComponent(next.clause)}`).then((clause) => this.clauses.set(clause.id, clause.says)));
    }
    try {
      const [ahead] = await Promise.all(about);
      if (this.looked === `${number} ${next.act}`) this.ahead = ahead;
    } catch {
      this.ahead = { number, events: [] };
    }
    this.draw();
  }

  // What the dealer does.

  /** The act that the procedure has next, if it is one of mine and asks for nothing more. */
  next() {
    return this.asked?.find((each) => each.who !== "chance" && isPlain(each)) ?? null;
  }

  /** The card, throw or pocket that is to be entered. */
  entered() {
    return this.asked?.find(isEntered) ?? null;
  }

  mine() {
    return 0;
  }

  /** @param {any} act */
  act(act) {
    this.problem = null;
    this.practice.note(act.act, this.next()?.act);
    this.links.act(act);
    this.draw();
  }

  /** @param {string} text */
  type(text) {
    this.typed = text;
    this.draw();
  }

  /** @param {string} says @param {string} [clause] */
  refuse(says, clause) {
    this.problem = { says, clause };
    this.typed = "";
    this.draw();
  }

  /** Ask the floor for something that is no act at the table. @param {string} what @param {any} body */
  async order(what, body) {
    try {
      await tell(`/api/tables/${encodeURIComponent(this.name)}/${what}`, body);
      this.problem = null;
    } catch (refused) {
      this.problem = { says: refused.message };
    }
    this.draw();
  }

  /** A duty goes over to the table, or back to the staff. @param {string} duty @param {boolean} automatic */
  duty(duty, automatic) {
    const kept = this.console.automatic.filter((each) => each !== duty);
    this.order("duties", { automatic: automatic ? [...kept, duty] : kept });
  }

  /** @param {KeyboardEvent} event */
  hotkey(event) {
    const within = /** @type {Element} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || !this.view || within.closest?.("input, select, textarea, dialog")) return;
    const entering = this.entered();
    const plain = (this.asked ?? []).filter((each) => each.who !== "chance" && isPlain(each));
    if (entering && entryKey(this, entering, event.key)) event.preventDefault();
    else if (event.key === " " && !within.closest?.("button, summary, a") && this.next() && !this.practice.on) {
      event.preventDefault();
      this.act(actOf(this.next()));
    } else if (!entering && /^[1-9]$/.test(event.key) && plain[Number(event.key) - 1] && !this.practice.on) {
      event.preventDefault();
      this.act(actOf(plain[Number(event.key) - 1]));
    }
  }

  draw() {
    if (this.drawing) return;
    this.drawing = true;
    requestAnimationFrame(() => {
      this.drawing = false;
      if (this.isConnected) patch(this, dealerView(this));
    });
  }
}

customElements.define("croupier-dealer", DealerConsole);
