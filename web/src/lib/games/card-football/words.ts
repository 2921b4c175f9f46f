/** A match in words: what the console says of it (koloda.terminal.words_card_football). */
import type { CardFootballView } from "$lib/connection/messages";
import type { Scene, Words } from "$lib/games/game";
import { cardText, SIGNS, SUITS, suitOf } from "$lib/i18n/cards";
import { capital, t } from "$lib/i18n/texts.svelte";

type FootballScene = Scene<CardFootballView>;

/** Give the words of a match as it stands whenever they are asked for. */
export function words(scene: FootballScene): Words {
  return {
    move: column,
    name: (move) => move,
    turn: () => turn(scene),
    topics: {
      score: () => score(scene),
      pitch: () => pitch(scene),
      squad: () => squads(scene),
      goalkeeper: () => goalkeeper(scene.view),
      seen: () => seen(scene.view),
    },
  };
}

/** Why a column is closed to the one to move, in a few words. */
function reason(scene: FootballScene, closed: string): string {
  const isMine = scene.seat === scene.view.turn;
  if (closed === "previous" && !isMine) return t("page-card-football-closed-theirs");
  return t("terminal-card-football-closed-reason", { reason: closed });
}

/** A column in a sentence: its open cards from the top, those face down, why it is closed. */
export function columnSentence(scene: FootballScene, number: number): string {
  const { cards, hidden, closed } = scene.view.columns[number - 1] ?? {
    cards: [],
    hidden: 0,
    closed: null,
  };
  if (cards.length === 0) return t("terminal-card-football-column-empty", { column: number });
  return t("terminal-card-football-column", {
    column: number,
    cards: cards.map(cardText).join(", "),
    hidden,
    reason: closed ? reason(scene, closed) : "none",
  });
}

function column(text: string): string | null {
  return /^\d{1,4}$/.test(text.trim()) ? String(Number(text)) : null;
}

function turn(scene: FootballScene): string[] {
  const { view } = scene;
  const columns = view.legal.map((move) => {
    const [top = ""] = view.columns[Number(move) - 1]?.cards ?? [];
    return `${move} ${cardText(top)}`;
  });
  const told = [
    t("terminal-card-football-turn", { minute: view.minute, columns: columns.join(", ") }),
  ];
  const shut = view.columns.flatMap(({ closed }, place) =>
    closed && closed !== "empty" ? [`${place + 1} (${reason(scene, closed)})`] : [],
  );
  if (shut.length > 0) told.push(t("terminal-card-football-closed", { columns: shut.join(", ") }));
  if (view.extra > 0) told.push(t("terminal-card-football-extra", { count: view.extra }));
  return told;
}

function score({ view, names }: FootballScene): string[] {
  const [first = "", second = ""] = names;
  const half = t("card-football-half", { half: view.half + 1 });
  return [
    t("terminal-score", { first, second, score: view.goals.join(":") }),
    `${capital(t("terminal-card-football-clock", { half, minute: view.minute }))}.`,
    t("terminal-card-football-added", { count: view.added, limit: view.added_limit }),
  ];
}

function pitch(scene: FootballScene): string[] {
  return scene.view.columns.map((_, place) => columnSentence(scene, place + 1));
}

function squads(scene: FootballScene): string[] {
  return [scene.bottom, 1 - scene.bottom].flatMap((seat) => {
    const player = scene.names[seat] ?? "";
    const lines = Object.values(scene.view.squads[seat] ?? {}).flat();
    return [
      ...bySuit("terminal-card-football-line", lines, { player }),
      ...(lines.length === 0 ? [t("terminal-card-football-no-squad", { player })] : []),
      ...discipline(scene.view, seat, player),
    ];
  });
}

function discipline(view: CardFootballView, seat: number, player: string): string[] {
  const off = view.sent_off[seat] ?? [];
  const booked = SUITS.filter((suit) => view.bookings[seat]?.[suit] && !off.includes(suit))
    .map((suit) => `${SIGNS[suit]} ${view.bookings[seat]?.[suit]}`)
    .join(", ");
  const told: string[] = [];
  if (booked) {
    const limit = view.send_off_at;
    told.push(t("terminal-card-football-bookings", { player, bookings: booked, limit }));
  }
  if (off.length > 0) {
    const suits = off.map((suit) => t("suit", { suit })).join(", ");
    told.push(t("terminal-card-football-sent-off", { player, suits }));
  }
  return told;
}

function goalkeeper({ goalkeeper: keeper }: CardFootballView): string[] {
  const suits = SUITS.map((suit) => `${SIGNS[suit]} ${keeper.by_suit[suit]}`).join(", ");
  const told = [
    t("terminal-card-football-goalkeeper", {
      count: keeper.left,
      suits,
      jokers: keeper.by_suit.joker ?? 0,
    }),
  ];
  if (keeper.gone.length > 0) {
    const cards = keeper.gone.map(cardText).join(", ");
    told.push(t("terminal-card-football-gone", { cards }));
  }
  return told;
}

function seen(view: CardFootballView): string[] {
  const count = view.seen.length;
  return [
    t("terminal-card-football-seen", { count, total: count + view.unseen.length }),
    ...bySuit("terminal-unseen", view.unseen, {}),
  ];
}

/** Say cards suit by suit; suits without cards are left out. */
function bySuit(message: string, cards: string[], who: Record<string, string>): string[] {
  return SUITS.flatMap((suit) => {
    const found = cards.filter((card) => suitOf(card) === suit).map(cardText);
    if (found.length === 0) return [];
    return [capital(t(message, { ...who, suit: t("suit", { suit }), cards: found.join(", ") }))];
  });
}
