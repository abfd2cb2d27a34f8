/** The door, where one says one's name, and the lobby with all tables of the floor. */

import { h, patch } from "./dom.js";
import { ask, tell } from "./http.js";
import { money } from "./money.js";

const AGAIN = 4000;

class Door extends HTMLElement {
  connectedCallback() {
    this.draw("");
    this.querySelector("input")?.focus();
  }

  /** @param {string} problem */
  draw(problem) {
    patch(this, h("form", { class: "card-panel door", onsubmit: (event) => this.enter(event) },
      h("h1", {}, "Welcome to the floor"),
      h("p", {}, "Casino table games, exactly as the regulation writes them. Chips cost nothing here."),
      h("label", {}, "Your name", h("input", { name: "name", required: true, maxlength: 40, autocomplete: "nickname" })),
      problem ? h("p", { class: "problem", role: "alert" }, problem) : null,
      h("button", { class: "main" }, "Come in")));
  }

  /** @param {SubmitEvent} event */
  async enter(event) {
    event.preventDefault();
    const name = new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name");
    try {
      await tell("/api/enter", { name: String(name).trim() });
      this.dispatchEvent(new Event("entered", { bubbles: true }));
    } catch (refused) {
      this.draw(refused.message);
    }
  }
}

class Lobby extends HTMLElement {
  connectedCallback() {
    this.load();
    this.timer = setInterval(() => this.load(), AGAIN);
  }

  disconnectedCallback() {
    clearInterval(this.timer);
  }

  async load() {
    try {
      this.tables = await ask("/api/tables");
      this.problem = "";
    } catch {
      this.problem = "The floor does not answer; trying again.";
    }
    if (this.isConnected) this.draw();
  }

  draw() {
    patch(this, [
      h("h1", {}, "Choose a table"),
      this.problem ? h("p", { class: "problem", role: "alert" }, this.problem) : null,
      h("ul", { class: "tables" }, (this.tables ?? []).map((each) => h("li", { key: each.name }, card(each)))),
    ]);
  }
}

/** @param {any} table */
function card(table) {
  return h("a", { class: `table-card g-${table.game}`, href: `/table/${encodeURIComponent(table.name)}` },
    h("span", { class: "sign", "aria-hidden": "true" }),
    h("strong", {}, table.title),
    h("span", { class: "limits" }, `${money(table.minimum)} to ${money(table.maximum)}`),
    h("span", { class: "people" }, `${table.seats_taken} of ${table.seats} seats taken`),
    h("span", { class: `state ${table.status}` }, `${table.rulebook} · ${table.status}`));
}

customElements.define("croupier-door", Door);
customElements.define("croupier-lobby", Lobby);
