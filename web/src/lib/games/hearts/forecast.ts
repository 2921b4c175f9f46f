/** What a card of Hearts would do, from what lies on the table and what is still out. */
import type { HeartsView } from "$lib/connection/messages";
import { chip, chips, suitOf } from "$lib/i18n/cards";
import { minus, t } from "$lib/i18n/texts.svelte";
import type { Forecast, Scene } from "../game";
import { clockwise, pointsOf, rankOf, SEATS, unseen } from "./rules";

/** More cards than these are counted, not listed. */
const MOST_LISTED = 3;

export type Place = "lead" | "top" | "under" | "off";

/** What a card does to the trick on the table. */
export function placeOf(card: string, view: HeartsView): Place {
  const [led] = view.trick;
  if (!led) return "lead";
  if (suitOf(card) !== suitOf(led.card)) return "off";
  return rankOf(card) > rankOf(highest(view)?.card ?? card) ? "top" : "under";
}

/** The card that takes the trick as it lies. */
export function highest(view: HeartsView): HeartsView["trick"][number] | null {
  const [led, ...others] = view.trick;
  if (!led) return null;
  return others.reduce(
    (best, next) =>
      suitOf(next.card) === suitOf(led.card) && rankOf(next.card) > rankOf(best.card) ? next : best,
    led,
  );
}

export function forecast(scene: Scene<HeartsView>, move: string): Forecast {
  const { view, options } = scene;
  const card = chip(move);
  if (view.phase === "pass") {
    return {
      text: t("terminal-hearts-to-pass", { card, direction: view.direction }),
      action: t("page-hearts-choose", { card }),
    };
  }
  const place = placeOf(move, view);
  const isLast = view.trick.length === SEATS - 1;
  const points = [...view.trick.map((played) => played.card), move].reduce(
    (sum, one) => sum + pointsOf(one, options),
    0,
  );
  const higher = isLast || place === "under" || place === "off" ? [] : above(move, scene);
  const isSure = (place === "lead" || place === "top") && higher.length === 0;
  const showsPoints = isSure && points !== 0;
  const more = [
    ...(breaks(scene, move) ? [t("hearts-event-hearts-broken")] : []),
    ...(showsPoints || (place === "lead" && points === 0)
      ? []
      : [t("page-hearts-in-trick", { count: points })]),
    ...(higher.length > 0 ? [stillOut(higher)] : []),
    ...(isSure || isLast || higher.length > 0 ? [] : [stillToPlay(scene)]),
  ];
  return {
    ...(showsPoints ? { figure: figure(points) } : {}),
    text: sentence(scene, card, place, isSure, isLast),
    ...(more.length > 0 ? { more: more.join(" ") } : {}),
    action: t("page-hearts-play", { card }),
  };
}

function sentence(
  scene: Scene<HeartsView>,
  card: string,
  place: Place,
  isSure: boolean,
  isLast: boolean,
): string {
  if (isSure) return t(isLast ? "page-hearts-takes" : "page-hearts-beats-all");
  const taker = highest(scene.view);
  if (isLast && taker) return t("page-hearts-goes-to", { player: scene.names[taker.seat] ?? "" });
  return t("terminal-hearts-card", { card, place });
}

function figure(points: number): { label: string; value: string } {
  const value = points > 0 ? `+${points}` : minus(points);
  return { value, label: t("page-hearts-points", { count: points }) };
}

/** The cards that could still beat one in this trick. */
function above(card: string, scene: Scene<HeartsView>): string[] {
  const { view } = scene;
  const suit = suitOf(card);
  const follows = toPlay(scene).some((seat) => !view.voids[seat]?.includes(suit));
  if (!follows) return [];
  return unseen(view).filter((one) => suitOf(one) === suit && rankOf(one) > rankOf(card));
}

/** Who plays after oneself in this trick. */
function toPlay(scene: Scene<HeartsView>): number[] {
  const { turn, trick } = scene.view;
  return clockwise(turn).slice(1, SEATS - trick.length);
}

function breaks(scene: Scene<HeartsView>, move: string): boolean {
  return scene.previews[move]?.events.some(([name]) => name === "hearts_broken") ?? false;
}

function stillOut(cards: string[]): string {
  if (cards.length > MOST_LISTED) return t("page-hearts-higher-count", { count: cards.length });
  return t("page-hearts-higher", { cards: chips(cards) });
}

function stillToPlay(scene: Scene<HeartsView>): string {
  const players = toPlay(scene).map((seat) => scene.names[seat] ?? "");
  return t("page-hearts-still", { players: players.join(", ") });
}
