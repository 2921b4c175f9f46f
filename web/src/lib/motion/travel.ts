/** Cards move from where they were to where they are, by transform alone, never in the way of input. */
import { paced } from "$lib/settings/settings.svelte";

const EASE = "cubic-bezier(.2, .7, .25, 1)";

/**
 * Remembers where things lay. A board makes one, attaches `card(key)` to what moves, calls `record`
 * before the view changes (in `$effect.pre`) and `animate` after (in `$effect`).
 *
 * A key stands for one card wherever it lies, so that it travels from one element to another.
 */
export class Travel {
  #elements = new Map<string, HTMLElement>();
  #places = new Map<string, DOMRect>();
  #running = new WeakMap<HTMLElement, Animation>();

  /** An attachment for the element that shows the card of this key. */
  card(key: string): (element: HTMLElement) => () => void {
    return (element) => {
      this.#elements.set(key, element);
      return () => {
        if (this.#elements.get(key) === element) this.#elements.delete(key);
      };
    };
  }

  /** Remember where everything lies; what is remembered stays so until `animate`. */
  record(): void {
    if (paced(1) === 0) return;
    for (const [key, element] of this.#elements) {
      if (!this.#places.has(key)) this.#places.set(key, element.getBoundingClientRect());
    }
  }

  /** Say that what appears as `key` comes from where `other` lay. */
  from(key: string, other: string): void {
    const place = this.#places.get(other);
    if (place && !this.#places.has(key)) this.#places.set(key, place);
  }

  /** Let everything that lies elsewhere now travel there. */
  animate(ms = 250): void {
    const duration = paced(ms);
    const places = this.#places;
    this.#places = new Map();
    if (duration === 0) return;
    // All is stopped, then measured, then moved: one after another each would cost a layout.
    const moving: [HTMLElement, DOMRect][] = [];
    for (const [key, before] of places) {
      const element = this.#elements.get(key);
      if (element) moving.push([element, before]);
    }
    // What is still on its way goes on from there: it is measured where it belongs.
    for (const [element] of moving) this.#running.get(element)?.cancel();
    const rests = moving.map(([element]) => element.getBoundingClientRect());
    for (const [nth, [element, before]] of moving.entries()) {
      const now = rests[nth];
      if (!now) continue;
      const [x, y] = [before.x - now.x, before.y - now.y];
      if (now.width === 0 || (Math.abs(x) < 1 && Math.abs(y) < 1)) continue;
      const scale = before.width / now.width;
      const animation = element.animate(
        [
          {
            transform: `translate(${x}px, ${y}px) scale(${scale})`,
            transformOrigin: "0 0",
            zIndex: 5,
          },
          { transform: "none", transformOrigin: "0 0", zIndex: 5 },
        ],
        { duration, easing: EASE },
      );
      this.#running.set(element, animation);
    }
  }
}
