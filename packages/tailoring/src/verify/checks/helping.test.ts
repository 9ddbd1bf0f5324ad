import { describe, expect, it } from "vitest";
import { objectionsOf } from "../../testing/objections-of.ts";
import { checkHelping } from "./helping.ts";

const lines = [
  "Helped the curator hang the winter show",
  "Part of a crew of six that moved the kiln to the annexe; I wired the controls",
  "Assistant leader, children's clay club",
  "Wrote the first draft of a safety leaflet that the manager finished",
  "Threw and glazed mugs",
  "Contributed to the colour wall chart: mixed test tiles",
];

const on = (claim: string) => objectionsOf(checkHelping, lines, claim);

describe("help told as a deed of one's own", () => {
  it.each([
    "Hung the winter show",
    "Drew the colour wall chart",
    "Moved the kiln to the annexe",
    "Had charge of the winter show",
    "As head of the children's clay club I bought the clay",
    "Sole author of a safety leaflet",
    "Led a team of six who moved the kiln to the annexe",
  ])("is blocked: %s", (claim) => {
    expect(on(claim)).toEqual(["blocked"]);
  });

  it.each([
    "Lent the curator a hand hanging the winter show",
    "Had a part in hanging the winter show",
    "One of six who moved the kiln to the annexe",
    "Six of us moved the kiln to the annexe",
    "In a crew of six, moved the kiln to the annexe",
    "Wired the controls",
    "Backed up the curator when the winter show was hung",
    "Threw and glazed mugs",
    "Mixed test tiles for the colour wall chart",
    "Gave the curator input on hanging the winter show",
    "Assistant at the children's clay club",
  ])("stays help in other words: %s", (claim) => {
    expect(on(claim)).toEqual([]);
  });
});
