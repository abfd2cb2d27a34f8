/** The connection to one table: frames in order, acts with keys that survive a lost line, a state that people can see. */

const LONGEST_PAUSE = 8000;
const HEARTBEAT = 15000;
const MOST_TRIES = 8;
/** Acts that mean the same whatever has happened since: where only the moment was missed they are sent again. */
const AT_ANY_MOMENT = new Set(["buy-in", "wager", "withdraw"]);

export class Link {
  /**
   * @param {string} table
   * @param {{frame: (frame: any) => void, line: (state: "connecting"|"open"|"lost") => void}} told
   */
  constructor(table, told) {
    this.table = table;
    this.told = told;
    /** @type {number|string|null} */
    this.as = null;
    /** The last record that was heard of; none before the first. @type {number|null} */
    this.number = null;
    /** Acts that were sent and not yet answered, by their key. @type {Map<string, any>} */
    this.pending = new Map();
    /** How often an act was sent again, by its key. @type {Map<string, number>} */
    this.tries = new Map();
    this.pause = 250;
    this.closed = false;
    this.connect();
    this.heart = setInterval(() => this.send({ do: "ping" }), HEARTBEAT);
    this.wake = () => this.socket?.readyState !== WebSocket.OPEN && this.again(0);
    // A browser that knows itself to be offline need not wait for a silence on the line.
    this.cut = () => this.socket?.close();
    addEventListener("online", this.wake);
    addEventListener("offline", this.cut);
  }

  connect() {
    if (this.closed) return;
    this.told.line("connecting");
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${encodeURIComponent(this.table)}/socket${this.number === null ? "" : `?after=${this.number}`}`);
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.pause = 250;
      this.send({ do: "watch", as: this.as });
      // What was sent before the line broke may or may not have arrived: its key lets it count once.
      for (const frame of this.pending.values()) this.send(frame);
      this.told.line("open");
    });
    socket.addEventListener("message", (event) => this.hear(JSON.parse(event.data)));
    socket.addEventListener("close", () => {
      if (this.socket !== socket || this.closed) return;
      this.told.line("lost");
      this.again(this.pause);
      this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
    });
  }

  /** @param {number} after */
  again(after) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), after);
  }

  /** @param {any} frame */
  hear(frame) {
    if (frame.number !== undefined && frame.is !== "done") this.number = frame.number;
    const sent = this.pending.get(frame.key);
    if (frame.stale && sent && AT_ANY_MOMENT.has(sent.act.act) && this.resend(sent)) return;
    if (frame.is === "done" || frame.is === "refused") frame.act = sent?.act;
    if (frame.key) {
      this.pending.delete(frame.key);
      this.tries.delete(frame.key);
    }
    if (frame.is !== "pong") this.told.frame(frame);
  }

  /** Send an act again on the ground of what is known now, unless that was tried too often. @param {any} frame */
  resend(frame) {
    const tries = (this.tries.get(frame.key) ?? 0) + 1;
    this.tries.set(frame.key, tries);
    if (tries > MOST_TRIES) return false;
    frame.on = this.number ?? 0;
    this.send(frame);
    return true;
  }

  /** Look, and act, as somebody. @param {number|string|null} as */
  watch(as) {
    this.as = as;
    this.send({ do: "watch", as });
  }

  /** Do an act; the answer comes as a frame with the same key. @param {any} act */
  act(act) {
    const key = crypto.randomUUID ? crypto.randomUUID() : `${Date.now()}-${Math.random()}`;
    const frame = { do: "act", key, on: this.number ?? 0, act };
    this.pending.set(key, frame);
    this.send(frame);
    return key;
  }

  ready() {
    this.send({ do: "ready" });
  }

  /** @param {any} frame */
  send(frame) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  close() {
    this.closed = true;
    clearInterval(this.heart);
    clearTimeout(this.timer);
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.cut);
    this.socket?.close();
  }
}
