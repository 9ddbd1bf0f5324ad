import { expect, test } from "vitest";
import { matchPair } from "../match-pair.ts";
import type { PairVerdict } from "../match-pair.ts";
import { shownCases } from "../testing/shown-cases.data.ts";

interface ShownCase {
  readonly wanted: string;
  readonly requirement: string;
  readonly title: string;
  readonly line: string;
}

const cases = shownCases
  .trim()
  .split("\n")
  .map((row): ShownCase => {
    const [wanted = "", requirement = "", title = "", line = ""] = row.split(" | ");
    return { wanted, requirement, title, line };
  });

function verdictOf({ requirement, title, line }: Omit<ShownCase, "wanted">): PairVerdict {
  const [name = "", company = ""] = title.split(", ");
  const dates = { text: "2018 - 2024", start: "2018", end: "2024" };
  const role = { kind: "job" as const, title: name, company, dates };
  return matchPair({ requirement, lines: [{ text: line, role }], today: "2026-11-01" }).verdict;
}

test("no requirement counts as met that a line does not show", () => {
  const wrong = cases.filter((one) => one.wanted !== "met" && verdictOf(one) === "met");
  expect(wrong.map(({ requirement }) => requirement)).toEqual([]);
});

test("most requirements that a line shows are found", () => {
  const met = cases.filter(({ wanted }) => wanted === "met");
  const missed = met.filter((one) => verdictOf(one) !== "met");
  expect(met.length).toBeGreaterThan(110);
  expect(missed.map(({ requirement }) => requirement).length).toBeLessThanOrEqual(26);
});

test("every proof says its steps", () => {
  const { chain } = matchPair({
    requirement: "Dispensing prescriptions",
    lines: [{ text: "Dispensed 250 prescriptions a day" }],
    today: "2026-11-01",
  });
  expect(chain).toEqual([
    { rule: "same", from: "Dispensed ... prescriptions", to: "Dispensing prescriptions" },
  ]);
});
