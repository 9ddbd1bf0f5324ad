import type { Source } from "../../match/source.ts";
import { frameOf } from "./frame.ts";
import type { Frame } from "./frame.ts";
import { lettersIn, shortenedIn, spelledIn } from "./initials.ts";
import { codeSpansIn } from "./short-forms.ts";

/** Two letters stand for many things: they carry a word that is only asked about, and answer no objection. */
const fewestInDoubt = 3;
/** So many words behind so many letters are meant, however they are written. */
const sureWords = 4;
/** A word so long may give two of the letters. */
const longName = 14;

type Span = readonly [number, number];

const wholes = new WeakMap<
  Source,
  { readonly frame: Frame; readonly letters: readonly string[] }
>();

/** All that a resume prints as one text, with the letters in it. */
function wholeOf(source: Source): { readonly frame: Frame; readonly letters: readonly string[] } {
  const before = wholes.get(source);
  if (before !== undefined) return before;
  const frame = frameOf(source.printed.map(({ text }) => text).join("\n;"));
  const made = { frame, letters: lettersIn(frame) };
  wholes.set(source, made);
  return made;
}

/** Stretches of a claim that say a name of the resume in its other form. */
interface OtherForms {
  /** Words that the resume has as letters: "Global Wind Organisation" of "GWO". */
  readonly spelled: readonly Span[];
  /** Letters that the resume has as words. */
  readonly shortened: readonly Span[];
  /** Codes that the resume has in full, and the other way round: "L5" of "Level 5". */
  readonly coded: readonly Span[];
}

const known = new WeakMap<Source, WeakMap<Frame, OtherForms>>();

function formsIn(source: Source, claim: Frame): OtherForms {
  const own = known.get(source) ?? new WeakMap<Frame, OtherForms>();
  known.set(source, own);
  const before = own.get(claim);
  if (before !== undefined) return before;
  const { frame, letters } = wholeOf(source);
  const made = {
    spelled: spelledIn(claim, letters),
    shortened: shortenedIn(claim, frame),
    coded: codeSpansIn(claim, frame),
  };
  own.set(claim, made);
  return made;
}

function holds([start, end]: Span, [from, to]: Span): boolean {
  return start <= from && to <= end;
}

/** Whether a stretch of a claim lies within a name of the resume in its other form. */
export function isOtherForm(source: Source, claim: Frame, span: Span): boolean {
  const { spelled, shortened } = formsIn(source, claim);
  return [...spelled, ...shortened].some((form) => holds(form, span));
}

/**
 * The same of a name beyond doubt: spelled out in three words, or in a word so long that it gives two letters; and
 * where `capital` asks for it, written as a name. Letters that stand for something say nothing of what they are.
 */
export function isSureForm(source: Source, claim: Frame, span: Span, capital: boolean): boolean {
  return formsIn(source, claim).spelled.some((form) => {
    const words = claim.words.filter(({ start, end }) => holds(form, [start, end]));
    const telling = words.filter(({ stop }) => !stop);
    const isSure =
      words.length >= fewestInDoubt || words.some(({ lower }) => lower.length >= longName);
    const isName = telling.every(({ text }) => /^\p{Lu}/u.test(text));
    return holds(form, span) && isSure && (isName || !capital || words.length >= sureWords);
  });
}

/** Whether a stretch lies within letters for three words of the resume, or within a code in its other form. */
export function isShortForm(source: Source, claim: Frame, span: Span): boolean {
  const { shortened, coded } = formsIn(source, claim);
  const long = shortened.filter(([start, end]) => end - start >= fewestInDoubt);
  return [...long, ...coded].some((form) => holds(form, span));
}
