/** The commentary of a match, sentence for sentence that of koloda.locales.commentary. */
import type { IconName } from "$lib/cards/icons";
import type { CardFootballView, Event, Options } from "$lib/connection/messages";
import type { Teller, Told, View } from "$lib/games/game";
import { chip, chips } from "$lib/i18n/cards";
import { type Arguments, t } from "$lib/i18n/texts.svelte";
import { HALF_LENGTH } from "$lib/words/operands";
import { follow, isRebound, kickKind } from "./extra";

const ICONS: Record<string, IconName> = {
  off: "card",
  tackle: "tackle",
  block: "block",
  press: "tackle",
  goal: "ball",
  save: "glove",
  booking: "card",
  sent_off: "card",
  attack: "attack",
  corner: "corner",
};

/** Where the rules tell of an event; kicks by their kind. */
const ANCHORS: Record<string, string> = {
  take: "take",
  off: "sent_off",
  tackle: "tackle",
  block: "block",
  press: "press",
  booking: "booking",
  sent_off: "booking",
  attack: "attack",
  corner: "corner",
  added: "added_time",
  half_time: "half_time",
  full_time: "full_time",
};

/** Begin to tell a match. */
export function tell(names: () => string[], options: Options, viewer: number | null): Teller {
  return new CardFootballTeller(names, options, viewer);
}

/** Say an event. What `who` leaves out is as in an event that stands alone. */
export function say(event: Event, who: Arguments): string {
  const name = event[0].replaceAll("_", "-");
  const given = { count: 0, score: "none", half: 1, result: "none", ...operands(event), ...who };
  return t(`card-football-event-${name}`, given);
}

function operands(event: Event): Arguments {
  const [name, ...rest] = event;
  const first = rest[0] ?? "";
  switch (name) {
    case "take":
      return { column: first, card: chip(String(rest[1])) };
    case "added":
      return { column: first };
    case "off":
    case "block":
    case "press":
      return { card: chip(String(first)) };
    case "tackle":
      return { cards: chips(rest.map(String)) };
    case "booking":
      return { suit: first, count: rest[1] ?? 1 };
    case "sent_off":
      return { suit: first };
    case "goal":
      return { kind: first, suit: rest[1] ?? "", ...drawn(rest.slice(2)) };
    case "save":
      return { kind: first, suit: rest[1] ?? "", nth: rest[2] ?? 1, ...drawn(rest.slice(3)) };
    default:
      return {};
  }
}

function drawn(cards: (string | number)[]): Arguments {
  const codes = cards.map(String);
  return { drawn: chips(codes), shown: codes.filter((card) => card !== "~").length };
}

/** Keeps the half, the takes in it, the goals, the card taken last and the extra moves left. */
class CardFootballTeller implements Teller {
  #names: () => string[];
  #options: Options;
  #viewer: number | null;
  #half = 0;
  #takes = 0;
  #extra = 0;
  #taken = "";
  #goals = [0, 0];

  constructor(names: () => string[], options: Options, viewer: number | null) {
    this.#names = names;
    this.#options = options;
    this.#viewer = viewer;
  }

  resume(view: View): void {
    const { half, extra, goals, minute } = view as unknown as CardFootballView;
    this.#half = half;
    this.#extra = extra;
    this.#goals = [...goals];
    this.#takes = takesOf(half, minute) - (view.over ? 0 : 1);
  }

  move(seat: number, events: Event[]): Told[] {
    return events.map((event) => {
      if (event[0] === "take") this.#take(String(event[2]));
      const { left, gained } = follow(this.#extra, event, this.#options);
      this.#extra = left;
      if (event[0] === "goal") this.#goals[seat] = (this.#goals[seat] ?? 0) + 1;
      const told = this.#tell(seat, event, gained);
      if (event[0] === "half_time") [this.#half, this.#takes, this.#extra] = [this.#half + 1, 0, 0];
      return told;
    });
  }

  #take(card: string): void {
    this.#taken = card;
    this.#takes += 1;
    this.#extra = Math.max(this.#extra - 1, 0);
  }

  #tell(seat: number, event: Event, gained: number): Told {
    const [name] = event;
    const told: Told = {
      at: minuteOf(this.#half, this.#takes),
      text: this.#sentence(seat, event, gained),
    };
    const icon = ICONS[name];
    if (icon) told.icon = icon;
    if (icon && name !== "goal") told.big = true;
    if (name === "half_time" || name === "full_time") told.heading = true;
    if (name === "goal") {
      told.big = true;
      told.goal = this.#viewer === null ? "any" : this.#viewer === seat ? "for" : "against";
    }
    told.anchor = this.#anchor(event);
    return told;
  }

  #anchor(event: Event): string {
    const [name, kind] = event;
    if (isRebound(event)) return "rebound";
    if (name === "half_time" && this.#half > 0) return "extra_half";
    return ANCHORS[name] ?? String(kind);
  }

  #sentence(seat: number, event: Event, gained: number): string {
    const names = this.#names();
    const [name] = event;
    const who: Arguments = {
      player: names[seat] ?? "",
      rival: names[1 - seat] ?? "",
      // As on the scoreboard: one's own goals first.
      score: (this.#viewer === 1 ? [...this.#goals].reverse() : this.#goals).join(":"),
      half: this.#half + 1,
      result: name === "full_time" ? this.#result(names) : "none",
    };
    if (name !== "booking") who.count = gained;
    if (name === "goal" || name === "save") who.kind = kickKind(event, this.#taken);
    return say(event, who);
  }

  #result(names: string[]): string {
    const [first = 0, second = 0] = this.#goals;
    if (first === second) return t("result-draw");
    return t("result-win", { player: names[first > second ? 0 : 1] ?? "" });
  }
}

/** Write the minute of a take, counted from 1 in its half: `44'`, `45+2'`. */
export function minuteOf(half: number, take: number): string {
  if (take <= HALF_LENGTH) return `${half * HALF_LENGTH + take}'`;
  return `${(half + 1) * HALF_LENGTH}+${take - HALF_LENGTH}'`;
}

/** Read a minute: which take of its half it is. */
export function takesOf(half: number, minute: string): number {
  const [regular = 0, added = 0] = minute.replace("'", "").split("+").map(Number);
  return regular - half * HALF_LENGTH + added;
}
