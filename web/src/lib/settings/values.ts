/** The settings as values, kept on the device: read without what draws the page. */
import { read } from "$lib/kept";

export const LANGUAGES = ["en", "ru", "uk", "be"] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Values {
  /** `auto`: what the browser asks for. */
  language: Language | "auto";
  theme: "auto" | "light" | "dark";
  suits: "four" | "two";
  /** Letters on the faces of cards; `auto`: the language's own. */
  letters: "auto" | "intl" | "cyrillic";
  print: "normal" | "large";
  pace: "off" | "slow" | "normal" | "fast";
  sound: boolean;
  hand: "right" | "left";
  /** Whether a chosen move waits for a second press. */
  confirm: boolean;
  /** Whether single keys (1–5, ?) do something. */
  keys: boolean;
  /** Whether "what would it do?" is shown. */
  hints: boolean;
  /** Whether the only legal move is made by itself. */
  forced: boolean;
  /** Belarusian football: whether the own row is covered once the ball has entered. */
  memory: boolean;
  /** Level of the bot of "play now". */
  level: string;
}

export const DEFAULTS: Values = {
  language: "auto",
  theme: "auto",
  suits: "four",
  letters: "auto",
  print: "normal",
  pace: "normal",
  sound: false,
  hand: "right",
  confirm: true,
  keys: true,
  hints: true,
  forced: false,
  memory: false,
  level: "club",
};

const CHOICES: Partial<Record<keyof Values, readonly string[]>> = {
  language: ["auto", ...LANGUAGES],
  theme: ["auto", "light", "dark"],
  suits: ["four", "two"],
  letters: ["auto", "intl", "cyrillic"],
  print: ["normal", "large"],
  pace: ["off", "slow", "normal", "fast"],
  hand: ["right", "left"],
};

/** Under which name they are kept. */
export const KEY = "koloda.settings";

/** Read what was kept; whatever is not as expected is as if it had not been kept. */
export function keptValues(): Values {
  const values = { ...DEFAULTS };
  let kept: Record<string, unknown> = {};
  try {
    kept = (JSON.parse(read(KEY) ?? "{}") ?? {}) as Record<string, unknown>;
  } catch {
    return values;
  }
  for (const name of Object.keys(DEFAULTS) as (keyof Values)[]) {
    const value = kept[name];
    const choices = CHOICES[name];
    const fits = choices
      ? choices.includes(value as string)
      : typeof value === typeof DEFAULTS[name];
    if (fits) Object.assign(values, { [name]: value });
  }
  return values;
}

/** The language that is meant by a choice: what the browser asks for, if nothing was chosen. */
export function languageOf(chosen: Language | "auto"): Language {
  if (chosen !== "auto") return chosen;
  for (const wanted of navigator.languages) {
    const code = wanted.slice(0, 2).toLowerCase();
    if ((LANGUAGES as readonly string[]).includes(code)) return code as Language;
  }
  return "en";
}
