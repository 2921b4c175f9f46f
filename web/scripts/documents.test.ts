// @vitest-environment node
import { expect, test } from "vitest";
import { ROOMS } from "../src/rooms";
import { rooms } from "./documents";

test("every room has a document", () => {
  expect(rooms().map(([name]) => name)).toEqual(Object.keys(ROOMS));
});
