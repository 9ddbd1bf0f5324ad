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

type Says = TakenBack["says"];

/** A line as it stands: what it takes back is gone, and what counts less is a line of its own. */
function standingLines(line: SourceLine, month: string, kept: readonly Says[]): SourceLine[] {
  const listed = !told.has(line.place) && !line.address.startsWith("exp");
  const taken = takenBack({ text: line.text, listed, month }).filter(
    ({ says }) => !kept.includes(says),
  );
  if (taken.length === 0) return [line];
  const caps = [...new Set(taken.map(({ cap }) => cap))].filter((cap) => cap > 0);
  return [
    withWords(line, wordsOf(line.text, taken, 1)),
    ...caps.map((cap) => ({ ...withWords(line, wordsOf(line.text, taken, cap)), cap })),
  ].filter(({ text }) => /\p{L}/u.test(text));
}

function viewOf(source: Source, kept: readonly Says[]): Source {
  const month = source.today.slice(0, 7);
  const standing = new Map(
    source.lines.map((line) => [line.address, standingLines(line, month, kept)]),
  );
  const of = (lines: readonly SourceLine[]) =>
    lines.flatMap((line) => standing.get(line.address) ?? []);
  return {
    ...source,
    lines: of(source.lines),
    roles: source.roles.map((role) => ({ ...role, lines: of(role.lines) })),
  };
}

/** A demand for readiness is answered by a wish. */
const readiness =
  /\b(?:willing|ready|readiness|prepared|happy|open|keen|flexib|motivat|interest|eager)/iu;
/** Who is asked for a little may know a little. */
const little =
  /\b(?:basic|familiar\p{L}*|aware\p{L}*|some (?:knowledge|experience)|first experience|exposure|interest)\b/iu;

/** Care and reliability are shown by what never went wrong. */
const withoutFault =
  /\b(?:detail|accura|reliab|punctual|dependab|safety|careful|conscientious|attendance)/iu;

const views = new WeakMap<Source, Map<string, Source>>();

/**
 * A source without the words that a line takes back: denials, work of others, wishes. What is open, expired or only
 * seen stays with a cap. What a demand asks for decides whether a wish, or a little of it, is enough.
 */
export function standingFor(source: Source, demand: string): Source {
  const kept: Says[] = [];
  if (readiness.test(demand)) kept.push("wish");
  if (little.test(demand)) kept.push("seen");
  if (withoutFault.test(demand)) kept.push("denied");
  const known = views.get(source) ?? new Map<string, Source>();
  views.set(source, known);
  const key = kept.join(" ");
  const view = known.get(key) ?? viewOf(source, kept);
  known.set(key, view);
  return view;
}
