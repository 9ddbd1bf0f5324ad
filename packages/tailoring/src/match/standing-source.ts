import { analyse } from "./analyse.ts";
import type { Source, SourceLine } from "./source.ts";
import { takenBack } from "./taken-back.ts";
import type { TakenBack } from "./taken-back.ts";

/** Places whose lines tell what was done; elsewhere words of status speak of the entry. */
const told: ReadonlySet<SourceLine["place"]> = new Set(["role", "title"]);

/** The words of a line that count `cap` at most, with blanks for all others. */
function wordsOf(text: string, spans: readonly TakenBack[], cap: number): string {
  const caps = Array.from({ length: text.length }, () => 1);
  for (const span of spans) {
    for (let at = span.start; at < span.end; at += 1) caps[at] = Math.min(caps[at] ?? 1, span.cap);
  }
  return text.replaceAll(/./gsu, (sign, at: number) =>
    caps[at] === cap ? sign : " ".repeat(sign.length),
  );
}

function withWords(line: SourceLine, text: string): SourceLine {
  return { ...line, text, ...analyse(text, line.place === "list" || line.kind === "skill") };
}

/** A line as it stands: what it takes back is gone, and what counts less is a line of its own. */
function standingLines(line: SourceLine, month: string, wishes: boolean): SourceLine[] {
  const spans = takenBack(
    line.text,
    !told.has(line.place) && !line.address.startsWith("exp"),
    month,
  );
  const taken = wishes ? spans.filter(({ says }) => says !== "wish") : spans;
  if (taken.length === 0) return [line];
  const caps = [...new Set(taken.map(({ cap }) => cap))].filter((cap) => cap > 0);
  return [
    withWords(line, wordsOf(line.text, taken, 1)),
    ...caps.map((cap) => ({ ...withWords(line, wordsOf(line.text, taken, cap)), cap })),
  ].filter(({ text }) => /\p{L}/u.test(text));
}

const views = new WeakMap<Source, Map<boolean, Source>>();

/**
 * A source without the words that a line takes back: denials, work of others, wishes. What is open, expired or only
 * seen stays with a cap. `wishes` keeps what somebody would like to do, which answers a demand for readiness.
 */
export function standingSource(source: Source, wishes = false): Source {
  const known = views.get(source) ?? new Map<boolean, Source>();
  views.set(source, known);
  const view = known.get(wishes) ?? viewOf(source, wishes);
  known.set(wishes, view);
  return view;
}

function viewOf(source: Source, wishes: boolean): Source {
  const month = source.today.slice(0, 7);
  const standing = new Map(
    source.lines.map((line) => [line.address, standingLines(line, month, wishes)]),
  );
  const of = (lines: readonly SourceLine[]) =>
    lines.flatMap((line) => standing.get(line.address) ?? []);
  return {
    ...source,
    lines: of(source.lines),
    roles: source.roles.map((role) => ({ ...role, lines: of(role.lines) })),
  };
}
