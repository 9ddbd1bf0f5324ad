import { describe, expect, it } from "vitest";
import { maxBullets, maxEntries } from "../base/limits.ts";
import { entryShapes } from "../edits/list-shapes.ts";
import { parsePeriod } from "../resume/period.ts";
import { emptyResume } from "../resume/resume.ts";
import type { Resume } from "../resume/resume.ts";
import { extractionOf } from "../testing/extraction-of.ts";
import { linesOf } from "../testing/sample-documents.ts";
import { applyCorrections } from "./apply-corrections.ts";
import type { Correction } from "./correction.ts";
import type { EntrySection } from "./sections.ts";

const who = { accountId: "a1", at: "2026-01-02T03:04:05.000Z" };

const study = {
  ...entryShapes.education.blank("edu1"),
  degree: "BSc Horticulture",
  field: "Horticulture",
  school: "Reading College",
  dates: parsePeriod("2015"),
};
const prize = { ...entryShapes.awards.blank("awd1"), title: "Rose of the year", location: "Kew" };
const base: Partial<Resume> = {
  education: [study],
  awards: [prize],
  languages: ["Irish", "French", "Welsh"].map((name, index) => ({
    id: `lng${index + 1}`,
    name,
    level: "",
  })),
  additional: [
    { id: "add1", title: "Tickets", lines: linesOf("l", "Chainsaw licence", "First aid") },
    { id: "add2", title: "Pruning certificate", lines: [] },
  ],
};

function apply(resume: Partial<Resume>, ...corrections: Correction[]) {
  return applyCorrections(extractionOf({ ...emptyResume(), ...resume }), corrections, who);
}

function corrected(...corrections: Correction[]): Resume {
  const result = apply(base, ...corrections);
  if (!result.ok) throw new Error(result.error.code);
  return result.value.resume;
}

function codeOf(resume: Partial<Resume>, correction: Correction): string {
  const result = apply(resume, correction);
  return result.ok ? "ok" : result.error.code;
}

function move(entry: string, section: EntrySection, id: string, before: string | null = null) {
  return { op: "moveEntry", entry, section, id, before } as const;
}

function merge(entry: string, into: string): Correction {
  return { op: "mergeEntry", entry, into };
}

describe("an entry that moves within its section", () => {
  it.each([
    ["lng3", "lng1", "lng3 lng1 lng2"],
    ["lng1", null, "lng2 lng3 lng1"],
    ["lng1", "lng3", "lng2 lng1 lng3"],
    ["lng1", "lng9", "lng2 lng3 lng1"],
  ])("%s before %s gives %s", (entry, before, ids) => {
    const { languages } = corrected(move(entry, "languages", entry, before));
    expect(languages.map(({ id }) => id).join(" ")).toBe(ids);
  });

  it("keeps its id, and does not move before itself", () => {
    expect(codeOf(base, move("lng1", "languages", "lng4"))).toBe("id_taken");
    expect(codeOf(base, move("lng1", "languages", "lng1", "lng1"))).toBe("bad_place");
  });
});

