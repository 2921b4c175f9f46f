import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { HeartsView } from "$lib/connection/messages";
import { load } from "$lib/i18n/texts.svelte";
import { settings } from "$lib/settings/settings.svelte";
import type { Scene } from "../game";
import Board from "./Board.svelte";

const NAMES = ["You", "West", "North", "East"];

const DEAL: HeartsView = {
  ...{ game: "hearts", seat: 0, turn: 0, over: false, result: null, phase: "play", deal: 0 },
  ...{ direction: "left", scores: [0, 0, 0, 0], hand: ["AS", "KS", "2H"], legal: ["AS", "KS"] },
  ...{ chosen: [], passed_to: null, received: null, trick: [], leader: 0, last_trick: [] },
  ...{ last_winner: null, broken: false, points: [0, 0, 0, 0], tricks: [3, 3, 2, 2], played: [] },
  ...{ hand_sizes: [3, 3, 3, 3], voids: [[], [], [], []], rest: [] },
  options: { passing: "cycle", jack_of_diamonds: 0, moon: "others", sun: true, target: 100 },
};

describe("the board", () => {
  let played: string[] = [];
  let scene = $state() as Scene<HeartsView> & { view: HeartsView; sent: string | null };
  let end: (() => void) | undefined;

  function show(view: Partial<HeartsView>, seat: number | null = 0) {
    const players = NAMES.map((name, place) => ({
      ...{ name, you: place === seat, bot: null, substitute: false, away: false, left: false },
      clock: null,
    }));
    const found = $state({
      ...{ game: "hearts", options: DEAL.options, seat, bottom: seat ?? 0, players, names: NAMES },
      ...{ view: { ...DEAL, ...view }, chosen: null, previews: {}, last: null, sent: null },
      ...{ refusal: "", choose() {}, press() {} },
      play(card: string) {
        played.push(card);
        scene.sent = card;
      },
      get yours() {
        return scene.view.legal.length > 0;
      },
    });
    scene = found as unknown as typeof scene;
    const board = mount(Board, { target: document.body, props: { scene } });
    end = () => void unmount(board);
    flushSync();
  }

  function turnsTo(view: Partial<HeartsView>) {
    scene.view = { ...scene.view, ...view };
    scene.sent = null;
    flushSync();
  }

  const buttons = () => [...document.querySelectorAll("button")];
  const button = (text: string) => buttons().find((one) => one.textContent?.trim() === text);
  const card = (code: string) => document.querySelector<HTMLElement>(`[data-own="${code}"]`);
  function press(element: HTMLElement | null | undefined) {
    element?.click();
    flushSync();
  }

  beforeAll(async () => {
    settings.language = "en";
    settings.pace = "off";
    await load("common", "table", "hearts");
  });
  beforeEach(() => {
    vi.useFakeTimers();
    played = [];
  });
  afterEach(() => {
    end?.();
    vi.useRealTimers();
  });

  test("plays the rest trick by trick, each to be seen, until it is stopped", () => {
    show({ rest: ["AS", "KS", "2H"] });
    press(button("The rest are mine"));
    expect(played).toEqual(["AS"]);
    turnsTo({ hand: ["KS", "2H"], legal: [], turn: 1, rest: [] });
    const last_trick = ["AS", "2S", "3S", "4S"].map((code, seat) => ({ seat, card: code }));
    turnsTo({ tricks: [4, 3, 2, 2], last_trick, last_winner: 0, legal: ["KS", "2H"], turn: 0 });
    expect(played).toEqual(["AS"]);
    vi.advanceTimersByTime(1200);
    flushSync();
    expect(played).toEqual(["AS", "KS"]);
    press(button("Stop"));
    turnsTo({ hand: ["2H"], legal: ["2H"] });
    expect(played).toEqual(["AS", "KS"]);
  });

  test("passes three cards one after another once that is confirmed, also when the turn comes later", () => {
    const hand = ["2C", "3C", "4C", "5C"];
    show({ phase: "pass", hand, legal: [], turn: 1, tricks: [0, 0, 0, 0] });
    for (const code of ["2C", "4C", "5C"]) press(card(code));
    press(button("Pass the cards"));
    expect(document.body.textContent).toContain("They go as soon as it is your turn.");
    turnsTo({ turn: 0, legal: hand });
    turnsTo({ hand: ["3C", "4C", "5C"], chosen: ["2C"] });
    turnsTo({ hand: ["3C", "5C"], chosen: ["2C", "4C"] });
    expect(played).toEqual(["2C", "4C", "5C"]);
    turnsTo({ hand: ["3C"], chosen: ["2C", "4C", "5C"], legal: [], turn: 1 });
    expect(document.body.textContent).toContain("on their way");
    expect(document.querySelectorAll(".slots .gone")).toHaveLength(3);
  });

  test("marks what was passed to the hand, and says from whom", () => {
    show({ tricks: [0, 0, 0, 0], received: { seat: 3, cards: ["KS"] } });
    expect(card("KS")?.getAttribute("aria-label")).toBe("king of spades, passed to you by East");
    expect(document.querySelector(".would")?.textContent).toContain("East, passed to you:");
    turnsTo({ tricks: [1, 0, 0, 0] });
    expect(card("KS")?.getAttribute("aria-label")).toBe("king of spades");
  });

  test("warns of the moon", () => {
    show({ points: [0, 14, 0, 0] });
    expect(document.querySelector(".moon")?.textContent).toBe("West: every point so far");
    turnsTo({ points: [1, 14, 0, 0] });
    expect(document.querySelector(".moon")).toBeNull();
  });

  test("shows no hand to those who watch, and takes no cards of theirs", () => {
    show({ hand: [], legal: [], phase: "pass" }, null);
    expect(document.querySelector(".hand")).toBeNull();
    expect(document.querySelectorAll(".seat")).toHaveLength(4);
    expect(document.querySelector(".would")?.textContent).toContain("Everybody chooses");
  });
});
