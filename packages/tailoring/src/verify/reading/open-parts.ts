import type { PrintedLine } from "../../match/printed.ts";
import type { Source, SourceLine } from "../../match/source.ts";
import { openStatus, saysOpen, withoutTitles } from "../../match/status.ts";
import { toFollow } from "../../match/status-cues.ts";
import { degreesIn } from "../../posting/degrees.ts";
import { contentStems } from "../../text/stem.ts";
import { opensOnDeed } from "./deeds.ts";
import { frameOf } from "./frame.ts";
import type { Frame } from "./frame.ts";

/**
 * Closed class, beside what `saysOpen` knows: what says of a credential, a study or an honour that it is not held, not held any more, not
 * finished, or that somebody else was preferred.
 */
const notHeld =
  /\b(?:ongoing|underway|planned|enrol+ed|studying|in training|not (?:yet|taken|completed|finished|done|awarded|passed|applied)|unfinished|withdr[ae]wn?|withdrew|dropped out|left before|no degree|without a degree|audited|revoked|suspended|inactive|formerly|until 20\d\d|working toward|toward an?|nominated|nominee|nomination|finalist|shortlist\w*|longlist\w*|runner[- ]?up|hono[u]?rable mention|second place|third place|applied for|registered for|sitting in|exam (?:booked|scheduled|planned)|not held|failed|begun|deferred|half[- ]done|unmarked|ran out|up for|came (?:second|third|last)|never (?:took|sat|finished|completed|passed)|not sat|still (?:open|outstanding|to (?:do|sit|take|come|follow|be \p{L}+))|yet to (?:come|follow|sit|take|be \p{L}+)|left (?:after|without)|on hold|interrupted|abandoned|await(?:ed|ing)|(?:results?|outcome|decision) (?:to come|due|outstanding))\b|\b(?:\d+|first|second|third|1st|2nd|3rd|one|two|three|four|five|six|seven|eight|nine|ten) (?:out )?of (?:the )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:[\p{L}-]+ )?(?:credits?|courses?|parts?|modules?|units?|exams?|papers?|sections?|levels?|semesters?|years?|classes|tests?)\b/iu;

/** What a claim says that takes a study or an honour for what it is. */
const saidSo =
  /\b(?:stud(?:y|ied|ying|ies)|cours(?:e|es|ework)|classes|credits?|parts?|modules?|attended|took|taken|taking|began|begun|started|toward|towards|partial\w*|half|halfway|some|former\w*|previous\w*|once|trained in|training|short of|nominat\w+|finalist|shortlist\w*|runner[- ]?up|mention|second|third|prepar\w+|(?:get(?:ting)?|be|am) ready|seat|reserved|booked|scheduled|upcoming)\b/iu;

const number = "\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve";
/** "two modules of four passed": fewer than there are. */
const someOfAll = new RegExp(
  `\\b(${number}) (?:credits?|courses?|parts?|modules?|units?|exams?|papers?|sections?|levels?|semesters?|years?|classes|tests?) (?:out )?of (?:the )?(?!\\1\\b)(?:${number})\\b`,
  "iu",
);

/** What is still asked for, and what is still to come before something is held. */
const applied =
  /[:,(–-]\s*applied(?!\s+\p{L})|\bapplication (?:accepted|submitted|sent|filed|open|in|made|under)\b|\bapplied (?:in )?(?:\p{Lu}\p{Ll}+ )?20\d\d\b/iu;
const toCome =
  /\b(?:exam(?:ination)?s?|test|assessment|sitting|oral|viva|defen[cs]e|hearing|interview|ceremony|graduation|graduates?|starts?|begins?)\b[^.;]{0,30}?\b(20\d\d)\b/iu;

/** Whether a text says that something is not held in full. */
export function isNotHeld(text: string): boolean {
  return (
    saysOpen(text) ||
    notHeld.test(withoutTitles(text)) ||
    someOfAll.test(text) ||
    applied.test(text) ||
    toFollow.test(text)
  );
}

/** Whether a text speaks of an exam, a beginning or an end in a year after this one. */
function isToCome(text: string, today: string): boolean {
  return (toCome.exec(text)?.[1] ?? "") > today.slice(0, 4);
}

/** Whether a claim leaves open what the source leaves open. */
export function leavesOpen(text: string): boolean {
  return isNotHeld(text) || saidSo.test(text);
}

/** Places whose values state what somebody holds or has won. */
const holding: ReadonlySet<SourceLine["place"]> = new Set([
  "credential",
  "list",
  "activity",
  "title",
  "other",
]);

/** A piece of a printed line that speaks of one thing: between semicolons and sentences. */
export interface Part {
  readonly text: string;
  readonly frame: Frame;
  readonly values: readonly SourceLine[];
  /** Whether it tells of something that is not, or not fully, held. */
  readonly open: boolean;
  /** Whether it may tell of a study, a certificate or an honour. */
  readonly credential: boolean;
}

const between = /;\s+|(?<=[\p{Ll}\d)]{2}|\p{Lu}{4})\.\s+(?=\p{Lu})/u;

/** The pieces of a line; one without a name or a figure ("not finished") belongs to the piece before. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const piece of text.split(between)) {
    const last = pieces.length - 1;
    if (last < 0 || /[\p{Lu}\d]/u.test(piece)) pieces.push(piece);
    else pieces[last] = `${pieces[last] ?? ""}; ${piece}`;
  }
  return pieces;
}

/** Nouns of what somebody holds or is given; closed class beside the names of degrees. */
const credentialNoun =
  /\b(?:certificates?|certifications?|diplomas?|licen[cs]es?|permits?|cards?|tickets?|qualifications?|endorsements?|awards?|prizes?|medals?|examinations?|exams?|(?:of the (?:year|quarter|month|season)))\b/iu;

