import { emptyResume, knownSections, recordSchema, recordSections } from "@savile/model";
import type { Resume } from "@savile/model";
import { describe, expect, test } from "vitest";
import { fullResume } from "../testing/full-resume.ts";
import { plainText } from "./clean-text.ts";
import { resumeSheet } from "./resume-sheet.ts";
import { sectionTitles } from "./section-titles.ts";

function sheetWith(change: Partial<Resume>) {
  return resumeSheet({ ...emptyResume(), ...change }, plainText, "modern");
}

describe("the head of a resume sheet", () => {
  test("is the name, then the headline", () => {
    expect(sheetWith({ name: "Ada  Lovelace", headline: "Analyst\nof engines" })).toMatchObject({
      title: "Ada Lovelace – Resume",
      author: "Ada Lovelace",
      footer: "Ada Lovelace",
      name: { at: "name", text: "Ada Lovelace" },
      headline: { at: "headline", text: "Analyst of engines" },
    });
  });

  test("is the headline alone where there is no name, and it is not printed twice", () => {
    expect(sheetWith({ name: "\u200B", headline: "Analyst" })).toMatchObject({
      title: "Resume",
      author: "",
      footer: "Resume",
      name: { at: "headline", text: "Analyst" },
      headline: null,
    });
  });

  test("says what the document is where there is neither, in its language", () => {
    expect(sheetWith({ language: "es-MX" })).toMatchObject({
      lang: "es",
      region: "MX",
      title: "Currículum",
      name: { at: "", text: "Currículum" },
      headline: null,
      contacts: [],
      sections: [],
      letter: null,
    });
  });
});

describe("the sections of a resume sheet", () => {
  test("are those that have something to say, and no empty one", () => {
    const empty = sheetWith({
      summary: " \n",
      competencies: [{ id: "c1", text: "" }],
      skills: [{ id: "skl1", category: "", skills: [{ id: "s1", text: " " }] }],
      languages: [{ id: "lng1", name: "", level: "" }],
      certifications: [{ id: "crt1", name: "", issuer: "", year: "" }],
      additional: [{ id: "add1", title: "Things I grow", lines: [] }],
    });
    expect(empty.sections).toEqual([]);
  });

  test("of a resume with every field are each headed in its language, once", () => {
    const resume = { ...fullResume(), language: "nl" };
    const { sections } = resumeSheet(resume, plainText, "modern");
    const ours = sections.filter(({ heading }) => heading.at === "");
    const titles = sectionTitles("nl");
    expect(ours.map(({ heading }) => heading.text).toSorted()).toEqual(
      knownSections.map((section) => titles[section]).toSorted(),
    );
    expect(sections).toHaveLength(ours.length + resume.additional.length);
  });

  test("of the person's own have their title as heading, or a word of ours where it is missing", () => {
    const lines = [{ id: "l1", text: "Moss" }];
    const { sections } = sheetWith({
      additional: [
        { id: "add1", title: "Things I grow", lines },
        { id: "add2", title: "", lines },
      ],
    });
    expect(sections).toMatchObject([
      { heading: { at: "add1.title", text: "Things I grow" }, blocks: [{ kind: "bullets" }] },
      { heading: { at: "", text: "Additional Information" }, blocks: [{ kind: "bullets" }] },
    ]);
  });

  test("that are ordered by an id that does not exist are passed over", () => {
    const { sections } = sheetWith({
      summary: "Reads soils.",
      order: ["add9", "summary", "toString"],
    });
    expect(sections.map(({ heading }) => heading.text)).toEqual(["Summary"]);
  });

  test("print each section of records under its own heading", () => {
    const record = { organization: "", location: "", summary: "", bullets: [] };
    const dates = { text: "", start: "", end: "" };
    for (const section of recordSections) {
      const entry = recordSchema.parse({ id: "rec1", title: "Moss", dates, ...record });
      expect(sheetWith({ [section]: [entry] }).sections).toMatchObject([
        { heading: { text: sectionTitles("en")[section] }, blocks: [{ title: { text: "Moss" } }] },
      ]);
    }
  });

  test("keep a short one on a page and let a long one run over", () => {
    expect(sheetWith({ summary: "Reads soils." }).sections).toMatchObject([{ keep: true }]);
    const summary = "Reads soils. ".repeat(60);
    expect(sheetWith({ summary }).sections).toMatchObject([{ keep: false }]);
  });
});

describe("the blocks of a resume sheet", () => {
  test("are terms for skills, with a label where the group has a name", () => {
    const skills = [
      { id: "skl1", category: "Tools", skills: [{ id: "s1", text: "Saw" }] },
      { id: "skl2", category: "", skills: [{ id: "s1", text: "Spade" }] },
      { id: "skl3", category: "Machines", skills: [] },
    ];
    expect(sheetWith({ skills }).sections[0]?.blocks).toMatchObject([
      { kind: "terms", label: { text: "Tools" }, pieces: [{ at: "skl1.s1" }] },
      { kind: "terms", label: null, pieces: [{ at: "skl2.s1" }] },
      { kind: "terms", label: { text: "Machines" }, pieces: [] },
    ]);
  });

  test("are pairs for languages: a level without a language stands alone", () => {
    const languages = [
      { id: "lng1", name: "Ελληνικά", level: "C2" },
      { id: "lng2", name: "Latin", level: "" },
      { id: "lng3", name: "", level: "fluent" },
    ];
    expect(sheetWith({ languages }).sections[0]?.blocks).toMatchObject([
      {
        kind: "pairs",
        pairs: [
          { name: { text: "Ελληνικά" }, note: { text: "C2" } },
          { name: { text: "Latin" }, note: null },
          { name: { at: "lng3.level", text: "fluent" }, note: null },
        ],
      },
    ]);
  });

  test("are rows for certificates: an issuer without a name takes its place", () => {
    const certifications = [
      { id: "crt1", name: "Tree care", issuer: "Łąka Board", year: "2016" },
      { id: "crt2", name: "", issuer: "Moss Board", year: "" },
    ];
    expect(sheetWith({ certifications }).sections[0]?.blocks).toMatchObject([
      { kind: "row", title: { at: "crt1.name" }, notes: [{ at: "crt1.issuer" }] },
      { kind: "row", title: { at: "crt2.issuer" }, notes: [], dates: null },
    ]);
  });
});

describe("rows of a section", () => {
  const work = { ...fullResume().publications[0], summary: "", bullets: [] };
  const rowsWith = (...titles: string[]) => {
    const publications = titles.map((title, index) => ({
      ...recordSchema.parse(work),
      id: `pub${index + 1}`,
      title,
    }));
    const { sections } = resumeSheet({ ...fullResume(), publications }, plainText, "modern");
    const blocks = sections.find(({ heading }) => heading.text === "Publications")?.blocks ?? [];
    return blocks.flatMap((block) => (block.kind === "row" ? [block.strong] : []));
  };

  test("are bold lines where all titles are short", () => {
    expect(rowsWith("On moss", "On fern")).toEqual([true, true]);
  });

  test("are set alike where one title is long", () => {
    expect(rowsWith("On moss", "On the moss and the fern ".repeat(5))).toEqual([false, false]);
  });
});
