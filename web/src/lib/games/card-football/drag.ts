/** Drag the top card of a column to one's squad. */

/** How far a pointer goes before a press becomes a drag, in px. */
const SLACK = 8;

interface Dragging {
  /** The card that follows the pointer. */
  card: () => HTMLElement | null;
  /** Where it can be dropped. */
  target: () => HTMLElement | null;
  /** Told when a drag begins and ends. */
  onhold: (holds: boolean) => void;
  ondrop: () => void;
}

/** An attachment for a column's button. A drag makes no click. */
export function drag({
  card,
  target,
  onhold,
  ondrop,
}: Dragging): (button: HTMLElement) => () => void {
  return (button) => {
    let start: { x: number; y: number; id: number } | null = null;
    let held: HTMLElement | null = null;
    let hasDragged = false;

    const down = (event: PointerEvent) => {
      hasDragged = false;
      if (event.button === 0 && event.isPrimary) {
        start = { x: event.clientX, y: event.clientY, id: event.pointerId };
        // On the window: a quick hand is off the button before the first move is told.
        listen("addEventListener");
      }
    };
    const move = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.id) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!held) {
        if (Math.hypot(x, y) < SLACK) return;
        held = card();
        if (!held) return;
        hasDragged = true;
        onhold(true);
      }
      held.style.transform = `translate(${x}px, ${y}px) rotate(3deg)`;
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== start?.id) return;
      listen("removeEventListener");
      const isOver = event.type === "pointerup" && contains(target(), event);
      if (held) {
        held.style.transform = "";
        onhold(false);
        if (isOver) ondrop();
      }
      start = null;
      held = null;
    };
    const listen = (change: "addEventListener" | "removeEventListener") => {
      window[change]("pointermove", move as EventListener);
      window[change]("pointerup", end as EventListener);
      window[change]("pointercancel", end as EventListener);
    };
    const click = (event: MouseEvent) => {
      if (!hasDragged || event.detail === 0) return;
      hasDragged = false;
      event.stopImmediatePropagation();
    };

    button.addEventListener("pointerdown", down);
    button.addEventListener("click", click, { capture: true });
    return () => {
      listen("removeEventListener");
      button.removeEventListener("pointerdown", down);
      button.removeEventListener("click", click, { capture: true });
    };
  };
}

function contains(element: HTMLElement | null, { clientX, clientY }: PointerEvent): boolean {
  if (!element) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
