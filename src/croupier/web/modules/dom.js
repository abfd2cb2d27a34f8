/**
 * A small keyed patcher: a drawing is a tree of plain values, and `patch` changes only what differs in the document.
 * Styles are never written as attributes, which the page's Content-Security-Policy forbids.
 *
 * @typedef {{tag: string, attrs: Record<string, any>, children: Drawn[], key: any, svg: boolean}} Node
 * @typedef {Node | string} Drawn
 */

const SVG = "http://www.w3.org/2000/svg";

/** @param {boolean} svg */
const maker = (svg) =>
  /** @param {string} tag @param {Record<string, any>} [attrs] @param {...any} children @returns {Node} */
  (tag, attrs = {}, ...children) => ({ tag, attrs, children: flat(children, []), key: attrs.key, svg });

/** An element of the page. */
export const h = maker(false);
/** An element of a drawing. */
export const s = maker(true);

/** @param {any[]} from @param {Drawn[]} into */
function flat(from, into) {
  for (const each of from) {
    if (Array.isArray(each)) flat(each, into);
    else if (each !== null && each !== undefined && each !== false) into.push(typeof each === "number" ? String(each) : each);
  }
  return into;
}

/** What was last drawn into a parent. @type {WeakMap<globalThis.Node, Drawn[]>} */
const before = new WeakMap();

/** Make the children of a parent what is drawn. @param {Element|ShadowRoot|DocumentFragment} parent @param {Drawn|Drawn[]} drawn */
export function patch(parent, drawn) {
  const now = flat([drawn], []);
  children(parent, before.get(parent) ?? [], now);
  before.set(parent, now);
}

/** @param {any} parent @param {Drawn[]} old @param {Drawn[]} now */
function children(parent, old, now) {
  if (old.length === now.length && old.every((each, at) => alike(each, now[at]))) {
    let node = parent.firstChild;
    for (let at = 0; at < now.length; at++) {
      const next = node.nextSibling;
      change(node, old[at], now[at]);
      node = next;
    }
    return;
  }
  /** @type {Map<any, {node: any, was: Drawn}[]>} */
  const known = new Map();
  let node = parent.firstChild;
  for (const each of old) {
    const name = nameOf(each);
    const same = known.get(name);
    if (same) same.push({ node, was: each });
    else known.set(name, [{ node, was: each }]);
    node = node.nextSibling;
  }
  let place = parent.firstChild;
  for (const each of now) {
    const same = known.get(nameOf(each))?.shift();
    if (same) {
      change(same.node, same.was, each);
      if (same.node === place) place = place.nextSibling;
      else parent.insertBefore(same.node, place);
    } else {
      parent.insertBefore(make(each), place);
    }
  }
  for (const left of known.values()) for (const { node: gone } of left) gone.remove();
}

/** @param {Drawn} each */
const nameOf = (each) => (typeof each === "string" ? "#" : each.key === undefined ? each.tag : `${each.tag} ${each.key}`);
/** @param {Drawn} one @param {Drawn} other */
const alike = (one, other) => nameOf(one) === nameOf(other);

/** @param {Drawn} drawn @returns {any} */
function make(drawn) {
  if (typeof drawn === "string") return document.createTextNode(drawn);
  const node = drawn.svg ? document.createElementNS(SVG, drawn.tag) : document.createElement(drawn.tag);
  for (const name in drawn.attrs) set(node, name, undefined, drawn.attrs[name]);
  for (const child of drawn.children) node.appendChild(make(child));
  return node;
}

/** @param {any} node @param {Drawn} was @param {Drawn} now */
function change(node, was, now) {
  if (was === now) return;
  if (typeof now === "string") {
    if (was !== now) node.data = now;
    return;
  }
  const old = /** @type {Node} */ (was);
  for (const name in old.attrs) if (!(name in now.attrs)) set(node, name, old.attrs[name], undefined);
  for (const name in now.attrs) if (old.attrs[name] !== now.attrs[name]) set(node, name, old.attrs[name], now.attrs[name]);
  children(node, old.children, now.children);
}

/** @param {any} node @param {string} name @param {any} was @param {any} value */
function set(node, name, was, value) {
  if (name === "key") return;
  if (name.startsWith("on")) {
    const event = name.slice(2);
    if (was) node.removeEventListener(event, was);
    if (value) node.addEventListener(event, value);
  } else if (name === "turn") {
    node.style.transform = `rotate(${value}deg)`;
  } else if (name === "value" || name === "checked" || name === "open") {
    if (value !== undefined && node[name] !== value) node[name] = value;
  } else if (value === undefined || value === null || value === false) {
    node.removeAttribute(name);
  } else {
    node.setAttribute(name, value === true ? "" : value);
  }
}
