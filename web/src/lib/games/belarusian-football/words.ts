/** Belarusian football in sentences, and what may be typed: the console's, for the page. */
import { cardText, chips } from "$lib/i18n/cards";
import { capital, t } from "$lib/i18n/texts.svelte";
import { typedCard, typedNumber } from "$lib/words/typed";
import type { Words } from "../game";
import { excludedNames, keeperName, placeName, rowName, seenName } from "./names";
import { type BallScene, COLUMNS, nextRow, placeAt, ROWS, rowOf, THROW } from "./pitch";

const DASHES = "-−–—";

/** What can be asked and typed at a table of Belarusian football. */
export function words(scene: BallScene): Words {
  return new BelarusianFootballWords(scene);
}

class BelarusianFootballWords implements Words {
  readonly topics = {
    score: () => this.#score(),
    pitch: () => this.#pitch(),
    hand: () => this.#hand(),
    goalkeeper: () => [...this.#keepers(), ...this.#learned()],
    seen: () => this.#seen(),
  };

  constructor(private readonly scene: BallScene) {}

  /** A column, a card while the line-up is laid, or the throw; the club says why it is no move. */
  move(text: string): string | null {
    const plain = text.trim();
    if (this.scene.view.phase !== "play") return typedCard(plain) ?? typedNumber(plain);
    if (plain.length === 1 && DASHES.includes(plain)) return THROW;
    return typedNumber(plain) ?? typedCard(plain);
  }

  turn(): string[] {
    const { view } = this.scene;
    const cards = chips(view.legal);
    if (view.phase === "keeper") return [t("terminal-belarusian-football-keeper", { cards })];
    if (view.phase === "lineup") {
      return [t("terminal-belarusian-football-lineup", { column: view.laid.length + 1, cards })];
    }
    const told = [this.#ball()];
    const row = nextRow(view);
    const columns = view.legal.filter((move) => move !== THROW);
    if (row !== null && columns.length > 0) {
      const listed = columns.map(
        (move) => `${move} ${placeName(this.scene, row, Number(move) - 1)}`,
      );
      const next = { row: rowName(this.scene, row), columns: listed.join(", ") };
      told.push(t("terminal-belarusian-football-next", next));
    }
    if (view.legal.includes(THROW)) told.push(t("terminal-belarusian-football-throw"));
    return told;
  }

  name(move: string): string {
    if (move === THROW) return t("terminal-belarusian-football-throw-short");
    return /^\d+$/.test(move) ? move : cardText(move);
  }

  /** Rows and seats from the rival's side to one's own. */
  get #sides(): { rows: number[]; seats: [number, number] } {
    const { bottom } = this.scene;
    const rows = Array.from({ length: ROWS }, (_, place) => rowOf(bottom, ROWS - 1 - place));
    return { rows, seats: [1 - bottom, bottom] };
  }

  #ball(): string {
    const { view } = this.scene;
    if (view.ball === null) return t("terminal-belarusian-football-no-ball");
    const card = chips([view.ball]);
    if (!view.position) return t("terminal-belarusian-football-ball", { card });
    const [row, column] = view.position;
    return t("terminal-belarusian-football-ball-at", {
      card,
      on: placeName(this.scene, row, column),
      row: rowName(this.scene, row),
      column: column + 1,
    });
  }

  #score(): string[] {
    const { names, seat, view } = this.scene;
    const [first = "", second = ""] = names;
    const told = [t("terminal-score", { first, second, score: view.goals.join(":") })];
    if (seat !== null) {
      const decks = { own: view.decks[seat] ?? 0, rival: view.decks[1 - seat] ?? 0 };
      return [...told, t("terminal-belarusian-football-decks", decks)];
    }
    for (const [of, count] of view.decks.entries()) {
      told.push(t("page-belarusian-football-decks-of", { player: names[of] ?? "", count }));
    }
    return told;
  }

  #pitch(): string[] {
    const { view } = this.scene;
    const { rows, seats } = this.#sides;
    const told = [
      capital(keeperName(this.scene, seats[0])),
      ...rows.flatMap((row) => this.#row(row)),
      capital(keeperName(this.scene, seats[1])),
    ];
    return view.phase === "play" && !view.over ? [...told, this.#ball()] : told;
  }

  #row(row: number): string[] {
    if (!this.scene.view.rows[row]) return [];
    const places = Array.from(
      { length: COLUMNS },
      (_, column) => `${column + 1} ${seenName(this.scene, row, column)}`,
    );
    const name = capital(rowName(this.scene, row));
    return [t("terminal-belarusian-football-row", { row: name, places: places.join(", ") })];
  }

  #hand(): string[] {
    const { seat, view } = this.scene;
    if (seat === null) return [];
    if (view.phase !== "play" && view.hand.length > 0) {
      const told = [t("terminal-hand", { cards: chips(view.hand) })];
      if (view.laid.length > 0) {
        told.push(t("terminal-belarusian-football-laid", { cards: chips(view.laid) }));
      }
      return told;
    }
    const row = rowOf(seat, 0);
    if (!placeAt(view, row, 0)) return [];
    return [...this.#row(row), capital(keeperName(this.scene, seat))];
  }

  #keepers(): string[] {
    return this.#sides.seats.map((seat) => capital(keeperName(this.scene, seat)));
  }

  #learned(): string[] {
    const { seat, names } = this.scene;
    if (seat !== null) {
      const cards = excludedNames(this.scene, 1 - seat);
      return cards ? [t("terminal-belarusian-football-learned", { cards })] : [];
    }
    return names.flatMap((player, of) => {
      const cards = excludedNames(this.scene, of);
      return cards ? [t("page-belarusian-football-learned-of", { player, cards })] : [];
    });
  }

  #seen(): string[] {
    const { names, view } = this.scene;
    const out = chips(view.out) || t("terminal-none");
    const told = [t("terminal-belarusian-football-out", { cards: out })];
    for (const [seat, scored] of view.scored.entries()) {
      if (scored.length === 0) continue;
      const of = { player: names[seat] ?? "", cards: chips(scored) };
      told.push(t("terminal-belarusian-football-scored", of));
    }
    return [...told, ...this.#learned()];
  }
}
