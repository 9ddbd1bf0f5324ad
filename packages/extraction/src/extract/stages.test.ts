import { expect, test } from "vitest";
import { interpret } from "./extract.ts";
import { plainLine } from "../text-line/line.ts";
import type { Reading } from "../text-line/line.ts";
import { stages } from "./stages.ts";
import type { Stages } from "./stages.ts";

const texts = [
  "Tilda Marchbanks",
  "tilda.marchbanks@example.org",
  "Experience",
  "Night Porter, Harbour Light Inn, 2019 - 2021",
  "Welcomed guests after midnight",
  "Education",
  "Diploma in Tourism, Quayside College, 2018",
];

function reading(): Reading {
  const lines = texts.map((text, index) => ({ ...plainLine(`t.l${index + 1}`, text, 0), gap: 1 }));
  return { format: "txt", pages: [], lines, aside: [], findings: [] };
}

const options = { today: "2026-11-01" };

function fault(): never {
  throw new Error("planted");
}

const name = "Tilda Marchbanks";
const firms = ["Harbour Light Inn"];

/** The step that fails, and the name and the firms that the others still find. */
const cases: readonly (readonly [keyof Stages, string, readonly string[]])[] = [
  ["splitSections", name, []],
  ["buildSections", name, []],
  ["buildHead", "", firms],
  ["traceLines", name, firms],
  ["detectLanguage", name, firms],
  ["calibrateFacts", name, firms],
  ["expectedShare", name, firms],
];

test.each(cases)("a fault in %s leaves the rest", (step, foundName, foundFirms) => {
  const found = interpret(reading(), options, { ...stages, [step]: fault });
  expect(found.lines.map((line) => line.text)).toEqual(texts);
  expect(found.findings.map((finding) => finding.code)).toContain("not_understood");
  const placed = new Set([
    ...found.sections.flatMap((section) => section.lines),
    ...found.unplaced,
  ]);
  expect(found.lines.filter((line) => !placed.has(line.id))).toEqual([]);
  expect(found.resume.name).toBe(foundName);
  expect(found.resume.experience.map((job) => job.company)).toEqual(foundFirms);
});

test("without a fault nothing is said", () => {
  const codes = interpret(reading(), options).findings.map((finding) => finding.code);
  expect(codes).not.toContain("not_understood");
});
