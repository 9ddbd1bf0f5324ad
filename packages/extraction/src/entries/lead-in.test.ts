import { expect, test } from "vitest";
import { leadInLength } from "./lead-in.ts";

test.each([
  ["Earlier: waiter, several places", "Earlier: "],
  ["Summer jobs: shop assistant, Larch Stores", "Summer jobs: "],
  ["Before that: fitter", "Before that: "],
])("%j begins with words that lead to a job", (text, lead) => {
  expect(text.slice(0, leadInLength(text))).toBe(lead);
});

test.each(["Larch Stores: shop assistant", "First Bank: teller", "Other duties of the post: keys"])(
  "%j does not",
  (text) => {
    expect(leadInLength(text)).toBe(0);
  },
);
