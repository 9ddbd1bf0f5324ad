import { loadTables } from "@savile/extraction";
import { describe, expect, test } from "vitest";
import { corpus } from "../corpus.ts";
import { measureTerms } from "./measure-terms.ts";
import { measureProse, measureTitles } from "./measure-titles.ts";
import { proseLabels, termLabels, titleLabels } from "./read-labels.ts";
import type { Half } from "./read-labels.ts";

const halves: readonly Half[] = ["open", "sealed"];

function tables() {
  const loaded = loadTables();
  if (!loaded.ok) throw new Error(loaded.error.code);
  return loaded.value;
}

// Known material by now: see docs/measurements.md for what it was before anybody looked.
describe.skipIf(!corpus.present)("real postings that readers labelled", () => {
  test("have 95 of 100 titles recognised", () => {
    const labels = halves.flatMap((half) => titleLabels(half));
    const { asked, recognised } = measureTitles(tables(), labels);
    expect(asked).toBe(96);
    expect(recognised / asked).toBeGreaterThanOrEqual(0.95);
  });

  test("have a false title in one line of prose of 100 at most", () => {
    const { lines, falseLines } = measureProse(
      tables(),
      halves.flatMap((half) => proseLabels(half)),
    );
    expect(lines).toBe(300);
    expect(falseLines / lines).toBeLessThanOrEqual(0.01);
  });

  test("have half of their terms found by table alone", () => {
    const files = new Map(halves.flatMap((half) => [...termLabels(half)]));
    const { asked, found } = measureTerms(tables(), files);
    expect(asked).toBe(405);
    expect(found / asked).toBeGreaterThan(0.53);
  });
});
