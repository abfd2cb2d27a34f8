/** The odds sheet of a game: exact figures of every wager, with the house edge as a bar. */

import { h, patch } from "./dom.js";
import { ask } from "./http.js";
import { said } from "./words.js";

class Odds extends HTMLElement {
  async connectedCallback() {
    patch(this, h("p", { role: "status" }, "The odds are being computed…"));
    try {
      this.draw(await ask(`/api/odds/${encodeURIComponent(this.getAttribute("name"))}`));
    } catch (refused) {
      patch(this, h("p", { class: "problem", role: "alert" }, refused.message));
    }
  }

  /** @param {any} sheet */
  draw(sheet) {
    const wagers = sheet.wagers ?? [];
    const columns = [...new Set(wagers.flatMap((each) => Object.keys(each)))].filter((name) => wagers.some((each) => ["string", "number"].includes(typeof each[name])));
    patch(this, [
      h("h1", {}, `Odds of ${said(this.getAttribute("name"))}`),
      h("div", { class: "wide", tabindex: 0, role: "region", "aria-label": "Odds sheet" }, h("table", {},
        h("thead", {}, h("tr", {}, columns.map((name) => h("th", { key: name, scope: "col" }, said(name))))),
        h("tbody", {}, wagers.map((each, at) => h("tr", { key: at }, columns.map((name) => h("td", { key: name }, String(each[name] ?? "")))))))),
    ]);
  }
}

customElements.define("croupier-odds", Odds);
