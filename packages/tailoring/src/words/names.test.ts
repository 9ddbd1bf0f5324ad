import { expect, test } from "vitest";
import { orgName } from "./names.ts";

test.each([
  ["The Copper Bird (bar, Old Town)", "The Copper Bird"],
  ["Oak Hall (pub", "Oak Hall"],
  ["Palazzo Hotel (4 star), St Paul's Bay", "Palazzo Hotel"],
  ["Ash & Co", "Ash & Co"],
])("%s is called %s", (org, name) => {
  expect(orgName(org)).toBe(name);
});
