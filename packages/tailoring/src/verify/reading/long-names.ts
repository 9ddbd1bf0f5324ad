import type { Source } from "../../match/source.ts";
import { frameOf } from "./frame.ts";
import type { Frame } from "./frame.ts";
import { lettersIn, shortenedIn, spelledIn } from "./initials.ts";

/** A word so long may give two of the letters. */
const longName = 14;

type Span = readonly [number, number];

const wholes = new WeakMap<Source, { readonly frame: Frame; readonly letters: readonly string[] }>();

/** All that a resume prints as one text, with the letters in it. */
function wholeOf(source: Source): { readonly frame: Frame; readonly letters: readonly string[] } {
  const before = wholes.get(source);
  if (before !== undefined) return before;
  const frame = frameOf(source.printed.map(({ text }) => text).join("\n;"));
  const made = { frame, letters: lettersIn(frame) };
  wholes.set(source, made);
  return made;
}

const known = new WeakMap<Source, WeakMap<Frame, readonly Span[]>>();

/**
 * The stretches of a claim that say a name of the resume in its other form: the words of letters that it prints
 * ("Global Wind Organisation" of "GWO"), the letters of words that it prints.
 */
export function otherForms(source: Source, claim: Frame): readonly Span[] {
  const own = known.get(source) ?? new WeakMap<Frame, readonly Span[]>();
  known.set(source, own);
  const before = own.get(claim);
  if (before !== undefined) return before;
  const { frame, letters } = wholeOf(source);
  const made = [...spelledIn(claim, letters), ...shortenedIn(claim, frame)];
  own.set(claim, made);
  return made;
}

/** Two letters stand for many things: they carry a word that is only asked about, and answer no objection. */
const fewestInDoubt = 3;

/** Whether a stretch of a claim lies within a name of the resume in its other form. */
export function isOtherForm(source: Source, claim: Frame, [from, to]: Span): boolean {
  return otherForms(source, claim).some(([start, end]) => start <= from && to <= end);
}

/** The same of a name of which its letters, or three words of it, leave no doubt. */
export function isSureForm(source: Source, claim: Frame, [from, to]: Span): boolean {
  return otherForms(source, claim).some(([start, end]) => {
    const words = claim.words.filter((word) => start <= word.start && word.end <= end);
    const size = words.length === 1 ? end - start : words.length;
    const isLong = words.some(({ lower }) => lower.length >= longName);
    return start <= from && to <= end && (size >= fewestInDoubt || isLong);
  });
}
