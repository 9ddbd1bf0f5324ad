import type { SourceLine } from "@savile/model";
import type { ReadValue } from "./read-sections.ts";

/** Where a line begins in the text that spans count in. */
function startOf(lines: readonly SourceLine[], id: string): number {
  let at = 0;
  for (const line of lines) {
    if (line.id === id) return at;
    at += line.text.length + 1;
  }
  return at;
}

/**
 * The value that was read at a place of a line; `share` (0..1) is how far along the line it is, where a
 * pointer says so. The nearest value of the line, or none where nothing was read from it.
 */
export function findValue(
  lines: readonly SourceLine[],
  values: readonly ReadValue[],
  at: { readonly line: string; readonly share: number | null },
): ReadValue | undefined {
  const here = values.filter((value) => value.lines.includes(at.line));
  if (at.share === null || here.length < 2) return here[0];
  const length = lines.find((line) => line.id === at.line)?.text.length ?? 0;
  const offset = startOf(lines, at.line) + at.share * length;
  const distance = ({ span }: ReadValue): number =>
    span === null ? Number.POSITIVE_INFINITY : Math.max(span.start - offset, offset - span.end, 0);
  return here.toSorted((a, b) => distance(a) - distance(b))[0];
}
