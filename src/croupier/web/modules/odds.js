/** The odds page: the exact figures of every wager under any submission, computed beside the floor while one waits. */

import { h, patch } from "./dom.js";
import { bars } from "./charts.js";
import { clauseButton } from "./clauses.js";
import { ask, tell } from "./http.js";
import { Draft, editor } from "./submission.js";
import { said } from "./words.js";

const AGAIN = 400;
const MOST_BARS = 30;
const COLUMNS = [["wager", "Wager"], ["edge", "Edge, exact"], ["edge_decimal", "Edge"], ["win", "Wins"], ["hit_frequency", "Hit frequency"], ["sd", "Standard deviation"], ["clause", "Clause"]];

class Odds extends HTMLElement {
  async connectedCallback() {
    this.draft = new Draft(() => this.draw());
    this.table = new URLSearchParams(location.search).get("table");
    this.order = { by: "wager", down: false };
    try {
      this.games = await ask("/api/games");
      this.game = this.games.find((each) => each.name === this.getAttribute("name")) ?? this.games[0];
      await this.draft.choose(this.game);
      if (this.table) this.draft.text = (await ask(`/api/tables/${encodeURIComponent(this.table)}`)).submission;
      if (this.table) await this.draft.check();
      if (this.getAttribute("name") && this.getAttribute("name") !== "undefined") await this.compute();
    } catch (refused) {
      this.problem = refused.message;
    }
    this.draw();
  }

  disconnectedCallback() {
    clearTimeout(this.timer);
  }

  async compute() {
    [this.sheet, this.problem, this.chosen] = [null, null, 0];
    await this.told(() => tell("/api/odds", { game: this.draft.game.name, submission: this.draft.text }));
  }

  async cancel() {
    clearTimeout(this.timer);
    await this.told(() => tell(`/api/odds/computed/${this.job.id}/cancel`, {}));
  }

  /** @param {() => Promise<any>} asks */
  async told(asks) {
    try {
      this.job = await asks();
      if (this.job.state === "done") [this.sheet, this.clauses] = [this.job.sheet, this.job.clauses];
      else if (this.job.state === "failed") this.problem = this.job.says;
      else if (this.job.state !== "cancelled") this.timer = setTimeout(() => this.told(() => ask(`/api/odds/computed/${this.job.id}`)), AGAIN);
    } catch (refused) {
      this.problem = refused.message;
      this.job = null;
    }
    if (this.isConnected) this.draw();
  }

  /** @param {string} by */
  sort(by) {
    this.order = { by, down: this.order.by === by ? !this.order.down : by !== "wager" };
    this.draw();
  }

  /** The clause of a wager: that of its area, or of the first area of several. @param {string} wager */
  clause(wager) {
    const names = Object.keys(this.clauses);
    return this.clauses[wager] ?? this.clauses[names.find((each) => each.startsWith(`${wager} `)) ?? ""];
  }

  rows() {
    const rows = (this.sheet.wagers ?? []).map((each) => ({ ...each, clause: this.clause(each.wager) }));
    const { by, down } = this.order;
    const key = (row) => (by === "edge" ? row.edge_decimal : by === "win" ? row.hit_frequency : row[by]) ?? "";
    return rows.sort((one, other) => (key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0) * (down ? -1 : 1));
  }

