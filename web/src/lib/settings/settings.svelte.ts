/** What a person has chosen, kept on the device. */
import { keep, read as keptText } from "$lib/kept";

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

const KEY = "koloda.settings";

/** Read what was kept; whatever is not as expected is as if it had not been kept. */
function read(): Values {
  const values = { ...DEFAULTS };
  let kept: Record<string, unknown> = {};
  try {
    kept = (JSON.parse(keptText(KEY) ?? "{}") ?? {}) as Record<string, unknown>;
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

export const settings: Values = $state(read());

/** The language in which the page speaks. */
export function language(): Language {
  if (settings.language !== "auto") return settings.language;
  for (const wanted of navigator.languages) {
    const code = wanted.slice(0, 2).toLowerCase();
    if ((LANGUAGES as readonly string[]).includes(code)) return code as Language;
  }
  return "en";
}

/** The letters on the faces of cards. */
export function letters(): "intl" | "cyrillic" {
  if (settings.letters !== "auto") return settings.letters;
  return language() === "en" ? "intl" : "cyrillic";
}

/** Whether cards move: never where the system asks for stillness. */
export function moves(): boolean {
  return settings.pace !== "off" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How long what takes `ms` at normal speed takes. */
export function paced(ms: number): number {
  const factor = { off: 0, slow: 1.6, normal: 1, fast: 0.6 }[settings.pace];
  return moves() ? ms * factor : 0;
}

/** Keep the settings and show them on the document, from now on. Call once. */
export function apply(): void {
  $effect.root(() => {
    $effect(() => {
      keep(KEY, JSON.stringify(settings));
    });
    $effect(() => {
      const root = document.documentElement;
      root.lang = language();
      if (settings.theme === "auto") delete root.dataset.theme;
      else root.dataset.theme = settings.theme;
      root.dataset.suits = settings.suits;
      root.dataset.print = settings.print;
      root.dataset.pace = settings.pace;
      root.dataset.hand = settings.hand;
    });
  });
}
