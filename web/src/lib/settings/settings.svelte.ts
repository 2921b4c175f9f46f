/** What a person has chosen, kept on the device. */
import { keep } from "$lib/kept";
import { KEY, keptValues, type Language, languageOf, type Values } from "./values";

export { DEFAULTS, LANGUAGES, type Language, type Values } from "./values";

export const settings: Values = $state(keptValues());

/** The language in which the page speaks. */
export function language(): Language {
  return languageOf(settings.language);
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
