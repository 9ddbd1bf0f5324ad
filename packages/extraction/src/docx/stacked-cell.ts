import { stackedRange } from "../fields/dates/stacked-range.ts";
import { isLoneHead } from "../entries/join-wrapped.ts";
import { endsInLegalForm } from "../entries/names-in-line.ts";
import { organizationScore } from "../entries/organization.rules.ts";
import { titleScore } from "../entries/title.rules.ts";
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

/** What may go on in the next line of its cell: no title, no whole name of an employer, no sentence. */
function isOpenName(text: string): boolean {
  const isName = /^\p{Lu}/u.test(text) && !/[.,;:!?]$/u.test(text);
  return isName && organizationScore(text) < 1.6 && titleScore(text) < 1.5;
}

/** The text of a name that is broken over two lines: "Western Larch Linen" over "Services", "Alder Foods" over "Industries Ltd". */
function nameOf(texts: readonly string[]): string | undefined {
  const [first, second] = texts;
  if (first === undefined || second === undefined || texts.length > 2) return undefined;
  const isRest = isLoneHead(second) || endsInLegalForm(`${second}.`);
  return isRest && isOpenName(first) ? `${first} ${second}` : undefined;
}

/** The lines of a cell, a range or a name over several lines as one. */
export function joinStack(lines: readonly Line[]): readonly Line[] {
  const [first] = lines;
  const texts = lines.map((line) => line.text);
  const isList = lines.some(({ bullet }) => bullet !== undefined);
  const text = rangeOf(texts) ?? (isList ? undefined : nameOf(texts));
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
