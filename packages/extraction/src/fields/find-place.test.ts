import { expect, test } from "vitest";
import { placeBehindName, trailingPlace } from "./find-place.ts";

test("the place at the end of a longer text is found", () => {
  const text = "Blue Door Cafe, Austin, TX";
  expect(text.slice(trailingPlace(text))).toBe("Austin, TX");
});

test.each([
  ["Lumen Outdoor Austin, TX", "Austin, TX"],
  ["Halvorsen & Sons Electric Denver, CO", "Denver, CO"],
  ["Rice University Houston, TX", "Houston, TX"],
])("a town with its region needs no mark before it: %s", (text, place) => {
  expect(text.slice(placeBehindName(text))).toBe(place);
});

test.each([
  "Austin, TX",
  "Salt Lake City, UT",
  "University of Houston, TX",
  "University of Wisconsin Madison, WI",
  "Blue Door Cafe, Austin, TX",
  "Blue Door – Austin, TX",
  "Larch View Penwick, TX",
  "Kitchen of the Year, Austin",
])("no town stands behind a name in %s", (text) => {
  expect(placeBehindName(text)).toBe(-1);
});
