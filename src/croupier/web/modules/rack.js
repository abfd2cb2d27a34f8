/** My rack: what it holds, the chip in hand, and what is done with chips on the layout. */

import { h } from "./dom.js";
import { chipColour } from "./chips.js";
import { face, money } from "./money.js";

/** @param {any} table */
export function rack(table) {
  const me = table.view.seats.find((each) => each.seat === table.view.who);
  if (!me) return null;
  const lying = table.lying(), { laying } = table;
  return h("div", { class: "rack" },
    h("p", { class: "worths" }, h("strong", {}, money(me.chips + me.colour_chips)), h("span", {}, "in your rack"), lying ? h("span", {}, `${money(lying)} on the layout`) : null),
    h("div", { class: "chip-row", role: "group", "aria-label": "Chip in hand" }, table.denominations.map((each, at) =>
      h("button", { key: each, class: `chip-button ${chipColour(each)}`, "aria-pressed": String(each === table.chip), "aria-label": `Chip of ${money(each)}`, title: `Key ${at + 1}`, onclick: () => { table.chip = each; table.draw(); } }, face(each)))),
    h("div", { class: "tools", role: "group", "aria-label": "Wagers" },
      tool("Undo", () => laying.undo(), !laying.undoable()), tool("Redo", () => laying.redo(), !laying.undone.length || !table.wagers.size),
      tool("Clear", () => laying.clear(), !table.takes.size),
      tool("Rebet", () => laying.rebet(), ![...table.rounds.last.keys()].some((area) => table.wagers.has(area))),
      tool("Double", () => laying.double(), ![...table.wagers.keys()].some((area) => table.mine(area)))));
}

/** @param {string} name @param {() => void} does @param {boolean} closed */
const tool = (name, does, closed) => h("button", { key: name, class: "quiet", disabled: closed, onclick: does }, name);
