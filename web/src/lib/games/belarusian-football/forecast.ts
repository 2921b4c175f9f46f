/** What a move would do, from what lies there and, once the club has told it, from its preview. */
import type { Event, Forecast as Preview } from "$lib/connection/messages";
import { chip, chips } from "$lib/i18n/cards";
import { capital, percent, t } from "$lib/i18n/texts.svelte";
import type { Forecast } from "../game";
import { type BallScene, nextRow, ROWS, shownAt, stepOf, THROW, type View, waysOn } from "./pitch";
import { sureWay } from "./way";

const PAGE = "page-belarusian-football";

/** How a ball can end, or go on. */
const ENDS = ["goal", "save", "throw", "on"] as const;
type End = (typeof ENDS)[number];

export function forecast(scene: BallScene, move: string): Forecast {
  const { view } = scene;
  const preview = scene.previews[move];
  if (view.phase !== "play") return laying(view, move);
  const ball = view.ball ?? "";
  if (move === THROW) {
    const text = t("belarusian-football-event-throw", { card: chip(ball) });
    return withMore({ text, action: t(`${PAGE}-do-throw`) }, isLast(preview));
  }
  const row = nextRow(view) ?? 0;
  const column = Number(move) - 1;
  const card = shownAt(view, view.turn, row, column);
  const foretold = card === null ? opening(scene, row, column) : stepping(scene, row, column, card);
  return withMore(foretold, isLast(preview));
}

function laying(view: View, card: string): Forecast {
  const shown = { card: chip(card) };
  if (view.phase === "keeper") {
    return {
      text: t("terminal-belarusian-football-as-keeper", shown),
      more: t(`${PAGE}-keeper-why`),
      action: t(`${PAGE}-do-keeper`),
    };
  }
  const column = view.laid.length + 1;
  return {
    text: t("terminal-belarusian-football-as-column", { ...shown, column }),
    more: t(`${PAGE}-column-why`),
    action: t(`${PAGE}-do-column`, { column }),
  };
}

/** A card that is known: the ball gets there. */
function stepping(scene: BallScene, row: number, column: number, card: string): Forecast {
  const { view } = scene;
  const step = stepOf(view.turn, row);
  const action = t(step === 0 ? `${PAGE}-do-enter` : `${PAGE}-do-step`);
  const sure = sureWay(view, row, column);
  if (sure) {
    return {
      figure: { label: t(`${PAGE}-odds-goal`), value: t(`${PAGE}-sure`) },
      text: t(`${PAGE}-way`, {
        cards: chips(sure.map((spot) => shownAt(view, view.turn, spot.row, spot.column) ?? "")),
        keeper: chip(view.keepers[1 - view.turn]?.card ?? ""),
      }),
      more: t(`${PAGE}-way-why`, { card: chip(view.ball ?? "") }),
      action,
    };
  }
  const text = t("belarusian-football-event-step", {
    row: step,
    column: column + 1,
    card: chip(card),
  });
  const preview = scene.previews[String(column + 1)];
  if (step < ROWS - 1) return { text, more: onward(view, row, column), action };
  return { ...shot(preview), text, action };
}

/** A card that nobody knows, or that is to be remembered. */
function opening(scene: BallScene, row: number, column: number): Forecast {
  const { view } = scene;
  const step = stepOf(view.turn, row);
  if (step === 0) {
    const text = t(`${PAGE}-enter-covered`, { column: column + 1 });
    return { text, action: t(`${PAGE}-do-enter`) };
  }
  const opened = {
    text: t(`${PAGE}-open`, { column: column + 1 }),
    action: t(`${PAGE}-do-open`),
  };
  const preview = scene.previews[String(column + 1)];
  if (step === ROWS - 1) return { ...opened, ...shot(preview) };
  const odds = chances(preview);
  if (!odds) return opened;
  return {
    ...opened,
    figure: { label: t(`${PAGE}-odds-match`), value: percent(odds.on) },
    more: sentence(odds, ["throw"]),
  };
}

/** The odds of a choice in the rival's line-up, from which the ball shoots at once. */
function shot(preview: Preview | undefined): Pick<Forecast, "figure" | "more"> {
  const odds = chances(preview);
  if (!odds) return {};
  return {
    figure: { label: t(`${PAGE}-odds-goal`), value: percent(odds.goal) },
    more: sentence(odds, ["save", "throw"]),
  };
}

/** The odds of each end; null as long as they are not known. */
function chances(preview: Preview | undefined): Record<End, number> | null {
  if (!preview) return null;
  const odds = { goal: 0, save: 0, throw: 0, on: 0 };
  const { events, outcomes } = preview;
  if (outcomes.length === 0) odds[endOf(events)] = 1;
  for (const outcome of outcomes) odds[endOf([...events, ...outcome.events])] += outcome.odds;
  return odds;
}

function endOf(events: Event[]): End {
  return ENDS.find((end) => events.some(([name]) => name === end)) ?? "on";
}

/** Say the odds of some ends, of those that can come. */
function sentence(odds: Record<End, number>, ends: End[]): string {
  const told = ends
    .filter((end) => odds[end] > 0)
    .map((end) => t("terminal-preview-chance", { end, odds: percent(odds[end]) }));
  return told.length > 0 ? `${capital(told.join(", "))}.` : "";
}

/** Say what the ball would find next. */
function onward(view: View, row: number, column: number): string {
  const { open, closed } = waysOn(view, row, column);
  if (open + closed === 0) return t(`${PAGE}-no-way`);
  return t(`${PAGE}-ahead`, { open, closed });
}

/** Say where it is so that the match ends with this ball. */
function isLast(preview: Preview | undefined): string {
  const events = [
    ...(preview?.events ?? []),
    ...(preview?.outcomes.flatMap((outcome) => outcome.events) ?? []),
  ];
  return events.some(([name]) => name === "full_time") ? t(`${PAGE}-last-ball`) : "";
}

function withMore(foretold: Forecast, last: string): Forecast {
  const more = [foretold.more, last].filter(Boolean).join(" ");
  return more ? { ...foretold, more } : foretold;
}
