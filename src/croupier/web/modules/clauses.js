/** Clauses and notices: dialogs that open what the regulation says, in our words, and what is posted at a table. */

import { h, patch } from "./dom.js";
import { ask } from "./http.js";

/** @param {string|null|undefined} id */
export function clauseButton(id) {
  if (!id || !/^[A-Z]{2}-/.test(id)) return null;
  return h("button", { class: "clause", type: "button", "aria-label": `Clause ${id}`, onclick: () => open(id) }, id);
}

/** Show something in a dialog until it is closed. @param {string} title @param {any} drawn */
export function show(title, drawn) {
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-label", title);
  (document.querySelector("main") ?? document.body).append(dialog);
  dialog.addEventListener("close", () => dialog.remove());
  patch(dialog, [h("h2", {}, title), drawn, h("form", { method: "dialog" }, h("button", { class: "main" }, "Close"))]);
  dialog.showModal();
}

/** @param {string} id */
async function open(id) {
  let said;
  try {
    said = await ask(`/api/clauses/${encodeURIComponent(id)}`);
  } catch (refused) {
    said = { id, says: refused.message };
  }
  show(said.id, [
    said.title ? h("p", { class: "faint" }, said.title) : null, h("p", {}, said.says),
    said.example ? [h("h3", {}, "Example"), h("p", {}, said.example)] : null,
    said.reading ? [h("h3", {}, "Our reading"), h("p", {}, said.reading)] : null,
  ]);
}

/** The rules that were submitted for a table, and its notices. @param {any} info */
export function showRules({ summary, submission, notices }) {
  show(`Rules and notices of ${summary.title}`, [
    h("p", {}, h("a", { href: `/odds/${encodeURIComponent(summary.game)}` }, "Odds of every wager")),
    notices.map((each, at) => h("div", { key: at, class: "posted" }, h("p", {}, each.text), clauseButton(each.clause))),
    h("h3", {}, "The submission"), h("pre", { tabindex: 0 }, submission),
  ]);
}
