/** The floor's HTTP answers: JSON, or an error with the floor's own sentence. */

export class Refused extends Error {
  /** @param {number} status @param {string} says */
  constructor(status, says) {
    super(says);
    this.status = status;
  }
}

/** @param {string} path @param {RequestInit} [how] */
async function call(path, how) {
  const answer = await fetch(path, how);
  const text = await answer.text();
  const body = text && answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text;
  if (!answer.ok) throw new Refused(answer.status, body?.detail ?? body?.says ?? `the floor answered ${answer.status}`);
  return body;
}

/** @param {string} path */
export const ask = (path) => call(path);

/** @param {string} path @param {any} body */
export const tell = (path, body) =>
  call(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
