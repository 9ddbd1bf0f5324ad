import { expect, test } from "vitest";
import { sentencesOf } from "./sentences.ts";

test.each([
  ["Hold tolerances of .0005 in. on titanium parts", 1],
  ["Lifted sacks of 40 lbs. of flour all day", 1],
  ["Notary Public, commission exp. 2028, and Spanish", 1],
  ["Worked for all five, incl. an orthodontist", 1],
  ["Read the ref. The rest was lost.", 2],
  ["Cut 12 in. The rest was kept.", 2],
  ["Lived in. the country", 2],
  ["Baked bread. Sold it.", 2],
])("%s has %d sentences", (text, count) => {
  expect(sentencesOf(text)).toHaveLength(count);
});
