import { expect, test } from "vitest";
import { pieceOf } from "./pieces.ts";
import type { Block } from "./sheet.ts";
import { withSideSections } from "./side-sections.ts";
import type { NamedSection } from "./side-sections.ts";

function section(id: string, ...blocks: readonly Block[]): NamedSection {
  return { id, section: { keep: true, heading: pieceOf("", id), blocks } };
}

function prose(id: string, text: string): NamedSection {
  return section(id, { kind: "prose", piece: pieceOf(id, text) });
}

function terms(id: string, ...words: readonly string[]): NamedSection {
  const pieces = words.map((word) => pieceOf(id, word));
  return section(id, { kind: "terms", label: null, pieces });
}

function languages(...notes: readonly string[]): NamedSection {
  const pairs = notes.map((note) => ({ name: pieceOf("", "Basque"), note: pieceOf("", note) }));
  return section("languages", { kind: "pairs", pairs });
}

/** Work of so many lines. */
function jobs(lines: number): NamedSection {
  const pieces = Array.from({ length: lines }, (_, at) => pieceOf(`exp1.b${at}`, "Welds."));
  return section("experience", { kind: "bullets", pieces });
}

const work = jobs(15);
const six = ["welding", "bending", "cutting", "reading", "lifting", "testing"];

/** Headings in their printed order, those of the side column in brackets. */
function printed(...sections: readonly NamedSection[]): string[] {
  return withSideSections(sections).map(({ side, heading }) =>
    side ? `(${heading.text})` : heading.text,
  );
}

test("short sections of words stand beside the text: after the summary, before all else", () => {
  expect(
    printed(prose("summary", "Welder."), work, languages("native"), terms("skills", ...six)),
  ).toEqual(["summary", "(skills)", "(languages)", "experience"]);
});

test("what the person put before the summary stays there", () => {
  const sections = [prose("add1", "Mine."), work, terms("skills", ...six)];
  expect(printed(...sections)).toEqual(["add1", "(skills)", "experience"]);
});

test.each([
  ["a list longer than the column", terms("skills", ...Array.from({ length: 60 }, () => "word"))],
  ["words too few for a column", terms("skills", "welding")],
  ["a word wider than the column", terms("skills", ...six, "elektroenzephalographisch")],
  ["a level wider than the column", languages("as my mother and my father speak it")],
])("%s stays in the text", (_, long) => {
  expect(printed(work, long)).toEqual(["experience", long.id]);
});

test("beside a page that is all but empty there is no side column", () => {
  const skills = terms("skills", ...six);
  expect(printed(jobs(15), skills)).toEqual(["(skills)", "experience"]);
  expect(printed(jobs(14), skills)).toEqual(["experience", "skills"]);
});

test("beside a long list the others still stand in the column", () => {
  const long = terms("skills", ...Array.from({ length: 60 }, () => "word"));
  const sections = [work, long, terms("competencies", ...six)];
  expect(printed(...sections)).toEqual(["(competencies)", "experience", "skills"]);
});

test("below an opening of half a page there is no side column, nor beside nothing", () => {
  const skills = terms("skills", ...six);
  expect(printed(prose("summary", "word ".repeat(300)), work, skills)).toEqual([
    "summary",
    "experience",
    "skills",
  ]);
  expect(printed(prose("summary", "Welder."), skills)).toEqual(["summary", "skills"]);
});
