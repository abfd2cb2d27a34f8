/** Clauses: a button that opens what the regulation says, in our words, with its example. */

import { h, patch } from "./dom.js";
import { ask } from "./http.js";

/** @param {string|null|undefined} id */
export function clauseButton(id) {
  if (!id || !/^[A-Z]{2}-/.test(id)) return null;
  return h("button", { class: "clause", type: "button", "aria-label": `Clause ${id}`, onclick: () => open(id) }, id);
}

/** @param {string} id */
async function open(id) {
  const dialog = document.createElement("dialog");
  dialog.className = "clause-dialog";
  dialog.setAttribute("aria-label", id);
  document.body.append(dialog);
  dialog.addEventListener("close", () => dialog.remove());
  let said;
  try {
    said = await ask(`/api/clauses/${encodeURIComponent(id)}`);
  } catch (refused) {
    said = { id, says: refused.message };
  }
  patch(dialog, [
    h("h2", {}, said.id), h("p", {}, said.says),
    said.example ? [h("h3", {}, "Example"), h("p", {}, said.example)] : null,
    said.reading ? [h("h3", {}, "Our reading"), h("p", {}, said.reading)] : null,
    h("form", { method: "dialog" }, h("button", { class: "main" }, "Close")),
  ]);
  dialog.showModal();
}
