/** Hearts in sentences, for the command line and for whoever does not see the table. */
import type { HeartsView, Played } from "$lib/connection/messages";
import { cardText, chip, chips, SUITS, suitOf } from "$lib/i18n/cards";
import { capital, minus, t } from "$lib/i18n/texts.svelte";
import { typedCard, typedNumber } from "$lib/words/typed";
import type { Scene, Words } from "../game";
import { clockwise, moonSeat, PACK, TO_PASS } from "./rules";

export function words(scene: Scene<HeartsView>): Words {
  const topics: Words["topics"] = {
    score: () => score(scene),
    pitch: () => trick(scene),
    seen: () => seen(scene),
  };
  if (scene.seat !== null) topics.hand = () => hand(scene);
  return {
    // A number is taken for a move too, so that the club says why it is none here.
    move: (text) => typedCard(text) ?? typedNumber(text),
    topics,
    turn: () => turn(scene),
    name: (move) => (PACK.includes(move) ? cardText(move) : move),
  };
}

/** What is asked: cards to pass, a lead or a card to the trick. */
function turn(scene: Scene<HeartsView>): string[] {
  const { view } = scene;
  if (view.phase === "pass") {
    const chosen = view.chosen.length > 0;
    return [
      passing(view),
      ...(chosen ? [t("terminal-hearts-chosen", { cards: listed(view.chosen) })] : []),
      ...hand(scene),
    ];
  }
  const isFirst = view.tricks.every((count) => count === 0);
  return [
    ...(isFirst ? received(scene) : []),
    view.trick.length > 0
      ? t("terminal-hearts-trick", { cards: laid(scene, view.trick) })
      : t("terminal-hearts-lead"),
    t("terminal-hearts-can", { cards: listed(view.legal) }),
  ];
}

/** Where cards are passed and how many are still to choose. */
export function passing(view: HeartsView, chosen = view.chosen.length): string {
  return t("terminal-hearts-passing", { direction: view.direction, count: TO_PASS - chosen });
}

/** Which cards came to the one who looks, and from whom. */
export function received(scene: Scene<HeartsView>): string[] {
  const got = scene.view.received;
  if (!got) return [];
  const player = scene.names[got.seat] ?? "";
  return [t("terminal-hearts-received", { player, cards: listed(got.cards) })];
}

function listed(cards: string[]): string {
  return cards.length > 0 ? chips(cards) : t("terminal-none");
}

function laid(scene: Scene<HeartsView>, cards: Played[]): string {
  return cards.map(({ seat, card }) => `${scene.names[seat]} ${chip(card)}`).join(", ");
}

/** Totals, and points and tricks of this deal. */
function score(scene: Scene<HeartsView>): string[] {
  const { view } = scene;
  return [
    t("terminal-hearts-deal", { number: view.deal + 1 }),
    ...clockwise(scene.bottom).map((seat) =>
      t("terminal-hearts-points", {
        player: scene.names[seat] ?? "",
        total: minus(view.scores[seat] ?? 0),
        points: minus(view.points[seat] ?? 0),
        tricks: t("tricks-count", { count: view.tricks[seat] ?? 0 }),
      }),
    ),
    ...moon(scene),
  ];
}

function moon(scene: Scene<HeartsView>): string[] {
  const seat = moonSeat(scene.view);
  return seat === null ? [] : [t("terminal-hearts-moon", { player: scene.names[seat] ?? "" })];
}

/** What lies on the table, the last trick and whether hearts may be led. */
function trick(scene: Scene<HeartsView>): string[] {
  const { view } = scene;
  if (view.phase === "pass") return [passing(view)];
  const told = [
    t("terminal-hearts-trick", { cards: laid(scene, view.trick) || t("terminal-none") }),
  ];
  const last = lastTrick(scene);
  if (last) told.push(last);
  return [...told, t("terminal-hearts-broken", { broken: view.broken ? "yes" : "no" })];
}

/** The last trick and who took it. */
export function lastTrick(scene: Scene<HeartsView>): string | null {
  const { last_trick, last_winner } = scene.view;
  if (last_winner === null || last_trick.length === 0) return null;
  const player = scene.names[last_winner] ?? "";
  return t("terminal-hearts-last-trick", { cards: laid(scene, last_trick), player });
}

function hand(scene: Scene<HeartsView>): string[] {
  const told = bySuit("terminal-hearts-suit", scene.view.hand);
  return told.length > 0 ? told : [t("terminal-hand", { cards: t("terminal-none") })];
}

/** The cards of each suit, a sentence a suit; suits without cards are left out. */
function bySuit(message: string, cards: string[]): string[] {
  return SUITS.flatMap((suit) => {
    const own = cards.filter((card) => suitOf(card) === suit);
    return own.length > 0
      ? [capital(t(message, { suit: t("suit", { suit }), cards: listed(own) }))]
      : [];
  });
}

/** Which cards are in the others' hands, and who is known to lack a suit. */
function seen(scene: Scene<HeartsView>): string[] {
  const { view } = scene;
  const known = new Set([...view.played, ...view.hand]);
  const others = clockwise(scene.bottom).slice(1);
  return [
    t("terminal-hearts-played", { count: view.played.length }),
    ...bySuit(
      "terminal-unseen",
      PACK.filter((card) => !known.has(card)),
    ),
    ...others.flatMap((seat) => voids(scene, seat)),
    ...moon(scene),
  ];
}

/** Which suits a player is known to lack. */
export function voids(scene: Scene<HeartsView>, seat: number): string[] {
  const lacking = scene.view.voids[seat] ?? [];
  if (lacking.length === 0 || !scene.view.hand_sizes[seat]) return [];
  const suits = lacking.map((suit) => t("suit", { suit })).join(", ");
  return [t("terminal-hearts-void", { player: scene.names[seat] ?? "", suits })];
}
