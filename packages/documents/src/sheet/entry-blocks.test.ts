import { entrySchema, noPeriod, recordSchema, recordSections } from "@savile/model";
import type { EducationEntry, RecordEntry } from "@savile/model";
import { describe, expect, test } from "vitest";
import { plainText } from "./clean-text.ts";
import {
  alike,
  educationBlocks,
  experienceBlocks,
  projectBlocks,
  recordBlocks,
  rowBlock,
} from "./entry-blocks.ts";
import { createPieceMaker, pieceOf } from "./pieces.ts";
import { rowSections } from "./sheet.ts";
import type { Block } from "./sheet.ts";

const make = createPieceMaker(plainText);
const bullet = { id: "b1", text: "Pruned 40 trees" };

/** What a block says in its places, addresses before texts. */
function said(blocks: readonly Block[]) {
  return blocks.map((block) => {
    if (block.kind !== "entry" && block.kind !== "row") return block.kind;
    const { kind, title, dates } = block;
    const others = block.kind === "entry" ? block.places : block.notes;
    return {
      kind,
      title: title?.at,
      dates: dates?.at,
      others: others.map(({ at }) => at),
      ...(block.kind === "entry" && block.subject !== null ? { subject: block.subject.at } : {}),
    };
  });
}

function job(change: object) {
  const empty = { title: "", company: "", location: "", summary: "", bullets: [] };
  return entrySchema("experience").parse({ id: "exp1", dates: noPeriod(), ...empty, ...change });
}

function keeps(...texts: string[]) {
  const bullets = texts.map((text, index) => ({ id: `b${index}`, text }));
  return experienceBlocks(job({ title: "Gardener", bullets }), make).map(
    (block) => block.kind === "entry" && block.keep,
  );
}

function study(change: Partial<EducationEntry>) {
  const empty = { degree: "", field: "", school: "", location: "", details: [] };
  const entry = entrySchema("education").parse({
    id: "edu1",
    dates: noPeriod(),
    ...empty,
    ...change,
  });
  return said(educationBlocks(entry, make))[0];
}

/** The sections in which a record is one line. */
function sectionsWithRow(entry: RecordEntry) {
  return recordSections.filter((section) => recordBlocks(section, entry, make)[0]?.kind === "row");
}

function strongOf(letters: number) {
  return rowBlock([pieceOf("crt1.name", "x".repeat(letters))], null).map(
    (block) => block.kind === "row" && block.strong,
  );
}

describe("a job", () => {
  test("that states nothing is not printed", () => {
    expect(experienceBlocks(job({}), make)).toEqual([]);
    expect(
      experienceBlocks(job({ title: " \u200B", bullets: [{ id: "b1", text: "" }] }), make),
    ).toEqual([]);
  });

  test.each([
    [
      { title: "Gardener", company: "Moss", location: "Leith" },
      "exp1.title",
      ["company", "location"],
    ],
    [{ company: "Moss", location: "Leith" }, "exp1.company", ["location"]],
    [{ location: "Leith" }, "exp1.location", []],
  ])("with %o is headed by the first of them", (names, title, others) => {
    expect(said(experienceBlocks(job(names), make))).toEqual([
      { kind: "entry", title, dates: undefined, others: others.map((name) => `exp1.${name}`) },
    ]);
  });

  test.each([
    ["dates", { dates: { text: "2019", start: "", end: "" } }],
    ["a summary", { summary: "A nursery." }],
    ["bullets", { bullets: [bullet] }],
  ])("with %s alone is printed without a title", (_, change) => {
    expect(experienceBlocks(job(change), make)).toMatchObject([{ kind: "entry", title: null }]);
  });

  test("stays on one page up to four lines below its head, and not with more", () => {
    expect(keeps("a", "b", "c", "d")).toEqual([true]);
    expect(keeps("a", "b", "c", "d", "e")).toEqual([false]);
    expect(keeps("a", "b", `${"long ".repeat(40)}end`)).toEqual([false]);
    expect(keeps("a\nb\nc\nd\ne")).toEqual([false]);
  });

  test("has the lines of its summary, and a title on one line", () => {
    const [block] = experienceBlocks(job({ title: "Head\nGardener", summary: "One.\nTwo." }), make);
    expect(block).toMatchObject({
      title: { text: "Head Gardener" },
      summary: { text: "One.\nTwo." },
    });
  });
});

