import type { Line } from "../text-line/line.ts";
import { matchHeading } from "../headings/match-heading.ts";
import type { HeadingMatch } from "../headings/match-heading.ts";
import { signature } from "./learn-style.ts";

/** As few sections as are numbered through. */
const fewest = 3;
const mostWords = 6;
const roman = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];
const numbered = /^(\d{1,2}|[IVX]{1,4}|[A-L])[.):]?\s+(?=\p{Lu})/u;

/** A heading with its number taken away. */
export interface NumberedHeading {
  readonly line: Line;
  readonly match: HeadingMatch | undefined;
}

/** The places that a mark may stand for: "I" is the first numeral and the ninth letter. */
function placesOf(mark: string): number[] {
  if (/^\d/.test(mark)) return [Number(mark)];
  const numeral = roman.indexOf(mark) + 1;
  const letter = mark.length === 1 ? mark.charCodeAt(0) - 64 : 0;
  return [numeral, letter].filter((place) => place > 0);
}

function markOf({ text }: Line): string | undefined {
  const isShort = text.trim().split(/\s+/u).length <= mostWords && !/[.;!?,]$/u.test(text.trim());
  return isShort ? numbered.exec(text.trim())?.[1] : undefined;
}

/** The lines of one look that count from one on without a gap. */
function seriesOf(lines: readonly Line[]): Line[] {
  const series: Line[] = [];
  for (const line of lines) {
    const places = placesOf(markOf(line) ?? "");
    if (places.includes(series.length + 1)) series.push(line);
  }
  return series;
}

/**
 * Headings that are numbered through, as in papers: lines of one look that count from one on. One of them at least
 * has to say what a section is called; the others need not be known.
 */
export function numberedHeadings(lines: readonly Line[]): NumberedHeading[] {
  const marked = lines.filter((line) => line.bullet === undefined && markOf(line) !== undefined);
  for (const look of new Set(marked.map(signature))) {
    const alike = marked.filter((line) => signature(line) === look);
    const series = seriesOf(alike);
    const found = series.map((line) => ({
      line,
      match: matchHeading(line.text.trim().replace(numbered, "")),
    }));
    const isSaid = found.some(({ match }) => match?.exact === true);
    if (series.length >= fewest && series.length === alike.length && isSaid) return found;
  }
  return [];
}
