import type { Part } from "./entry.ts";
import type { Stretch } from "./labelled-rows.ts";

/** Where a sentence, or an element between semicolons, ends and the next one begins. */
const border =
  /(?<=[\p{L}\d)%]{2})(?<!\b(?:St|Mt|Dr|Mr|Mrs|Ms|Co|No|Inc|Ltd|Bros|approx|incl|etc|e\.g|i\.e|vs))(?:[.!?]["”)]?\s+(?=["“(]?[\p{Lu}\d])|;\s+(?=\p{L}))/gu;
/** A sentence that begins so says nothing without the one before it. */
const leansBack =
  /^(?:it|this|that|these|those|they|he|she|we|i|my|our|their|here|there|then|also|however|both)\b/iu;

interface Cut {
  readonly at: number;
  readonly next: number;
}

function cutsIn({ line, from, to = line.text.length }: Stretch): Cut[] {
  return [...line.text.slice(from, to).matchAll(border)].map((match) => ({
    at: from + match.index + (match[0].startsWith(";") ? 0 : match[0].trimEnd().length),
    next: from + match.index + match[0].length,
  }));
}

/** The sentences that a text over several lines consists of, each as a part of its own. */
function sentencesOf(stretches: readonly Stretch[]): Part[] {
  const parts: Part[] = [];
  let open: { first: Stretch["line"]; from: number } | undefined;
  for (const stretch of stretches) {
    const { line, from, to = line.text.length } = stretch;
    open ??= { first: line, from };
    for (const { at, next } of cutsIn(stretch)) {
      parts.push({ kind: "paragraph", ...open, last: line, to: at });
      open = { first: line, from: next };
    }
    if (/[.!?;]["”)]?\s*$/u.test(line.text.slice(0, to))) {
      parts.push({ kind: "paragraph", ...open, last: line, to });
      open = undefined;
    }
  }
  const last = stretches.at(-1);
  if (open !== undefined && last !== undefined)
    parts.push({
      kind: "paragraph",
      ...open,
      last: last.line,
      ...(last.to === undefined ? {} : { to: last.to }),
    });
  return parts;
}

function opensAlone({ first, from = 0 }: Part): boolean {
  return !leansBack.test(first.text.slice(from));
}

/** What was done in a job, told in one run: its sentences where each of them can stand alone, else all of it as one part. */
export function sentenceParts(stretches: readonly Stretch[]): Part[] {
  const [first] = stretches;
  const last = stretches.at(-1);
  if (first === undefined || last === undefined) return [];
  const parts = sentencesOf(stretches);
  if (parts.length > 1 && parts.slice(1).every(opensAlone)) return parts;
  return [
    {
      kind: "paragraph",
      first: first.line,
      last: last.line,
      from: first.from,
      ...(last.to === undefined ? {} : { to: last.to }),
    },
  ];
}

const fewestElements = 3;
/** What stands in a cell of a table is broken where somebody wanted it. */
const fewestInCell = 2;
const openEnd = /(?:[,;:&(/–-]|\s(?:and|or|of|for|in|on|at|by|the|an?|to|with|from))$/iu;

/**
 * Lines that a file breaks of itself, where each begins anew and nothing is left open before it, as parts of their
 * own; undefined where they may be the lines of one text.
 */
export function elementLines(stretches: readonly Stretch[]): Part[] | undefined {
  const texts = stretches.map(({ line, from, to }) => line.text.slice(from, to).trim());
  const areBroken = stretches.every(({ line }) => line.box === undefined);
  const begin = texts.every((text) => /^["“(]?[\p{Lu}\d]/u.test(text));
  const isOpen = texts.slice(0, -1).some((text) => openEnd.test(text));
  const fewest = stretches[0]?.line.column === undefined ? fewestElements : fewestInCell;
  if (stretches.length < fewest || !areBroken || !begin || isOpen) return undefined;
  return stretches.map(({ line, from, to }) => ({
    kind: "paragraph",
    first: line,
    last: line,
    from,
    ...(to === undefined ? {} : { to }),
  }));
}
