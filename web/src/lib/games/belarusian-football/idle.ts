/** What is said under the pitch while no move is thought of. */
import { chip } from "$lib/i18n/cards";
import { t } from "$lib/i18n/texts.svelte";
import { type BallScene, THROW } from "./pitch";
import { isToMove } from "./places";

export function idle(scene: BallScene): string {
  const { view, names } = scene;
  if (view.over) return t("terminal-over");
  const player = names[view.turn] ?? "";
  const card = chip(view.ball ?? "");
  if (!isToMove(scene)) {
    if (view.phase !== "play") return t("page-belarusian-football-is-laying", { player });
    return view.ball === null ? "" : t("belarusian-football-event-draw", { player, card });
  }
  if (view.phase === "keeper") return t("page-belarusian-football-choose-keeper");
  if (view.phase === "lineup") {
    return t("page-belarusian-football-choose-column", { column: view.laid.length + 1 });
  }
  if (view.position) return t("page-belarusian-football-choose-step", { card });
  const mustThrow = view.legal.length === 1 && view.legal[0] === THROW;
  return t(`page-belarusian-football-${mustThrow ? "must-throw" : "choose-entry"}`, { card });
}
