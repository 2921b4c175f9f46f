/** Records of matches (docs/rules/records.md): read from a file or a text, and what may be wrong. */
import { Refused, say } from "$lib/connection/api";
import type { Fair, Match, Options, Replay, Seat } from "$lib/connection/messages";
import { cardText } from "$lib/i18n/cards";
import { has, t } from "$lib/i18n/texts.svelte";
import { distinct, seatName } from "$lib/table/names";

/** A record as it came: what it should be it is only once the club has replayed it. */
export type AnyRecord = Record<string, unknown>;

/** The longest text that the club replays. */
const LARGEST = 2 ** 20;

const CARD = /^[2-9TJQKA][CDHS]$/;

/** Read the records of a file: one JSON object, or one a line. Raises Refused. */
export async function readFile(file: Blob): Promise<unknown[]> {
  if (file.size > LARGEST) throw tooLong();
  const bytes = await file.arrayBuffer();
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Refused("record/encoding", "this is not UTF-8");
  }
  return readText(text);
}

/** Read the records in a text. Raises Refused. */
export function readText(text: string): unknown[] {
  if (text.length > LARGEST) throw tooLong();
  const lines = text.replace(/^\uFEFF/, "").split("\n");
  if (lines.every((line) => line.trim() === "")) {
    throw new Refused("record/empty", "nothing is written here");
  }
  try {
    return [JSON.parse(lines.join("\n"))];
  } catch {
    return lines.flatMap((line, nth) => (line.trim() === "" ? [] : [parsed(line, nth + 1)]));
  }
}

function parsed(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Refused("record/json", `line ${number} is not JSON`, { line: number });
  }
}

function tooLong(): Refused {
  return new Refused("record/size", `more than ${LARGEST} bytes`, { expected: LARGEST });
}

/** Say what is wrong with a record, and what was expected; or why there is none. */
export function sayRecord(error: unknown): string {
  if (!(error instanceof Refused)) return say(error);
  const { code, message, details } = error;
  if (code.startsWith("study/")) return t(`page-study-${code.slice(6)}`);
  if (code === "move/illegal") return say(new Refused(code, message, moveDetails(details)));
  if (code === "option/value" && typeof details.kind === "string") {
    const { kind, minimum = "", maximum = "", choices = [] } = details;
    const listed = (choices as unknown[]).join(", ");
    const limits = { minimum: String(minimum), maximum: String(maximum), choices: listed };
    return say(new Refused(code, message, { ...details, expected: t(`expected-${kind}`, limits) }));
  }
  return say(new Refused(code, message, details));
}

/** The reason of a move that is not legal as a sentence, its cards as on their faces. */
function moveDetails(details: Record<string, unknown>): Record<string, unknown> {
  const { game, move, legal, reason } = details;
  const moves = (Array.isArray(legal) ? legal.map(String) : String(legal ?? "").split(", ")).map(
    nameOf,
  );
  const shown = { ...details, move: nameOf(String(move ?? "")), legal: moves.join(", ") };
  const id = `${game}-refused-${reason}`;
  if (reason === "not_text") {
    return { ...shown, reason: t("error-move-not-text", { legal: shown.legal }) };
  }
  return { ...shown, reason: has(id) ? t(id, { move: shown.move, legal: shown.legal }) : "none" };
}

function nameOf(move: string): string {
  return CARD.test(move) ? cardText(move) : move;
}

/** What a record says of its shuffle; null: nothing that is an object. */
export function fairOf(record: AnyRecord): Partial<Record<keyof Fair, unknown>> | null {
  const { fair } = record;
  return fair !== null && typeof fair === "object" && !Array.isArray(fair) ? fair : null;
}

/** What the players of a match of the club are called, by seat; oneself is "you". */
export function matchNames(match: Match, own: number | null): string[] {
  return distinct(
    match.seats.map((seat, place) => (place === own ? t("page-you") : seatName(seat))),
  );
}

/** What the players of a record are called, by seat: a bot by its level, the nameless by a number. */
export function recordNames(record: AnyRecord, replay: Replay): string[] {
  const hashes = fairOf(record)?.hashes;
  const names = Array.from({ length: replay.seats }, (_, place) => {
    const name = replay.names?.[place];
    if (!name) return t("seat-name", { number: place + 1 });
    const isBot = !Array.isArray(hashes) || hashes[place] === null;
    return isBot && has(`page-level-${name}`) ? seatName({ name, bot: name, member: null }) : name;
  });
  return distinct(names);
}

/** The seat of a match that is a member's. */
export function seatOf(seats: Seat[], member: string | undefined): number | null {
  const seat = seats.findIndex((one) => one.member !== null && one.member === member);
  return seat < 0 ? null : seat;
}

/** Of options those that differ from a game's defaults. */
export function changed(options: Options, defaults: Options): Options {
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => defaults[name] !== value),
  );
}
