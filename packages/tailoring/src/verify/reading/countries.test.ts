import { expect, it } from "vitest";
import { countriesIn } from "./countries.ts";

function named(text: string): string[] {
  return countriesIn(text).map(([from, to]) => text.slice(from, to));
}

it("finds the countries that a text names", () => {
  expect(named("Moved from Ireland to New Zealand")).toEqual(["Ireland", "New Zealand"]);
  expect(named("Sold irish butter in Chilean shops")).toEqual([]);
});
