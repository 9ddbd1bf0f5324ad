import { emptyLetter, emptyResume } from "@savile/model";
import type { CoverLetter, ExperienceEntry, Resume } from "@savile/model";
import { describe, expect, it } from "vitest";
import { compareDocuments, movedIds } from "./compare-documents.ts";

const period = { text: "2020", start: "2020", end: "2020" };

function job(id: string, title: string, lines: readonly string[]): ExperienceEntry {
  const bullets = lines.map((text, index) => ({ id: `b${index + 1}`, text }));
  return { id, title, company: "Dock Nine", location: "", dates: period, summary: "", bullets };
}

function resumeOf(part: Partial<Resume>): Resume {
  return { ...emptyResume(), name: "Rosa Ek", ...part };
}

function told(before: Partial<Resume>, after: Partial<Resume>) {
  const none = emptyLetter();
  return compareDocuments(
    { resume: resumeOf(before), letter: none },
    { resume: resumeOf(after), letter: none },
  );
}

function letter(texts: readonly string[]): CoverLetter {
  const paragraphs = texts.map((text, index) => ({ id: `p${index + 1}`, text }));
  return { ...emptyLetter(), paragraphs };
}

const lead = job("exp1", "Lead", ["Plan trucks", "Count stock", "Train people"]);

describe("the difference of two versions", () => {
  it("is empty for the same documents", () => {
    expect(told({ experience: [lead] }, { experience: [lead] })).toEqual([]);
  });

  it("calls the link of a job a value of it, not a detail of the contact", () => {
    const linked = { ...lead, url: "example.org" };
    expect(told({ experience: [lead] }, { experience: [linked] })).toMatchObject([
      { what: "value" },
    ]);
  });

  it("names each line that was reworded, added or removed with its entry", () => {
    const after = { ...lead, bullets: [...lead.bullets.slice(1), { id: "b9", text: "Kaizen" }] };
    const worded = {
      ...after,
      bullets: after.bullets.map((line) =>
        line.id === "b2" ? { ...line, text: "Count the stock" } : line,
      ),
    };
    expect(
      told({ experience: [lead] }, { experience: [worded] }).map((line) => ({
        ...line,
        document: undefined,
      })),
    ).toMatchObject([
      { path: "exp1.b1", change: "removed", what: "bullet", at: "Lead", after: null },
      { path: "exp1.b2", change: "reworded", before: "Count stock", after: "Count the stock" },
      { path: "exp1.b9", change: "added", before: null, after: "Kaizen" },
    ]);
  });

  it("tells a whole entry once", () => {
    const differences = told({ experience: [lead] }, { experience: [] });
    expect(differences).toMatchObject([
      { path: "exp1", change: "removed", what: "entry", at: "Lead", after: null },
    ]);
    expect(differences[0]?.before).toContain("Count stock");
  });

  it("tells what moved, and no more of it than has to move", () => {
    const turned = { ...lead, bullets: lead.bullets.toReversed() };
    expect(told({ experience: [lead] }, { experience: [turned] })).toHaveLength(2);
    expect(movedIds(["a", "b", "c", "d"], ["d", "a", "b", "c"])).toEqual(["d"]);
    expect(movedIds(["a", "b"], ["b", "x", "a"])).toHaveLength(1);
    const moved = told({ order: ["summary", "skills"] }, { order: ["skills", "summary"] });
    expect(moved).toMatchObject([{ change: "moved", what: "section" }]);
  });

  it("counts paragraphs of the letter", () => {
    const resume = resumeOf({});
    const differences = compareDocuments(
      { resume, letter: letter(["One", "Two"]) },
      { resume, letter: letter(["One", "Second"]) },
    );
    expect(differences).toMatchObject([{ document: "cover_letter", what: "paragraph", number: 2 }]);
  });
});
