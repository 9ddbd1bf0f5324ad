import { emptyResume } from "@savile/model";
import type { Fact } from "@savile/model";
import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";
import { calibrateFacts, expectedShare } from "./calibrate.ts";
import { tables } from "./calibration.data.ts";
import type { ReadFile } from "./value-features.ts";
import { valueKindOf, valueKinds } from "./value-kinds.ts";

const options = { today: "2026-11-01" };

async function read(text: string) {
  const result = await extract(new TextEncoder().encode(text), options);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

const clear = [
  "Tilda Marchbanks",
  "tilda.marchbanks@example.org | (555) 010-4477 | Reno, NV",
  "",
  "EXPERIENCE",
  "Night Porter, Harbour Light Inn, Leeds, UK",
  "March 2019 - May 2021",
  "- Welcomed guests after midnight",
  "- Carried the luggage of forty rooms",
  "",
  "EDUCATION",
  "Diploma in Tourism, Quayside College, 2018",
].join("\n");

const muddled = [
  "thoughts of a late evening",
  "it was march 2019 and the rain would not end",
  "we spoke of 2012 and of the years before it",
  "nobody wrote to anyone@example.org that week",
].join("\n");

test("every kind of value has a table of rising steps between 0 and 1", () => {
  for (const kind of valueKinds) {
    const shares = (tables[kind]?.steps ?? []).map(([, share]) => share);
    expect([kind, shares.length > 0]).toEqual([kind, true]);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.every((share) => share > 0 && share < 1)).toBe(true);
  }
});

test.each([
  ["exp12.title", "title"],
  ["edu1.dates", "studyDates"],
  ["contact.u2", "link"],
  ["skl1.s3", "skill"],
  ["awd1.title", undefined],
  ["exp1.summary", undefined],
])("%s is a value of the kind %s", (address, kind) => {
  expect(valueKindOf(address)).toBe(kind);
});

test("a clear resume is surer than a text that is none", async () => {
  const [good, bad] = [await read(clear), await read(muddled)];
  expect(good.confidence ?? 0).toBeGreaterThan(0.8);
  expect(bad.confidence ?? 0).toBeLessThan((good.confidence ?? 0) - 0.2);
});

test("a file of which half stands in no value is less sure of itself", async () => {
  const rest = Array.from({ length: 30 }, (_, index) => `§§ ${index} ~~ ${"lorem ".repeat(6)}`);
  const [good, doubtful] = [await read(clear), await read(`${rest.join("\n")}\n\n${clear}`)];
  expect(doubtful.confidence ?? 1).toBeLessThan(good.confidence ?? 0);
});

test("no figure is 0, 1 or without measure where values were read", async () => {
  const { facts } = await read(clear);
  const known = facts.filter((fact) => valueKindOf(fact.id) !== undefined);
  expect(known.length).toBeGreaterThan(8);
  expect(known.every((fact) => fact.confidence > 0.3 && fact.confidence < 1)).toBe(true);
});

function fact(id: string, text: string, confidence: number): Fact {
  const span = { start: 0, end: text.length, lines: [] };
  return { id, kind: "title", text, span, confidence, origin: { by: "extracted" } };
}

test("what was taken for want of better words is never sure, nor is the file that it stands in", () => {
  const resume = { ...emptyResume(), name: "Tilda Marchbanks" };
  const file = (confidence: number): ReadFile => ({
    resume,
    facts: [fact("name", resume.name, 0.95), fact("exp1.title", "Night Porter", confidence)],
    lines: [],
    sections: [],
    findings: [],
    unplaced: [],
  });
  const [sure, guess] = [file(0.95), file(0.35)].map((one) => {
    const facts = calibrateFacts(one);
    return { title: facts[1]?.confidence ?? 0, whole: expectedShare(one, facts) ?? 0 };
  });
  expect(guess?.title).toBe(0.5);
  expect(sure?.title).toBeGreaterThan(0.8);
  expect(guess?.whole).toBeLessThan((sure?.whole ?? 0) * 0.6);
});
