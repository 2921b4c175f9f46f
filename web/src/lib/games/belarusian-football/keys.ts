/** Single keys at a table of Belarusian football: 1–4, arrows, 0 or - to throw, Enter, Esc. */
import { typing } from "$lib/table/keys";
import { type BallScene, THROW } from "./pitch";

/** Do what a key press means here; returns whether it meant anything. */
export function keyPress(scene: BallScene, event: KeyboardEvent): boolean {
  if (!scene.yours || event.repeat || typing(event)) return false;
  const done = act(scene, event);
  if (done) event.preventDefault();
  return done;
}

function act(scene: BallScene, { key, target }: KeyboardEvent): boolean {
  const { view, chosen } = scene;
  const isPlay = view.phase === "play";
  const moves = isPlay ? view.legal : view.hand;
  if (key === "ArrowLeft" || key === "ArrowRight") {
    const step = key === "ArrowRight" ? 1 : -1;
    const from = chosen === null ? (step > 0 ? -1 : 0) : moves.indexOf(chosen);
    scene.choose(moves.at((from + step) % moves.length) ?? null);
    return true;
  }
  if (key === "Escape" && chosen !== null) {
    scene.choose(null);
    return true;
  }
  if (key === "Enter" && chosen !== null && !(target as Element).closest("button, a")) {
    scene.play(chosen);
    return true;
  }
  if (isPlay && (key === "0" || key === "-" || key === "−")) {
    scene.press(THROW);
    return true;
  }
  const nth = Number(key);
  if (!(nth >= 1 && nth <= (isPlay ? 4 : view.hand.length))) return false;
  scene.press(isPlay ? key : (view.hand[nth - 1] ?? ""));
  return true;
}
