import type { Fact } from "@savile/model";
import type { SourceLine } from "./source.ts";

/** A line of the file as it was read. */
export interface FileLine {
  readonly id: string;
  readonly text: string;
  /** Why it cannot be seen; nothing of such a line counts. */
  readonly hidden?: unknown;
  /** What it was read as: "heading" above a section. */
  readonly role?: string;
  /** The mark that it begins with, in a list. */
  readonly bullet?: unknown;
}

/** A line as the file prints it, with the values that were read from it. */
export interface PrintedLine {
  readonly text: string;
  readonly values: readonly SourceLine[];
}

/** Lines of the file by their ids, and the ids of those lines that hold hidden values. */
interface FileText {
  readonly texts: ReadonlyMap<string, string>;
  readonly hidden: ReadonlySet<string>;
}

function fileText(facts: readonly Fact[], lines: readonly FileLine[]): FileText {
  const hidden = facts.filter((fact) => fact.hidden !== undefined);
  return {
    texts: new Map(
      lines.flatMap(({ id, text, hidden: why }) => (why === undefined ? [[id, text]] : [])),
    ),
    hidden: new Set(hidden.flatMap(({ span }) => span?.lines ?? [])),
  };
}

/**
 * The printed lines of a source, in the order of their first values. Where the file is not at hand, a line is its
 * values one after the other: words between them ("good", "valid to") are lost then.
 */
export function printedLines(
  values: readonly SourceLine[],
  facts: readonly Fact[],
  lines: readonly FileLine[],
): PrintedLine[] {
  const { texts, hidden } = fileText(facts, lines);
  const spans = new Map(facts.map(({ id, span }) => [id, span?.lines ?? []]));
  const own = new Map<string, SourceLine[]>();
  for (const value of values) {
    const on = spans.get(value.address) ?? [];
    const whole = on.length > 0 && on.every((id) => texts.has(id) && !hidden.has(id));
    const ids = whole ? on : on.slice(0, 1);
    for (const id of ids.length > 0 ? ids : [value.address])
      own.set(id, [...(own.get(id) ?? []), value]);
  }
  return [...own].map(([id, here]) => ({
    text: (hidden.has(id) ? undefined : texts.get(id)) ?? here.map(({ text }) => text).join(", "),
    values: here,
  }));
}
