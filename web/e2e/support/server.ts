/** A club that runs as it does for people: `koloda serve`, a process of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const KOLODA = fileURLToPath(new URL("../../../.venv/bin/koloda", import.meta.url));

/** How long the club may take to compile its rules, where nobody has done it yet. */
export const READY_SECONDS = 600;

/** How long an answer of the club, and its end, are waited for. */
const ANSWER_SECONDS = 40;
const END_SECONDS = 60;

/** How long a seat is held in tests for somebody whose connection is lost. */
const AWAY_SECONDS = 3;

/** Return a port at which nobody listens. */
export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer();
    server.on("error", failed);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => found(address && typeof address === "object" ? address.port : 0));
    });
  });
}

export class Club {
  readonly url: string;
  readonly #folder: string;
  readonly #process: ChildProcess;

  private constructor(port: number, settings: Record<string, string>) {
    // Passkeys refuse an address of numbers.
    this.url = `http://localhost:${port}`;
    this.#folder = mkdtempSync(join(tmpdir(), "koloda-club-"));
    const log = openSync(join(this.#folder, "log"), "a");
    this.#process = spawn(KOLODA, ["serve"], {
      env: {
        ...process.env,
        KOLODA_DATABASE: `sqlite:///${join(this.#folder, "club.db")}`,
        KOLODA_PORT: String(port),
        KOLODA_LIMITS: "0",
        KOLODA_THREADS: "1",
        KOLODA_AWAY_SECONDS: String(AWAY_SECONDS),
        ...settings,
      },
      stdio: ["ignore", log, log],
    });
    closeSync(log);
  }

  /** Start a club; it is ready when this returns. */
  static async start(settings: Record<string, string> = {}): Promise<Club> {
    const club = new Club(await freePort(), settings);
    try {
      await club.#becomesReady();
    } catch (error) {
      await club.#end();
      throw error;
    }
    return club;
  }

  /** What the club has logged. */
  get log(): string {
    return readFileSync(join(this.#folder, "log"), "utf8");
  }

  /** Stop it; fail where it met what nobody foresaw. */
  async stop(): Promise<void> {
    const log = await this.#end();
    const fault = log.search(/Traceback|"status": 5/);
    if (fault >= 0)
      throw new Error(`the club has failed:\n${log.slice(Math.max(0, fault - 1000))}`);
  }

  get #isRunning(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null;
  }

  async #becomesReady(): Promise<void> {
    const deadline = Date.now() + READY_SECONDS * 1000;
    while (Date.now() < deadline) {
      if (!this.#isRunning) break;
      const patience = AbortSignal.timeout(ANSWER_SECONDS * 1000);
      const health = await fetch(`${this.url}/healthz`, { signal: patience }).catch(() => null);
      const { status, bots } = health?.ok ? await health.json() : {};
      if (status === "ready" && bots === "ready") return;
      await pause(100);
    }
    throw new Error(`the club does not start:\n${this.log}`);
  }

  async #end(): Promise<string> {
    if (this.#isRunning) {
      const ended = new Promise((end) => this.#process.once("exit", end));
      this.#process.kill("SIGTERM");
      const patience = setTimeout(() => this.#process.kill("SIGKILL"), END_SECONDS * 1000);
      await ended;
      clearTimeout(patience);
      if (this.#process.signalCode === "SIGKILL") throw new Error(`it does not end:\n${this.log}`);
    }
    const log = this.log;
    rmSync(this.#folder, { recursive: true });
    return log;
  }
}
