/**
 * Texts of the page: `virtual:texts` loads the Fluent source of a part in a language, from the same
 * files as the console's (src/koloda/locales/LANGUAGE/*.ftl).
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LOCALES = fileURLToPath(new URL("../../src/koloda/locales/", import.meta.url));

const LANGUAGES = ["en", "ru", "uk", "be"];

/** The files of each part: what every page needs, what a table does, what the table of one game does. */
const PARTS: Record<string, string[]> = {
  common: ["common", "club", "page", "page-home", "names"],
  errors: ["errors"],
  table: ["terminal", "page-table"],
  "card-football": ["card-football", "page-card-football"],
  "belarusian-football": ["belarusian-football", "page-belarusian-football"],
  hearts: ["hearts", "page-hearts"],
  study: ["page-study"],
  rules: ["page-rules"],
  settings: ["page-settings"],
};

const NAME = "virtual:texts";

const GAMES = ["card-football", "belarusian-football", "hearts"];

/** Of each game what every page needs: its name, what it is about, its presets. */
const NAMES = /^[a-z-]+-(?:name|about|preset-[a-z]+) =.*$/gm;

/** The files that a part is made of; "names" are lines of the games' own. */
function filesOf(part: string): string[] {
  return (PARTS[part] ?? []).flatMap((file) => (file === "names" ? GAMES : [file]));
}

/** The source of a part: messages one after another, without comments and blank lines. */
function source(folder: string, part: string): string {
  const read = (file: string) => readFileSync(`${folder}${file}.ftl`, "utf8");
  const text = (PARTS[part] ?? [])
    .map((file) =>
      file === "names"
        ? GAMES.flatMap((game) => read(game).match(NAMES) ?? []).join("\n")
        : read(file),
    )
    .join("\n");
  return text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}

export function texts(): Plugin {
  return {
    name: "koloda-texts",
    resolveId(id) {
      return id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${NAME}`) {
        const entries = LANGUAGES.map((language) => {
          const parts = Object.keys(PARTS).map(
            (part) => `${JSON.stringify(part)}: () => import("${NAME}/${language}/${part}")`,
          );
          return `${language}: {${parts.join(", ")}}`;
        });
        return `export default {${entries.join(", ")}};`;
      }
      if (!id.startsWith(`\0${NAME}/`)) return undefined;
      const [language = "", part = ""] = id.slice(NAME.length + 2).split("/");
      const folder = `${LOCALES}${language}/`;
      for (const file of filesOf(part)) this.addWatchFile(`${folder}${file}.ftl`);
      return `export default ${JSON.stringify(source(folder, part))};`;
    },
  };
}
