import { sourceTextOf } from "@savile/model";
import type { Extraction } from "@savile/model";

/** Share of the words of a file that stand in no value and no heading, 0 to 1. */
export function unreadShare({ facts, lines, sections }: Extraction): number {
  const text = sourceTextOf(lines);
  const taken = new Uint8Array(text.length);
  for (const { span } of facts) if (span !== undefined) taken.fill(1, span.start, span.end);
  const titles = new Set(sections.map(({ title }) => title));
  let start = 0;
  for (const line of lines) {
    if (titles.has(line.text)) taken.fill(1, start, start + line.text.length);
    start += line.text.length + 1;
  }
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  return words.filter(({ index }) => taken[index] === 0).length / Math.max(1, words.length);
}

/** How many values are empty; nothing where none is. */
function missing(what: string, values: readonly string[]): string[] {
  const count = values.filter((value) => value === "").length;
  return count === 0 ? [] : [`${count} without ${what}`];
}

/** How a file was read, for a person: OCR, entries without parts, words in no value. */
export function describeReading(found: Extraction | undefined): string {
  if (found === undefined) return "not read";
  const { experience } = found.resume;
  return [
    ...(found.findings.some(({ code }) => code === "ocr_used") ? ["OCR"] : []),
    `${experience.length} jobs`,
    ...missing(
      "title",
      experience.map(({ title }) => title),
    ),
    ...missing(
      "employer",
      experience.map(({ company }) => company),
    ),
    ...missing(
      "dates",
      experience.map(({ dates }) => dates.text),
    ),
    `${Math.round(unreadShare(found) * 100)} % of the words in no value`,
  ].join(", ");
}
