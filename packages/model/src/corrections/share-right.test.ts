import { describe, expect, it } from "vitest";
import { emptyResume } from "../resume/resume.ts";
import { extractionOf } from "../testing/extraction-of.ts";
import type { Extraction } from "../tailoring/extraction.ts";
import { applyCorrections } from "./apply-corrections.ts";
import type { Correction } from "./correction.ts";
import { shareRight } from "./share-right.ts";

const who = { accountId: "a1", at: "2026-01-02T03:04:05.000Z" };
const contact = { ...emptyResume().contact, email: "orla@example.com", phone: "555 0100" };
const resume = { ...emptyResume(), name: "Orla Finch", headline: "Gardener", contact };
const read: Extraction = { ...extractionOf(resume), confidence: 0.4 };

function corrected(from: Extraction, ...corrections: Correction[]): Extraction {
  const result = applyCorrections(from, corrections, who);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

const confirmed = (path: string): Correction => ({ op: "confirm", path });

describe("the confidence of a corrected reading", () => {
  it("is the same where nothing that matters was settled", () => {
    expect(shareRight(read, read)).toBe(0.4);
    expect(shareRight(read, corrected(read, confirmed("headline")))).toBe(0.4);
  });

  it("grows by the share of the doubt that is settled", () => {
    expect(shareRight(read, corrected(read, confirmed("name")))).toBe(0.6);
    const two = corrected(read, confirmed("name"), confirmed("contact.email"));
    expect(shareRight(read, two)).toBe(0.8);
  });

  it("is full once everything that matters was settled, and kept in what is corrected", () => {
    const all = ["name", "contact.email", "contact.phone"].map(confirmed);
    expect(corrected(read, ...all).confidence).toBe(1);
  });

  it("falls where a value that was read is taken away, and never below nothing", () => {
    const without = corrected(read, { op: "set", path: "name", text: "" });
    expect(shareRight(read, without)).toBeLessThan(0.4);
    const doubtful = { ...read, confidence: 0.01 };
    expect(shareRight(doubtful, corrected(doubtful, { op: "set", path: "name", text: "" }))).toBe(
      0,
    );
  });

  it("is unknown where nothing was measured", () => {
    const unknown = { ...read, confidence: null };
    expect(shareRight(unknown, corrected(unknown, confirmed("name")))).toBeNull();
  });

  it("stays where nothing was in doubt", () => {
    const sure = {
      ...read,
      confidence: 0.9,
      facts: read.facts.map((fact) => ({ ...fact, confidence: 1 })),
    };
    expect(shareRight(sure, corrected(sure, confirmed("name")))).toBe(0.9);
  });

  it("counts the heads of jobs and studies, and nothing else of them", () => {
    const job = {
      id: "exp1",
      title: "Gardener",
      company: "Mossgate",
      location: "Reading",
      dates: { text: "2019", start: "", end: "2019" },
      summary: "",
      bullets: [{ id: "b1", text: "Kept the garden" }],
    };
    const employed = { ...extractionOf({ ...resume, experience: [job] }), confidence: 0.4 };
    const line = corrected(employed, confirmed("exp1.b1"), confirmed("exp1.location"));
    expect(line.confidence).toBe(0.4);
    expect(corrected(employed, confirmed("exp1.company")).confidence).toBe(0.5);
  });
});
