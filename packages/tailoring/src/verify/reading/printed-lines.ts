import type { FileLine } from "../../match/printed.ts";

/** Words of a printed heading at most. */
const mostInHeading = 3;

/** A row of marks behind a line, or nothing else. */
const rule = /[=~*#_-]{2,}\s*$/u;

function isBare({ text }: FileLine): boolean {
  return text.split(/\s+/).length <= mostInHeading && !/[\d.,;!?@]/.test(text);
}

/**
 * Whether a line is printed as the heading of a section: it was read as one, or it is a few bare words without a mark
 * between a list and lines that are of no list, or set in capitals between lines that are not.
 */
export function isHeading(
  line: FileLine,
  before: FileLine | undefined,
  next: FileLine | undefined,
): boolean {
  if (line.role === "heading" || rule.test(line.text)) return true;
  if (line.bullet !== undefined || before === undefined || next === undefined) return false;
  if (!isBare(line)) return false;
  const endsList = before.bullet !== undefined && next.bullet === undefined;
  const isSetApart = [before, next].every(({ text }) => text !== text.toUpperCase());
  return endsList || (isSetApart && line.text === line.text.toUpperCase());
}

/** Characters of a line at least that breaks off at the edge of a page. */
const leastBroken = 40;

/** Whether a line goes on with the one above it, which has no end: it has no mark of its own and begins small. */
function goesOn({ bullet, text }: FileLine, above: FileLine): boolean {
  if (bullet !== undefined || !/^\p{Ll}/u.test(text)) return false;
  if (above.bullet !== undefined) return true;
  return above.text.length >= leastBroken && /^\p{Lu}.*[^.!?:]$/u.test(above.text);
}

/** Lines with those that go on with them, as one. */
export function joined(lines: readonly FileLine[]): FileLine[] {
  const whole: FileLine[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    if (last !== undefined && goesOn(line, last))
      whole.splice(-1, 1, { ...last, text: `${last.text} ${line.text}` });
    else whole.push(line);
  }
  return whole;
}
