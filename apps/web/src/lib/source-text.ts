import type { SourceLine, SourceSpan } from "@savile/model";

/** A piece of a line; `hit` where a value was read from it. */
export interface LinePart {
  readonly text: string;
  readonly hit: boolean;
}

/** A line of the file, cut where values begin and end. */
export interface MarkedLine {
  readonly line: SourceLine;
  readonly parts: readonly LinePart[];
}

type Range = readonly [from: number, to: number];

function cutAt(text: string, ranges: readonly Range[]): LinePart[] {
  const parts: LinePart[] = [];
  let at = 0;
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const start = Math.max(from, at);
    if (to <= start) continue;
    if (start > at) parts.push({ text: text.slice(at, start), hit: false });
    parts.push({ text: text.slice(start, to), hit: true });
    at = to;
  }
  if (at < text.length) parts.push({ text: text.slice(at), hit: false });
  return parts;
}

/** The lines that the spans touch, in the order of the file, with what was read from them marked. */
export function markLines(
  lines: readonly SourceLine[],
  spans: readonly SourceSpan[],
): MarkedLine[] {
  const marked: MarkedLine[] = [];
  let offset = 0;
  for (const line of lines) {
    const { id, text } = line;
    const start = offset;
    const touching = spans.filter((span) => span.lines.includes(id));
    if (touching.length > 0) {
      const ranges = touching.map((span): Range => [
        Math.max(0, span.start - start),
        Math.min(text.length, span.end - start),
      ]);
      marked.push({ line, parts: cutAt(text, ranges) });
    }
    // Lines are joined by one line feed.
    offset += text.length + 1;
  }
  return marked;
}

/** Number of a line for people: counted from 1 on its page, or in the whole file where there are no pages. */
export function numberLines(lines: readonly SourceLine[]): Map<string, number> {
  const counts = new Map<number, number>();
  return new Map(
    lines.map((line) => {
      const page = line.page ?? 0;
      const next = (counts.get(page) ?? 0) + 1;
      counts.set(page, next);
      return [line.id, next];
    }),
  );
}
