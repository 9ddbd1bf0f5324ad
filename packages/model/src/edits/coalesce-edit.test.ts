import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parsePeriod } from "../resume/period.ts";
import { at } from "../testing/any-edits.ts";
import { anyText } from "../testing/arbitrary.ts";
import { sample, valueOf } from "../testing/sample-documents.ts";
import { applyEdit } from "./apply-edit.ts";
import { coalesceEdit, coalesceWithinMs } from "./coalesce-edit.ts";
import type { Documents, Edit, TextEdit } from "../tailoring/edit.ts";
import { insertEdit, textEdit } from "./make-edit.ts";
import { invertEdit, replayEdits } from "./replay-edits.ts";

const resume = { documents: sample, document: "resume", at } as const;
const typed = valueOf(textEdit(resume, "name", "Ad"));
const insertion = valueOf(insertEdit(resume, "exp1.bullets", { id: "b20000", text: "new" }));

function later(ms: number): string {
  return new Date(Date.parse(at) + ms).toISOString();
}

function next(text: string, ms: number): TextEdit {
  return { ...typed, old: typed.next, next: text, at: later(ms) };
}

/** The sample with dates that mean more than their text says. */
const dated: Documents = {
  ...sample,
  resume: {
    ...sample.resume,
    experience: sample.resume.experience.map((job) => ({
      ...job,
      dates: { ...parsePeriod("2020"), start: "2019" },
    })),
  },
};

describe("typing", () => {
  it.each([0, 1, coalesceWithinMs])(
    "in one text within %i ms is one step, with the first and the last text",
    (ms) => {
      const one = coalesceEdit(typed, next("Eve", ms));
      expect(one).toEqual({ ...typed, old: "Ada", next: "Eve", at: later(ms) });
    },
  );

  it.each([coalesceWithinMs + 1, -1, 86_400_000])("after %i ms is another step", (ms) => {
    expect(coalesceEdit(typed, next("Eve", ms))).toBeNull();
  });

  it("at a time that is none is another step", () => {
    expect(coalesceEdit(typed, { ...next("Eve", 1), at: "soon" })).toBeNull();
    expect(coalesceEdit({ ...typed, at: "" }, next("Eve", 1))).toBeNull();
  });

  it("elsewhere, or over another text, is another step", () => {
    expect(coalesceEdit(typed, { ...next("Eve", 1), path: "summary" })).toBeNull();
    expect(coalesceEdit(typed, { ...next("Eve", 1), document: "cover_letter" })).toBeNull();
    expect(coalesceEdit(typed, { ...next("Eve", 1), old: "Bea" })).toBeNull();
  });

  it("before or after an edit of another kind is another step", () => {
    expect(coalesceEdit(insertion, next("Eve", 1))).toBeNull();
    expect(coalesceEdit(typed, insertion)).toBeNull();
    expect(coalesceEdit(insertion, insertion)).toBeNull();
  });

  it("goes on as one step for as long as the person goes on", () => {
    let whole: Edit = typed;
    for (let letter = 1; letter <= 10; letter += 1) {
      const one = { ...next("x".repeat(letter), letter * 400), old: "x".repeat(letter - 1) };
      whole = coalesceEdit(whole, letter === 1 ? { ...one, old: "Ad" } : one) ?? whole;
    }
    expect(whole).toMatchObject({ old: "Ada", next: "x".repeat(10), at: later(4_000) });
  });

  it("that ends where it began leaves everything as it was", () => {
    const one = coalesceEdit(typed, next("Ada", 100));
    expect(one).toMatchObject({ old: "Ada", next: "Ada" });
    expect(one !== null && valueOf(applyEdit(sample, one))).toBe(sample);
  });
});

describe("typing in dates", () => {
  const first = valueOf(textEdit({ ...resume, documents: dated }, "exp1.dates", "2021"));

  it("keeps what the first dates meant, which their text does not say", () => {
    const { period: _, ...plain } = first;
    const second: TextEdit = { ...plain, at: later(100), old: "2021", next: "2022" };
    expect(coalesceEdit(first, second)).toMatchObject({
      old: "2020",
      next: "2022",
      period: {
        old: { text: "2020", start: "2019", end: "2020" },
        next: { text: "2022", start: "", end: "2022" },
      },
    });
  });

  it("keeps what the last dates mean, where only the second edit says it", () => {
    const means = { text: "then", start: "2022", end: "present" };
    const { period: _, ...plain } = first;
    const second: TextEdit = {
      ...plain,
      at: later(100),
      old: "2021",
      next: "then",
      period: { old: { text: "2021", start: "", end: "2021" }, next: means },
    };
    expect(coalesceEdit(plain, second)).toMatchObject({
      period: { old: { text: "2020", start: "", end: "2020" }, next: means },
    });
  });

  it("says nothing of periods where both texts speak for themselves", () => {
    expect(coalesceEdit(typed, next("Eve", 1))).not.toHaveProperty("period");
  });

  it("or in any text ends like its single edits, and takes all of them back", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("name", "summary", "exp1.b1", "exp1.dates"),
        fc.array(anyText(), { minLength: 2, maxLength: 6 }),
        (path, texts) => {
          let current = dated;
          let whole: Edit | null = null;
          for (const text of texts) {
            const one = valueOf(textEdit({ ...resume, documents: current }, path, text));
            const applied = applyEdit(current, one);
            fc.pre(applied.ok);
            if (!applied.ok) return;
            current = applied.value;
            whole = whole === null ? one : coalesceEdit(whole, one);
            expect(whole).not.toBeNull();
          }
          if (whole === null) return;
          expect(replayEdits(dated, [whole]).documents).toEqual(current);
          expect(replayEdits(current, [invertEdit(whole, at)]).documents).toEqual(dated);
        },
      ),
      { numRuns: runs(300) },
    );
  });
});
