/** The points of each deal that is over, from what is known of the match. */
import type { HeartsView } from "$lib/connection/messages";
import type { Scene } from "../game";

export interface Row {
  /** Number of the deal; null: all that came before what is known. */
  deal: number | null;
  points: number[];
}

export function dealRows(scene: Scene<HeartsView>): Row[] {
  const { view } = scene;
  const scored = (scene.moves ?? []).flatMap(({ events }) =>
    events.filter(([name]) => name === "scored").map(([, ...points]) => points.map(Number)),
  );
  const over = view.deal + (view.over ? 1 : 0);
  // A replay may stand before the end of what is known.
  const known = scored.slice(0, over);
  const first = over - known.length;
  const rows: Row[] = known.map((points, nth) => ({ deal: first + nth + 1, points }));
  if (first === 0) return rows;
  const before = view.scores.map(
    (total, seat) => total - known.reduce((sum, points) => sum + (points[seat] ?? 0), 0),
  );
  return [{ deal: null, points: before }, ...rows];
}
