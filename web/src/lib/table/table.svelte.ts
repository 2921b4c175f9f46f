/** A table of the club, as this browser sees it. */
import { api, Refused, say } from "$lib/connection/api";
import { member } from "$lib/connection/member.svelte";
import type {
  HintedMessage,
  Line,
  New,
  Outgoing,
  Forecast as Preview,
  PreviewedMessage,
  Snapshot,
  TableMessage,
} from "$lib/connection/messages";
import { tablePath } from "$lib/connection/request";
import { connection, type Watcher } from "$lib/connection/socket.svelte";
import type { GameModule, Player, Scene, Teller, Told, View } from "$lib/games/game";
import { t } from "$lib/i18n/texts.svelte";
import { paced, settings } from "$lib/settings/settings.svelte";
import { sound } from "$lib/settings/sound";
import { distinct, seatName } from "$lib/table/names";
import { draw, isAsAgreed, kept } from "./fair";

/** How long a move is looked at before the next one is shown. */
const MOVE_MS = 420;

export interface Entry extends Told {
  key: string;
  fresh: boolean;
}

/** What a member can do at a table besides moving. */
export type Act = "resign" | "draw" | "takeback" | "decline" | "leave" | "rematch";

export class Table implements Scene, Watcher {
  readonly table: string;
  readonly link: string | null;

  snapshot: Snapshot | null = $state.raw(null);
  /** Why the table can't be shown. */
  fault: Refused | null = $state.raw(null);
  /** What has happened, the oldest first. */
  story: Entry[] = $state.raw([]);
  lines: Line[] = $state.raw([]);
  /** What somebody else has just said; null: nothing, or it was seen. */
  heard: Line | null = $state.raw(null);
  /** Whom one does not want to hear since the table was opened. */
  muted: Pick<Line, "member" | "name">[] = $state.raw([]);
  /** How many watch without a seat. */
  watching = $state(0);
  /** What was refused last, in a sentence; empty: nothing. */
  refusal = $state("");
  chosen: string | null = $state(null);
  previews: Record<string, Preview> = $state.raw({});
  sent: string | null = $state(null);
  hinting = $state(false);
  last: { seat: number; events: New["events"] } | null = $state.raw(null);
  /** The game's drawing and telling; it is there before the first snapshot with a view. */
  module: GameModule | null = $state.raw(null);

