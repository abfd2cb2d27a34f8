/** The odds of the wagers at a table: asked of the floor once, when somebody first lingers at an area. */

import { ask } from "./http.js";

const LINGER = 500;

export class Sheet {
  /** @param {string} url @param {() => void} told */
  constructor(url, told) {
    this.url = url;
    this.told = told;
    /** @type {any} */
    this.odds = null;
  }

  /** Somebody looks at an area: if they stay, they want to know. */
  wanted() {
    if (this.asked) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.load(), LINGER);
  }

  async load() {
    this.asked = true;
    try {
      this.odds = await ask(this.url);
    } catch {
      this.asked = false;
    }
    this.told();
  }

  close() {
    clearTimeout(this.timer);
  }

  /** The figures of the wager that an area takes; areas of several seats carry the seat behind the wager's name. @param {string} area */
  of(area) {
    const wagers = this.odds?.wagers ?? [];
    const fits = wagers.filter(({ wager }) => area === wager || area.startsWith(`${wager} `)).sort((a, b) => b.wager.length - a.wager.length);
    return fits[0] ?? (wagers.length === 1 ? wagers[0] : null);
  }
}
