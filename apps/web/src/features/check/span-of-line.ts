import type { SourceLine, SourceSpan } from "@savile/model";

/** The whole of a line as a place in the source text; nothing of it where there is no such line. */
export function spanOfLine(lines: readonly SourceLine[], id: string): SourceSpan {
  let start = 0;
  for (const line of lines) {
    if (line.id === id) return { start, end: start + line.text.length, lines: [id] };
    // Lines are joined by a line feed.
    start += line.text.length + 1;
  }
  return { start, end: start, lines: [] };
}
