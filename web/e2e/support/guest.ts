/**
 * A guest who plays over HTTP, in a browser of the tests: brings a table to where something is to
 * be seen, without a press on the page.
 */
import { createHash, randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { APIResponse, BrowserContext } from "@playwright/test";
import type { Options, Snapshot } from "../../src/lib/connection/messages";

export interface Terms {
  game: string;
  options?: Options;
  bots?: string[];
  clock?: Record<string, number | string>;
  by_link?: boolean;
  watch?: boolean;
}

const POLL_MS = 50;

export class Guest {
  private constructor(readonly context: BrowserContext) {}

  /** Come in; the pages of this browser know who one is from now on. */
  static async comesIn(context: BrowserContext, language = "en"): Promise<Guest> {
    const guest = new Guest(context);
    await guest.#post("/api/guest", { language });
    await guest.#keep("koloda.known", "1");
    return guest;
  }

  /** Open a table and sit down at it. */
  async open(terms: Terms): Promise<Snapshot> {
    const table: Snapshot = await (await this.#post("/api/tables", terms)).json();
    return this.sit(table.id, table.link);
  }

  /** Sit down, and keep what the page wants to have kept of it. */
  async sit(id: string, link: string | null = null): Promise<Snapshot> {
    const query = link ? `?link=${link}` : "";
    const table: Snapshot = await (
      await this.context.request.get(`/api/tables/${id}${query}`)
    ).json();
    const bytes = randomBytes(32);
    const entropy = bytes.toString("hex");
    const hash = createHash("sha256").update(bytes).digest("hex");
    const { game, options, commitment } = table;
    const own = { table: id, game, options, commitment, entropy, hash };
    await this.#keep(`koloda.fair.${id}`, JSON.stringify(own));
    await this.#post(`/api/tables/${id}/sit`, { commitment, hash, ...(link ? { link } : {}) });
    const seated = await this.until(id, (now) => now.phase !== "seating");
    if (seated.phase === "reveal") await this.#post(`/api/tables/${id}/reveal`, { entropy });
    return this.until(id, (now) => now.view !== null);
  }

  /** Make the first legal move, whenever it is one's turn, until `moves` were made at the table. */
  async play(id: string, moves: number): Promise<Snapshot> {
    for (;;) {
      const now = await this.until(id, isMine);
      if (now.phase !== "playing" || now.moves >= moves) return now;
      const [move] = (now.view as { legal: string[] }).legal;
      await this.#post(`/api/tables/${id}/move`, { id: `v${now.version}`, move });
    }
  }

  /** Wait for a table to be as expected; return it. */
  async until(id: string, isThere: (now: Snapshot) => boolean): Promise<Snapshot> {
    for (;;) {
      const now: Snapshot = await (await this.context.request.get(`/api/tables/${id}`)).json();
      if (isThere(now)) return now;
      await pause(POLL_MS);
    }
  }

  /** Keep something in the browser, as the page does. */
  async #keep(key: string, value: string): Promise<void> {
    const page = await this.context.newPage();
    // A document of the club's address that runs no script and asks for nothing.
    await page.route("/kept", (route) =>
      route.fulfill({ contentType: "text/html", body: '<link rel="icon" href="data:,">' }),
    );
    await page.goto("/kept");
    await page.evaluate(([name, kept]) => localStorage.setItem(name, kept), [key, value] as const);
    await page.close();
  }

  async #post(path: string, data: unknown): Promise<APIResponse> {
    const answer = await this.context.request.post(path, { data, headers: { "X-Koloda": "1" } });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer;
  }
}

function isMine(now: Snapshot): boolean {
  const legal = (now.view as { legal: string[] } | null)?.legal ?? [];
  return now.phase !== "playing" || legal.length > 0;
}
