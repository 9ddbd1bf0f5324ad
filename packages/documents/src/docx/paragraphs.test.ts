import { describe, expect, test } from "vitest";
import { pieceOf } from "../sheet/pieces.ts";
import type { Block, EntryBlock, Piece } from "../sheet/sheet.ts";
import { lookOf } from "./look.ts";
import { sectionParagraphs } from "./paragraphs.ts";
import type { Para } from "./runs.ts";
import { measuresOf, plainSetting } from "./setting.ts";

function piece(text: string): Piece {
  return pieceOf(text, text);
}

const entry: EntryBlock = {
  kind: "entry",
  id: "edu1",
  keep: true,
  title: piece("Diploma"),
  subject: piece("Gardens"),
  dates: piece("2019"),
  places: [piece("Uppsala"), { ...piece("Sweden"), edge: true }],
  summary: piece("Soils."),
  bullets: [piece("Moss"), piece("Fern")],
};

/** The paragraphs of a section without its heading. */
function below(
  blocks: readonly Block[],
  template: "modern" | "traditional" | "tech" | "executive" = "modern",
): Para[] {
  const look = lookOf(template);
  const measures = measuresOf(look, { kind: "resume", paper: "letter" }, plainSetting);
  const section = { keep: true, heading: piece("Heading"), blocks };
  return sectionParagraphs({ look, measures, room: 496 }, section).slice(1);
}

function textsOf(paragraphs: readonly Para[]): string[] {
  return paragraphs.map(({ runs }) => runs.map((run) => ("text" in run ? run.text : "")).join(""));
}

function kept(block: EntryBlock): boolean[] {
  return below([block]).map(({ keepNext }) => keepNext === true);
}

/** Which pieces of an entry's places are in italics, our signs between them too. */
function italics(template: "modern" | "traditional") {
  const [, place] = below([entry], template);
  return place?.runs.map((run) => "italics" in run && run.italics);
}

/** The lines between the head of an entry and its text. */
function placeLines(places: readonly Piece[]): string[] {
  return textsOf(below([{ ...entry, places }])).slice(1, -3);
}

test("what does not stand at the edge takes a line of its own below the first place", () => {
  const places = [
    piece("Uppsala"),
    { ...piece("Sweden"), edge: true } as const,
    piece("moss.example"),
  ];
  expect(placeLines(places)).toEqual(["Uppsala | Sweden", "moss.example"]);
  expect(placeLines([piece("Uppsala"), piece("Sweden")])).toEqual(["Uppsala", "Sweden"]);
});

test("a section in Word begins with its heading, whatever follows", () => {
  const look = lookOf("modern");
  const measures = measuresOf(look, { kind: "resume", paper: "letter" }, plainSetting);
  const section = { keep: true, heading: piece("Plants"), blocks: [] };
  expect(sectionParagraphs({ look, measures, room: 496 }, section)).toEqual([
    { style: "Heading1", runs: [{ text: "Plants" }] },
  ]);
});

describe("the words of a block in Word", () => {
  const cases: readonly (readonly [string, Block, readonly string[]])[] = [
    ["prose", { kind: "prose", piece: piece("Soils.") }, ["Soils."]],
    ["bullets", { kind: "bullets", pieces: [piece("Moss"), piece("Fern")] }, ["Moss", "Fern"]],
    [
      "terms with a label",
      { kind: "terms", label: piece("Tools"), pieces: [piece("Saw"), piece("Spade")] },
      ["Tools: Saw, Spade"],
    ],
    ["terms alone", { kind: "terms", label: null, pieces: [piece("Saw")] }, ["Saw"]],
    ["a label alone", { kind: "terms", label: piece("Tools"), pieces: [] }, ["Tools:"]],
    [
      "pairs",
      {
        kind: "pairs",
        pairs: [
          { name: piece("Greek"), note: piece("C2") },
          { name: piece("Latin"), note: null },
        ],
      },
      ["Greek (C2) | Latin"],
    ],
    [
      "a row",
      {
        kind: "row",
        strong: true,
        title: piece("Prize"),
        notes: [piece("Leith")],
        dates: piece("2020"),
      },
      ["Prize | Leith | 2020"],
    ],
    [
      "a row with a date alone",
      { kind: "row", strong: true, title: null, notes: [], dates: piece("2020") },
      ["2020"],
    ],
    [
      "a row with a title alone",
      { kind: "row", strong: false, title: piece("Prize"), notes: [], dates: null },
      ["Prize"],
    ],
    ["an entry", entry, ["Diploma, Gardens | 2019", "Uppsala | Sweden", "Soils.", "Moss", "Fern"]],
    [
      "an entry without title",
      { ...entry, title: null, subject: null, places: [], summary: null },
      ["2019", "Moss", "Fern"],
    ],
    [
      "an entry of bullets",
      { ...entry, title: null, subject: null, dates: null, places: [], summary: null },
      ["Moss", "Fern"],
    ],
    [
      "an entry without dates",
      { ...entry, dates: null, places: [], summary: null, bullets: [] },
      ["Diploma, Gardens"],
    ],
  ];

  test.each(cases)("are those of %s, parted by our signs", (_, block, texts) => {
    expect(textsOf(below([block]))).toEqual(texts);
  });
});

