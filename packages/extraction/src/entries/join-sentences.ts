import type { DateContext } from "../fields/dates/find-dates.ts";
import type { Line } from "../text-line/line.ts";
import { isBareHead, readHeadAndProse } from "./head-and-prose.ts";
import { isFullLine } from "./indented-lists.ts";
import { joinLines } from "./join-wrapped.ts";
import { opensSentence, readSentence } from "./sentence-entry.ts";
import { readTold } from "./told-job.ts";

const maxRows = 3;
/** A paragraph that tells of one job has fewer lines. */
const mostRows = 14;

/** How many lines below the first one the sentence of an entry needs; 0 where it is none or needs none. */
function rowsBelow(lines: readonly Line[], at: number, context: DateContext): number {
  const first = lines[at];
  if (first === undefined || first.bullet !== undefined || !opensSentence(first.text)) return 0;
  let text = first.text;
  for (let count = 1; count <= maxRows; count += 1) {
    if (readSentence(text, context) !== undefined) return count - 1;
    const next = lines[at + count];
    if (next === undefined || next.bullet !== undefined || next.block !== first.block) return 0;
    if (opensSentence(next.text)) return 0;
    text = `${text} ${next.text}`;
  }
  return 0;
}

/** Goes on with the paragraph above: its first word had no room there. */
function goesOn(last: Line, next: Line): boolean {
  if (next.bullet !== undefined || next.block !== last.block || next.gap >= 1.3) return false;
  if (next.cells.length > 1 || last.cells.length > 1) return false;
  return last.box === undefined ? last.fill > 0.7 : last.fill > 0.9 || isFullLine(last, next, 0);
}

/** How many lines below the first one its paragraph has. */
function restOfParagraph(lines: readonly Line[], at: number, context: DateContext): number {
  let count = 0;
  while (count < mostRows) {
    const [last, next] = [lines[at + count], lines[at + count + 1]];
    if (last === undefined || next === undefined || !goesOn(last, next)) break;
    if (/[.!?]$/u.test(last.text) && isBareHead(next.text, context)) break;
    count += 1;
  }
  return count;
}

/** Whether a paragraph names a job and tells of it. */
export function tellsJob(text: string, context: DateContext): boolean {
  return readTold(text, context) !== undefined || readHeadAndProse(text, context) !== undefined;
}

/** Jobs told as sentences or in a paragraph of their own that go on over the end of their line, as one line each. */
export function joinSentences(
  lines: readonly Line[],
  context: DateContext,
  tellsOfJobs: boolean,
): Line[] {
  const out: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined) break;
    const rest = tellsOfJobs && line.bullet === undefined ? restOfParagraph(lines, at, context) : 0;
    const paragraph = joinLines(line, lines.slice(at + 1, at + 1 + rest));
    const isHead = rest === 1 && isBareHead(paragraph.text, context);
    if (rest > 0 && (isHead || tellsJob(paragraph.text, context))) {
      out.push(paragraph);
      at += rest;
      continue;
    }
    const count = rowsBelow(lines, at, context);
    out.push(count === 0 ? line : joinLines(line, lines.slice(at + 1, at + 1 + count)));
    at += count;
  }
  return out;
}
