/** Places of the pitch in words, as whoever looks sees them. */
import { cardText, chip, type Suit } from "$lib/i18n/cards";
import { t } from "$lib/i18n/texts.svelte";
import { type BallScene, isReplay, placeAt, ROWS, rowOf, shownAt, stepOf } from "./pitch";

/** A row by name: as one's own ball meets it, or by whose side it is on. */
export function rowName(scene: BallScene, row: number): string {
  if (scene.seat !== null) return t("belarusian-football-row", { row: stepOf(scene.seat, row) });
  const side = row < ROWS / 2 ? 0 : 1;
  const player = scene.names[side] ?? "";
  return t("page-belarusian-football-row-of", { player, row: stepOf(side, row) });
}

/** What lies at a place. */
export function placeName(scene: BallScene, row: number, column: number): string {
  const card = shownAt(scene.view, scene.seat, row, column);
  return card === null ? t("terminal-face-down") : chip(card);
}

/** A card that lies face down and is seen nevertheless; `alone`: by nobody but the one who looks. */
export function secretName(card: string, alone: boolean): string {
  return alone ? t("terminal-only-you", { card }) : `${card} (${t("terminal-face-down")})`;
}

/** What lies at a place, and whether only the one who looks sees it. */
export function seenName(scene: BallScene, row: number, column: number): string {
  const card = placeName(scene, row, column);
  const isSecret =
    shownAt(scene.view, scene.seat, row, column) !== null &&
    !placeAt(scene.view, row, column)?.open;
  return isSecret ? secretName(card, !isReplay(scene)) : card;
}

/** A goalkeeper in a sentence. */
export function keeperName(scene: BallScene, seat: number): string {
  const keeper = scene.view.keepers[seat];
  let card = t("terminal-none");
  if (keeper) card = keeper.card === null ? t("terminal-face-down") : chip(keeper.card);
  const isSecret = keeper && keeper.card !== null && !keeper.open;
  const again = isReplay(scene);
  if (isSecret && (again || seat === scene.seat)) card = secretName(card, !again);
  if (scene.seat === null) {
    return t("page-belarusian-football-keeper-of", { player: scene.names[seat] ?? "", card });
  }
  const own = seat === scene.seat ? "yes" : "no";
  return t("terminal-belarusian-football-goalkeeper", { own, card });
}

/** Suits and ranks that the face-down cards of a line-up are known not to have. */
export function excluded(scene: BallScene, seat: number): { suits: Suit[]; ranks: string[] } {
  const row = scene.view.rows[rowOf(seat, 0)];
  const found = scene.view.excluded[seat];
  if (!row || !found || row.every((place) => place.open)) return { suits: [], ranks: [] };
  return { suits: found.suits as Suit[], ranks: found.ranks };
}

/** The same in a list of words; empty where nothing is known. */
export function excludedNames(scene: BallScene, seat: number): string {
  const { suits, ranks } = excluded(scene, seat);
  return [...suits.map(chip), ...ranks.map(rankName)].join(", ");
}

/** A rank by itself, as on a card's face. */
export function rankName(rank: string): string {
  return cardText(`${rank}C`).slice(0, -1);
}
