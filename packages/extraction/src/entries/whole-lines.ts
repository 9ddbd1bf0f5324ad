import type { Line } from "../text-line/line.ts";
import type { Marked } from "./mark-lines.ts";
import type { RawEntry } from "./segment.ts";

type IsLine = (line: Line) => boolean;

/** Fewer lines that hold all of an entry may be a coincidence. */
const fewest = 2;

/** Whether a line that is not whole names an entry whose rest a whole line above or below could be. */
function sharesHeader({ header }: RawEntry, isWhole: IsLine, isHead: IsLine): boolean {
  return (
    header.some(({ line }) => isWhole(line)) &&
    header.some(({ line }) => !isWhole(line) && isHead(line))
  );
}

/** The one date of a line that holds all of an entry is its date, wherever it stands. */
function withDate(one: Marked): Marked {
  const [date, ...others] = one.dates;
  const isOnly = one.anchor === undefined && date !== undefined && others.length === 0;
  return isOnly ? { ...one, anchor: date } : one;
}

function holdsAll({ kind, line }: Marked, isWhole: IsLine): boolean {
  return kind !== "more" && line.bullet === undefined && isWhole(line);
}

/** The entry cut before each of its whole lines but the first, above which its date may stand. */
function cut({ header, body }: RawEntry, isWhole: IsLine): RawEntry[] {
  const out: RawEntry[] = [];
  let hasWhole = false;
  for (const one of [...header, ...body]) {
    const last = out.at(-1);
    const whole = holdsAll(one, isWhole);
    const starts = last === undefined || (whole && hasWhole);
    hasWhole ||= whole;
    if (starts) out.push({ header: [whole ? withDate(one) : one], body: [] });
    else if (header.includes(one) && last.body.length === 0) last.header.push(one);
    else last.body.push(one);
  }
  return out;
}

/**
 * Studies of which each has a line that holds all of it: such a line is no part of the study above, dated or not.
 * It is decided once for a section: not where degrees and schools stand on lines of their own.
 */
export function splitWholeLines(
  entries: readonly RawEntry[],
  isWhole: IsLine | undefined,
  isHead: IsLine | undefined,
): RawEntry[] {
  if (isWhole === undefined) return [...entries];
  const lines = entries.flatMap(({ header, body }) => [...header, ...body]);
  const whole = lines.filter(({ line }) => line.bullet === undefined && isWhole(line));
  const shared = entries.some((entry) => sharesHeader(entry, isWhole, isHead ?? isWhole));
  if (whole.length < fewest || shared) return [...entries];
  return entries.flatMap((entry) => cut(entry, isWhole));
}