describe("an entry in Word", () => {
  test("is of level 2 in the outline, with its bullets in the one list", () => {
    const [head, , , ...bullets] = below([entry]);
    expect(head?.style).toBe("EntryHeading");
    for (const { style, numbering } of bullets) {
      expect(style).toBe("ListParagraph");
      expect(numbering).toEqual({ reference: "bullets", level: 0 });
    }
  });

  test("that is kept holds its lines together, but not the next entry", () => {
    expect(kept(entry)).toEqual([false, true, true, true, false]);
    expect(kept({ ...entry, keep: false })).toEqual([false, true, true, false, false]);
    expect(kept({ ...entry, summary: null, bullets: [] })).toEqual([false, false]);
  });

  test("begins a page only where the person wants it", () => {
    const [first, ...others] = below([{ ...entry, breakBefore: true }]);
    expect(first?.pageBreakBefore).toBe(true);
    for (const paragraph of others) expect(paragraph).not.toHaveProperty("pageBreakBefore");
    expect(below([entry])[0]).not.toHaveProperty("pageBreakBefore");
  });

  test("has its dates in a quieter ink than its title, not in bold", () => {
    const [head] = below([{ ...entry, subject: null }]);
    expect(head?.runs).toMatchObject([
      { text: "Diploma" },
      { text: " | ", bold: false },
      { text: "2019", bold: false, color: "48525F" },
    ]);
  });

  test("has its place in italics where the template does", () => {
    expect(italics("traditional")).toEqual([true, false, false]);
    expect(italics("modern")).toEqual([false, false, false]);
  });
});

test("the first block below a heading in Word stands nearer to it than the next to the first", () => {
  const blocks: Block[] = [entry, entry];
  const heads = below(blocks).filter(({ style }) => style === "EntryHeading");
  expect(heads[0]?.spacing?.before).toBeGreaterThanOrEqual(60);
  expect(heads[1]).not.toHaveProperty("spacing");
});

test("a strong row in Word has its title in bold, a long one has not", () => {
  const row = { kind: "row", title: piece("Prize"), notes: [], dates: null } as const;
  expect(below([{ ...row, strong: true }])[0]?.runs).toMatchObject([{ bold: true }]);
  expect(below([{ ...row, strong: false }])[0]?.runs).toMatchObject([{ bold: false }]);
});

test.each([
  ["modern", "text"],
  ["tech", "primary"],
] as const)("a label in Word is bold and in the colour that %s names for it", (template, name) => {
  const terms: Block = { kind: "terms", label: piece("Tools"), pieces: [piece("Saw")] };
  const color = lookOf(template).colours[name].slice(1).toUpperCase();
  expect(below([terms], template)[0]?.runs.slice(0, 2)).toEqual([
    { text: "Tools", bold: true, color },
    { text: ": ", bold: true, color },
  ]);
});

test("the text of a section is set in where its heading hangs out, bullets by as much more", () => {
  const { side } = lookOf("executive");
  const by = ((side?.width ?? 0) + (side?.gap ?? 0)) * 20;
  const [bullet, ...others] = below([entry], "executive").toReversed();
  expect(by).toBeGreaterThan(0);
  expect(bullet?.indent).toEqual({ left: by + 240, hanging: 200 });
  expect(others.at(-1)?.indent).toEqual({ left: by });
  expect(below([entry]).filter(({ indent }) => indent !== undefined)).toEqual([]);
});
