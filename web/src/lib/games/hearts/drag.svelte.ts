/** A card of the hand that is dragged onto the table, with a mouse, a finger or a pen. */

/** How far a press may wander and still be a press. */
const SLACK = 8;

export class Drag {
  card: string | null = $state(null);
  /** Whether it would be played where it is. */
  isOver = $state(false);
  #x = $state(0);
  #y = $state(0);
  #start: { x: number; y: number; card: string; pointer: number } | null = null;
  #dragged = false;

  /**
   * `isTarget`: whether a place of the window is one where cards are played; `drop` plays. A card
   * that was dropped stays there until `settle`, so that it goes on from where it was let go.
   */
  constructor(
    private readonly isTarget: (x: number, y: number) => boolean,
    private readonly drop: (card: string) => void,
  ) {}

  get transform(): string {
    return `translate(${this.#x}px, ${this.#y}px)`;
  }

  begin(event: PointerEvent, card: string): void {
    this.cancel();
    this.#dragged = false;
    if (event.button !== 0) return;
    this.#start = { x: event.clientX, y: event.clientY, card, pointer: event.pointerId };
    // A quick hand has left the card before the first move is told.
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    if (!this.#start || event.pointerId !== this.#start.pointer) return;
    const [x, y] = [event.clientX - this.#start.x, event.clientY - this.#start.y];
    if (this.card === null) {
      if (Math.hypot(x, y) < SLACK) return;
      this.card = this.#start.card;
      this.#dragged = true;
    }
    [this.#x, this.#y] = [x, y];
    this.isOver = this.isTarget(event.clientX, event.clientY);
  }

  end(event: PointerEvent): void {
    if (!this.#start || event.pointerId !== this.#start.pointer) return;
    const { card, isOver } = this;
    this.#start = null;
    this.isOver = false;
    if (card === null) return;
    // The browser's click follows at once.
    setTimeout(() => {
      this.#dragged = false;
    });
    if (isOver) this.drop(card);
    else this.cancel();
  }

  /** Take a card that was dropped back to where it belongs; one that is still held stays. */
  settle(): void {
    if (this.#start === null) this.cancel();
  }

  cancel(): void {
    this.#start = null;
    this.card = null;
    this.isOver = false;
    [this.#x, this.#y] = [0, 0];
  }

  /** Whether a click that comes now is a press, and not the end of a drag. */
  get isPress(): boolean {
    return !this.#dragged;
  }
}
