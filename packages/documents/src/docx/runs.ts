import type { IParagraphOptions, IRunOptions } from "docx";
import type { Piece } from "../sheet/sheet.ts";

/** A stretch of text, or several that lead to an address. */
export type Run = IRunOptions | { readonly link: string; readonly runs: readonly IRunOptions[] };

/** A paragraph as it is to be built: the library is loaded only when a Word file is wanted. */
export type Para = Omit<IParagraphOptions, "children" | "text"> & { readonly runs: readonly Run[] };

/** How a run differs from its paragraph's style. */
export type Ink = Pick<IRunOptions, "bold" | "italics" | "color" | "size">;

/** The text of a piece; its line feeds are line breaks, its address a hyperlink with visible text. */
export function runsOf(piece: Piece, ink: Ink = {}): Run[] {
  const lines = piece.text
    .split("\n")
    .map((text, index) => ({ text, ...ink, ...(index === 0 ? {} : { break: 1 }) }));
  if (piece.url === undefined) return lines;
  return [{ link: piece.url, runs: lines.map((line) => ({ ...line, style: "Hyperlink" })) }];
}

/** Stands between the pieces of a row, as on the page of the PDF. */
export const bar = " | ";

/** Pieces beside each other, parted by words of ours. */
export function rowOf(
  pieces: readonly { readonly piece: Piece; readonly ink?: Ink }[],
  separator: { readonly text: string; readonly ink?: Ink },
): Run[] {
  return pieces.flatMap(({ piece, ink }, index) => [
    ...(index === 0 ? [] : [{ text: separator.text, ...separator.ink }]),
    ...runsOf(piece, ink),
  ]);
}
