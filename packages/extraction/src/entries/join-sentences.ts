import type { DateContext } from "../fields/dates/find-dates.ts";
import type { Line } from "../text-line/line.ts";
import { joinLines } from "./join-wrapped.ts";
import { opensSentence, readSentence } from "./sentence-entry.ts";

const maxRows = 3;

/** How many lines below the first one the sentence of an entry needs; 0 where it is none or needs none. */
function rowsBelow(lines: readonly Line[], at: number, context: DateContext): number {
  const first = lines[at];
  if (first === undefined || first.bullet !== undefined || !opensSentence(first.text)) return 0;
  let text = first.text;
  for (let count = 1; count <= maxRows; count += 1) {
    if (readSentence(text, context) !== undefined) return count - 1;
    const next = lines[at + count];
    if (next === undefined || next.bullet !== undefined || next.block !== first.block) return 0;
    text = `${text} ${next.text}`;
  }
  return 0;
}

/** Jobs told as sentences that go on over the end of their line, as one line each. */
export function joinSentences(lines: readonly Line[], context: DateContext): Line[] {
  const out: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined) break;
    const count = rowsBelow(lines, at, context);
    out.push(count === 0 ? line : joinLines(line, lines.slice(at + 1, at + 1 + count)));
    at += count;
  }
  return out;
}
