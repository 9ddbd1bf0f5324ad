import type { DatePlace } from "./cases.ts";
import type { Shape } from "./shapes.data.ts";
import { ink, row } from "./sheet.ts";
import type { Ink, Row } from "./sheet.ts";

/** A part of a pattern: a value in its style, or the text between two values. */
interface Piece {
  readonly letter: string;
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
}

function piecesOf(pattern: string): Piece[] {
  return pattern.split(/([*_]?\{[A-Z]\}[*_]?)/).flatMap((text): Piece[] => {
    if (text === "") return [];
    const letter = /\{([A-Z])\}/.exec(text)?.[1] ?? "";
    return [{ letter, text, bold: text.startsWith("*"), italic: text.startsWith("_") }];
  });
}

/** Values that are missing take the text before them with them, or the text after the first one. */
function fillSide(pattern: string, values: Readonly<Record<string, string>>): Ink[] {
  const out: Ink[] = [];
  let waiting = "";
  for (const piece of piecesOf(pattern)) {
    if (piece.letter === "") {
      waiting = piece.text;
      continue;
    }
    const value = values[piece.letter] ?? "";
    if (value === "") {
      waiting = "";
      continue;
    }
    const isLabel = /\w/.test(waiting) || waiting.startsWith(":");
    if (waiting !== "" && (out.length > 0 || isLabel)) out.push(ink(waiting));
    out.push(ink(value, { bold: piece.bold, italic: piece.italic }));
    waiting = "";
  }
  if (waiting === ")" && out.length > 1) out.push(ink(waiting));
  return out;
}

const inlineMarks = [" | ", ", ", " – ", " · "] as const;

function withDates(rows: Row[], at: number, dates: string, separator: number): Row[] {
  return rows.map((one, index) => {
    if (index !== at) return one;
    const mark = inlineMarks[separator % inlineMarks.length] ?? ", ";
    const left = separator === 1 ? [ink(" ("), ink(`${dates})`)] : [ink(mark), ink(dates)];
    return { left: [...one.left, ...left], right: one.right };
  });
}

function onTheRight(rows: Row[], at: number, dates: string): Row[] {
  const free = rows.findIndex((one, index) => index >= at && one.right.length === 0);
  if (free < 0) return [...rows, row("", dates)];
  return rows.map((one, index) => (index === free ? { left: one.left, right: [ink(dates)] } : one));
}

export interface HeaderInput {
  readonly shape: Shape;
  readonly values: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<string, string>>;
  readonly dates: string;
  readonly place: DatePlace;
  readonly separator: number;
}

/** The header lines of an entry with its dates in their place. */
export function makeHeader(input: HeaderInput): Row[] {
  const patterns = input.shape.rows.map((pattern) =>
    pattern.replace(/\{([a-z]+)\}/g, (_, name: string) => input.words[name] ?? ""),
  );
  const kept = patterns
    .map((pattern) => {
      const [left = "", right = ""] = pattern.split("\t");
      return { left: fillSide(left, input.values), right: fillSide(right, input.values) };
    })
    .map((one) => (one.left.length === 0 ? { left: one.right, right: [] } : one))
    .filter((one) => one.left.length > 0);
  const at = Math.min(input.shape.dateRow, kept.length - 1);
  if (input.dates === "" || input.place === "left") return kept;
  if (input.place === "right") return onTheRight(kept, at, input.dates);
  if (input.place === "below") return [...kept, row(input.dates)];
  if (input.place === "above") return [row(input.dates), ...kept];
  return withDates(kept, at, input.dates, input.separator);
}
