/** Words that fit their place: measured once in the felt's own letters, set in one or two lines. */

import { s } from "./dom.js";

/** The letters of the felt; styles/felt.css sets the same. */
const LETTERS = '700 100px Georgia, "Liberation Serif", "Times New Roman", serif';

/** @type {Map<string, number>} */
const known = new Map();
/** @type {CanvasRenderingContext2D|null|undefined} */
let pen;

/** How wide words are in letters of size one. @param {string} words */
export function wide(words) {
  let found = known.get(words);
  if (found === undefined) {
    if (!pen) {
      pen = document.createElement("canvas").getContext("2d");
      if (pen) pen.font = LETTERS;
    }
    found = pen ? pen.measureText(words).width / 100 : words.length * 0.55;
    known.set(words, found);
  }
  return found;
}

/** Words in two lines of about one length. @param {string[]} words */
function halves(words) {
  let best = 1, least = Infinity;
  for (let at = 1; at < words.length; at++) {
    const longer = Math.max(wide(words.slice(0, at).join(" ")), wide(words.slice(at).join(" ")));
    if (longer < least) [best, least] = [at, longer];
  }
  return [words.slice(0, best).join(" "), words.slice(best).join(" ")];
}

const LINE = 1.04, ODDS = 0.62;

/** How a label with its odds is set in a rectangle: lines and sizes. @param {string} label @param {string} odds @param {number} across @param {number} down @param {number} most */
export function setting(label, odds, across, down, most) {
  const words = label.split(" ");
  const tries = [[label], ...(words.length > 1 ? [halves(words)] : [])];
  let best = { lines: tries[0], size: 0, small: 0 };
  for (const lines of tries) {
    const longest = Math.max(...lines.map(wide), 0.01);
    const size = Math.min(across / longest, down / (lines.length * LINE + (odds ? ODDS * 1.15 : 0)), most);
    if (size > best.size) best = { lines, size, small: odds ? Math.min(size * ODDS, across / wide(odds)) : 0 };
  }
  return best;
}

const f = (value) => value.toFixed(2);

/** A label with its odds, centred on a point. @param {string} label @param {string} odds @param {{cx: number, cy: number, across: number, down: number, most: number, ink: string}} where */
export function lettered(label, odds, { cx, cy, across, down, most, ink }) {
  const { lines, size, small } = setting(label, odds, across, down, most);
  const tall = lines.length * size * LINE + (small ? small * 1.15 : 0);
  const first = cy - tall / 2 + size * 0.82;
  const tint = ink ? ` i-${ink}` : "";
  return [
    lines.map((each, at) => s("text", { key: at, class: `label${tint}`, x: f(cx), y: f(first + at * size * LINE), "font-size": f(size) }, each)),
    small ? s("text", { key: "odds", class: "odds", x: f(cx), y: f(first + (lines.length - 1) * size * LINE + small * 1.18), "font-size": f(small) }, odds) : null,
  ];
}
