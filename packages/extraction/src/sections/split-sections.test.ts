import { expect, test } from "vitest";
import { plainLine } from "../text-line/line.ts";
import type { Line } from "../text-line/line.ts";
import { joinLetters } from "./join-headings.ts";
import { splitSections } from "./split-sections.ts";

const today = "2026-11-01";
const large: Partial<Line> = { size: 14, bold: true, gap: 2 };

function linesOf(rows: readonly (readonly [string, Partial<Line>?])[]): Line[] {
  return rows.map(([text, look], index) => ({ ...plainLine(`t.l${index + 1}`, text, 0), ...look }));
}

function shape(rows: readonly (readonly [string, Partial<Line>?])[]): string[] {
  return splitSections(linesOf(rows), today).map((one) => `${one.kinds.join("+")}: ${one.title}`);
}

const bullet = { bullet: { glyph: "•", level: 0 } };

test("headings in words that no lexicon knows are known by their style, sections by their content", () => {
  expect(
    shape([
      ["Tilda Marchbanks", { size: 22, gap: 0 }],
      ["Stations So Far", large],
      ["Night Porter, Harbour Light Inn, 2019 - 2021"],
      ["Welcomed guests after midnight", bullet],
      ["Carried the luggage of forty rooms", bullet],
      ["Where I Learned", large],
      ["Diploma in Tourism, Quayside College, 2016 - 2018"],
      ["In My Toolbox", large],
      ["ledgers, rotas, small repairs, German"],
    ]),
  ).toEqual([
    "contact: ",
    "experience: Stations So Far",
    "education: Where I Learned",
    "skills: In My Toolbox",
  ]);
});

test("a known heading keeps its kind from sections that are named otherwise", () => {
  expect(
    shape([
      ["Tilda Marchbanks", { size: 22, gap: 0 }],
      ["Experience", large],
      ["Night Porter, Harbour Light Inn, 2019 - 2021"],
      ["Welcomed guests after midnight", bullet],
      ["Side Stories", large],
      ["Stage Hand, Town Theatre, 2015 - 2016"],
      ["Moved the scenery of nine plays", bullet],
      ["Education", large],
      ["Diploma in Tourism, Quayside College, 2018"],
    ]),
  ).toEqual([
    "contact: ",
    "experience: Experience",
    "custom: Side Stories",
    "education: Education",
  ]);
});

test("a heading over two lines is one heading", () => {
  expect(
    shape([
      ["Tilda Marchbanks", { size: 22, gap: 0 }],
      ["Berufliche", large],
      ["Erfahrung", { ...large, gap: 1.2 }],
      ["Nachtportier, Gasthof Seeblick, 2019 - 2021"],
    ]),
  ).toEqual(["contact: ", "experience: Berufliche Erfahrung"]);
});

test("a column that begins with text and no heading goes on with the contact zone", () => {
  expect(
    shape([
      ["Skills", large],
      ["ledgers, rotas"],
      ["Tilda Marchbanks", { size: 22, columnStart: true }],
    ]),
  ).toEqual(["contact: ", "skills: Skills", "contact: "]);
});

test.each([
  ["P R O F I L E", "PROFILE"],
  ["W O R K   E X P E R I E N C E", "WORK EXPERIENCE"],
  ["S K I L L S   &   T O O L S", "SKILLS & TOOLS"],
])("%s is read as %s", (text, joined) => {
  expect(joinLetters(text)).toBe(joined);
});

test.each(["J. R. R. Marsh", "A B", "Grade A B C in maths", "Vitamin C"])(
  "%s is no letter-spaced text",
  (text) => {
    expect(joinLetters(text)).toBeUndefined();
  },
);

test("a label directly below a heading of its kind is no heading", () => {
  const label: Partial<Line> = { gap: 2 };
  const rows = (heading: string): readonly (readonly [string, Partial<Line>?])[] => [
    ["Tilda Marchbanks", { size: 22, gap: 0 }],
    [heading, large],
    ["Software: Excel, SAP, Word", label],
    ["Education", large],
    ["Diploma in Tourism, Quayside College, 2016 - 2018"],
  ];
  expect(shape(rows("Skills"))).toEqual(["contact: ", "skills: Skills", "education: Education"]);
});

/** A line at a height of the page. */
function at(text: string, y: number, look: Partial<Line> = {}) {
  return [text, { box: { x: 50, y, w: text.length * 6, h: 10 }, page: 1, ...look }] as const;
}

test("a heading on two lines is one, though its first line or its last one names a section as well", () => {
  expect(
    shape([
      at("Tilda Marchbanks", 30, { size: 22, gap: 0 }),
      at("Summary", 60, large),
      at("A porter who likes the quiet hours of a house.", 80),
      at("Programming", 120, large),
      at("Languages", 136, { ...large, gap: 1.2 }),
      at("Rust, Ada", 160),
      at("Ledgers and", 200, large),
      at("Rotas", 216, { ...large, gap: 1.2 }),
      at("Kept for six years in all", 240),
      at("Education", 280, large),
      at("Diploma in Tourism, Quayside College, 2018", 300),
    ]),
  ).toEqual([
    "contact: ",
    "summary: Summary",
    "skills: Programming Languages",
    "custom: Ledgers and Rotas",
    "education: Education",
  ]);
});
