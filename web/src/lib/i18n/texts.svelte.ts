/** Texts in the reader's language, from the same Fluent files as the console's. */

import sources from "virtual:texts";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { type Language, language } from "$lib/settings/settings.svelte";

export type Arguments = Record<string, string | number>;

const parts = new Set<string>();
const bundles = new Map<Language, { bundle: FluentBundle; parts: Set<string> }>();
let current: FluentBundle = $state.raw(new FluentBundle("en", { useIsolating: false }));

/** Load a part of the texts in the language of now; those loaded before stay. */
export async function load(...wanted: string[]): Promise<void> {
  for (const part of wanted) parts.add(part);
  const code = language();
  let entry = bundles.get(code);
  if (!entry) {
    entry = { bundle: new FluentBundle(code, { useIsolating: false }), parts: new Set() };
    bundles.set(code, entry);
  }
  const { bundle, parts: had } = entry;
  const missing = [...parts].filter((part) => !had.has(part));
  const loaded = await Promise.all(
    missing.map(async (part) => [part, (await sources[code]?.[part]?.())?.default] as const),
  );
  for (const [part, source] of loaded) {
    if (source === undefined) throw new Error(`no texts ${part} in ${code}`);
    if (had.has(part)) continue;
    // The names of games are in two parts, the same in both.
    bundle.addResource(new FluentResource(source), { allowOverrides: true });
    had.add(part);
  }
  if (code === language()) current = bundle;
}

/** Say whether there is a message of this id. */
export function has(id: string): boolean {
  return current.hasMessage(id);
}

/**
 * Format a message, or with `id.attribute` one of its attributes.
 *
 * An id that is not there is shown as such, and reported in the console, which tests refuse.
 */
export function t(id: string, args: Arguments = {}): string {
  const [name = "", attribute] = id.split(".");
  const message = current.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) {
    if (parts.size > 0) console.error(`no text ${id}`);
    return id;
  }
  const faults: Error[] = [];
  const text = current.formatPattern(pattern, args, faults);
  for (const fault of faults) console.error(`text ${id}: ${fault.message}`);
  return withMinus(text, args);
}

/** Give the negative numbers among the arguments their minus sign. */
function withMinus(text: string, args: Arguments): string {
  let written = text;
  for (const value of Object.values(args)) {
    if (typeof value === "number" && value < 0) {
      written = written.replace(String(value), minus(value));
    }
  }
  return written;
}

/** Write a number, a negative one with a minus sign. */
export function minus(value: number): string {
  return String(value).replace("-", "−");
}

/** Write odds in per cent, neither 0 nor 100 for what is open. */
export function percent(odds: number): string {
  const whole = Math.round(odds * 100);
  const shown = odds > 0 && odds < 1 ? Math.min(99, Math.max(1, whole)) : whole;
  return new Intl.NumberFormat(language(), { style: "percent" }).format(shown / 100);
}

/** Write a date and time. */
export function date(seconds: number): string {
  return written(seconds, { dateStyle: "medium", timeStyle: "short" });
}

/** Write the date of a day. */
export function day(seconds: number): string {
  return written(seconds, { dateStyle: "long" });
}

/** Chromium does not know the months of every language: then a date is written in figures. */
function written(seconds: number, style: Intl.DateTimeFormatOptions): string {
  const code = language();
  const when = new Date(seconds * 1000);
  if (Intl.DateTimeFormat.supportedLocalesOf(code).length > 0) {
    return new Intl.DateTimeFormat(code, style).format(when);
  }
  const two = (figure: number) => String(figure).padStart(2, "0");
  const figures = `${two(when.getDate())}.${two(when.getMonth() + 1)}.${when.getFullYear()}`;
  if (!style.timeStyle) return figures;
  return `${figures}, ${two(when.getHours())}:${two(when.getMinutes())}`;
}

/** Give a sentence a capital at its beginning; a card may stand there. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
