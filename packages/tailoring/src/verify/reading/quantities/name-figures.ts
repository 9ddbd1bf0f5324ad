import { lowerAt, valueOf } from "./pieces.ts";
import type { Piece, Reader } from "./pieces.ts";
import type { Phrase } from "./phrases.ts";

function isYear(text: string): boolean {
  return /^(?:19|20)\d\d$/.test(text);
}

function name(piece: Piece, next: number): Phrase {
  return { value: valueOf(piece), kind: "plain", next, name: true };
}

/** "W-2", "P-256": capitals and a hyphen before a figure. */
function isNumbered({ pieces }: Reader, at: number): boolean {
  const [letters, hyphen, figure] = [pieces[at - 2], pieces[at - 1], pieces[at]];
  return (
    hyphen?.text === "-" &&
    hyphen.glued &&
    figure?.glued === true &&
    /^\p{Lu}{1,3}$/u.test(letters?.text ?? "") &&
    !isYear(figure.text)
  );
}

/** "3-D", "2C": one capital behind a figure. */
function isLettered({ pieces }: Reader, at: number): boolean {
  const [first, second] = [pieces[at + 1], pieces[at + 2]];
  const glued =
    first?.glued === true && /^\p{Lu}$/u.test(first.text) && !/^[KMBXVWCFAH]$/.test(first.text);
  return (
    glued ||
    (first?.text === "-" && first.glued && second?.glued === true && /^\p{Lu}$/u.test(second.text))
  );
}

/** A figure that belongs to a name, or to a date of the calendar, and counts nothing. */
export function nameFigureAt(reader: Reader, at: number): Phrase | undefined {
  const piece = reader.pieces[at];
  if (piece === undefined || !piece.figure) return undefined;
  const [mark, second] = [reader.pieces[at + 1], reader.pieces[at + 2]];
  if (isNumbered(reader, at) || isLettered(reader, at)) return name(piece, at + 1);
  if (mark === undefined || !mark.glued || second?.glued !== true) return undefined;
  // "2:1"
  if (mark.text === ":" && /^\d$/.test(second.text)) return name(piece, at + 3);
  // "24/7"
  if (`${piece.text}${mark.text}${second.text}` === "24/7") return name(piece, at + 3);
  // "5/2021"
  if (mark.text === "/" && isYear(second.text)) return name(piece, at + 1);
  // "401(k)"
  const letter = mark.text === "(" && /^\p{L}$/u.test(second.text);
  return letter && lowerAt(reader, at + 3) === ")" ? name(piece, at + 4) : undefined;
}

/** The year that "22" of "2021-22" is. */
export function yearTail({ pieces }: Reader, at: number): number | undefined {
  const [year, mark, tail] = [pieces[at - 2], pieces[at - 1], pieces[at]];
  if (year === undefined || !isYear(year.text) || mark === undefined || !mark.glued)
    return undefined;
  if (!/^[-/]$/.test(mark.text) || tail?.glued !== true || !/^\d\d$/.test(tail.text))
    return undefined;
  const value = Number(`${year.text.slice(0, 2)}${tail.text}`);
  return value > Number(year.text) ? value : undefined;
}
