import { analyse } from "../match/analyse.ts";
import type { Source, SourceLine } from "../match/source.ts";
import type { TermHit } from "../terms/find-terms.ts";
import { numberWords } from "../text/number-words.data.ts";
import { frameOf } from "../verify/reading/frame.ts";
import type { NumberMention } from "../verify/reading/numbers.ts";
import { isPlainTerm } from "../verify/reading/plain-term.ts";

const numerals = [...Object.keys(numberWords), "hundred", "thousand", "million"].join("|");
const run = `(?:${numerals})(?:[\\s-](?:and[\\s-])?(?:${numerals}))*`;
/** "just over a month": a stretch that is told by the unit next to it. */
const nearly =
  "\\b(?:over|under|about|around|nearly|almost|roughly|more than|less than) an? (?:day|week|fortnight|month|quarter|year|decade)\\b";
/** Whatever says how many or how much, in figures or in words. */
const quantity = new RegExp(
  `\\d[\\d.,:]*|\\b(?:${run}|pair|couple|both|single|solo|once|twice|thrice|dozens?|decades?|fortnight(?:ly)?|half|halves|halved|thirds?|quarters?|(?:bi|semi)-?(?:annual|monthly|weekly)(?:ly)?|every other|double[ds]?|tripled?)\\b|${nearly}`,
  "giu",
);

function quantitiesOf(text: string): string[] {
  return (text.toLowerCase().match(quantity) ?? []).map((one) => one.replace(/[.,:]+$/, ""));
}

/** How many quantities of a text another one does not have in the same words. */
function newQuantities(text: string, beside: string): number {
  const known = new Set(quantitiesOf(beside));
  return quantitiesOf(text).filter((one) => !known.has(one)).length;
}

/** Characters between the parts of one quantity: "2 hours 15 minutes", "three and a half". */
const near = 8;

/** Numbers that stand close together count as one quantity. */
function clusters(numbers: readonly NumberMention[]): number {
  return numbers.filter((one, index) => {
    const before = numbers[index - 1];
    return before === undefined || one.start - before.end > near;
  }).length;
}

/** A text without some of its numbers. */
function without(text: string, numbers: readonly NumberMention[]): string {
  return numbers.reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
    text,
  );
}

/** A number of a line that a wording neither repeats nor says in another way: 28 days as "four weeks". */
function lostNumber(line: string, wording: string): string | undefined {
  const source = frameOf(line);
  const { numbers, text } = frameOf(wording);
  const kept = new Set(numbers.map(({ value }) => value));
  const figures = new Set(quantitiesOf(wording));
  const isKept = ({ value, start, end }: NumberMention): boolean =>
    kept.has(value) || quantitiesOf(source.text.slice(start, end)).some((one) => figures.has(one));
  const lost = source.numbers.filter((one) => !one.implicit && !isKept(one));
  const [first] = lost;
  const stated = new Set(source.numbers.map(({ value }) => value));
  const anew = without(
    text,
    numbers.filter(({ value }) => stated.has(value)),
  );
  if (first === undefined || newQuantities(anew, line) >= clusters(lost)) return undefined;
  return source.text.slice(first.start, first.end);
}

/** The words of a name that are written as no other words are: "API" of "API testing". */
function tellingParts(spelling: string): string[] {
  return spelling.match(/[\p{L}\p{N}]*(?:\p{Lu}[\p{L}\p{N}]*\p{Lu}|\p{N})[\p{L}\p{N}]*/gu) ?? [];
}

function keepsName(spelling: string, wording: string): boolean {
  const parts = tellingParts(spelling);
  return parts.length === 0
    ? wording.includes(spelling)
    : parts.every((part) => wording.includes(part));
}

/** "BoQs" of "bills of quantities": the initials of a term of several words, little ones in small letters or not at all. */
function saysInitials(wording: string, spelling: string): boolean {
  const words = spelling.toLowerCase().split(/[\s-]+/);
  const telling = words.filter((word) => word.length > 3);
  const initials = [words, telling].map((some) => some.map((word) => word.charAt(0)).join(""));
  const found = wording.match(/\b\p{Lu}[\p{L}]*\p{Lu}s?\b/gu) ?? [];
  return found.some((one) => {
    const letters = one.replace(/s$/, "").toLowerCase();
    return letters.length > 1 && initials.includes(letters);
  });
}

/** What the other lines of a resume name as well: nobody misses it in this one. */
function namedElsewhere({ lines }: Source, address: string, id: string): boolean {
  return lines.some((line) => line.address !== address && line.terms.has(id));
}

/**
 * What a reader would miss in another wording of a line: a quantity, a name, or plain words that the posting
 * asks for and no other line has. Other plain words may be said in another way; whether they say the same is for the check of facts.
 */
export function leftOut(
  line: SourceLine,
  wording: string,
  { source, terms: asked }: { readonly source: Source; readonly terms: ReadonlySet<string> },
): string | undefined {
  const number = lostNumber(line.text, wording);
  if (number !== undefined) return number;
  const { terms } = analyse(wording, false);
  const isMissed = (hit: TermHit): boolean =>
    isPlainTerm(hit)
      ? asked.has(hit.term.id) && !namedElsewhere(source, line.address, hit.term.id)
      : !keepsName(hit.spelling, wording);
  return line.hits.find(
    (hit) => !terms.has(hit.term.id) && !saysInitials(wording, hit.spelling) && isMissed(hit),
  )?.spelling;
}
