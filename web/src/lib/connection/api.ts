/** Requests to the club over HTTP. */
import { has, load, t } from "$lib/i18n/texts.svelte";
import { request } from "./request";

/** What was refused: a stable code, an English sentence, and the same as data. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await request(method, path, body);
  } catch {
    throw new Refused("page/offline", "the club can't be reached");
  }
  const text = await response.text();
  let data: unknown;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    throw new Refused("page/answer", "the club's answer can't be read");
  }
  if (response.ok) return data as T;
  await loadSentences();
  const error = (
    data as { error?: { code: string; message: string; details: Record<string, unknown> } } | null
  )?.error;
  throw new Refused(
    error?.code ?? "page/answer",
    error?.message ?? response.statusText,
    error?.details,
  );
}

export const api = {
  get: <T>(path: string) => ask<T>("GET", path),
  post: <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body),
  patch: <T>(path: string, body: unknown) => ask<T>("PATCH", path, body),
  delete: <T>(path: string) => ask<T>("DELETE", path),
};

/** Load the sentences for what may be refused, as `say` needs them; without them it says less. */
export async function loadSentences(): Promise<void> {
  await load("errors").catch(() => undefined);
}

/**
 * Say an error in a sentence of the reader's language, by its code or the first half of its code.
 *
 * Details become arguments; those that a sentence may lack, or that say nothing, are the word "none".
 */
export function say(error: unknown): string {
  if (!(error instanceof Refused)) throw error;
  const [group = "", kind = ""] = error.code.split("/");
  const ids = [`error-${group}-${kind}`, `error-${group}`, `page-error-${kind}`];
  const id = ids.find(has) ?? "page-error";
  const args: Record<string, string | number> = { message: error.message };
  for (const name of ["path", "line", "nearest", "why", "phase", "reason"]) args[name] = "none";
  for (const [name, value] of Object.entries(error.details)) {
    if (name in args && value === "") continue;
    if (Array.isArray(value)) args[name] = value.join(", ");
    else args[name] = typeof value === "number" ? value : String(value);
  }
  return t(id, args);
}
