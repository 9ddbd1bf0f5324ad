import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldLabel } from "../fold/words-of.ts";
import { committedTables } from "../testing/committed-tables.ts";
import { broaderOf, conceptAt, labelsOf, membersOf } from "./concept.ts";
import { conceptsOf } from "./concepts-of.ts";
import { termsIn } from "./terms-in.ts";

const tables = committedTables();
const concept = fc.nat(tables.concepts.kinds.length - 1);
const isShort = (label: string) => foldLabel(label).split(" ").length <= 12;
const named = (phrase: string) =>
  conceptsOf(tables, phrase).map((row) => conceptAt(tables, row).name);

function found(text: string): string[] {
  return termsIn(tables, text).map(({ start, end }) => text.slice(start, end));
}

describe("concepts", () => {
  it("each is found by every label that it has, in any spelling that folds alike", () => {
    fc.assert(
      fc.property(concept, fc.constantFrom("-", "/", "  "), (row, gap) => {
        for (const label of labelsOf(tables, row).filter(isShort)) {
          expect(conceptsOf(tables, label)).toContain(row);
          expect(conceptsOf(tables, label.replaceAll(" ", gap))).toContain(row);
        }
        expect(labelsOf(tables, row)[0]).toBe(conceptAt(tables, row).name);
      }),
      { numRuns: runs(3000) },
    );
  });

  it("the members of what a concept belongs to hold the concept", () => {
    fc.assert(
      fc.property(concept, (row) => {
        for (const wider of broaderOf(tables, row)) {
          expect(membersOf(tables, wider.row)).toContain(row);
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it.each([
    ["analyse data", "data analysis"],
    ["analysing the data", "analysis of data"],
    ["manage staff", "staff management"],
    ["organise training", "organizing trainings"],
  ])("%s is %s", (a, b) => {
    expect(conceptsOf(tables, a)).toEqual(conceptsOf(tables, b));
    expect(conceptsOf(tables, a)).not.toEqual([]);
  });

  it("initials stand for a term of the product's own both ways, in capitals alone", () => {
    expect(named("ATS")).toContain("Applicant tracking");
    expect(named("applicant tracking systems")).toContain("Applicant tracking");
    expect(named("ats")).not.toContain("Applicant tracking");
  });

  it("a program belongs to its category, and the category is no program", () => {
    const wider = conceptsOf(tables, "Tableau").flatMap((row) => broaderOf(tables, row));
    expect(wider.map(({ kind, name }) => `${kind} ${name}`)).toContain(
      "category Business intelligence and data analysis software",
    );
    expect(conceptsOf(tables, "an unheard-of zzyzx")).toEqual([]);
  });
});

describe("terms in a text", () => {
  const piece = fc.oneof(
    concept.map((row) => conceptAt(tables, row).name),
    fc.string({ unit: "binary", maxLength: 10 }),
    fc.constantFrom("and", "the", "with", "managed a team", "\n", ", ", "•"),
  );

  it("are in order, apart, and of the concept that they name", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join(" ");
        let end = 0;
        for (const span of termsIn(tables, text)) {
          expect(span.start).toBeGreaterThanOrEqual(end);
          expect(span.end).toBeGreaterThan(span.start);
          expect(conceptsOf(tables, text.slice(span.start, span.end))).toContain(span.concept);
          end = span.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: runs(1000) },
    );
  });

  it("a term of several words is found whole, at its own place", () => {
    expect(found("Kept the general ledger, did accounts payable in QuickBooks.")).toEqual(
      expect.arrayContaining(["general ledger", "accounts payable", "QuickBooks"]),
    );
  });

  it("an everyday word counts as an item of a list, and not within a sentence", () => {
    expect(found("Skills: Excel, Access, Word")).toContain("Access");
    expect(found("Gave clients access to their records")).not.toContain("access");
  });
});
