/** A submission as it is written: checked clause by clause at each change, with the notices that it would post. */

import { h } from "./dom.js";
import { clauseButton } from "./clauses.js";
import { ask, tell } from "./http.js";

const PAUSE = 250;

export class Draft {
  /** @param {() => void} changed */
  constructor(changed) {
    this.changed = changed;
    this.name = "";
    this.text = "";
    this.physical = false;
    /** What the last check found. @type {{problems: any[], notices: any[], hash: string|null}|null} */
    this.checked = null;
    this.turn = 0;
  }

  /** Begin with the defaults of a game. @param {any} game @param {string} [rulebook] */
  async choose(game, rulebook) {
    this.game = game;
    this.rulebook = rulebook ?? game.rulebooks[0];
    const query = new URLSearchParams({ game: game.name, rulebook: this.rulebook });
    try {
      this.text = (await ask(`/api/submissions/new?${query}`)).text;
      await this.check();
    } catch (refused) {
      this.problem = refused.message;
    }
    this.changed();
  }

  /** @param {string} text */
  write(text) {
    this.text = text;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.check(), PAUSE);
  }

  async check() {
    const turn = ++this.turn;
    try {
      const checked = await tell("/api/submissions/check", { text: this.text });
      // An answer to what has been changed since says nothing.
      if (turn === this.turn) [this.checked, this.problem] = [checked, null];
    } catch (refused) {
      this.problem = refused.message;
    }
    this.changed();
  }

  get isInOrder() {
    return this.checked !== null && !this.checked.problems.length;
  }
}

/** The text with what is wrong beside it. @param {Draft} draft */
export function editor(draft) {
  const problems = draft.checked?.problems ?? [];
  return h("div", { class: "editor" },
    h("label", {}, h("span", {}, "Submission (TOML)"),
      h("textarea", { rows: 22, spellcheck: "false", autocomplete: "off", value: draft.text, "aria-describedby": "findings", "aria-invalid": String(problems.length > 0), oninput: (event) => draft.write(event.target.value) })),
    h("div", { id: "findings", class: "findings" },
      draft.problem ? h("p", { class: "problem", role: "alert" }, draft.problem) : null,
      h("p", { role: "status", class: problems.length ? "lost" : "won" }, draft.checked === null ? "Being checked…" : problems.length ? `${problems.length} ${problems.length === 1 ? "problem" : "problems"}` : "In order."),
      h("ol", {}, problems.map((each, at) => h("li", { key: at },
        h("button", { class: "quiet where", type: "button", onclick: (event) => show(event, each.line) }, each.line ? `Line ${each.line}` : "File", ": ", h("code", {}, each.field || "text"), each.value === null ? "" : h("code", {}, ` = ${each.value}`)),
        h("span", {}, ` ${each.says} `), clauseButton(each.clause)))),
      draft.checked?.notices.length ? h("details", {}, h("summary", {}, `Notices to be posted (${draft.checked.notices.length})`),
        h("ul", {}, draft.checked.notices.map((each, at) => h("li", { key: at }, each.text, " ", clauseButton(each.clause))))) : null,
      draft.checked?.hash ? h("p", { class: "faint hash" }, `Hash ${draft.checked.hash.slice(0, 16)}…`) : null));
}

/** Put the cursor into a line of the text. @param {any} event @param {number|null} line */
function show(event, line) {
  const area = event.target.closest(".editor").querySelector("textarea");
  const lines = area.value.split("\n");
  const at = lines.slice(0, (line ?? 1) - 1).join("\n").length + ((line ?? 1) > 1 ? 1 : 0);
  area.focus();
  area.setSelectionRange(at, at + (lines[(line ?? 1) - 1]?.length ?? 0));
}

/** A new table. @param {any} house */
export function draftView(house) {
  const { draft } = house;
  return h("section", { class: "card-panel", "aria-labelledby": "new-table" }, h("h2", { id: "new-table" }, "Open a table"),
    h("form", { onsubmit: (event) => { event.preventDefault(); house.opens(); } },
      h("div", { class: "one-line" },
        h("label", {}, h("span", {}, "Name"), h("input", { name: "name", required: true, maxlength: 60, value: draft.name, oninput: (event) => { draft.name = event.target.value; house.draw(); } })),
        h("label", {}, h("span", {}, "Game"), h("select", { name: "game", value: draft.game?.name, onchange: (event) => draft.choose(house.games.find((each) => each.name === event.target.value)) },
          house.games.map((each) => h("option", { key: each.name, value: each.name }, each.title)))),
        h("label", {}, h("span", {}, "Rulebook"), h("select", { name: "rulebook", value: draft.rulebook, onchange: (event) => draft.choose(draft.game, event.target.value) },
          (draft.game?.rulebooks ?? []).map((each) => h("option", { key: each, value: each }, each)))),
        h("label", { class: "check" }, h("input", { type: "checkbox", name: "physical", checked: draft.physical, onchange: (event) => { draft.physical = event.target.checked; } }), "physical: people deal and enter cards, dice and ball"),
        h("button", { class: "main", disabled: !draft.isInOrder || !draft.name.trim() }, "Open the table")),
      editor(draft)));
}
