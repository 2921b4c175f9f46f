/** Cards that leave the table fade where they lay: their likeness stays for a moment. */
import { paced } from "$lib/settings/settings.svelte";

/** What lies on a board: elements with a name (`data-key`), and where they are. */
export class Leaving {
  #lay = new Map<string, { element: HTMLElement; place: DOMRect }>();

  /** Remember what lies on the board. */
  record(board: HTMLElement | undefined): void {
    this.#lay.clear();
    if (!board || paced(1) === 0) return;
    for (const element of board.querySelectorAll<HTMLElement>("[data-key]")) {
      this.#lay.set(element.dataset.key ?? "", { element, place: element.getBoundingClientRect() });
    }
  }

  /** Let fade what has gone since, but for the card that travels elsewhere. */
  animate(board: HTMLElement | undefined, travels: string, ms = 300): void {
    const gone = [...this.#lay].filter(
      ([key, { element, place }]) => !element.isConnected && key !== travels && place.width > 0,
    );
    this.#lay.clear();
    // To measure the board costs a layout: only where something fades on it.
    if (!board || gone.length === 0) return;
    const origin = board.getBoundingClientRect();
    for (const [, { element, place }] of gone) fade(board, element, place, origin, paced(ms));
  }
}

function fade(
  board: HTMLElement,
  element: HTMLElement,
  place: DOMRect,
  origin: DOMRect,
  duration: number,
): void {
  const likeness = element.cloneNode(true) as HTMLElement;
  likeness.setAttribute("aria-hidden", "true");
  delete likeness.dataset.key;
  Object.assign(likeness.style, {
    position: "absolute",
    left: `${place.x - origin.x}px`,
    top: `${place.y - origin.y}px`,
    width: `${place.width}px`,
    margin: "0",
    zIndex: "4",
    pointerEvents: "none",
  });
  likeness.style.setProperty("--w", `${place.width}px`);
  board.append(likeness);
  const gone = [
    { opacity: 1, transform: "none" },
    { opacity: 0, transform: "scale(.82) rotate(6deg)" },
  ];
  likeness.animate(gone, { duration, easing: "ease-in", fill: "forwards" }).onfinish = () =>
    likeness.remove();
}