  draw() {
    if (!this.isConnected) return;
    if (!this.games) return patch(this, h("p", { class: this.problem ? "problem" : "", role: this.problem ? "alert" : "status" }, this.problem ?? "…"));
    const { draft, job } = this;
    const isBusy = job && (job.state === "waiting" || job.state === "computing");
    patch(this, [
      h("h1", {}, `Odds of ${draft.game?.title ?? ""}${this.table ? ` at ${this.table}` : ""}`),
      h("div", { class: "one-line" },
        h("label", {}, h("span", {}, "Game"), h("select", { name: "game", onchange: (event) => { this.table = null; draft.choose(this.games.find((each) => each.name === event.target.value)); } },
          this.games.map((each) => h("option", { key: each.name, value: each.name, selected: each.name === draft.game?.name }, each.title)))),
        h("label", {}, h("span", {}, "Rulebook"), h("select", { name: "rulebook", onchange: (event) => draft.choose(draft.game, event.target.value) },
          (draft.game?.rulebooks ?? []).map((each) => h("option", { key: each, value: each }, each)))),
        h("button", { class: "main", disabled: !draft.isInOrder || Boolean(isBusy), onclick: () => this.compute() }, "Compute the odds")),
      h("details", { key: "submission" }, h("summary", {}, "Submission"), editor(draft)),
      this.problem ? h("p", { class: "problem", role: "alert" }, this.problem) : null,
      isBusy ? h("p", { class: "busy", role: "status" }, h("progress", { "aria-label": "Computation" }), job.state === "waiting" ? "Waiting for another computation…" : `Being computed for ${job.seconds} s…`, h("button", { class: "quiet", onclick: () => this.cancel() }, "Cancel")) : null,
      job?.state === "cancelled" ? h("p", { role: "status" }, "Cancelled.") : null,
      this.sheet ? sheetView(this) : null,
    ]);
  }
}

/** @param {any} page */
function sheetView(page) {
  const rows = page.rows();
  if (!rows.length) return figures(page.sheet);
  const chosen = rows.find((each) => each.wager === page.chosen) ?? rows[0];
  const { by, down } = page.order;
  return h("section", { "aria-label": "Odds sheet" },
    h("p", { class: "faint hash" }, `Rulebook ${page.sheet.rulebook}, submission ${page.sheet.submission}`),
    h("div", { class: "wide", tabindex: 0, role: "region", "aria-label": "Figures of every wager" }, h("table", { class: "sheet" },
      h("thead", {}, h("tr", {}, COLUMNS.map(([name, title]) => h("th", { key: name, scope: "col", "aria-sort": by === name ? (down ? "descending" : "ascending") : undefined },
        h("button", { class: "quiet", onclick: () => page.sort(name) }, title, by === name ? (down ? " ▼" : " ▲") : ""))))),
      h("tbody", {}, rows.map((each) => h("tr", { key: each.wager, class: each === chosen ? "now" : "" },
        h("th", { scope: "row" }, h("button", { class: "quiet", "aria-pressed": String(each === chosen), onclick: () => { page.chosen = each.wager; page.draw(); } }, said(each.wager))),
        h("td", {}, each.edge), h("td", {}, percent(each.edge_decimal)), h("td", {}, each.win), h("td", {}, percent(each.hit_frequency)), h("td", {}, each.sd === null || each.sd === undefined ? "" : Number(each.sd).toFixed(4)), h("td", {}, clauseButton(each.clause))))))),
    h("div", { class: "charts" },
      h("figure", {}, h("figcaption", {}, `House edge${rows.length > MOST_BARS ? `, the first ${MOST_BARS} as sorted` : ""}`), bars("House edge", rows.slice(0, MOST_BARS).map((each) => ({ name: said(each.wager), value: each.edge_decimal, says: percent(each.edge_decimal) })))),
      chosen.outcomes ? h("figure", {}, h("figcaption", {}, `How ${chosen.wager} ends`), bars(`How ${chosen.wager} ends`, chosen.outcomes.slice(0, MOST_BARS).map((each) => ({ name: each.outcome, value: fraction(each.probability), says: `${percent(fraction(each.probability))} (${each.probability})` })))) : null));
}

/** A sheet without wagers of its own: its figures as they are. @param {any} sheet */
function figures(sheet) {
  const plain = Object.entries(sheet).filter(([, value]) => ["string", "number"].includes(typeof value));
  return h("div", { class: "wide", tabindex: 0, role: "region", "aria-label": "Odds sheet" }, h("table", {}, h("tbody", {}, plain.map(([name, value]) => h("tr", { key: name }, h("th", { scope: "row" }, said(name)), h("td", {}, String(value)))))));
}

/** @param {number|null|undefined} value */
const percent = (value) => (value === null || value === undefined ? "" : `${(value * 100).toFixed(3)} %`);

/** About how much a fraction is. @param {string} text */
function fraction(text) {
  const [over, under = "1"] = text.split("/");
  // Long fractions lose nothing that a chart could show.
  return Number(BigInt(over) * 1000000n / BigInt(under)) / 1000000;
}

customElements.define("croupier-odds", Odds);