  #teller: Teller | null = null;
  #news: New[] = [];
  /** Whether the story is told from the deal on. */
  #isWhole = false;
  #revealed = false;
  #toldAt = 0;
  #waiting: TableMessage[] = [];
  #shownUntil = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, link: string | null, first: Snapshot | null = null) {
    this.table = id;
    this.link = link;
    this.snapshot = first && ended(first);
    this.#toldAt = Date.now();
  }

  // What a board is drawn from

  get game(): string {
    return this.snapshot?.game ?? "";
  }
  get options(): Snapshot["options"] {
    return this.view.options;
  }
  get view(): View & { options: Snapshot["options"] } {
    return this.snapshot?.view as unknown as View & { options: Snapshot["options"] };
  }
  get seat(): number | null {
    return this.snapshot?.seat ?? null;
  }
  get bottom(): number {
    return this.seat ?? 0;
  }
  get names(): string[] {
    const seats = this.snapshot?.seats ?? [];
    return distinct(seats.map((seat) => (seat.you ? t("page-you") : seatName(seat))));
  }
  get players(): Player[] {
    const { snapshot } = this;
    if (!snapshot) return [];
    return snapshot.seats.map((seat, place) => ({
      name: this.names[place] ?? "",
      you: seat.you,
      bot: seat.bot,
      substitute: seat.substitute,
      away: seat.away,
      left: seat.left,
      clock: this.#clock(snapshot, place),
    }));
  }
  get isOn(): boolean {
    return this.snapshot?.phase === "playing" && this.view !== null;
  }
  get yours(): boolean {
    return this.isOn && this.view.legal.length > 0 && this.sent === null;
  }
  get moves(): readonly New[] {
    void this.story;
    return this.#news;
  }
  /** Whether nothing has happened yet that could be told, as far as it is known. */
  get begins(): boolean {
    const isKnown = this.#teller ? this.#isWhole : this.snapshot?.moves === 0;
    return this.story.length === 0 && isKnown;
  }
  /** Whether all others are bots: then moves are taken back, and hints given, at once. */
  get alone(): boolean {
    const others = this.snapshot?.seats.filter((seat) => !seat.you) ?? [];
    return this.seat !== null && others.every((seat) => seat.bot !== null && seat.member === null);
  }

  #clock(snapshot: Snapshot, place: number): Player["clock"] {
    const { left, allowance, since, now } = snapshot.clocks;
    const runs = snapshot.phase === "playing" && place === this.view.turn && allowance !== null;
    const seconds = runs ? allowance - (now - since) : left[place];
    return seconds === undefined ? null : { seconds, at: this.#toldAt, runs };
  }

  // Watching

  /** The version up to which everything was told; null: nothing was. */
  get version(): number | null {
    return this.#teller ? (this.snapshot?.version ?? null) : null;
  }

  /** Follow the table from now on; returns what ends it. */
  follow(module: GameModule | null): () => void {
    this.module = module;
    connection.watch(this);
    return () => {
      clearTimeout(this.#timer);
      connection.unwatch(this);
    };
  }

  told(message: Outgoing): void {
    switch (message.type) {
      case "table":
        this.#waiting.push(message);
        this.#showNext();
        break;
      case "line":
        if (this.lines.some((line) => line.id === message.id)) break;
        this.lines = [...this.lines, message];
        if (message.member !== member.me?.id) this.heard = message;
        break;
      case "watching":
        this.watching = message.count;
        break;
      case "error": {
        const { code, message: text, details } = message.error;
        this.fault = new Refused(code, text, details);
        break;
      }
      default:
    }
  }

  /** Show what has come, one move after another: bots answer quicker than anybody can look. */
  #showNext(): void {
    clearTimeout(this.#timer);
    const wait = this.#shownUntil - Date.now();
    if (this.#waiting.length > 0 && wait > 0) {
      this.#timer = setTimeout(() => this.#showNext(), wait);
      return;
    }
    const message = this.#waiting.shift();
    if (!message) return;
    const isSeen = this.#teller !== null && !message.reset;
    this.#take(message);
    if (isSeen && message.news.length > 0) this.#shownUntil = Date.now() + paced(MOVE_MS);
    if (this.#waiting.length > 0) this.#showNext();
  }

  #take(message: TableMessage): void {
    const before = this.snapshot;
    if (before && message.version < before.version) return;
    const hadView = before?.view != null;
    // A table is drawn before it is followed, and told from the beginning when it is.
    const isFirst = this.#teller === null;
    const isDrawn = isFirst && hadView && isSame(before, message.snapshot);
    if (!isDrawn) {
      this.#toldAt = Date.now();
      this.snapshot = ended(message.snapshot);
    }
    if (message.reset || isFirst) this.#tellAnew(message, before);
    else this.#tell(message.news);
    // Somebody who comes or goes leaves a choice as it is.
    const changed = message.reset || !hadView || !isSameMoment(before, message.snapshot);
    if (changed) {
      this.previews = {};
      this.chosen = null;
      this.sent = null;
      this.refusal = "";
    }
    if (before && changed) this.#sound(message.news);
    if (message.snapshot.phase === "reveal") void this.#reveal();
    if ((changed || isFirst) && this.yours) this.#foresee();
  }

  #sound(news: New[]): void {
    const names = new Set(news.flatMap((item) => item.events.map(([name]) => name)));
    if (names.has("goal")) sound("goal");
    else if (names.has("trick")) sound("trick");
    else if (this.yours && this.last?.seat !== this.seat) sound("turn");
    else if (names.size > 0) sound("card");
  }

  #tellAnew(message: TableMessage, before: Snapshot | null): void {
    const { module } = this;
    const { view, moves, version } = message.snapshot;
    // A move was taken back just now: what is left of the story is its beginning.
    const follows = before !== null && version === before.version + 1;
    const left = message.reset && follows && this.#isWhole ? this.#news.slice(0, moves) : [];
    this.#isWhole = !message.reset || left.length === moves;
    this.story = [];
    this.#news = [];
    this.last = null;
    if (!module || !view) return;
    this.#teller = module.tell(() => this.names, view.options as never, this.seat);
    if (!this.#isWhole) this.#teller.resume(view as unknown as View);
    this.#tell(message.reset && this.#isWhole ? left : message.news, false);
  }

  #tell(news: New[], fresh = true): void {
    if (!this.#teller || news.length === 0) return;
    const known = new Set(this.#news.map((item) => item.version));
    const told: Entry[] = [];
    for (const item of news) {
      if (known.has(item.version)) continue;
      this.#news.push(item);
      this.last = { seat: item.seat, events: item.events };
      this.#teller.move(item.seat, item.events).forEach((entry, nth) => {
        told.push({ ...entry, key: `${item.version}.${nth}`, fresh });
      });
    }
    this.story = [...this.story, ...told];
  }

  /** Ask what each move would do, and make the only one there is where that is wanted. */
  #foresee(): void {
    const [only] = this.view.legal;
    if (settings.forced && this.view.legal.length === 1 && only !== undefined) {
      this.play(only);
      return;
    }
    if (!settings.hints) return;
    const moves = this.snapshot?.moves;
    connection.ask<PreviewedMessage>({ type: "preview", table: this.table }).then(
      (answer) => {
        if (this.snapshot?.moves === moves) this.previews = answer.previews;
      },
      // What a move would do is a courtesy: without it one can move as well.
      () => undefined,
    );
  }

  // Sitting down

  /** Sit down at this table. Raises Refused. */
  async sit(): Promise<void> {
    const snapshot = this.snapshot ?? (await api.get<Snapshot>(tablePath(this.table, this.link)));
    const own = draw(snapshot);
    const { commitment, hash } = own;
    await api.post(`/tables/${this.table}/sit`, {
      commitment,
      hash,
      ...(this.link ? { link: this.link } : {}),
    });
  }

  async #reveal(): Promise<void> {
    const { snapshot } = this;
    if (!snapshot || snapshot.seat === null || this.#revealed) return;
    if (snapshot.seats[snapshot.seat]?.revealed) return;
    const own = kept(this.table);
    if (!own || !isAsAgreed(snapshot, own)) {
      this.fault = new Refused("page/terms", "the terms are not those that were agreed on");
      return;
    }
    this.#revealed = true;
    try {
      await connection.ask({ type: "reveal", table: this.table, entropy: own.entropy }, true);
    } catch (error) {
      this.#revealed = false;
      this.refusal = say(error);
    }
  }

  // Playing

  choose(move: string | null): void {
    if (this.chosen !== move) this.refusal = "";
    this.chosen = move;
  }

  press(move: string): void {
    const isLegal = this.yours && this.view.legal.includes(move);
    if (!isLegal || this.chosen === move || !settings.confirm) this.play(move);
    else this.choose(move);
  }

  play(move: string): void {
    if (this.sent !== null || !this.isOn || this.seat === null) return;
    this.sent = move;
    this.refusal = "";
    connection.ask({ type: "move", table: this.table, move }, true).catch((error: unknown) => {
      this.sent = null;
      this.chosen = null;
      this.refusal = this.#whyNot(error);
    });
  }

  #whyNot(error: unknown): string {
    if (error instanceof Refused && error.code === "move/illegal") {
      const { reason, move, legal } = error.details as {
        reason?: string;
        move?: string;
        legal?: string;
      };
      if (reason && reason !== "none") {
        return t(`${this.game}-refused-${reason}`, {
          move: move ?? "",
          legal: (legal?.split(", ") ?? this.view.legal).map((one) => this.#name(one)).join(", "),
        });
      }
    }
    return say(error);
  }

  #name(move: string): string {
    return this.module?.words(this as unknown as Scene<never>).name(move) ?? move;
  }

  /** Resign, offer or agree to a draw or a takeback, decline, leave, play again. */
  async act(act: Act): Promise<void> {
    this.refusal = "";
    try {
      await connection.ask({ type: "act", table: this.table, act });
    } catch (error) {
      this.refusal = say(error);
    }
  }

  /** Ask what a strong bot would play here, and choose that. */
  async hint(): Promise<void> {
    this.hinting = true;
    try {
      const answer = await connection.ask<HintedMessage>({ type: "hint", table: this.table });
      if (this.snapshot?.version === answer.version) this.choose(answer.move);
    } catch (error) {
      this.refusal = say(error);
    } finally {
      this.hinting = false;
    }
  }

  /** Say a phrase, or a text. Raises Refused. */
  async talk(said: { phrase: string } | { text: string }): Promise<void> {
    await connection.ask({ type: "say", table: this.table, ...said });
  }

  /** Load what was said before. */
  async listen(): Promise<void> {
    const before = await api.get<Line[]>(`/tables/${this.table}/lines`);
    const known = new Set(before.map((line) => line.id));
    this.lines = [...before, ...this.lines.filter((line) => !known.has(line.id))];
  }

  /** Hear somebody no more; what they have said is gone. Raises Refused. */
  async mute({ member, name }: Line): Promise<void> {
    await api.post("/mutes", { member });
    this.lines = this.lines.filter((line) => line.member !== member);
    this.muted = [...this.muted, { member, name }];
    if (this.heard?.member === member) this.heard = null;
  }

  /** Hear somebody again. Raises Refused. */
  async unmute(other: string): Promise<void> {
    await api.delete(`/mutes/${other}`);
    this.muted = this.muted.filter(({ member }) => member !== other);
    await this.listen();
  }
}

/** Whether two snapshots are of the same moment of a match, whoever is there. */
function isSameMoment(one: Snapshot, other: Snapshot): boolean {
  return one.moves === other.moves && one.phase === other.phase;
}

/** Whether two snapshots show the same: nothing has changed, and it is seen from the same seat. */
function isSame(one: Snapshot, other: Snapshot): boolean {
  return one.version === other.version && one.seat === other.seat;
}

/** A match that was broken off is over for a board too: nobody is to move. */
function ended(snapshot: Snapshot): Snapshot {
  if (snapshot.phase !== "over" || !snapshot.view || snapshot.view.over) return snapshot;
  return { ...snapshot, view: { ...snapshot.view, over: true, turn: -1, legal: [] } };
}