describe("a degree", () => {
  test("is followed by its field", () => {
    expect(study({ degree: "BSc", field: "Botany", school: "Uppsala" })).toMatchObject({
      title: "edu1.degree",
      subject: "edu1.field",
      others: ["edu1.school"],
    });
  });

  test.each([
    ["BSc Botany", "Botany"],
    ["BSc in BOTANY", " botany "],
    ["MSc Écologie", "écologie"],
    ["BSc", ""],
  ])("%j says the field %j already", (degree, field) => {
    expect(study({ degree, field })).not.toHaveProperty("subject");
  });

  test("that is missing leaves its place to the field, and then to the school", () => {
    expect(study({ field: "Botany", school: "Uppsala" })).toMatchObject({
      title: "edu1.field",
      others: ["edu1.school"],
    });
    expect(study({ school: "Uppsala" })).toMatchObject({ title: "edu1.school", others: [] });
    expect(study({})).toBeUndefined();
  });
});

test("a project has its technologies below its name and its description as summary", () => {
  const project = entrySchema("projects").parse({
    id: "prj1",
    name: "Wiesenplan",
    technologies: "R, QGIS",
    dates: { text: "2021", start: "2021", end: "2021" },
    description: "Maps of meadows.",
    bullets: [bullet],
  });
  expect(projectBlocks(project, make)).toMatchObject([
    {
      id: "prj1",
      title: { at: "prj1.name" },
      places: [{ at: "prj1.technologies" }],
      dates: { at: "prj1.dates" },
      summary: { at: "prj1.description" },
      bullets: [{ at: "prj1.b1" }],
    },
  ]);
});

describe("a record", () => {
  const record: RecordEntry = recordSchema.parse({
    id: "rec1",
    title: "On moss",
    organization: "Moss Review",
    location: "Leith",
    dates: { text: "2020", start: "2020", end: "2020" },
    summary: "",
    bullets: [],
  });
  test("without a text of its own is one line in the sections that print rows, and an entry elsewhere", () => {
    expect(sectionsWithRow(record)).toEqual(
      recordSections.filter((section) => rowSections.includes(section)),
    );
    expect(said(recordBlocks("awards", record, make))).toEqual([
      {
        kind: "row",
        title: "rec1.title",
        dates: "rec1.dates",
        others: ["rec1.organization", "rec1.location"],
      },
    ]);
  });

  test("with a text of its own is an entry in every section", () => {
    expect(sectionsWithRow({ ...record, summary: "About moss." })).toEqual([]);
    expect(sectionsWithRow({ ...record, bullets: [bullet] })).toEqual([]);
  });

  test("whose text is only white space is a line all the same", () => {
    expect(
      sectionsWithRow({ ...record, summary: " \n ", bullets: [{ id: "b1", text: " " }] }),
    ).toEqual(sectionsWithRow(record));
  });

  test("that states nothing is not printed in any section", () => {
    const empty = { ...record, title: "", organization: "", location: "", dates: noPeriod() };
    expect(recordSections.flatMap((section) => recordBlocks(section, empty, make))).toEqual([]);
  });
});

describe("a row", () => {
  test("is strong up to 90 letters", () => {
    expect([strongOf(90), strongOf(91)]).toEqual([[true], [false]]);
  });

  test("without a name has its date alone, and without both is nothing", () => {
    expect(rowBlock([null, null], pieceOf("crt1.year", "2016"))).toMatchObject([
      { title: null, notes: [], dates: { text: "2016" } },
    ]);
    expect(rowBlock([null], null)).toEqual([]);
  });

  test("looks like its neighbours: one that is long takes the strength of all, and of nothing else", () => {
    const short = rowBlock([pieceOf("a", "short")], null);
    const long = rowBlock([pieceOf("b", "x".repeat(91))], null);
    const entry = experienceBlocks(job({ title: "Gardener" }), make);
    expect(alike([...short, ...entry])).toEqual([...short, ...entry]);
    expect(alike([...short, ...entry, ...long])).toEqual([
      ...short.map((row) => ({ ...row, strong: false })),
      ...entry,
      ...long,
    ]);
  });
});
