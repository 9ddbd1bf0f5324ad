import { emptyResume } from "@savile/model";
import type { Extraction, Trace } from "@savile/model";
import { expect, it } from "vitest";
import { coverageReport, coverageText } from "./coverage-text.ts";

const line = (id: string, page?: number) => ({
  id,
  text: "",
  block: 0,
  role: "paragraph" as const,
  ...(page === undefined ? {} : { page }),
});

const traces: Trace[] = [
  { line: "p1.l1", kind: "text", text: "Orla Finch", state: "placed", at: "name" },
  { line: "p1.l2", kind: "date", text: "2019", state: "placed", at: "exp1.dates" },
  { line: "p2.l1", kind: "text", text: "Rowing", state: "asked" },
  { line: "p2.l2", kind: "text", text: "Page 2", state: "left-out", because: "page-number" },
];

const extraction: Extraction = {
  version: 1,
  format: "pdf",
  pages: [],
  language: "en",
  confidence: null,
  resume: emptyResume(),
  facts: [],
  sections: [],
  lines: [line("p1.l1", 1), line("p1.l2", 1), line("p2.l1", 2), line("p2.l2", 2)],
  findings: [],
  unplaced: ["p2.l1"],
  traces,
};

it("tells the counts, and then each piece with its page and its reason", () => {
  expect(coverageText(extraction).split("\n")).toEqual([
    "2 of 4 facts placed; 1 left out; 1 to look at.",
    "",
    "To look at",
    "  page 2: Rowing",
    "",
    "Left out",
    "  page 2: Page 2 (number of a page)",
    "",
    "Placed",
    "  1 dates",
    "  1 texts",
  ]);
});

it("names the line where the file has no pages", () => {
  const text = { ...extraction, lines: [line("t.l1")], traces: [], unplaced: [] };
  expect(coverageText(text)).toBe("0 of 0 facts placed; 0 to look at.");
  const asked: Trace = { line: "t.l1", kind: "text", text: "Rowing", state: "asked" };
  expect(coverageText({ ...text, traces: [asked], unplaced: ["t.l1"] })).toContain("t.l1: Rowing");
});

it("has counts for programs that add up", () => {
  const { facts, placed, leftOut, asked, traces: told } = coverageReport(extraction);
  expect(placed + leftOut + asked).toBe(facts);
  expect(told).toContainEqual({ ...traces[2], page: 2 });
});
