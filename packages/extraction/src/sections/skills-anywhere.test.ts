import { expect, test } from "vitest";
import { plainLine } from "../text-line/line.ts";
import type { Line } from "../text-line/line.ts";
import { foldLevelledSkills } from "./levelled-skills.ts";
import { labelledKind } from "./labelled-line.rules.ts";
import { partLabelled, partSections } from "./part-labelled.ts";
import { splitSections } from "./split-sections.ts";

const large: Partial<Line> = { size: 14, bold: true, gap: 2 };

function linesOf(rows: readonly (readonly [string, Partial<Line>?])[]): Line[] {
  return rows.map(([text, look], at) => ({ ...plainLine(`t.l${at + 1}`, text, 0), ...look }));
}

function textsOf(lines: readonly Line[]): string[] {
  return lines.map(({ text }) => text);
}

test("neighbours with labels among contact details are skills, one alone is not", () => {
  const lines = linesOf([
    ["ana@example.org"],
    ["Praxis: Löten, Feilen"],
    ["Stoffe: Messing"],
    ["Sprachen: Deutsch, Englisch"],
    ["Born: Leeds"],
  ]);
  const parted = partLabelled(lines, true);
  expect(textsOf(parted.skills)).toEqual(["Praxis: Löten, Feilen", "Stoffe: Messing"]);
  expect(textsOf(parted.languages)).toEqual(["Sprachen: Deutsch, Englisch"]);
  expect(textsOf(parted.rest)).toEqual(["ana@example.org", "Born: Leeds"]);
  expect(partLabelled(lines).skills).toEqual([]);
});

test("labelled skills below a summary become a section, its prose stays", () => {
  const lines = linesOf([["Cook with nine years of work."], ["Software: Excel, Word"]]);
  const parts = partSections([{ kinds: ["summary"], title: "Profile", lines }]);
  expect(parts.map(({ kinds, lines: own }) => [kinds[0], ...textsOf(own)])).toEqual([
    ["summary", "Cook with nine years of work."],
    ["skills", "Software: Excel, Word"],
  ]);
});

test("a label of another kind keeps its line from being skills", () => {
  expect(labelledKind("Interests: chess, hiking")).toBe("other");
  expect(labelledKind("Languages: Python, SQL")).toBe("skills");
});

test("headings with a level below them are one list of skills", () => {
  const sections = ["Welding", "Soldering"].map((title) => {
    const [heading] = linesOf([[title, large]]);
    const lines = linesOf([["Advanced"]]);
    return {
      kinds: ["custom" as const],
      title,
      lines,
      ...(heading === undefined ? {} : { heading }),
    };
  });
  const folded = foldLevelledSkills(sections);
  expect(folded.map(({ kinds, lines }) => [kinds[0], ...textsOf(lines)])).toEqual([
    ["skills", "Welding", "Advanced", "Soldering", "Advanced"],
  ]);
});

test("terms that the tables know are skills though another heading claims them", () => {
  const sections = splitSections(
    linesOf([
      ["Tilda Marchbanks", { size: 22, gap: 0 }],
      ["Skills", large],
      ["bookkeeping, payroll, invoicing"],
      ["Off My Desk", large],
      ["Microsoft Excel, PostgreSQL, Tableau"],
      ["Off Duty", large],
      ["badminton, chess, long walks"],
      ["Education", large],
      ["Diploma in Tourism, Quayside College, 2018"],
    ]),
    "2026-11-01",
  );
  expect(sections.map(({ kinds, title }) => `${kinds[0]}: ${title}`)).toEqual([
    "contact: ",
    "skills: Skills",
    "skills: Off My Desk",
    "custom: Off Duty",
    "education: Education",
  ]);
});

test("a level above short terms tells a list of skills, whatever heads it and whatever the terms are", () => {
  const sections = splitSections(
    linesOf([
      ["Ana Prado", { size: 22, gap: 0 }],
      ["Education", large],
      ["Diploma, Tarrant College, 2016"],
      ["Skills", large],
      ["Ledgers, rotas"],
      ["Languages", large],
      ["English, German"],
      ["Wool and Cloth", large],
      ["Advanced", { bold: true }],
      ["Carding"],
      ["Napping"],
    ]),
    "2026-11-01",
  );
  expect(sections.at(-1)?.title).toBe("Wool and Cloth");
  expect(sections.at(-1)?.kinds).toEqual(["skills"]);
});

/** A line at a place of the page. */
function at(text: string, x: number, y: number, look: Partial<Line> = {}) {
  return [text, { box: { x, y, w: 120, h: 10 }, page: 1, ...look }] as const;
}

test("the second column of a list of skills stays with its heading, though others stand below the first", () => {
  const sections = splitSections(
    linesOf([
      at("Ana Prado", 50, 30, { size: 22, gap: 0 }),
      at("Skills", 50, 100, large),
      at("Carding", 50, 120),
      at("Napping", 50, 132),
      at("Experience", 50, 160, large),
      at("Cook, Blue Door, 2019 - 2021", 50, 180),
      at("Felting", 300, 120, { columnStart: true, block: 1 }),
      at("Weaving", 300, 132, { block: 1 }),
      at("Education", 300, 160, { ...large, block: 1 }),
      at("Diploma, Tarrant College, 2016", 300, 180, { block: 1 }),
    ]),
    "2026-11-01",
  );
  const skills = sections.find(({ kinds }) => kinds[0] === "skills");
  expect(textsOf(skills?.lines ?? [])).toEqual(["Carding", "Napping", "Felting", "Weaving"]);
});
