import type { SectionKind } from "../headings/kinds.ts";
import type { Line } from "../text-line/line.ts";
import { cutLine } from "./cut-line.ts";

interface Parted {
  readonly kinds: readonly SectionKind[];
  readonly title: string;
  readonly lines: Line[];
}

/** A full stop behind a whole word, before the next sentence or the next term. */
const stop = /(?<=\p{Ll}{3}|\d)(?<!\b(?:incl|approx|excl|vers|resp))\.\s+(?=[\p{Lu}\d])/gu;
/** Said of oneself, and no term. */
const ofOneself = /^(?:I(?:['’]m|['’]ve)?\s\p{Ll}|(?:My|Ich|Je)\s\p{Ll}|J['’]\p{Ll})/u;
const mostWords = 4;
const longest = 200;

function stretchesOf({ text }: Line): { readonly start: number; readonly end: number }[] {
  const cuts = [...text.matchAll(stop)];
  const starts = [0, ...cuts.map(({ index, 0: cut }) => index + cut.length)];
  return starts.map((start, at) => ({ start, end: (cuts[at]?.index ?? text.length - 1) + 1 }));
}

function isTermList(text: string): boolean {
  return text.split(/[,;]/u).every((one) => one.trim().split(/\s+/u).length <= mostWords);
}

/** "I can write. Paycom, Excel": a line of sentences and of terms as a line for each of them. */
function apart(line: Line): Line[] {
  if (line.text.length > longest || line.cells.length > 1) return [line];
  const stretches = stretchesOf(line);
  const texts = stretches.map(({ start, end }) => line.text.slice(start, end));
  const isMixed =
    texts.length > 1 && texts.some((text) => isTermList(text) || ofOneself.test(text));
  if (!isMixed) return [line];
  return stretches.map(({ start, end }, at) => ({
    ...cutLine(line, start, end, at === 0 ? line.id : `${line.id}s${at}`),
    ...(at === 0 ? {} : { gap: 1 }),
  }));
}

/** Sentences that somebody says of himself among skills, which are no terms, as a section of their own. */
export function partSentences(sections: readonly Parted[]): Parted[] {
  return sections.flatMap((section) => {
    const [kind] = section.kinds;
    if (kind !== "skills" && kind !== "competencies") return [section];
    const lines = section.lines.flatMap(apart);
    const told = lines.filter(({ text }) => ofOneself.test(text.trim()));
    if (told.length === lines.length) return [section];
    const rest = { ...section, lines: lines.filter((line) => !told.includes(line)) };
    return told.length === 0
      ? [rest]
      : [rest, { kinds: ["custom" as const], title: "", lines: told }];
  });
}
