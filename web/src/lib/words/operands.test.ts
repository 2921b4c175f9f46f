import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { DEFAULTS, GAINS, HALF_LENGTH, OPERANDS, REBOUND } from "./operands";

const PROGRAM =
  "import json; from koloda.locales import events; print(json.dumps(events.as_data()))";

test("events are taken apart as the console takes them apart", () => {
  const printed = execFileSync("../.venv/bin/python", ["-c", PROGRAM], { encoding: "utf8" });
  expect({
    operands: OPERANDS,
    gains: GAINS,
    rebound: REBOUND,
    half_length: HALF_LENGTH,
    defaults: DEFAULTS,
  }).toEqual(JSON.parse(printed));
});
