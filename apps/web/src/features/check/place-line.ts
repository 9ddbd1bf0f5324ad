import type { Extraction, SourceLine } from "@savile/model";

/** A run of text on a page: from `x` rightwards, or ending at `x`. `width` is set where it is squeezed into it. */
export interface Run {
  readonly text: string;
  readonly x: number;
  readonly anchor: "start" | "end";
  readonly width?: number;
}

// Mean advance of a letter in parts of the font size.
const meanAdvance = 0.54;
const letterShare = 0.82;

/** Font size at which a line is redrawn. */
export function sizeOf(height: number): number {
  return height * letterShare;
}

/** The last part of each line that is a value of its own, such as the dates opposite a title. */
export function lineTails(extraction: Extraction): Map<string, string> {
  const tails = new Map<string, string>();
  const textOf = new Map(extraction.lines.map((line) => [line.id, line.text]));
  for (const fact of extraction.facts) {
    const [line, ...others] = fact.span?.lines ?? [];
    if (line === undefined || others.length > 0) continue;
    if (fact.kind !== "dates" && fact.kind !== "location") continue;
    const text = textOf.get(line) ?? "";
    if (text.endsWith(fact.text) && text.length > fact.text.length) tails.set(line, fact.text);
  }
  return tails;
}

/**
 * The runs of a positioned line. A line that is much wider than its letters holds a gap: its tail stands at
 * the right end. Others are fitted into their width.
 */
export function placeLine(line: SourceLine, tail: string | undefined): Run[] {
  const { box, text } = line;
  if (box === undefined || text === "") return [];
  const natural = text.length * meanAdvance * sizeOf(box.h);
  const wide = box.w > natural * 1.3;
  if (wide && tail !== undefined) {
    return [
      { text: text.slice(0, text.length - tail.length).trimEnd(), x: box.x, anchor: "start" },
      { text: tail, x: box.x + box.w, anchor: "end" },
    ];
  }
  const fitted = !wide && box.w > natural * 0.6;
  return [{ text, x: box.x, anchor: "start", ...(fitted ? { width: box.w } : {}) }];
}
