import { templateIds } from "@savile/model";
import { describe, expect, test } from "vitest";
import { sheetOf } from "../sheet/printed-lines.ts";
import { plainText } from "../sheet/clean-text.ts";
import { inputOf, layOut, letterDocument, resumeDocument } from "../testing/lay-out.ts";
import { realisticResume } from "../testing/realistic-resume.ts";
import { sampleLetter } from "../testing/sample-letter.ts";
import { templatesFolder } from "../text/package-folder.ts";
import { pathsBeside, sideColumnOf, sideRunsOver } from "./side-column.ts";
import { readTokens } from "./tokens.ts";

const tokens = readTokens(templatesFolder());

/** As in a font whose letters are all half as wide as it is high. */
const widthOf = (text: string) => text.length / 2;

function columnOf(template: (typeof templateIds)[number], change = {}) {
  const document = resumeDocument({ ...realisticResume(), ...change });
  const own = tokens.get(template);
  return own && sideColumnOf(own, sheetOf(document, plainText, template), "letter", widthOf);
}

describe("the side column", () => {
  test("is that of the template: of sections, of headings, or none", () => {
    const holds = templateIds.map((id) => columnOf(id)?.holds);
    expect(holds).toEqual([undefined, undefined, "sections", undefined, "headings", undefined]);
  });

  test("is none where nothing stands in it, and none in a letter", () => {
    expect(columnOf("creative", { skills: [], competencies: [], languages: [] })).toBeUndefined();
    const own = tokens.get("executive");
    const letter = sheetOf(letterDocument(sampleLetter()), plainText, "executive");
    expect(own && sideColumnOf(own, letter, "letter", widthOf)).toBeUndefined();
  });

  test("is none of sections where the text beside it is too narrow for a contact detail", () => {
    const { contact } = realisticResume();
    const long = (letters: number) => ({
      contact: { ...contact, email: `${"m".repeat(letters)}@mill.example.org` },
    });
    expect(columnOf("creative", long(62))).toBeUndefined();
    expect(columnOf("creative", long(54))).toBeDefined();
    expect(columnOf("executive", long(62))).toBeDefined();
  });

  test("stands at the right in a language that is written from there", () => {
    expect(columnOf("executive")?.mirrored).toBe(false);
    expect(columnOf("executive", { language: "he" })?.mirrored).toBe(true);
  });

  test("runs over where something of it stands below the page's end, and nothing else does", () => {
    const area = { left: 200, right: 500, top: 50, bottom: 700 };
    const side = { left: 40, right: 180, paths: new Set(["skl1.s1"]) };
    const runs = (path: string, y: number) =>
      sideRunsOver({ anchors: () => [[path, "end", 1, 40, y, 10]], area: { ...area, side } });
    expect(runs("skl1.s1", 701)).toBe(true);
    expect(runs("skl1.s1", 699)).toBe(false);
    expect(runs("exp1.b1", 701)).toBe(false);
    expect(sideRunsOver({ anchors: () => [], area })).toBe(false);
  });
});

test("a side column that its page has no room for is set in the text", () => {
  const wide = Array.from({ length: 18 }, (_, at) => ({
    id: `s${at}`,
    text: "MMMMMMMM MMMMM WWWWWW",
  }));
  const skills = [
    {
      id: "skl1",
      category: "",
      skills: wide.flatMap((one) => [one, { ...one, id: `${one.id}x` }]),
    },
  ];
  const resume = { ...realisticResume(), skills, competencies: [], languages: [] };
  const document = resumeDocument(resume);
  const beside = pathsBeside(sheetOf(document, plainText, "creative"));
  const { pages } = layOut(document, { template: "creative", want: ["pages"] });
  const left = pages.flatMap(({ regions }) =>
    regions.filter(({ path }) => path.startsWith("exp")).map(({ x }) => x),
  );
  expect(beside.size).toBeGreaterThan(0);
  expect(Math.min(...left)).toBeLessThan(60);
});

describe("a page with a side column", () => {
  const document = resumeDocument(realisticResume());
  const { pages } = layOut(document, inputOf(document, { template: "creative", want: ["pages"] }));
  const beside = pathsBeside(sheetOf(document, plainText, "creative"));

  test("has its sections there on the first page, and the text beside them", () => {
    const [first] = pages;
    const regions = first?.regions ?? [];
    const side = regions.filter(({ path }) => beside.has(path));
    const work = regions.filter(({ path }) => path.startsWith("exp"));
    expect(new Set(side.map(({ path }) => path)).size).toBe(beside.size);
    expect(Math.max(...side.map(({ x, w }) => x + w))).toBeLessThan(
      Math.min(...work.map(({ x }) => x)),
    );
  });

  test("has nothing there on the pages after it", () => {
    for (const { regions } of pages.slice(1)) {
      expect(regions.filter(({ path }) => beside.has(path))).toEqual([]);
    }
  });
});
