import { beforeEach, describe, expect, test } from "vitest";
import type { CardFootballView, Forecast as Preview } from "$lib/connection/messages";
import type { Scene } from "$lib/games/game";
import { plain } from "$lib/i18n/cards";
import { load } from "$lib/i18n/texts.svelte";
import { settings } from "$lib/settings/settings.svelte";
import { forecast } from "./forecast";

beforeEach(async () => {
  settings.language = "en";
  await load("common", "table", "card-football");
});

/** Say what taking a card from column 1 would do; cards are shown as text. */
function told(
  card: string,
  preview: Preview | null,
  more: Partial<CardFootballView> = {},
  options = {},
) {
  const view = {
    turn: 0,
    extra: 0,
    columns: [{ cards: [card, "6C"], hidden: 3, closed: null }],
    squads: [
      { C: [], D: [], H: ["6H"], S: [] },
      { C: [], D: [], H: [], S: [] },
    ],
    ...more,
  };
  const scene = { view, options, names: ["You", "Bob"], previews: preview ? { "1": preview } : {} };
  const {
    text,
    more: after,
    figure,
    action,
  } = forecast(scene as unknown as Scene<CardFootballView>, "1");
  return {
    text: plain(text),
    more: plain(after ?? ""),
    figure: figure?.value,
    action: plain(action),
  };
}

const sure = (...events: Preview["events"]): Preview => ({ events, outcomes: [] });
const take = (card: string): Preview["events"][number] => ["take", 1, card];

describe("what a take would do", () => {
  test("without a preview it is only said which card it is", () => {
    expect(told("9H", null)).toEqual({
      text: "9♥ from column 1.",
      more: "",
      figure: undefined,
      action: "Take 9♥",
    });
  });

  test("a plain take joins its line", () => {
    expect(told("9H", sure(take("9H")))).toMatchObject({
      text: "9♥ joins its line: 6♥, 9♥.",
      more: "",
    });
  });

  test("the last extra move passes the turn, an earlier one leaves some", () => {
    expect(told("9H", sure(take("9H")), { extra: 1 }).more).toBe("The turn passes.");
    expect(told("9H", sure(take("9H")), { extra: 3 }).more).toBe("2 extra moves left.");
  });

  test("a tackle and an attack add moves to those left", () => {
    const preview = sure(take("7H"), ["tackle", "7C", "7D"], ["attack"]);
    expect(told("7H", preview, { extra: 2 })).toMatchObject({
      text: "Tackle: 7♣, 7♦.",
      more: "Attack: 3 extra moves. 4 extra moves left.",
    });
    expect(told("7H", preview, { extra: 2 }, { extra_moves: "max" }).more).toBe(
      "Attack: 2 extra moves. 3 extra moves left.",
    );
  });

  test("a block passes the turn", () => {
    expect(told("7H", sure(take("7H"), ["block", "7H"]), { extra: 3 }).more).toBe(
      "The turn passes.",
    );
  });

  test("a shot has odds of a goal and of a rebound", () => {
    const preview: Preview = {
      events: [take("9H")],
      outcomes: [
        {
          odds: 0.4,
          events: [
            ["goal", "shot", "H"],
            ["added", 1],
          ],
        },
        {
          odds: 0.35,
          events: [
            ["save", "shot", "H", 1],
            ["added", 1],
          ],
        },
        {
          odds: 0.25,
          events: [
            ["save", "shot", "H", 2],
            ["added", 1],
          ],
        },
      ],
    };
    expect(told("9H", preview)).toMatchObject({
      figure: "40%",
      text: "Shot in hearts against 2 goalkeeper cards.",
      more: "Rebound 25%: 2 extra moves.",
    });
  });

  test("a free kick books the rival and passes the turn, a penalty is against one card", () => {
    const after: Preview["events"] = [
      ["booking", "H", 2],
      ["sent_off", "H"],
      ["added", 1],
    ];
    const preview: Preview = {
      events: [take("KH")],
      outcomes: [
        { odds: 0.6, events: [["goal", "free_kick", "H"], ...after] },
        { odds: 0.4, events: [["save", "free_kick", "H"], ...after] },
      ],
    };
    expect(told("KH", preview, { extra: 2 })).toMatchObject({
      figure: "60%",
      text: "Penalty in hearts against 1 goalkeeper card.",
      more: "Bob: 2 bookings in hearts. Sent off: Bob, hearts. The turn passes.",
    });
    expect(told("QH", preview).text).toBe("Free kick in hearts against 2 goalkeeper cards.");
    expect(told("TH", preview).text).toBe("Free kick in hearts against 3 goalkeeper cards.");
    expect(told("6H", preview).text).toBe("Free kick in hearts against 4 goalkeeper cards.");
  });

  test("nobody saves a long shot", () => {
    const preview = sure(take("9H"), ["goal", "long_shot", "H"], ["added", 1]);
    expect(told("9H", preview)).toMatchObject({
      figure: "100%",
      text: "Long shot with 9♥: a goal, nobody saves it.",
      more: "The turn passes.",
    });
  });

  test("a suit that is sent off costs the take", () => {
    expect(told("9H", sure(take("9H"), ["off", "9H"])).text).toBe(
      "The suit is sent off, 9♥ leaves the game.",
    );
  });

  test("the end of a half and of a match is foretold", () => {
    expect(told("9H", sure(take("9H"), ["half_time"]), { extra: 2 }).more).toBe("The half ends.");
    expect(told("9H", sure(take("9H"), ["full_time"])).more).toBe("The match ends.");
  });
});
