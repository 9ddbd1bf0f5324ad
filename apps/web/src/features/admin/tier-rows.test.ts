// @vitest-environment node
import { expect, it } from "vitest";
import { tierRows } from "./tier-rows.ts";

it("describes the tiers with the figures of the catalogue", () => {
  const rows = tierRows().map(({ name, generations, refinements, exports, templates, extras }) => [
    name,
    generations,
    refinements,
    exports,
    templates,
    extras,
  ]);
  expect(rows).toEqual([
    ["Free", "4", "4 per month", "PDF only", "modern", ""],
    ["Starter", "16", "32 per month", "PDF, DOCX, TXT", "4", ""],
    ["Professional", "40", "200 per month", "All", "5", "Analytics"],
    ["Premium", "120", "Unlimited", "All, and API", "All 6", "Analytics, API access"],
  ]);
});
