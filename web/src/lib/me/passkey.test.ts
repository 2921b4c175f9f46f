import { expect, test } from "vitest";
import { toBytes, toText } from "./passkey";

test("base64url goes both ways, whatever the length and the bytes", () => {
  for (let length = 0; length < 70; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, place) => (place * 37 + length * 101) % 256);
    const text = toText(bytes);
    expect(text).toBe(Buffer.from(bytes).toString("base64url"));
    expect([...toBytes(text)]).toEqual([...bytes]);
  }
});
