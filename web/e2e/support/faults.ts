/** What must never happen in a browser, whatever is tested. */
import { type BrowserContext, expect } from "@playwright/test";

export class Faults {
  readonly #found: string[] = [];
  readonly #allowed: RegExp[] = [];

  constructor(readonly origin: string) {}

  /** Take note of all that goes wrong in a context from now on. */
  watch(context: BrowserContext): void {
    context.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") {
        this.#found.push(`console: ${message.text()} (${message.location().url})`);
      }
    });
    context.on("weberror", (error) => {
      this.#found.push(`page: ${error.error().stack ?? error.error().message}`);
    });
    context.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol !== "data:" && origin !== this.origin && protocol !== "blob:") {
        this.#found.push(`request to another host: ${request.url()}`);
      }
    });
  }

  /** Let a test that breaks something on purpose have its errors. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** Fail where anything was found. */
  expectNone(): void {
    const found = this.#found.filter((fault) => !this.#allowed.some((one) => one.test(fault)));
    expect(found, "faults in the browser").toEqual([]);
  }
}
