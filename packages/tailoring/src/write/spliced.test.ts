import { describe, expect, it } from "vitest";
import { withoutSplice } from "./spliced.ts";

describe("two sentences side by side", () => {
  it.each([
    [
      "Introduced memoQ for a team of 5, repeat text rate rose to 38%",
      "Introduced memoQ for a team of 5; repeat text rate rose to 38%",
    ],
    [
      "Set up dashboards for the sales team, 11 reports were switched off",
      "Set up dashboards for the sales team; 11 reports were switched off",
    ],
  ])("are parted by more than a comma: %s", (text, parted) => {
    expect(withoutSplice(text)).toBe(parted);
  });

  it.each([
    "Cut interviews, wrote host scripts, cleared music",
    "Ran a store of 26 people, of whom 11 were full time",
    "Trained new staff, who were all kept on",
    "Built a term base of 6,300 entries",
    "Planned menus, tastings and orders",
    "Rebuilt the yard and cut waste, as orders rose by a third",
    "Kept the stock (paper, ink, which was dear)",
  ])("are none in %s", (text) => {
    expect(withoutSplice(text)).toBe(text);
  });
});
