/** Where things lie: a layout gives the measures of a flat table, and its arc bends the players' side. */

/**
 * @typedef {{name: string, label: string, x: number, y: number, width: number, height: number, clause: string,
 *   takes_wagers: boolean, pays: string, colour: string, shape: string, points: number[][], ink: string, dice: number[],
 *   cards: number[]|null, shares: string, follows: string, sideways: boolean}} Area
 * @typedef {{below: number, radius: number, straight: number, span: number}} Arc
 * @typedef {{areas: Area[], width: number, height: number, ornaments: any[], arc: Arc|null, onward: string,
 *   main_acts: string[], cloth: string}} Layout
 * @typedef {{x: number, y: number, turn: number}} Point
 */

/** A point of the flat table where it really lies, with the turn of the arc there in degrees. @param {Layout} layout @param {number} x @param {number} y @returns {Point} */
export function bent({ arc, width, height }, x, y) {
  if (!arc || y < arc.below) return { x, y, turn: 0 };
  const half = (arc.span * Math.PI) / 360;
  // Things are as far apart on the bows as on the straight piece halfway to the players.
  const even = arc.radius + (height - arc.below) / 2;
  const along = (x / width - 0.5) * (arc.straight + 2 * even * half);
  const side = Math.sign(along), over = Math.abs(along) - arc.straight / 2;
  if (over <= 0) return { x: width / 2 + along, y, turn: 0 };
  const angle = over / even, out = arc.radius + y - arc.below;
  // Things to the left of the middle turn clockwise, so that their feet point at their players.
  return { x: width / 2 + side * (arc.straight / 2 + out * Math.sin(angle)), y: arc.below - arc.radius + out * Math.cos(angle), turn: (-side * angle * 180) / Math.PI };
}

/** The middle of an area as it lies, and its turn. @param {Layout} layout @param {{x: number, y: number, width: number, height: number}} area */
export function place(layout, area) {
  const { x, y, turn } = bent(layout, area.x + area.width / 2, area.y + area.height / 2);
  return { cx: x, cy: y, turn };
}

/** Whether a rectangle follows the arc. @param {Layout} layout @param {{y: number}} area */
export const follows = (layout, area) => Boolean(layout.arc && area.y >= layout.arc.below);

/** How much wider things lie there than on the flat table. @param {Layout} layout @param {number} x @param {number} y */
export function stretch(layout, x, y) {
  const from = bent(layout, x - 0.5, y), to = bent(layout, x + 0.5, y);
  return Math.hypot(to.x - from.x, to.y - from.y);
}

const f = (value) => value.toFixed(2);

/** The outline of a rectangle as a path, bent where it follows the arc. @param {Layout} layout @param {{x: number, y: number, width: number, height: number}} area */
export function bentBox(layout, { x, y, width, height }) {
  const steps = Math.max(2, Math.ceil(width / 5));
  const edge = (at, down) => bent(layout, x + (width * at) / steps, y + down);
  const there = Array.from({ length: steps + 1 }, (_, at) => edge(at, 0));
  const back = Array.from({ length: steps + 1 }, (_, at) => edge(steps - at, height));
  return `M ${[...there, ...back].map((point) => `${f(point.x)} ${f(point.y)}`).join(" L ")} Z`;
}

/** A line of the flat table along the arc, as a path from left to right. @param {Layout} layout @param {number} left @param {number} right @param {number} y */
export function bentLine(layout, left, right, y) {
  const steps = Math.max(2, Math.ceil((right - left) / 4));
  return `M ${Array.from({ length: steps + 1 }, (_, at) => bent(layout, left + ((right - left) * at) / steps, y)).map((point) => `${f(point.x)} ${f(point.y)}`).join(" L ")}`;
}

/** The edge of the whole table, so much outside of its felt. @param {Layout} layout @param {number} out */
export function edgeOf(layout, out) {
  const { width, height, arc } = layout;
  if (!arc) return rounded(-out, -out, width + 2 * out, height + 2 * out, 4 + out);
  const steps = 48;
  const bow = Array.from({ length: steps + 1 }, (_, at) => bent(layout, (width * (steps - at)) / steps, height + out));
  const [right, left] = [bow[0], bow[steps]];
  const top = -out;
  return `M ${f(left.x + 6)} ${f(top)} H ${f(right.x - 6)} Q ${f(right.x + 2)} ${f(top)} ${f(right.x + 2)} ${f(top + 8)} L ${bow.map((point) => `${f(point.x)} ${f(point.y)}`).join(" L ")} L ${f(left.x - 2)} ${f(top + 8)} Q ${f(left.x - 2)} ${f(top)} ${f(left.x + 6)} ${f(top)} Z`;
}

/** A rectangle with round corners. */
export function rounded(x, y, width, height, r) {
  return `M ${f(x + r)} ${f(y)} H ${f(x + width - r)} Q ${f(x + width)} ${f(y)} ${f(x + width)} ${f(y + r)} V ${f(y + height - r)} Q ${f(x + width)} ${f(y + height)} ${f(x + width - r)} ${f(y + height)} H ${f(x + r)} Q ${f(x)} ${f(y + height)} ${f(x)} ${f(y + height - r)} V ${f(y + r)} Q ${f(x)} ${f(y)} ${f(x + r)} ${f(y)} Z`;
}
