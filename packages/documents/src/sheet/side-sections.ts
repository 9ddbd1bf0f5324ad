import type { KnownSection } from "@savile/model";
import { piecesOf } from "./printed-pieces.ts";
import type { Block, Piece, SheetSection } from "./sheet.ts";

/** A section with its id in the resume. */
export interface NamedSection {
  readonly id: string;
  readonly section: SheetSection;
}

/**
 * Sections that may stand beside the text, in the order in which they stand there: those of single words.
 * A degree or a certificate is several values, and programs part each where a narrow line ends.
 */
const beside: readonly KnownSection[] = ["skills", "competencies", "languages"];

/** Letters that surely fit on a line of the side column. */
const lettersPerLine = 24;
const longestWord = 22;
/** Lines that the side column of a first page has room for, and so few that it would stand empty. */
const mostLines = 40;
const fewestLines = 8;
/** Texts beside the column, below which the page is so empty that programs see no two columns in it. */
const fewestBeside = 15;
/** What opens the page leaves both columns the greater part of it. */
const longestLead = 1_100;

const headingLines = 2;
const gapLines = 0.2;

function lettersOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { text }) => sum + text.length + 2, 0);
}

function linesOf(block: Block): number {
  if (block.kind === "pairs") return block.pairs.length;
  const pieces = piecesOf(block);
  const runs =
    block.kind === "terms" && block.label === null ? pieces.map((one) => [one]) : [pieces];
  return runs.reduce((sum, run) => sum + Math.ceil(lettersOf(run) / lettersPerLine), gapLines);
}

/** About how many lines a section takes in the side column. */
function linesBeside({ blocks }: SheetSection): number {
  return blocks.reduce((sum, block) => sum + linesOf(block), headingLines);
}

/** Whether each language stands on one line with its level, and no word is wider than the column. */
function fits({ blocks }: SheetSection): boolean {
  const pairs = blocks.flatMap((block) => (block.kind === "pairs" ? block.pairs : []));
  const words = blocks.flatMap(piecesOf).flatMap(({ text }) => text.split(/\s/u));
  return (
    words.every((word) => word.length <= longestWord) &&
    pairs.every(({ name, note }) => name.text.length + (note?.text.length ?? 0) <= lettersPerLine)
  );
}

/** What opens the resume: its summary, and sections of the person's own before and behind it. */
function leadOf(sections: readonly NamedSection[]): readonly NamedSection[] {
  const first = sections.findIndex(({ id }) => id !== "summary" && !/^add\d/u.test(id));
  return first < 0 ? sections : sections.slice(0, first);
}

/** The sections of the side column, as many as it has room for. */
function sideOf(sections: readonly NamedSection[]): NamedSection[] {
  let left = mostLines;
  return beside.flatMap((id) => {
    const found = sections.find((one) => one.id === id);
    const lines = found === undefined ? 0 : linesBeside(found.section);
    if (found === undefined || lines > left || !fits(found.section)) return [];
    left -= lines;
    return [found];
  });
}

/**
 * Sections in an order in which those that are short enough stand beside the text: after what opens the
 * resume and before all else, which is how programs read a page of two columns, from left to right. What is
 * longer than the column stays in the text, at its place.
 */
export function withSideSections(sections: readonly NamedSection[]): SheetSection[] {
  const lead = leadOf(sections);
  const rest = sections.slice(lead.length);
  const side = sideOf(rest);
  const lines = side.reduce((sum, { section }) => sum + linesBeside(section), 0);
  const above = lettersOf(lead.flatMap(({ section }) => section.blocks.flatMap(piecesOf)));
  const text = rest.filter((one) => !side.includes(one)).map(({ section }) => section);
  const texts = text.flatMap(({ blocks }) => blocks.flatMap(piecesOf)).length;
  if (lines < fewestLines || above > longestLead || texts < fewestBeside) {
    return sections.map(({ section }) => section);
  }
  return [
    ...lead.map(({ section }) => section),
    ...side.map(({ section }) => ({ ...section, side: true as const })),
    ...text,
  ];
}
