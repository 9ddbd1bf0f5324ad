import type { Extraction, SourceLine, SourceSpan } from "@savile/model";

/** A line of the file with the part that a value was read from; `hit` is empty where none of it was. */
export interface MarkedLine {
  readonly line: SourceLine;
  readonly before: string;
  readonly hit: string;
  readonly after: string;
}

/** The lines that a span touches, each cut into before, hit and after. */
export function markLines(lines: Extraction["lines"], span: SourceSpan): MarkedLine[] {
  const wanted = new Set(span.lines);
  const marked: MarkedLine[] = [];
  let offset = 0;
  for (const line of lines) {
    const { text } = line;
    if (wanted.has(line.id)) {
      const from = Math.max(0, Math.min(text.length, span.start - offset));
      const to = Math.max(from, Math.min(text.length, span.end - offset));
      marked.push({
        line,
        before: text.slice(0, from),
        hit: text.slice(from, to),
        after: text.slice(to),
      });
    }
    // Lines are joined by one line feed.
    offset += text.length + 1;
  }
  return marked;
}

/** Number of a line for people: counted from 1 on its page, or in the whole file where there are no pages. */
export function numberLines(lines: Extraction["lines"]): Map<string, number> {
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
