/** Cards that can be taken by the mouse or a finger and put down elsewhere. */
import type { Attachment } from "svelte/attachments";

/** How far a pointer goes before a press becomes a drag. */
const LEAST = 7;

export interface Drag {
  /** Whether the card may be taken now. */
  can: () => boolean;
  /** The card is put down on a place marked `data-drop`. */
  drop: (target: HTMLElement) => void;
}

/** Let an element be dragged onto elements marked `data-drop`. */
export function draggable({ can, drop }: Drag): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number; pointer: number } | null = null;
    let isDragging = false;
    let over: HTMLElement | null = null;

    const under = (event: PointerEvent) =>
      document
        .elementFromPoint(event.clientX, event.clientY)
        ?.closest<HTMLElement>("[data-drop]") ?? null;

    const mark = (target: HTMLElement | null) => {
      if (over === target) return;
      over?.classList.remove("over");
      target?.classList.add("over");
      over = target;
    };

    const end = () => {
      if (isDragging) {
        element.classList.remove("dragged");
        element.style.translate = "";
      }
      mark(null);
      start = null;
      isDragging = false;
      // A quick pointer has left the card before it moves: the window follows it.
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", end);
    };

    const down = (event: PointerEvent) => {
      if (start || event.button !== 0 || !can()) return;
      start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", end);
    };

    const move = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.pointer) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!isDragging && Math.hypot(x, y) < LEAST) return;
      isDragging = true;
      element.classList.add("dragged");
      element.style.translate = `${x}px ${y}px`;
      mark(under(event));
    };

    const up = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.pointer) return;
      const target = isDragging ? under(event) : null;
      if (isDragging) swallowClick();
      end();
      if (target && can()) drop(target);
    };

    element.addEventListener("pointerdown", down);
    return () => {
      end();
      element.removeEventListener("pointerdown", down);
    };
  };
}

/** The click that follows a drag is no press. */
function swallowClick(): void {
  const swallow = (click: Event) => click.stopPropagation();
  addEventListener("click", swallow, { capture: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}
