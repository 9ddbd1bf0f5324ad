import { LineRuleType, Paragraph, TextRun } from "docx";
import type { IParagraphOptions, ParagraphChild } from "docx";
import { assertNever } from "@savile/model";
import { present } from "../sheet/pieces.ts";
import type { Block, EntryBlock, Piece, RowBlock, SheetSection } from "../sheet/sheet.ts";
import type { Look } from "./look.ts";
import { rowOf, runsOf } from "./runs.ts";
import type { Ink } from "./runs.ts";
import type { Measures } from "./setting.ts";
import { bulletList, hex } from "./styles.ts";

/** What the paragraphs of one Word file are made with. */
export interface Maker {
  readonly look: Look;
  readonly measures: Measures;
}

type Options = Omit<IParagraphOptions, "children" | "text">;

/** Stands between the pieces of a row, as on the page of the PDF. */
export const dot = " \u00B7 ";

function light(maker: Maker): Ink {
  return { color: hex(maker.look.colours.text_light) };
}

function muted(maker: Maker): Ink {
  return { color: hex(maker.look.colours.text_secondary) };
}

function inRow(maker: Maker, pieces: readonly (Piece | null)[], ink: Ink = {}): ParagraphChild[] {
  return rowOf(
    present(pieces).map((piece) => ({ piece, ink })),
    { text: dot, ink: { ...light(maker), bold: false } },
  );
}

/** A paragraph of the body's size below another, nearer or further than the style has it. */
function near(maker: Maker, gap: keyof Look["gaps"], more: Options = {}): Options {
  const size = maker.measures.points("body");
  return {
    ...more,
    spacing: {
      before: maker.measures.above(gap, size),
      after: 0,
      line: maker.measures.pitch(size),
      lineRule: LineRuleType.AT_LEAST,
    },
  };
}

function bullets(pieces: readonly Piece[], keep: boolean): Paragraph[] {
  return pieces.map(
    (piece, index) =>
      new Paragraph({
        style: "ListParagraph",
        numbering: { reference: bulletList, level: 0 },
        keepLines: true,
        keepNext: keep && index < pieces.length - 1,
        children: runsOf(piece),
      }),
  );
}

/** Title, subject and dates of an entry. The dates stand in the line: behind a tab readers lose them. */
function entryHead(maker: Maker, entry: EntryBlock): Paragraph[] {
  const { title, subject, dates } = entry;
  const names = present([title, subject]);
  if (names.length === 0 && dates === null) return [];
  const date: Ink = { ...muted(maker), bold: false, size: maker.measures.halfPoints("small") };
  const children = [
    ...rowOf(
      names.map((piece) => ({ piece })),
      { text: ", " },
    ),
    ...(names.length > 0 && dates !== null
      ? [new TextRun({ text: dot, ...light(maker), bold: false })]
      : []),
    ...(dates === null ? [] : runsOf(dates, date)),
  ];
  const breaks = entry.breakBefore === true ? { pageBreakBefore: true } : {};
  return [new Paragraph({ style: "Heading2", ...breaks, children })];
}

function entryParagraphs(maker: Maker, entry: EntryBlock): Paragraph[] {
  const { places, summary, bullets: lines, keep } = entry;
  const [place, ...others] = places;
  const followed = summary !== null || lines.length > 0;
  const strong = { color: hex(maker.look.colours.secondary) };
  return [
    ...entryHead(maker, entry),
    ...(place === undefined
      ? []
      : [
          new Paragraph({
            ...near(maker, "entryLine", { keepNext: followed, keepLines: true }),
            children: rowOf(
              [
                { piece: place, ink: strong },
                ...others.map((piece) => ({ piece, ink: muted(maker) })),
              ],
              { text: dot, ink: light(maker) },
            ),
          }),
        ]),
    ...(summary === null
      ? []
      : [
          new Paragraph({
            ...near(maker, "bullets", { keepNext: lines.length > 0 }),
            children: runsOf(summary),
          }),
        ]),
    ...bullets(lines, keep),
  ];
}

function rowParagraph(maker: Maker, row: RowBlock): Paragraph {
  const { title, notes, dates, strong } = row;
  const first = title === null ? [] : runsOf(title, { bold: strong });
  const rest = present([...notes, dates]);
  const gap = first.length > 0 && rest.length > 0;
  return new Paragraph({
    ...near(maker, strong ? "row" : "entry", { keepLines: true }),
    children: [
      ...first,
      ...(gap ? [new TextRun({ text: dot, ...light(maker) })] : []),
      ...inRow(maker, rest, muted(maker)),
    ],
  });
}

function termsParagraph(maker: Maker, label: Piece | null, pieces: readonly Piece[]): Paragraph {
  const colon = pieces.length === 0 ? ":" : ": ";
  return new Paragraph({
    ...near(maker, "row"),
    children: [
      ...(label === null
        ? []
        : [...runsOf(label, { bold: true }), new TextRun({ text: colon, bold: true })]),
      ...rowOf(
        pieces.map((piece) => ({ piece })),
        { text: ", " },
      ),
    ],
  });
}

function pairsParagraph(
  maker: Maker,
  pairs: readonly { readonly name: Piece; readonly note: Piece | null }[],
): Paragraph {
  const children = pairs.flatMap(({ name, note }, index) => [
    ...(index === 0 ? [] : [new TextRun({ text: dot, ...light(maker) })]),
    ...runsOf(name),
    ...(note === null ? [] : [new TextRun(" ("), ...runsOf(note), new TextRun(")")]),
  ]);
  return new Paragraph({ ...near(maker, "row"), children });
}

function blockParagraphs(maker: Maker, block: Block): Paragraph[] {
  switch (block.kind) {
    case "prose":
      return [new Paragraph({ ...near(maker, "paragraph"), children: runsOf(block.piece) })];
    case "bullets":
      return bullets(block.pieces, false);
    case "terms":
      return [termsParagraph(maker, block.label, block.pieces)];
    case "pairs":
      return [pairsParagraph(maker, block.pairs)];
    case "row":
      return [rowParagraph(maker, block)];
    case "entry":
      return entryParagraphs(maker, block);
    default:
      return assertNever(block);
  }
}

/** A section: its heading, then its blocks. */
export function sectionParagraphs(maker: Maker, section: SheetSection): Paragraph[] {
  return [
    new Paragraph({ style: "Heading1", children: runsOf(section.heading) }),
    ...section.blocks.flatMap((block) => blockParagraphs(maker, block)),
  ];
}
