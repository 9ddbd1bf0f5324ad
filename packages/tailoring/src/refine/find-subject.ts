import { demandsOf } from "@savile/model";
import type { Posting } from "@savile/model";
import type { Source, SourceLine } from "../match/source.ts";
import { analyse } from "../match/analyse.ts";
import type { Term } from "@savile/taxonomy/lexicon";
import { isStopWord, stemOf } from "../text/stem.ts";
import { isOneSlipApart } from "./instruction.ts";

/** What a person's words name: terms of the lexicon, else words, and the lines of the source that hold them. */
export interface Subject {
  readonly about: string;
  readonly terms: readonly Term[];
  readonly stems: readonly string[];
  readonly lines: readonly SourceLine[];
}

function stemsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}+#.]{2,}/gu) ?? [])
    .filter((word) => !isStopWord(word))
    .map(stemOf);
}

function holdsStem(line: SourceLine, stem: string): boolean {
  return line.stems.some(
    (own) => own === stem || (stem.length >= 6 && own.length >= 5 && isOneSlipApart(own, stem)),
  );
}

function holdsText(line: SourceLine, lower: string): boolean {
  const at = line.text.toLowerCase().indexOf(lower);
  if (at < 0 || lower.length < 2) return false;
  const around = `${line.text.charAt(at - 1)}${line.text.charAt(at + lower.length)}`;
  return !/[\p{L}\p{N}]/u.test(around);
}

/** Terms in any case: a person writes "sql" and means SQL. */
export function termsOf(about: string): Term[] {
  const found = [about, about.toUpperCase(), about.replace(/\b\p{L}/gu, (one) => one.toUpperCase())]
    .map((text) => analyse(text, true).hits.map((hit) => hit.term))
    .find((terms) => terms.length > 0);
  return [...new Set(found ?? [])];
}

function isContent(line: SourceLine): boolean {
  return line.place !== "contact" && line.kind !== "dates" && line.kind !== "location";
}

/** Words with a typing error as the source spells them. */
function asSpelled(lines: readonly SourceLine[], about: string): string {
  const known = new Map(
    lines.flatMap((line) =>
      [line.text, ...line.hits.map((hit) => hit.term.name)]
        .flatMap((text) => text.match(/[\p{L}]{5,}/gu) ?? [])
        .map((word) => [word.toLowerCase(), word] as const),
    ),
  );
  return about.replace(/[\p{L}]{5,}/gu, (word) => {
    const lower = word.toLowerCase();
    if (known.has(lower)) return word;
    return [...known.keys()].find((one) => isOneSlipApart(one, lower)) ?? word;
  });
}

/**
 * The lines of a resume that a person's words name: those that hold the same term, else the same words. A
 * line that only holds a part of the words does not count.
 */
export function findSubject(source: Source, about: string): Subject {
  const lower = about.toLowerCase().trim();
  const terms = termsOf(about);
  const stems = [...new Set(stemsOf(about))];
  const ids = terms.map((term) => term.id);
  const lines = source.lines.filter(isContent);
  const byTerm = lines.filter((line) => ids.length > 0 && ids.every((id) => line.terms.has(id)));
  const byText = lines.filter((line) => holdsText(line, lower));
  const exact = lines.filter((line) => byTerm.includes(line) || byText.includes(line));
  if (exact.length > 0 || stems.length === 0) return { about, terms, stems, lines: exact };
  const meant = terms.length > 0 ? about : asSpelled(lines, about);
  if (meant !== about) return findSubject(source, meant);
  const loose = lines.filter((line) => stems.every((stem) => holdsStem(line, stem)));
  return { about, terms, stems, lines: loose };
}

/** The lines of a subject, and those that say the same word in another form ("photography", "photographed"). */
export function relatedLines(source: Source, { lines, stems }: Subject): SourceLine[] {
  const [stem] = stems;
  if (stems.length !== 1 || stem === undefined || stem.length < 5) return [...lines];
  const root = stem.slice(0, Math.max(6, stem.length - 1));
  const alike = source.lines.filter(
    (line) => line.kind === "bullet" && line.stems.some((own) => own.startsWith(root)),
  );
  return [...new Set([...lines, ...alike])];
}

/** A list of subjects: "SQL and Python", "Excel, Word". A name that the source holds whole stays whole. */
export function subjectsOf(source: Source, about: string): Subject[] {
  const whole = findSubject(source, about);
  const parts = about.split(/\s*(?:,|;|&|\band\b|\bor\b|\bund\b|\bet\b|\by\b)\s*/i).filter(Boolean);
  if (parts.length < 2) return [whole];
  const held = whole.lines.some((line) => holdsText(line, about.toLowerCase().trim()));
  return held ? [whole] : parts.map((part) => findSubject(source, part));
}

/** A subject as the source spells it. */
export function spellingOf(subject: Subject): string {
  const [term] = subject.terms;
  for (const line of subject.lines) {
    const hit = line.hits.find((entry) => entry.term.id === term?.id);
    if (hit !== undefined) return hit.spelling;
  }
  return subject.about;
}

/** Ids of the requirements that a subject would answer. */
export function requirementsOf(posting: Posting, subject: Subject): string[] {
  const ids = new Set(subject.terms.map((term) => term.id));
  return demandsOf(posting)
    .filter((entry) => entry.canonical.some((id) => ids.has(id)))
    .map((entry) => entry.id);
}
