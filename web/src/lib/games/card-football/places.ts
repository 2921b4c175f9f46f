/** Names for the cards on the table, so that each is known again wherever it lies. */
import type { CardFootballView } from "$lib/connection/messages";

const COLUMNS = 5;
const DEALT = 9;

/** The names of a column's open cards, top first: half, column and how deep it was dealt. */
export function columnKeys(view: CardFootballView, place: number): string[] {
  const column = view.columns[place];
  if (!column) return [];
  const taken = takenFrom(view, place);
  return column.cards.map((_, nth) => columnKey(view, place, taken + nth));
}

/** The name of the card that was taken from a column last. */
export function takenKey(view: CardFootballView, place: number): string {
  return columnKey(view, place, takenFrom(view, place) - 1);
}

/** The names of a line's cards, bottom first: of twins the lower one is the first. */
export function lineKeys(view: CardFootballView, seat: number, suit: string): string[] {
  const line = view.squads[seat]?.[suit] ?? [];
  return line.map((card, place) => {
    const nth = line.slice(0, place).filter((other) => other === card).length;
    return `${view.half}.squad${seat}.${card}.${nth}`;
  });
}

function columnKey(view: CardFootballView, place: number, depth: number): string {
  return `${view.half}.column${place}.${depth}`;
}

/** How many cards were taken from a column in this half; cards are added to columns in turn. */
function takenFrom(view: CardFootballView, place: number): number {
  const added = Math.floor((view.added + COLUMNS - 1 - place) / COLUMNS);
  const { cards, hidden } = view.columns[place] ?? { cards: [], hidden: 0 };
  return DEALT + added - cards.length - hidden;
}
