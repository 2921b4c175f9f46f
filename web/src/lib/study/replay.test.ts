import { afterEach, expect, test, vi } from "vitest";
import type { Replay as Answer, Event, HeartsView } from "$lib/connection/messages";
import { Replay } from "./replay.svelte";

function answer(
  game: string,
  seats: number,
  made: Event[][],
  view: (step: number) => object,
): Answer {
  const moves = made.map((events) => ({ seat: 0, move: "1", events }));
  const steps = [{ seat: null, move: null, events: [] }, ...moves];
  return {
    game,
    seats,
    options: {},
    names: null,
    scores: [],
    winners: [],
    fair: false,
    steps: steps.map((step, nth) => ({ ...step, view: { turn: 0, ...view(nth) } })),
  };
}

const NAMES = ["Ann", "Bob", "Cid", "Dot"];
const open = (found: Answer) => new Replay({}, found, 0, () => NAMES.slice(0, found.seats));

/** What the club answers to one who looks from a seat. */
function club(answers: (seat: number) => Answer): number[] {
  const asked: number[] = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    const { seat } = JSON.parse(body) as { seat: number };
    asked.push(seat);
    return Promise.resolve(new Response(JSON.stringify(answers(seat))));
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const FOOTBALL: Event[][] = [
  [["take", 1, "6C"]],
  [["goal", "shot", "C"]],
  [["take", 2, "7C"]],
  [["full_time"]],
];

test("goes on and back within the match, and leaps to what has happened", () => {
  const replay = open(answer("card-football", 2, FOOTBALL, (step) => ({ step })));
  expect([replay.at, replay.end, replay.last]).toEqual([0, 4, null]);
  replay.go(1);
  expect(replay.jumps).toBe(0);
  expect(replay.last).toEqual({ seat: 0, events: FOOTBALL[0] });
  replay.leap(1);
  expect(replay.at).toBe(2);
  replay.leap(1);
  expect(replay.at).toBe(4);
  replay.leap(1);
  expect(replay.at).toBe(4);
  replay.leap(-1);
  expect(replay.at).toBe(2);
  replay.leap(-1);
  expect(replay.at).toBe(0);
  replay.go(99);
  expect([replay.at, replay.moves.length]).toEqual([4, 4]);
  expect(replay.jumps).toBeGreaterThan(0);
  replay.toggle();
  expect([replay.at, replay.isPlaying]).toEqual([0, true]);
});

test("with open cards every seat's view is there, and the seat that was looked from stays below", async () => {
  const hearts = (seat: number) =>
    answer("hearts", 4, [[["card", "2C"]]], (step) => ({ hand: [`${seat}${step}`] }));
  const asked = club(hearts);
  const replay = open(hearts(0));
  const hands = () => replay.all?.map(({ hand }) => hand);
  expect(replay.all).toBeNull();
  await replay.look("open");
  expect(asked).toEqual([1, 2, 3]);
  replay.go(1);
  expect(hands()).toEqual([["01"], ["11"], ["21"], ["31"]]);
  expect(replay.bottom).toBe(0);
  await replay.look(2);
  await replay.look("open");
  expect([replay.bottom, replay.all?.length]).toEqual([2, 4]);
  await replay.look(2);
  expect((replay.view as unknown as HeartsView).hand).toEqual(["21"]);
  expect([replay.bottom, replay.seat, asked.length]).toEqual([2, 2, 3]);
});

test("open cards of Belarusian football are those of either seat", async () => {
  const place = (card: string | null) => ({ card, open: false });
  const seen = (seat: number) =>
    answer("belarusian-football", 2, [], () => ({
      phase: "play",
      rows: [
        [place(seat === 0 ? "6C" : null)],
        [place(null)],
        null,
        [place(seat === 1 ? "7C" : null)],
      ],
      keepers: [place(seat === 0 ? "8C" : null), place(seat === 1 ? "9C" : null)],
      hand: [],
      laid: [],
    }));
  club(seen);
  const replay = open(seen(0));
  await replay.look("open");
  expect(replay.view).toMatchObject({
    rows: [[place("6C")], [place(null)], null, [place("7C")]],
    keepers: [place("8C"), place("9C")],
  });
});

test("a refusal leaves the side as it was", async () => {
  const found = answer("hearts", 4, [], () => ({ hand: [] }));
  vi.stubGlobal("fetch", () =>
    Promise.resolve(
      new Response('{"error": {"code": "limit/replay", "message": ""}}', { status: 429 }),
    ),
  );
  const replay = open(found);
  await expect(replay.look("open")).rejects.toMatchObject({ code: "limit/replay" });
  expect(replay.side).toBe(0);
});
