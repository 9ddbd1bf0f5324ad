import type { IParagraphOptions, ISpacingProperties } from "docx";
import { assertNever } from "@savile/model";
import { present } from "../sheet/pieces.ts";
import type { Block, EntryBlock, Piece, RowBlock, SheetSection } from "../sheet/sheet.ts";
import type { Look } from "./look.ts";
import { bar, rowOf, runsOf } from "./runs.ts";
import type { Ink, Para, Run } from "./runs.ts";
import type { Measures } from "./setting.ts";
import { hex } from "./borders.ts";
import { bulletList, listHanging, listIndent } from "./styles.ts";

/** What the paragraphs of one Word file are made with. */
export interface Maker {
  readonly look: Look;
  readonly measures: Measures;
  /** Width of a line in points. */
  readonly room: number;
}

type Options = Omit<IParagraphOptions, "children" | "text">;

function light(maker: Maker): Ink {
  return { color: hex(maker.look.colours.text_light) };
}

function muted(maker: Maker): Ink {
  return { color: hex(maker.look.colours.text_secondary) };
}

function inRow(maker: Maker, pieces: readonly (Piece | null)[], ink: Ink = {}): Run[] {
  return rowOf(
    present(pieces).map((piece) => ({ piece, ink })),
    { text: bar, ink: { ...light(maker), bold: false } },
  );
}

type GapName = keyof Look["gaps"];

/** Below a rule there is room for its own width and a little air. */
const leastBelowHeading = 60;

function spacing(maker: Maker, gap: GapName, size: number): ISpacingProperties {
  const before = maker.measures.above(gap, size);
  return {
    before: gap === "afterHeading" ? Math.max(before, leastBelowHeading) : before,
    after: 0,
    line: maker.measures.pitch(size),
    lineRule: "atLeast",
  };
}

/** A paragraph of the body's size below another, nearer or further than the style has it. */
function near(maker: Maker, gap: GapName, more: Options = {}): Options {
  return { ...more, spacing: spacing(maker, gap, maker.measures.points("body")) };
}

function bullets(pieces: readonly Piece[], keep: boolean, first: Options = {}): Para[] {
  return pieces.map((piece, index) => ({
    style: "ListParagraph",
    numbering: { reference: bulletList, level: 0 },
    keepLines: true,
    keepNext: keep && index < pieces.length - 1,
    ...(index === 0 ? first : {}),
    runs: runsOf(piece),
  }));
}

/** Title, subject and dates of an entry. The dates stand in the line: behind a tab readers lose them. */
function entryHead(maker: Maker, entry: EntryBlock, first: boolean): Para[] {
  const { title, subject, dates } = entry;
  const names = present([title, subject]);
  if (names.length === 0 && dates === null) return [];
  const date: Ink = { ...muted(maker), bold: false, size: maker.measures.halfPoints("small") };
  const children = [
    ...rowOf(
      names.map((piece) => ({ piece })),
      { text: ", " },
    ),
    ...(names.length > 0 && dates !== null ? [{ text: bar, ...light(maker), bold: false }] : []),
    ...(dates === null ? [] : runsOf(dates, date)),
  ];
  const near = first
    ? { spacing: spacing(maker, "afterHeading", maker.measures.points("entry")) }
    : {};
  const breaks = entry.breakBefore === true ? { pageBreakBefore: true } : {};
  return [{ style: "EntryHeading", ...near, ...breaks, runs: children }];
}

/** Company and location below a title on one line; what else there is on another, as on the page of the PDF. */
function placeParagraphs(maker: Maker, places: readonly Piece[], followed: boolean): Para[] {
  const [first, ...others] = places;
  if (first === undefined) return [];
  const beside = others[0]?.edge === true ? others.slice(0, 1) : [];
  const rest = others.slice(beside.length);
  const strong: Ink = {
    color: hex(maker.look.colours.secondary),
    italics: maker.look.look.places === "italic",
  };
  const line = (
    pieces: readonly { readonly piece: Piece; readonly ink: Ink }[],
    next: boolean,
  ) => ({
    ...near(maker, "entryLine", { keepNext: next, keepLines: true }),
    runs: rowOf(pieces, { text: bar, ink: light(maker) }),
  });
  const quiet = (piece: Piece) => ({ piece, ink: muted(maker) });
  const head = [{ piece: first, ink: strong }, ...beside.map(quiet)];
  return [
    line(head, followed || rest.length > 0),
    ...(rest.length === 0 ? [] : [line(rest.map(quiet), followed)]),
  ];
}

