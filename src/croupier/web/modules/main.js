/** The page's door: which view an address shows. Addresses change without a reload, and the back key works. */

import { h, patch } from "./dom.js";
import { Refused, ask, tell } from "./http.js";
import "./lobby.js";
import "./table.js";
import "./replay.js";
import "./odds.js";
import "./dealer.js";
import "./floor.js";

/** Go to an address of this page. @param {string} path */
export function go(path) {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}

class Floor extends HTMLElement {
  async connectedCallback() {
    addEventListener("popstate", () => this.show());
    this.addEventListener("click", (event) => {
      const link = /** @type {Element} */ (event.target).closest?.("a[href^='/']");
      if (!link || event.metaKey || event.ctrlKey || link.hasAttribute("download") || link.getAttribute("href").startsWith("/api")) return;
      event.preventDefault();
      go(link.getAttribute("href"));
    });
    this.addEventListener("entered", () => this.who());
    this.addEventListener("go", (event) => go(/** @type {CustomEvent} */ (event).detail));
    await this.link();
    await this.who();
  }

  /** A one-time link carries its token behind the #, so that no log holds it. */
  async link() {
    const token = new URLSearchParams(location.hash.slice(1)).get("link");
    if (!token) return;
    history.replaceState(null, "", location.pathname);
    try {
      await tell("/api/link", { token });
    } catch (refused) {
      this.problem = refused.message;
    }
  }

  async who() {
    try {
      this.me = await ask("/api/me");
    } catch (refused) {
      if (!(refused instanceof Refused)) this.problem = "The floor does not answer.";
      this.me = null;
    }
    this.show();
  }

  show() {
    const [, view, name, number] = location.pathname.split("/").map(decodeURIComponent);
    const page = !this.me ? h("croupier-door", { key: "door" })
      : view === "table" ? h("croupier-table", { key: name, name })
      : view === "floor" ? h("croupier-house", { key: "floor" })
      : view === "dealer" ? h("croupier-dealer", { key: name, name })
      : view === "replay" ? h("croupier-replay", { key: `${name} ${number}`, name, round: number })
      : view === "odds" ? h("croupier-odds", { key: `${name} ${location.search}`, name })
      : h("croupier-lobby", { key: "lobby" });
    document.title = name ? `${name} · croupier` : "croupier";
    patch(this, [
      h("header", { class: "bar" },
        h("a", { href: "/", class: "brand" }, h("img", { src: "/static/chip.svg", alt: "", width: 28, height: 28 }), "croupier"),
        h("span", { class: "grow" }),
        this.me ? h("a", { href: "/odds" }, "Odds") : null,
        this.me?.roles.length ? h("a", { href: "/floor" }, "Floor") : null,
        this.me ? h("span", { class: "me" }, this.me.name) : null),
      this.problem ? h("p", { class: "problem", role: "alert" }, this.problem) : null,
      h("main", {}, page),
    ]);
  }
}

customElements.define("croupier-floor", Floor);
