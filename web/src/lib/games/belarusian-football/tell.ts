/** Tells a match of Belarusian football from its events. */
import type { IconName } from "$lib/cards/icons";
import type { Event, Options } from "$lib/connection/messages";
import { chip } from "$lib/i18n/cards";
import { t } from "$lib/i18n/texts.svelte";
import type { View as AnyView, Teller, Told } from "../game";
import { matches, turnNumber, type View } from "./pitch";

/** Where the rules tell of an event. */
const ANCHORS: Record<string, string> = {
  draw: "draw",
  flip: "walk",
  step: "walk",
  throw: "throw",
  goal: "shot",
  save: "shot",
  full_time: "full_time",
};

const ICONS: Record<string, IconName> = { goal: "ball", save: "glove" };

/** Events after which the ball lies still. */
const RESTS = ["throw", "goal", "save"];

/** Keeps the goals, the number of the turn, the ball on its way and who plays it. */
class BelarusianFootballTeller implements Teller {
  #number = 0;
  #goals = [0, 0];
  #ball = "";
  #player = 0;

  constructor(
    private readonly names: () => string[],
    private readonly viewer: number | null,
  ) {}

  resume(view: AnyView): void {
    const { goals, ball, turn } = view as View;
    this.#number = turnNumber(view as View);
    this.#goals = [...goals];
    this.#ball = ball ?? "";
    this.#player = Math.max(turn, 0);
  }

  move(_seat: number, events: Event[]): Told[] {
    return events.map((event) => this.#told(event));
  }

  #told(event: Event): Told {
    const [name, ...operands] = event;
    if (name === "draw") {
      this.#number += 1;
      this.#player = Number(operands[0]);
      this.#ball = String(operands[1]);
    }
    if (name === "goal") this.#goals[this.#player] = (this.#goals[this.#player] ?? 0) + 1;
    const text = this.#sentence(name, operands);
    if (RESTS.includes(name)) this.#ball = "";
    if (name === "full_time") return { at: "", text, heading: true, anchor: "full_time" };
    const isEntry = (name === "flip" || name === "step") && operands[0] === 0;
    const told: Told = { at: String(this.#number), text };
    const anchor = isEntry ? "enter" : ANCHORS[name];
    if (anchor) told.anchor = anchor;
    if (ICONS[name]) told.icon = ICONS[name];
    if (name === "goal") {
      told.big = true;
      told.goal = this.viewer === null ? "any" : this.viewer === this.#player ? "for" : "against";
    }
    return told;
  }

  #sentence(name: string, operands: (string | number)[]): string {
    const names = this.names();
    const id = `belarusian-football-event-${name.replace("_", "-")}`;
    const player = names[this.#player] ?? "";
    // As on the scoreboard: one's own goals first.
    const score = (this.viewer === 1 ? [...this.#goals].reverse() : this.#goals).join(":");
    switch (name) {
      case "draw":
        return t(id, { player, card: chip(String(operands[1])) });
      case "flip":
      case "step": {
        const [row = 0, column = 0, card = ""] = operands;
        const fits = !this.#ball || matches(String(card), this.#ball) ? "yes" : "no";
        return t(id, { row, column, card: chip(String(card)), fits });
      }
      case "throw":
        return t(id, { card: chip(String(operands[0])) });
      case "goal":
      case "save": {
        const [ball, keeper] = operands.map((card) => chip(String(card)));
        return t(id, { player, ball: ball ?? "", keeper: keeper ?? "", score });
      }
      default:
        return t(id, { score, result: this.#result() });
    }
  }

  #result(): string {
    const [first = 0, second = 0] = this.#goals;
    if (first === second) return t("result-draw");
    return t("result-win", { player: this.names()[first > second ? 0 : 1] ?? "" });
  }
}

export function tell(names: () => string[], _options: Options, viewer: number | null): Teller {
  return new BelarusianFootballTeller(names, viewer);
}
