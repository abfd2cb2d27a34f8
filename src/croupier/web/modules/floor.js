/** The floor view: every table with its state, orders for it, new tables by submission, and who works where. */

import { h, patch } from "./dom.js";
import { ask, tell } from "./http.js";
import { cents, money } from "./money.js";
import { peopleView } from "./people.js";
import { Draft, draftView } from "./submission.js";
import { said } from "./words.js";

const AGAIN = 3000;
const STAFF = ["dealer", "stickperson", "boxperson"];

class HouseView extends HTMLElement {
  async connectedCallback() {
    this.draft = new Draft(() => this.draw());
    await this.load();
    this.timer = setInterval(() => this.load(), AGAIN);
  }

  disconnectedCallback() {
    clearInterval(this.timer);
  }

  async load() {
    try {
      [this.me, this.tables, this.games] = await Promise.all([ask("/api/me"), ask("/api/tables"), this.games ?? ask("/api/games")]);
      this.supervises = this.me.roles.some((each) => each.role === "supervisor" && each.table === null);
      this.people = this.supervises ? await ask("/api/people") : [];
      if (!this.draft.game) this.draft.choose(this.games[0]);
      this.lost = false;
    } catch {
      this.lost = true;
    }
    if (this.isConnected) this.draw();
  }

  /** Whether I am one of these at a table. @param {string} table @param {...string} roles */
  is(table, ...roles) {
    return this.me.roles.some((each) => roles.includes(each.role) && (each.table === null || each.table === table));
  }

  /** Ask the floor for something, and say how it went. @param {string} path @param {any} body @param {string} done */
  async order(path, body, done) {
    try {
      const answer = await tell(path, body);
      [this.problem, this.done] = [null, done];
      await this.load();
      return answer;
    } catch (refused) {
      [this.problem, this.done] = [refused.message, null];
      this.draw();
      return null;
    }
  }

  /** @param {any} table @param {string} what @param {any} body @param {string} done */
  at(table, what, body, done) {
    return this.order(`/api/tables/${encodeURIComponent(table.name)}/${what}`, body, done);
  }

  /** Work at a table oneself: with every role that its staff have. @param {any} table */
  async deal(table) {
    for (const role of STAFF) {
      if (!this.is(table.name, role)) await this.order("/api/people", { name: this.me.name, role, table: table.name }, "");
    }
    const staffed = table.staffed || (await this.at(table, "staff", { staffed: true, physical: table.physical }, ""));
    if (staffed) this.dispatchEvent(new CustomEvent("go", { bubbles: true, detail: `/dealer/${encodeURIComponent(table.name)}` }));
  }

  /** @param {SubmitEvent} event @param {any} table @param {string} what */
  chips(event, table, what) {
    event.preventDefault();
    const field = /** @type {any} */ (event.target).elements.amount;
    const amount = cents(field.value);
    if (amount === null) {
      this.problem = `${field.value || "Nothing"} is no amount in dollars; right would be, for example, 1000.`;
      return this.draw();
    }
    field.value = "";
    this.at(table, what, { amount }, `${table.name}: ${said(what).toLowerCase()} of ${money(amount)}.`);
  }

  /** @param {SubmitEvent} event @param {any} table */
  void(event, table) {
    event.preventDefault();
    const field = /** @type {any} */ (event.target).elements.reason;
    this.at(table, "void", { reason: field.value }, `${table.name}: the round is void.`);
    field.value = "";
  }

  async opens() {
    const { name, game, rulebook, text, physical } = this.draft;
    const opened = await this.order("/api/tables", { name: name.trim(), game: game.name, rulebook, submission: text, physical }, `${name.trim()} is open.`);
    if (opened) this.draft.name = "";
    this.draw();
  }

