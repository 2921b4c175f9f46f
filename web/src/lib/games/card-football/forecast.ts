/** What a take would bring about, from the club's preview of it. */
import type {
  CardFootballView,
  Event,
  Options,
  Outcome,
  Forecast as Preview,
} from "$lib/connection/messages";
import type { Forecast, Scene } from "$lib/games/game";
import { chip, chips, suitOf } from "$lib/i18n/cards";
import { capital, percent, t } from "$lib/i18n/texts.svelte";
import { follow, isRebound, kickKind, leftAfter } from "./extra";
import { say } from "./tell";

type FootballScene = Scene<CardFootballView>;

/** Events that are plain from the take itself, or told with their odds. */
const UNSAID = ["take", "added", "goal", "save", "half_time", "full_time"];

/** How many goalkeeper cards a free kick is against, by the rank of its card. */
const FREE_KICKS = ["AK", "QJ", "T9", "876"];
const SHOT_CARDS = 2;

/** Say what a take from a column would do; without a preview only which card it is. */
export function forecast(scene: FootballScene, move: string): Forecast {
  const card = scene.view.columns[Number(move) - 1]?.cards[0];
  if (!card) return { text: "", action: t("page-card-football-take", { card: move }) };
  const action = t("page-card-football-take", { card: chip(card) });
  const preview = scene.previews[move];
  if (!preview)
    return { text: t("page-card-football-from", { card: chip(card), column: move }), action };
  const kick = kickOf(preview);
  const told = [
    ...(kick ? [kickSentence(kick, card)] : []),
    ...certain(scene, preview.events),
    ...afterKick(scene, preview),
  ];
  const [text = joins(scene, card), ...more] = told;
  const end = turnAfter(scene, preview, kick !== null || told.length > 0);
  return {
    text,
    more: [...more, end].filter(Boolean).join(" "),
    action,
    ...(kick
      ? { figure: { label: t("page-card-football-goal"), value: percent(oddsOf(preview, isGoal)) } }
      : {}),
  };
}

/** The kick that a take brings, whichever way it ends. */
function kickOf(preview: Preview): Event | null {
  const possible = [...preview.events, ...preview.outcomes.flatMap((outcome) => outcome.events)];
  return possible.find(([name]) => name === "goal" || name === "save") ?? null;
}

function kickSentence(kick: Event, card: string): string {
  if (kick[1] === "long_shot") return t("terminal-card-football-long-shot", { card: chip(card) });
  const kind = kickKind(kick, card);
  const name = t("card-football-kick", { kind, suit: kick[2] ?? suitOf(card) });
  return t("page-card-football-kick", { kick: capital(name), count: kickCards(kick, card) });
}

function kickCards(kick: Event, card: string): number {
  if (kick[1] === "shot") return SHOT_CARDS;
  return FREE_KICKS.findIndex((ranks) => ranks.includes(card.slice(0, -1))) + 1;
}

function certain(scene: FootballScene, events: Event[]): string[] {
  let left = Math.max(scene.view.extra - 1, 0);
  return events.flatMap((event) => {
    const step = follow(left, event, scene.options);
    left = step.left;
    return UNSAID.includes(event[0]) ? [] : [sentence(scene, event, step.gained)];
  });
}

function sentence(scene: FootballScene, event: Event, gained: number): string {
  const mover = scene.view.turn;
  const names = { player: scene.names[mover] ?? "", rival: scene.names[1 - mover] ?? "" };
  return say(event, event[0] === "booking" ? names : { ...names, count: gained });
}

/** What follows a kick that may end in several ways: a rebound, and whatever comes of each. */
function afterKick(scene: FootballScene, preview: Preview): string[] {
  const told: string[] = [];
  const rebound = preview.outcomes.find((outcome) => outcome.events.some(isRebound));
  if (rebound) {
    const gained = leftAfter(scene.view.extra, rebound.events, scene.options) - left(scene, []);
    const odds = percent(oddsOf(preview, isRebound));
    told.push(t("page-card-football-rebound", { odds, count: gained }));
  }
  const last = preview.outcomes.at(-1)?.events ?? [];
  const bookings = last.filter(([name]) => name === "booking" || name === "sent_off");
  return [...told, ...bookings.map((event) => sentence(scene, event, 0))];
}

/** Whose turn it is then, where that is sure and not what one expects anyway. */
function turnAfter(scene: FootballScene, preview: Preview, isSpecial: boolean): string {
  const ways: Outcome[] =
    preview.outcomes.length > 0 ? preview.outcomes : [{ odds: 1, events: [] }];
  const whole = ways.map(({ events }) => [...preview.events, ...events]);
  for (const end of ["full_time", "half_time"]) {
    if (whole.every((events) => events.some(([name]) => name === end))) {
      return t("page-card-football-ends", { end });
    }
  }
  const counts = new Set(whole.map((events) => left(scene, events)));
  const [count = 0] = counts;
  if (counts.size > 1 || (count === 0 && !isSpecial && scene.view.extra === 0)) return "";
  return count > 0
    ? t("terminal-card-football-extra", { count })
    : t("page-card-football-turn-passes");
}

function left(scene: FootballScene, events: Event[]): number {
  const options: Options = scene.options;
  return leftAfter(scene.view.extra, events, options);
}

function oddsOf(preview: Preview, wanted: (event: Event) => boolean): number {
  if (preview.outcomes.length === 0) return preview.events.some(wanted) ? 1 : 0;
  return preview.outcomes
    .filter((outcome) => outcome.events.some(wanted))
    .reduce((sum, outcome) => sum + outcome.odds, 0);
}

function isGoal([name]: Event): boolean {
  return name === "goal";
}

/** Say which line a card joins. */
function joins(scene: FootballScene, card: string): string {
  const line = scene.view.squads[scene.view.turn]?.[suitOf(card)] ?? [];
  return t("terminal-card-football-joins", { card: chip(card), line: chips([...line, card]) });
}
