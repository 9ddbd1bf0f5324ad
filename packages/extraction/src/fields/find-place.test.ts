import { expect, test } from "vitest";
import { trailingPlace } from "./find-place.ts";

test("the place at the end of a longer text is found", () => {
  const text = "Blue Door Cafe, Austin, TX";
  expect(text.slice(trailingPlace(text))).toBe("Austin, TX");
});
