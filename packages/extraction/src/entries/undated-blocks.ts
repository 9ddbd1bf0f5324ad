import type { Line } from "../text-line/line.ts";
import type { Marked } from "./mark-lines.ts";
import { organizationScore } from "./organization.rules.ts";
import type { RawEntry } from "./segment.ts";
import { titleScore } from "./title.rules.ts";

/** White space as it stands between entries. */
const apart = 1.4;
const mostWords = 6;
const clearTitle = 2.4;
const longest = 110;

function isBare({ line, dates }: Marked): boolean {
  return line.bullet === undefined && dates.length === 0 && line.cells.length === 1;
}

function isTitle(text: string): boolean {
  const isShort = text.trim().split(/\s+/u).length <= mostWords;
  return isShort && /^\p{Lu}[^.!?;:]*$/u.test(text) && titleScore(text) >= clearTitle;
}

/** Words with capitals: "Cafe Rila, Sofia". */
function areNames(text: string): boolean {
  const words = text.split(/[\s,]+/u).filter((word) => /^\p{L}{3}/u.test(word));
  const isClosed = text.length > longest || /[.!?;:]$/u.test(text.trim());
  return !isClosed && words.length > 0 && words.every((word) => /^\p{Lu}/u.test(word));
}

/** "Waiter, Cafe Rila, Sofia": a title and names on one line. */
function isWhole(text: string): boolean {
  const at = text.search(/,\s|\s[–—-]\s|\sat\s/u);
  return at > 0 && isTitle(text.slice(0, at)) && areNames(text.slice(at).replace(/^\sat\s/u, " "));
}

/** The employer right below a title. */
function isFirm(line: Line): boolean {
  return (
    line.gap < apart &&
    areNames(line.text) &&
    !(isTitle(line.text) && organizationScore(line.text) < 1.6)
  );
}

/** How many lines at a place of a text name a job without a date: set apart, a title and its employer. */
function headLength(marked: readonly Marked[], at: number, isFirst: boolean): number {
  const [one, next] = marked.slice(at, at + 2);
  if (one === undefined || !isBare(one) || (one.line.gap < apart && !isFirst)) return 0;
  if (isWhole(one.line.text)) return 1;
  const isPair = next !== undefined && isBare(next) && isFirm(next.line);
  return isPair && isTitle(one.line.text) ? 2 : 0;
}

function asHeader(one: Marked): Marked {
  return { ...one, kind: "header" };
}

function asBody(one: Marked): Marked {
  return one.kind === "header" ? { ...one, kind: "prose" } : one;
}

/** The jobs without a date in the text of another one, or before the first one, and what stands before them. */
function jobsIn(
  marked: readonly Marked[],
  isFirst: boolean,
): { readonly before: Marked[]; readonly jobs: RawEntry[] } {
  const starts = marked.flatMap((_, at) => {
    const length = headLength(marked, at, isFirst && at === 0);
    return length === 0 ? [] : [{ at, length }];
  });
  const jobs = starts.map(({ at, length }, index) => ({
    header: marked.slice(at, at + length).map(asHeader),
    body: marked.slice(at + length, starts[index + 1]?.at).map(asBody),
  }));
  return { before: marked.slice(0, starts[0]?.at), jobs };
}

/**
 * Jobs without a date among dated ones: a title and its employer, set apart from the text above them. One that
 * stands before the first date may begin the section.
 */
export function withUndatedBlocks({
  intro,
  entries,
}: {
  readonly intro: Marked[];
  readonly entries: RawEntry[];
}): { intro: Marked[]; entries: RawEntry[] } {
  const first = jobsIn(intro, true);
  const others = entries.flatMap((entry) => {
    const { before, jobs } = jobsIn(entry.body, false);
    return [{ header: entry.header, body: before }, ...jobs];
  });
  return { intro: first.before, entries: [...first.jobs, ...others] };
}
