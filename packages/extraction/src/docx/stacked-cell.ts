import { stackedRange } from "../fields/dates/stacked-range.ts";
import type { Line } from "../text-line/line.ts";
import { elements, textOf } from "../bytes/parse-xml.ts";
import type { XmlElement } from "../bytes/parse-xml.ts";

/** A cell holds what belongs together, but for two dates with the later one on top: those may be two rows. */
function rangeOf(texts: readonly string[]): string | undefined {
  const range = stackedRange(texts);
  return range !== undefined && (range.isTold || range.rises) ? range.text : undefined;
}

function paragraphTexts(cell: XmlElement): string[] {
  return elements(cell)
    .filter((one) => one.name === "w:p")
    .map((one) => textOf(one).trim())
    .filter((text) => text !== "");
}

/** Paragraphs of a cell that say something; a range that is broken over several of them counts as one. */
export function paragraphsIn(cell: XmlElement): number {
  const texts = paragraphTexts(cell);
  return rangeOf(texts) === undefined ? texts.length : 1;
}

/** The lines of a cell, a range over several lines as one. */
export function joinStack(lines: readonly Line[]): readonly Line[] {
  const [first] = lines;
  const text = rangeOf(lines.map((line) => line.text));
  if (first === undefined || text === undefined) return lines;
  const whole = { start: 0, end: text.length };
  const { bold, italic, size } = first;
  return [
    {
      ...first,
      text,
      cells: [{ ...whole, x: 0 }],
      pieces: [{ ...whole, bold, italic, size }],
      links: [],
    },
  ];
}
