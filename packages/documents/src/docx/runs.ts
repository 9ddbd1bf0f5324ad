import { ExternalHyperlink, TextRun } from "docx";
import type { IRunOptions, ParagraphChild } from "docx";
import type { Piece } from "../sheet/sheet.ts";

/** How a run differs from its paragraph's style. */
export type Ink = Pick<IRunOptions, "bold" | "italics" | "color" | "size">;

/** The text of a piece; its line feeds are line breaks, its address a hyperlink with visible text. */
export function runsOf(piece: Piece, ink: Ink = {}): ParagraphChild[] {
  const lines = piece.text
    .split("\n")
    .map((text, index) => ({ text, ...ink, ...(index === 0 ? {} : { break: 1 }) }));
  if (piece.url === undefined) return lines.map((line) => new TextRun(line));
  const children = lines.map((line) => new TextRun({ ...line, style: "Hyperlink" }));
  return [new ExternalHyperlink({ link: piece.url, children })];
}

/** Stands between the pieces of a row, as on the page of the PDF. */
export const dot = " \u00B7 ";

/** Pieces beside each other, parted by words of ours. */
export function rowOf(
  pieces: readonly { readonly piece: Piece; readonly ink?: Ink }[],
  separator: { readonly text: string; readonly ink?: Ink },
): ParagraphChild[] {
  return pieces.flatMap(({ piece, ink }, index) => [
    ...(index === 0 ? [] : [new TextRun({ text: separator.text, ...separator.ink })]),
    ...runsOf(piece, ink),
  ]);
}
