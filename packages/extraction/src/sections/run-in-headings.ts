import { matchHeading } from "../headings/match-heading.ts";
import type { SectionKind } from "../headings/kinds.ts";
import { isCapitals } from "../text-line/line.ts";
import type { Line } from "../text-line/line.ts";
import { cutLine } from "./cut-line.ts";

/** Words, the mark behind them, and the text that goes on in the same line. */
const runIn = /^(\p{Lu}[^.:–—\t]{2,34}?)(?:[.:]|\s[–—-])\s+(?=\S)/u;
/** One such line may be a label of anything. */
const fewest = 2;

interface RunIn {
  readonly line: Line;
  readonly end: number;
  readonly from: number;
  readonly kinds: readonly SectionKind[];
}

/** Set apart from what follows it by its capitals or its weight. */
function isLoud(line: Line, end: number): boolean {
  if (isCapitals(line.text.slice(0, end))) return !isCapitals(line.text.slice(end));
  const [first, second] = line.pieces;
  return first?.bold === true && second?.bold === false && Math.abs(first.end - end) <= 2;
}

function runInOf(line: Line): RunIn | undefined {
  const [whole, words = ""] = runIn.exec(line.text) ?? [];
  if (whole === undefined || line.bullet !== undefined || !isLoud(line, words.length))
    return undefined;
  const match = matchHeading(words);
  if (match?.exact !== true) return undefined;
  return { line, end: words.length, from: whole.length, kinds: match.kinds };
}

/**
 * "EDUCATION. MA History, Larch College": headings in capitals or in bold with their text on the same line, where at
 * least two sections begin so.
 */
export function splitRunIns(lines: readonly Line[]): Line[] {
  const found = lines.flatMap((line) => runInOf(line) ?? []);
  const kinds = new Set(found.flatMap((one) => one.kinds));
  if (found.length < fewest || kinds.size < fewest) return [...lines];
  const byLine = new Map(found.map((one) => [one.line, one]));
  return lines.flatMap((line) => {
    const one = byLine.get(line);
    if (one === undefined) return [line];
    const head = cutLine(line, 0, one.end, line.id);
    const rest = cutLine(line, one.from, line.text.length, `${line.id}b`);
    return [
      { ...head, bold: true, gap: 2 },
      { ...rest, gap: 1, bold: false },
    ];
  });
}
