import { timeLimit } from "@savile/testing";
import { describe, expect, it } from "vitest";
import { emailAddressSchema } from "./account.ts";

const accepted = (text: string): boolean => emailAddressSchema.safeParse(text).success;

describe("an e-mail address", () => {
  it.each(["a@x.test", " A.B+c@Mail.Example.test ", "ö@bücher.example"])("may be %j", (text) => {
    expect(accepted(text)).toBe(true);
  });

  it.each(["a@x", "a@x.", "a@.x", "a@x..y", "a@b@x.test", "a@x.test, b@x.test", "@x.test", ""])(
    "is not %j",
    (text) => {
      expect(accepted(text)).toBe(false);
    },
  );

  it.each([
    `a@${"a.".repeat(100_000)}@`,
    `a@${".".repeat(200_000)}@`,
    "a".repeat(200_000),
    "@".repeat(200_000),
    `${" ".repeat(200_000)}a`,
  ])("is judged in a moment however long a text is sent (%#)", (text) => {
    const from = performance.now();
    expect(accepted(text)).toBe(false);
    expect(performance.now() - from).toBeLessThan(timeLimit(50));
  });
});