describe("an entry that moves to another section", () => {
  it("keeps each value under the name that it has there", () => {
    const { publications, awards } = corrected(move("awd1", "publications", "pub1"));
    expect(publications).toEqual([{ ...prize, id: "pub1" }]);
    expect(awards).toEqual([]);
  });

  it("keeps as lines what has no name there, but a field that its degree says already", () => {
    const { projects } = corrected(move("edu1", "projects", "prj1"));
    expect(projects).toMatchObject([
      {
        name: "BSc Horticulture",
        technologies: "Horticulture",
        dates: { text: "2015" },
        bullets: [{ text: "Reading College" }],
      },
    ]);
    const { experience } = corrected(move("edu1", "experience", "exp1"));
    expect(experience).toMatchObject([
      { title: "BSc Horticulture", company: "Reading College", bullets: [] },
    ]);
  });

  it("stands before the neighbour that is named", () => {
    const { languages } = corrected(move("add2", "languages", "lng4", "lng2"));
    expect(languages.map(({ name }) => name)).toEqual([
      "Irish",
      "Pruning certificate",
      "French",
      "Welsh",
    ]);
  });

  it.each<[string, Correction]>([
    ["id_taken", move("awd1", "languages", "lng2")],
    ["id_taken", move("awd1", "languages", "awd9")],
    ["no_room", move("awd1", "languages", "lng9")],
    ["bad_place", move("exp9", "languages", "lng9")],
    ["bad_place", move("contact", "languages", "lng9")],
  ])("is refused as %s: %j", (code, correction) => {
    expect(codeOf(base, correction)).toBe(code);
  });

  it("is refused where the section or the entry is full", () => {
    const full = Array.from({ length: maxEntries }, (_, index) => ({
      ...entryShapes.awards.blank(`awd${index + 1}`),
      title: `Prize ${index}`,
    }));
    const leader = { ...entryShapes.leadership.blank("ldr1"), title: "Chair" };
    expect(codeOf({ awards: full, leadership: [leader] }, move("ldr1", "awards", "awd99"))).toBe(
      "too_many",
    );
    const bullets = linesOf("b", ...Array.from({ length: maxBullets }, () => "Led."));
    const long = { ...leader, organization: "Club", bullets };
    expect(codeOf({ leadership: [long] }, move("ldr1", "skills", "skl1"))).toBe("too_many");
  });
});

describe("a list under a heading of the person's own", () => {
  it("becomes an entry for each of its lines, in their order, before the neighbour that is named", () => {
    const { languages, additional } = corrected(move("add1", "languages", "lng4", "lng2"));
    expect(languages.map(({ name }) => name)).toEqual([
      "Irish",
      "Chainsaw licence",
      "First aid",
      "French",
      "Welsh",
    ]);
    expect(new Set(languages.map(({ id }) => id)).size).toBe(5);
    expect(additional.map(({ id }) => id)).toEqual(["add2"]);
  });

  it("that is a heading alone becomes an entry by that name, and is not lost", () => {
    const { certifications } = corrected(move("add2", "certifications", "crt1"));
    expect(certifications).toEqual([
      { id: "crt1", name: "Pruning certificate", issuer: "", year: "" },
    ]);
  });

  it("stays one entry where a section keeps lines", () => {
    const { projects } = corrected(move("add1", "projects", "prj1"));
    expect(projects).toMatchObject([
      { name: "Tickets", bullets: [{ text: "Chainsaw licence" }, { text: "First aid" }] },
    ]);
  });
});

describe("an entry that is merged into another", () => {
  it("fills what is empty there, and leaves there what stands", () => {
    const { awards, education } = corrected(merge("edu1", "awd1"));
    expect(education).toEqual([]);
    expect(awards).toMatchObject([
      {
        title: "Rose of the year",
        organization: "Reading College",
        location: "Kew",
        dates: { text: "2015" },
        bullets: [{ text: "BSc Horticulture" }],
      },
    ]);
  });

  it("says nothing twice that both say", () => {
    const twin = { ...prize, id: "awd2", organization: "Society" };
    const result = apply({ awards: [prize, twin] }, merge("awd2", "awd1"));
    expect(result.ok && result.value.resume.awards).toEqual([{ ...twin, id: "awd1" }]);
  });

  it.each([
    ["no_room", merge("lng1", "lng2")],
    ["bad_place", merge("lng1", "lng1")],
    ["bad_place", merge("lng1", "")],
    ["bad_place", merge("cmp", "lng1")],
  ])("is refused as %s: %j", (code, correction) => {
    expect(codeOf(base, correction)).toBe(code);
  });

  it("leaves both as they were where it is refused", () => {
    const read = extractionOf({ ...emptyResume(), ...base });
    const before = structuredClone(read);
    expect(applyCorrections(read, [merge("add1", "lng1")], who).ok).toBe(false);
    expect(read).toEqual(before);
  });
});
