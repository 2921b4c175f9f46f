/** What the operands of an event are, in order: src/koloda/locales/events.py, for the page. */

/** Names by game and event; `cards`, `drawn` and `points` take the rest of the operands. */
export const OPERANDS: Record<string, Record<string, readonly string[]>> = {
  "card-football": {
    take: ["column", "card"],
    off: ["card"],
    tackle: ["cards"],
    block: ["card"],
    press: ["card"],
    goal: ["kind", "suit", "drawn"],
    save: ["kind", "suit", "nth", "drawn"],
    booking: ["suit", "count"],
    sent_off: ["suit"],
    attack: [],
    corner: [],
    added: ["column"],
    half_time: [],
    full_time: [],
  },
  "belarusian-football": {
    draw: ["seat", "card"],
    flip: ["row", "column", "card"],
    step: ["row", "column", "card"],
    throw: ["card"],
    goal: ["ball", "keeper"],
    save: ["ball", "keeper"],
    full_time: [],
  },
  hearts: {
    pass: ["card"],
    passed: [],
    card: ["card"],
    hearts_broken: [],
    trick: ["seat"],
    moon: ["seat"],
    sun: ["seat"],
    scored: ["points"],
    match_over: [],
  },
};

/** Takes of a half of Card Football before those added. */
export const HALF_LENGTH = 45;

/** Extra moves that an event of Card Football brings. */
export const GAINS: Record<string, number> = { attack: 3, corner: 2, press: 1 };

/** Extra moves for a shot that the second card saves. */
export const REBOUND = 2;

/** Arguments that sentences know and that an event may lack. */
export const DEFAULTS: Record<string, string | number> = {
  count: 0,
  score: "none",
  fits: "yes",
  half: 1,
  direction: "left",
  result: "none",
};