  draw() {
    if (!this.tables) return patch(this, h("p", { role: "status" }, this.lost ? "The floor does not answer; trying again." : "…"));
    patch(this, [
      h("h1", {}, "The floor"),
      this.lost ? h("p", { class: "problem", role: "alert" }, "The floor does not answer; trying again.") : null,
      h("p", { class: "problem", role: "alert", hidden: !this.problem }, this.problem ?? ""),
      h("p", { class: "done", role: "status" }, this.done ?? ""),
      h("ul", { class: "floor-tables" }, this.tables.map((table) => h("li", { key: table.name }, tableCard(this, table)))),
      this.supervises ? [draftView(this), peopleView(this)] : h("p", { class: "faint" }, "Opening tables and granting roles is a supervisor’s work."),
    ]);
  }
}

/** @param {any} house @param {any} table */
function tableCard(house, table) {
  const supervises = house.is(table.name, "supervisor");
  const fills = supervises || house.is(table.name, "floorperson");
  const path = encodeURIComponent(table.name);
  const button = (name, what, body, done, quiet = true) => h("button", { key: name, class: quiet ? "quiet" : "", onclick: () => house.at(table, what, body, `${table.name}: ${done}`) }, name, h("span", { class: "hidden" }, ` ${table.name}`));
  return h("article", { class: `floor-table ${table.status}`, "aria-label": table.name },
    h("header", {}, h("h2", {}, table.name), h("span", { class: `badge ${table.status}` }, table.status), table.staffed ? h("span", { class: "badge" }, table.physical ? "people deal, physical" : "people deal") : null),
    h("dl", {},
      fact("Game", `${table.title}, ${table.rulebook}`), fact("Limits", `${money(table.minimum)} to ${money(table.maximum)}`), fact("Seats", `${table.seats_taken} of ${table.seats}`),
      fact("Round", table.round), fact("Inventory", money(table.inventory)), fact("On the layout", money(table.on_layout))),
    h("p", { class: "orders" },
      h("a", { href: `/table/${path}` }, "Look"), h("a", { href: `/replay/${path}` }, "Rounds"), h("a", { href: `/odds/${table.game}?table=${path}` }, "Odds"),
      house.is(table.name, ...STAFF) && table.staffed ? h("a", { href: `/dealer/${path}` }, "Dealer’s console") : null),
    supervises ? h("p", { class: "orders" },
      table.status === "paused" ? button("Resume", "resume", {}, "goes on.") : table.status === "open" ? button("Pause", "pause", {}, "paused.") : null,
      table.status === "closed" ? button("Open", "open", {}, "open.") : button("Close", "close", {}, "closed."),
      house.supervises ? h("button", { key: "deal", class: "quiet", onclick: () => house.deal(table) }, "Deal here", h("span", { class: "hidden" }, ` at ${table.name}`)) : null,
      table.staffed && !table.physical ? button("Let the house deal", "staff", { staffed: false, physical: false }, "the house deals.") : null) : null,
    fills ? h("details", { key: "chips" }, h("summary", {}, "Fill, credit, void"),
      ["fill", "credit"].map((what) => h("form", { key: what, class: "one-line", onsubmit: (event) => house.chips(event, table, what) },
        h("label", {}, h("span", {}, `${said(what)} in dollars`), h("input", { name: "amount", inputmode: "decimal", autocomplete: "off", size: 8 })), h("button", { class: "quiet" }, said(what), h("span", { class: "hidden" }, ` at ${table.name}`)))),
      supervises ? h("form", { key: "void", class: "one-line", onsubmit: (event) => house.void(event, table) },
        h("label", {}, h("span", {}, "Reason"), h("input", { name: "reason", required: true, maxlength: 200, size: 18 })), h("button", { class: "quiet" }, "Void the round", h("span", { class: "hidden" }, ` at ${table.name}`))) : null) : null);
}

/** @param {string} name @param {any} value */
const fact = (name, value) => h("div", { key: name }, h("dt", {}, name), h("dd", {}, String(value)));

customElements.define("croupier-house", HouseView);
