/** The socket to the club: one for all tables, opened anew whenever it is lost. */
import { loadSentences, Refused } from "./api";
import { member } from "./member.svelte";
import type {
  DoneMessage,
  ErrorMessage,
  HintedMessage,
  Outgoing,
  PreviewedMessage,
} from "./messages";

/** What a table asks for, to be told of it again after a loss. */
export interface Watcher {
  readonly table: string;
  readonly link: string | null;
  /** The version it has; null: none. */
  readonly version: number | null;
  told(message: Outgoing): void;
}

type Answer = DoneMessage | PreviewedMessage | HintedMessage;

interface Waiting {
  text: string;
  /** Whether it may be sent again after a loss: the club does it once all the same. */
  again: boolean;
  resolve: (answer: Answer) => void;
  reject: (error: Refused) => void;
}

const SIGNED_OUT = 4401;
const PING_MS = 20_000;
const PATIENCE_MS = 10_000;
const WAITS_MS = [300, 700, 1500, 3000, 6000];

class Connection {
  state: "closed" | "opening" | "open" = $state("closed");
  /** How far the club's clock is ahead of this one's, in seconds. */
  ahead = 0;

  #socket: WebSocket | null = null;
  #watchers = new Map<string, Watcher>();
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #session = Math.random().toString(36).slice(2, 10);

  constructor() {
    addEventListener("online", () => this.#now());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.#now();
    });
  }

  /** Show a table from now on. */
  watch(watcher: Watcher): void {
    this.#watchers.set(watcher.table, watcher);
    if (this.state === "open") this.#greet(watcher);
    else this.#now();
  }

  /** Show a table no more. */
  unwatch(watcher: Watcher): void {
    if (this.#watchers.get(watcher.table) !== watcher) return;
    this.#watchers.delete(watcher.table);
    if (this.state === "open") this.#send({ type: "unwatch", table: watcher.table });
  }

  /**
   * Ask for something at a table and wait for the answer. Raises Refused.
   *
   * `again`: it is sent again if the connection is lost before the answer, as a move is.
   */
  ask<T extends Answer = DoneMessage>(request: object, again = false): Promise<T> {
    this.#asked += 1;
    const id = `${this.#session}.${this.#asked}`;
    const text = JSON.stringify({ v: 1, ...request, id });
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { text, again, resolve: resolve as (answer: Answer) => void, reject });
      if (this.state === "open") this.#socket?.send(text);
      else this.#now();
    });
  }

  #send(message: object): void {
    this.#socket?.send(JSON.stringify({ v: 1, ...message }));
  }

  #greet(watcher: Watcher): void {
    const { table, link, version } = watcher;
    this.#send({ type: "watch", table, last: version ?? 0, ...(link ? { link } : {}) });
  }

  /** Open the socket at once, unless it is open or nobody needs it. */
  #now(): void {
    const isNeeded = this.#watchers.size > 0 || this.#waiting.size > 0;
    if (this.state !== "closed" || !isNeeded) return;
    clearTimeout(this.#retry);
    this.state = "opening";
    void member.comeIn().then(
      () => this.#open(),
      () => this.#lost(),
    );
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/socket`);
    this.#socket = socket;
    socket.onmessage = (event) => this.#take(JSON.parse(event.data as string) as Outgoing);
    socket.onclose = (event) => {
      if (socket !== this.#socket) return;
      if (event.code === SIGNED_OUT) member.leave();
      this.#lost();
    };
  }

  #take(message: Outgoing): void {
    this.#watch();
    switch (message.type) {
      case "hello":
        this.ahead = message.now - Date.now() / 1000;
        this.state = "open";
        this.#tries = 0;
        member.become(message.member);
        for (const watcher of this.#watchers.values()) this.#greet(watcher);
        for (const { text } of this.#waiting.values()) this.#socket?.send(text);
        break;
      case "done":
      case "preview":
      case "hint":
        if (message.id !== null) this.#settle(message.id)?.resolve(message);
        break;
      case "error":
        void this.#refuse(message);
        break;
      case "bye":
        this.#lost(message.after * 1000);
        break;
      case "pong":
        break;
      default:
        this.#watchers.get(message.table)?.told(message);
    }
  }

  #settle(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  async #refuse(message: ErrorMessage): Promise<void> {
    const { code, message: text, details } = message.error;
    await loadSentences();
    const waiting = message.id === null ? undefined : this.#settle(message.id);
    if (waiting) waiting.reject(new Refused(code, text, details));
    else if (message.table !== null) this.#watchers.get(message.table)?.told(message);
  }

  /** Ask now and then whether the club is there; without an answer the connection is lost. */
  #watch(): void {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => {
      this.#send({ type: "ping" });
      this.#ping = setTimeout(() => this.#lost(), PATIENCE_MS);
    }, PING_MS);
  }

  #lost(wait?: number): void {
    clearTimeout(this.#ping);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.state = "closed";
    for (const [id, waiting] of this.#waiting) {
      if (waiting.again) continue;
      this.#waiting.delete(id);
      waiting.reject(new Refused("page/lost", "the connection was lost"));
    }
    const usual = WAITS_MS[Math.min(this.#tries, WAITS_MS.length - 1)] ?? 0;
    this.#tries += 1;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#now(), wait ?? usual);
  }
}

export const connection = new Connection();
