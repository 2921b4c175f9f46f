/**
 * What the browser runs first: small, so that texts and answers of the club are on their way while
 * the rest of the page still comes.
 */
import "@fontsource-variable/golos-text/wght.css";
import "./styles/tokens.css";
import "./styles/koloda.css";
import sources from "virtual:texts";
import { KNOWN, sendAhead, tablePath } from "$lib/connection/request";
import { loadGame } from "$lib/games/game";
import { read } from "$lib/kept";
import { keptValues, languageOf } from "$lib/settings/values";
import { roomAt } from "./rooms";

const language = languageOf(keptValues().language);
const path = location.pathname.split("/").filter(Boolean);
const [place, id] = path;
const isKnown = read(KNOWN) !== null;

function loadTexts(...parts: string[]): Promise<unknown> {
  return Promise.all(parts.map((part) => sources[language]?.[part]?.()));
}

/** Ask for a table, and for its game as soon as it is known which one that is. */
async function askForTable(id: string): Promise<void> {
  const link = new URLSearchParams(location.search).get("link");
  const answer = await sendAhead("GET", tablePath(id, link));
  if (!answer.ok) return;
  const { game } = (await answer.clone().json()) as { game: string };
  await Promise.all([loadGame(game), loadTexts(game)]);
}

const ahead = [
  loadTexts("common", ...roomAt(path).parts),
  ...(isKnown ? [sendAhead("POST", "/guest", { language })] : []),
  ...(isKnown && place === undefined ? [sendAhead("GET", "/me/tables")] : []),
  ...(place === "table" && id ? [askForTable(id)] : []),
];
// Whoever asks again, when it is needed, is told what went wrong.
for (const coming of ahead) coming.catch(() => undefined);

void import("./page");

// The first number in a sentence costs the browser long: now, while it waits, it costs nobody.
setTimeout(() => new Intl.NumberFormat(language).format(1));
setTimeout(() => new Intl.PluralRules(language).select(1));
