/** What a hand does on the felt: mouse, touch and keys, and the keys of the whole table. */

import { actOf } from "./offers.js";
import { neighbour, place } from "./felt.js";

const SMALLEST_TOUCH = 22;
const NARROW = 700;
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Hands {
  /** @param {any} table */
  constructor(table) {
    this.table = table;
    this.press = this.press.bind(this);
    this.take = this.take.bind(this);
    this.over = this.over.bind(this);
    this.key = this.key.bind(this);
    this.hotkey = this.hotkey.bind(this);
  }

  /** @param {any} event */
  areaOf(event) {
    const name = event.currentTarget.dataset.area;
    return this.table.layout.areas.find((each) => each.name === name);
  }

  /** @param {MouseEvent} event */
  press(event) {
    const { table } = this;
    const area = this.areaOf(event);
    const size = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const isSmall = Math.min(size.width, size.height) < SMALLEST_TOUCH && innerWidth < NARROW;
    if (!table.zoom && event.detail && isSmall) return this.zoomTo(area);
    table.focus = area.name;
    if (event.shiftKey) table.laying.back(area.name, table.mine(area.name) - table.chip);
    else table.laying.lay(area.name, table.chip);
  }

  /** Right click or a long press takes the chosen chip back. @param {MouseEvent} event */
  take(event) {
    event.preventDefault();
    const { name } = this.areaOf(event);
    this.table.laying.back(name, this.table.mine(name) - this.table.chip);
  }

  /** @param {any} event */
  over(event) {
    const { table } = this;
    table.hovered = this.areaOf(event);
    if (event.type === "focus") table.focus = table.hovered.name;
    table.sheet.wanted();
    table.draw();
  }

  /** Show the part of the felt around an area. @param {any} area */
  zoomTo(area) {
    const { table } = this;
    const { width: whole, height: depth } = table.layout;
    const { cx, cy } = place(table.layout, area);
    const width = whole / 2.6, height = depth / 2;
    const within = (middle, size, most) => Math.min(Math.max(middle - size / 2, -2), most + 2 - size);
    table.zoom = { x: within(cx, width, whole), y: within(cy, height, depth), width, height };
    table.draw();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const { table } = this;
    const area = this.areaOf(event);
    const arrow = ARROWS[event.key];
    if (arrow) {
      const next = neighbour(table.layout, area, arrow[0], arrow[1]);
      if (next) table.focusOn(next.name);
    } else if (event.key === "Home" || event.key === "End") {
      const open = [...table.wagers.keys()];
      table.focusOn((event.key === "Home" ? open[0] : open.at(-1)) ?? area.name);
    } else if (event.key === "Enter") table.laying.lay(area.name, table.chip);
    else if (event.key === "Backspace" || event.key === "Delete") table.laying.back(area.name, table.mine(area.name) - table.chip);
    else return;
    event.preventDefault();
  }

  /** Keys for the whole table: space goes on, digits choose a chip, letters the acts that are open. @param {KeyboardEvent} event */
  hotkey(event) {
    const { table } = this;
    const within = /** @type {Element} */ (event.target);
    if (event.altKey || !table.view || within.closest?.("input, select, textarea, dialog")) return;
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== "z" || event.repeat) return;
      if (event.shiftKey) table.laying.redo();
      else table.laying.undo();
      event.preventDefault();
      return;
    }
    const digit = table.denominations[Number(event.key) - 1];
    const act = table.letters?.get(event.key.toLowerCase());
    if (event.key === " " && !within.closest?.("button, summary, a")) event.repeat || table.go();
    else if (digit) table.chip = digit;
    else if (event.key === "Escape" && table.zoom) table.zoom = null;
    else if (act && !event.repeat) table.act(actOf(act));
    else return;
    event.preventDefault();
    table.draw();
  }
}
