import { describe, expect, it } from "vitest";
import { Refusal } from "../../errors/refusal.ts";
import { readIdempotencyKey } from "./idempotency-key.ts";

describe("a key of a repeated request", () => {
  it.each([undefined, "x", "click-1", "~".repeat(200)])("may be %j", (key) => {
    expect(readIdempotencyKey(key)).toBe(key);
  });

  it.each(["", " ", "a b", "a\n", "\u00fc", "x".repeat(201), ["a", "b"]])(
    "is refused as %j",
    (key) => {
      expect(() => readIdempotencyKey(key)).toThrow(Refusal);
    },
  );
});