/** A line that lists a credential or an honour as not held, though it stands below a job: it tells of no deed. */
function isCredentialNotHeld(text: string): boolean {
  if (!isNotHeld(text) || opensOnDeed(text) || piecesOf(text).length > 1) return false;
  return !aPerson.test(text) && (credentialNoun.test(text) || degreesIn(text).length > 0);
}

const aPerson = /\b(?:i|we|my|our|they|he|she)\b/iu;

function openPart(text: string, values: readonly SourceLine[]): Part {
  return { text, frame: frameOf(text), values, open: true, credential: true };
}

function partsOfLine(
  { text, values }: PrintedLine,
  paid: ReadonlySet<string>,
  today: string,
): Part[] {
  const apart = values.some(({ entry, place }) => paid.has(entry ?? "") || !holding.has(place));
  if (apart && isCredentialNotHeld(text)) return [openPart(text, values)];
  if (apart) {
    // What prose tells of as not held ("now studying for the exam") holds it no more than a list does.
    const held = piecesOf(text)
      .filter((piece) => !isNotHeld(piece))
      .join(" ");
    return held === ""
      ? []
      : [{ text: held, frame: frameOf(held), values, open: false, credential: false }];
  }
  return piecesOf(text).map((piece) => ({
    text: piece,
    frame: frameOf(piece),
    values,
    open: isNotHeld(piece) || isToCome(piece, today),
    credential: true,
  }));
}

const known = new WeakMap<Source, readonly Part[]>();

/** The parts of a source, by the lines that print them. */
export function partsOf(source: Source): readonly Part[] {
  const before = known.get(source);
  if (before !== undefined) return before;
  const paid = new Set(source.roles.filter((role) => role.paid).map(({ id }) => id));
  const made = source.printed.flatMap((line) => partsOfLine(line, paid, source.today));
  known.set(source, made);
  return made;
}

/** Whether a value is told of as not held: by its own part where a value runs over several, else by its entry too. */
export function isOpen(source: Source, line: SourceLine): boolean {
  const parts = partsOf(source).filter(({ values }) => values.includes(line));
  const own = parts.filter(({ text }) => text.includes(line.text));
  if (own.length === 0 && parts.length > 1) return parts.every(({ open }) => open);
  return own.some(({ open }) => open) || openStatus(source, line);
}

/** Whether what a text says word for word stands in parts alone that tell of it as not held. */
export function standsOpen(source: Source, text: string): boolean {
  if (leavesOpen(text)) return false;
  const wanted = text.toLowerCase().replace(/[.\s]+$/, "");
  const parts = partsOf(source).filter((part) => part.text.toLowerCase().includes(wanted));
  return parts.length > 0 && parts.every(({ open }) => open);
}

interface OpenWords {
  readonly stems: ReadonlySet<string>;
  /** A letter in brackets that stands for the whole, or a label with its figure: "t" of "(T)", "level 3". */
  readonly codes: ReadonlySet<string>;
}

const letters = /\(([A-Z]\d?)\)/g;
const labels =
  /\b(?:level|part|grade|class|type|tier|stage|step|phase|module|category|band|unit) (?:\d{1,2}|[IVX]{1,4}|[A-H])\b/giu;

/** Labels with their figures, as a claim may name them. */
export function labelsIn(text: string): string[] {
  return [...text.matchAll(labels)].map((found) => found[0].toLowerCase());
}

function codesIn(text: string): string[] {
  const bracketed = [...text.matchAll(letters)].flatMap((found) => found[1]?.toLowerCase() ?? []);
  return [...bracketed, ...labelsIn(text)];
}

const knownWords = new WeakMap<Source, OpenWords>();

function without(open: readonly string[], closed: readonly string[]): ReadonlySet<string> {
  const held = new Set(closed);
  return new Set(open.filter((one) => !held.has(one)));
}

/** Words that stand only in what a source tells of as not held, made once. */
export function openWordsOf(source: Source): OpenWords {
  const before = knownWords.get(source);
  if (before !== undefined) return before;
  const parts = partsOf(source);
  const [open, closed] = [true, false].map((wanted) =>
    parts.filter((part) => part.open === wanted).map(({ text }) => text),
  );
  const of = (read: (text: string) => string[]) =>
    without((open ?? []).flatMap(read), (closed ?? []).flatMap(read));
  const made = { stems: of(contentStems), codes: of(codesIn) };
  knownWords.set(source, made);
  return made;
}

/** The words that carry meaning of a claim that a part says too. */
function shared(claim: Frame, part: Part): number {
  const stems = claim.words.filter(({ stop }) => !stop).map(({ stem }) => stem);
  return new Set(stems.filter((stem) => part.frame.stems.has(stem))).size;
}

/** The part with which a claim shares more words than with any other, at least two; `undefined` for a tie. */
export function nearestPart(source: Source, claim: Frame): Part | undefined {
  const ranked = partsOf(source)
    .filter(({ credential }) => credential)
    .map((part) => ({ part, score: shared(claim, part) }))
    .toSorted((a, b) => b.score - a.score);
  const [best, next] = ranked;
  return best !== undefined && best.score >= 2 && best.score > (next?.score ?? 0)
    ? best.part
    : undefined;
}
