/**
 * The command line: one grammar with the console (terminal-command-…).
 *
 * The beginning of a word will do where it is clear; a move with "?" behind it only says what it
 * would do.
 */

import type { Words } from "$lib/games/game";
import { t } from "$lib/i18n/texts.svelte";

const COMMON = ["help", "hint", "what", "undo", "last", "rules", "quit", "move", "throw"] as const;
const TOPICS = ["table", "pitch", "hand", "squad", "goalkeeper", "seen", "score"] as const;
type Name = (typeof COMMON)[number] | (typeof TOPICS)[number];

/** What a typed line means. */
export type Command =
  | { kind: "move"; move: string }
  | { kind: "preview"; move: string }
  | { kind: "command"; name: Name; rest: string }
  | { kind: "unclear"; sentence: string };

function wordsOf(name: Name): string[] {
  return t(`terminal-command-${name}`)
    .split(",")
    .map((word) => word.trim().toLowerCase());
}

/** The commands of a game, by name. */
export function commands(words: Words): Name[] {
  const topics = TOPICS.filter((topic) => topic in words.topics);
  const known = COMMON.filter((name) => name !== "throw" || words.move("-") !== null);
  return [...known, ...topics];
}

/** Say what the commands are. */
export function help(words: Words): string[] {
  return commands(words)
    .filter((name) => name !== "quit")
    .map((name) =>
      t("terminal-help-line", {
        word: wordsOf(name)[0] ?? name,
        about: t(`terminal-about-${name}`),
      }),
    );
}

/** Take a typed line apart. */
export function parse(text: string, words: Words): Command {
  const line = text.trim().replace(/^\//, "").trim();
  const isQuestion = line.endsWith("?");
  const body = line.replace(/\?$/, "").trim();
  const direct = words.move(body);
  if (direct !== null) return { kind: isQuestion ? "preview" : "move", move: direct };
  const [first = "", ...others] = body.split(/\s+/);
  const rest = others.join(" ");
  const found = matching(first.toLowerCase(), words);
  if (found.length !== 1) return { kind: "unclear", sentence: unclear(first, found) };
  const name = found[0] as Name;
  if (name === "throw") return { kind: "move", move: "-" };
  if (name !== "move" && !(name === "what" && rest)) return { kind: "command", name, rest };
  const move = words.move(rest);
  if (move === null) return { kind: "command", name: "what", rest: "" };
  return { kind: isQuestion || name === "what" ? "preview" : "move", move };
}

function matching(word: string, words: Words): Name[] {
  if (!word) return [];
  const known = commands(words);
  const exact = known.filter((name) => wordsOf(name).includes(word));
  if (exact.length > 0) return exact;
  return known.filter((name) => wordsOf(name).some((one) => one.startsWith(word)));
}

function unclear(word: string, found: Name[]): string {
  if (found.length === 0) return t("terminal-not-understood-strange", { word });
  const words = found.map((name) => wordsOf(name)[0]).join(", ");
  return t("terminal-not-understood-unclear", { word, words });
}
