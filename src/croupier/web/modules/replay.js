/** A past round, step by step from the journal: what happened at each record, by whom and by which clause. */

import { h, patch } from "./dom.js";
import { clauseButton } from "./clauses.js";
import { ask } from "./http.js";
import { line, person, said } from "./words.js";

class Replay extends HTMLElement {
  async connectedCallback() {
    this.at = 0;
    const table = encodeURIComponent(this.getAttribute("name"));
    try {
      this.record = await ask(`/api/tables/${table}/rounds/${this.getAttribute("round")}`);
      this.at = this.record.entries.length;
    } catch (refused) {
      this.problem = refused.message;
    }
    this.draw();
  }

  /** @param {number} at */
  step(at) {
    this.at = Math.min(Math.max(at, 1), this.record.entries.length);
    this.draw();
  }

  draw() {
    const name = this.getAttribute("name"), number = Number(this.getAttribute("round"));
    if (!this.record) return patch(this, h("p", { class: "problem", role: "alert" }, this.problem ?? "…"));
    const { entries, transcript } = this.record;
    patch(this, [
      h("h1", {}, `${said(name)}, round ${number + 1}`),
      h("p", {}, h("a", { href: `/table/${encodeURIComponent(name)}` }, "Back to the table")),
      h("div", { class: "scrubber" },
        h("button", { onclick: () => this.step(this.at - 1), disabled: this.at <= 1 }, "Back"),
        h("input", { type: "range", min: 1, max: entries.length, value: String(this.at), "aria-label": "Step", oninput: (event) => this.step(Number(event.target.value)) }),
        h("button", { onclick: () => this.step(this.at + 1), disabled: this.at >= entries.length }, "Next"),
        h("span", {}, `${this.at} of ${entries.length}`)),
      h("ol", { class: "record" }, entries.slice(0, this.at).map((entry, at) => h("li", { key: entry.number, class: at === this.at - 1 ? "now" : "" },
        h("strong", {}, entry.act ? `${person(entry.act.who)}: ${said(entry.act.act)}` : `Record ${entry.number}`),
        h("ul", {}, entry.events.map((event, on) => [line(event, null), on, event.clause]).filter(([words]) => words).map(([words, on, clause]) => h("li", { key: on }, words, " ", clauseButton(clause))))))),
      transcript ? h("a", { href: `data:text/plain;charset=utf-8,${encodeURIComponent(transcript)}`, download: `${name}-${number}.toml` }, "Download the transcript") : null,
    ]);
  }
}

customElements.define("croupier-replay", Replay);