function entryParagraphs(maker: Maker, entry: EntryBlock, first: boolean): Para[] {
  const { places, summary, bullets: lines, keep } = entry;
  return [
    ...entryHead(maker, entry, first),
    ...placeParagraphs(maker, places, summary !== null || lines.length > 0),
    ...(summary === null
      ? []
      : [
          {
            ...near(maker, "bullets", { keepNext: lines.length > 0 }),
            runs: runsOf(summary),
          },
        ]),
    ...bullets(lines, keep),
  ];
}

function rowParagraph(maker: Maker, row: RowBlock, above: GapName): Para {
  const { title, notes, dates, strong } = row;
  const name = title === null ? [] : runsOf(title, { bold: strong });
  const rest = present([...notes, dates]);
  const gap = name.length > 0 && rest.length > 0;
  return {
    ...near(maker, above, { keepLines: true }),
    runs: [
      ...name,
      ...(gap ? [{ text: bar, ...light(maker) }] : []),
      ...inRow(maker, rest, muted(maker)),
    ],
  };
}

function labelColour(look: Look): string {
  const named = new Map(Object.entries(look.colours)).get(look.look.labels);
  return hex(named ?? look.colours.text);
}

function termsParagraph(
  maker: Maker,
  label: Piece | null,
  pieces: readonly Piece[],
  above: GapName,
): Para {
  const colon = pieces.length === 0 ? ":" : ": ";
  const ink = { bold: true, color: labelColour(maker.look) };
  return {
    ...near(maker, above),
    runs: [
      ...(label === null ? [] : [...runsOf(label, ink), { text: colon, ...ink }]),
      ...rowOf(
        pieces.map((piece) => ({ piece })),
        { text: ", " },
      ),
    ],
  };
}

function pairsParagraph(
  maker: Maker,
  pairs: readonly { readonly name: Piece; readonly note: Piece | null }[],
  above: GapName,
): Para {
  const children = pairs.flatMap(({ name, note }, index) => [
    ...(index === 0 ? [] : [{ text: bar, ...light(maker) }]),
    ...runsOf(name),
    ...(note === null ? [] : [{ text: " (" }, ...runsOf(note), { text: ")" }]),
  ]);
  return { ...near(maker, above), runs: children };
}

function blockParagraphs(maker: Maker, block: Block, first: boolean): Para[] {
  const below = (gap: GapName): GapName => (first ? "afterHeading" : gap);
  switch (block.kind) {
    case "prose":
      return [{ ...near(maker, below("paragraph")), runs: runsOf(block.piece) }];
    case "bullets":
      return bullets(block.pieces, false, near(maker, below("bullets")));
    case "terms":
      return [termsParagraph(maker, block.label, block.pieces, below("row"))];
    case "pairs":
      return [pairsParagraph(maker, block.pairs, below("row"))];
    case "row":
      return [rowParagraph(maker, block, below(block.strong ? "row" : "work"))];
    case "entry":
      return entryParagraphs(maker, block, first);
    default:
      return assertNever(block);
  }
}

/** A paragraph set in by so many twentieths of a point; a bullet hangs before its text as ever. */
function setIn(para: Para, by: number): Para {
  const indent =
    para.numbering === undefined ? { left: by } : { left: by + listIndent, hanging: listHanging };
  return { ...para, indent };
}

/** A section: its heading, then its blocks, set in where the template hangs its headings out. */
export function sectionParagraphs(maker: Maker, section: SheetSection): Para[] {
  const { side } = maker.look;
  const blocks = section.blocks.flatMap((block, index) =>
    blockParagraphs(maker, block, index === 0),
  );
  const hangs = side?.holds === "headings";
  return [
    { style: "Heading1", runs: runsOf(section.heading) },
    ...(hangs ? blocks.map((para) => setIn(para, (side.width + side.gap) * 20)) : blocks),
  ];
}
