import { titleNouns } from "@savile/taxonomy/lexicon";
import { degreesIn } from "../../posting/degrees.ts";
import type { TermHit } from "../../terms/find-terms.ts";
import { numberWords } from "../../text/number-words.data.ts";
import { verbOf } from "../../words/verbs.ts";
import { emptyBases, lightBases } from "../reading/agency.data.ts";
import { clausesOf } from "../reading/clauses.ts";
import type { Place, Source } from "../../match/source.ts";
import { evidenceFor } from "./evidence.ts";
import type { CheckContext } from "../reading/context.ts";
import { frameOf } from "../reading/frame.ts";
import type { Frame, FrameWord } from "../reading/frame.ts";
import { isOtherForm } from "../reading/long-names.ts";
import { isPlainTerm } from "../reading/plain-term.ts";
import { isAgent, isNeutral, saysWord } from "../reading/words.ts";
import { placesOf, saysAsWhole } from "./align.ts";
import { namesDate } from "./of-date.ts";
import { residueOf } from "./residue.ts";
import type { Residue } from "./residue.ts";

/** Terms in plain words that no fact names as such: their words are judged one by one. */
function looseTerms(claim: Frame, support: Frame): readonly TermHit[] {
  return claim.hits.filter((hit) => isPlainTerm(hit) && !support.terms.has(hit.term.id));
}

/** Figures and names of tools have checks of their own. */
function hasOwnCheck(word: FrameWord, loose: readonly TermHit[]): boolean {
  if (/^\d/.test(word.lower) || numberWords[word.lower] !== undefined) return true;
  return word.exempt && !loose.some((hit) => hit.start <= word.start && word.end <= hit.end);
}

/** An employer line that is a title: "Independent Consultant". */
function titleLike(org: string): string {
  return org
    .toLowerCase()
    .split(/\s+/)
    .some((word) => titleNouns.has(word))
    ? org
    : "";
}

function partOfAlias(claim: Frame, word: FrameWord): boolean {
  return claim.text.charAt(word.end) === "/" || word.lower.length <= 2;
}

/** "a decade", "half a year": a stretch of time, which the checks of years hold against the dates. */
function isCountedTime(claim: Frame, word: FrameWord): boolean {
  const before = claim.text.slice(Math.max(0, word.start - 8), word.start);
  if (/^(?:half|upwards)$/.test(word.lower))
    return (
      /\d|\b(?:an?|and)\s$/i.test(before) || claim.numbers.some((one) => one.start > word.start)
    );
  return /^decades?$/.test(word.lower) && /\b(?:an?|one|two|three|half)\s$/i.test(before);
}

/** What stands for itself, wherever a text speaks of it. */
const standing: ReadonlySet<Place> = new Set(["title", "list", "credential", "other"]);

const standingFrames = new WeakMap<Source, Frame>();

/** Titles, names, skills, credentials of a whole resume as one frame. */
function standingOf(source: Source): Frame {
  const before = standingFrames.get(source);
  if (before !== undefined) return before;
  const lines = source.lines.filter(({ place }) => standing.has(place));
  const made = frameOf(lines.map(({ text }) => text).join("\n"));
  standingFrames.set(source, made);
  return made;
}

/** Prose may speak of the whole resume, and draws on a few lines of it all the same. */
const mostInProse = 4;

export function linesFor(
  claim: Frame,
  { cited, mode, source, support }: CheckContext,
): readonly Frame[] {
  if (cited.length === 0) return [support];
  if (mode === "line" || cited.length <= mostInProse) return cited;
  return evidenceFor(source, claim, cited, mostInProse);
}

/** Whether what stands above the lines of a role carries a word: its title, or a name that it prints. */
function inHeader({ cited, source, support, role, mode }: CheckContext, word: FrameWord): boolean {
  if (mode === "prose")
    return saysWord(cited.length > mostInProse ? standingOf(source) : support, word);
  // The name of an employer carries names only: "Savings Bank" says nothing of savings.
  if (word.text !== word.lower) return support.stems.has(word.stem);
  return frameOf(`${role?.title ?? ""} ${titleLike(role?.org ?? "")}`).stems.has(word.stem);
}

/** Which words of a claim are looked at: those that say something and that no other check looks at. */
function lookedAt(claim: Frame, { mode, support }: CheckContext): (word: FrameWord) => boolean {
  const loose = looseTerms(claim, support);
  const degrees = degreesIn(claim.text);
  const leftOut: readonly ((word: FrameWord) => boolean)[] = [
    ({ stop, lower }) => stop || isNeutral(lower),
    (word) => hasOwnCheck(word, loose) || partOfAlias(claim, word),
    (word) => isCountedTime(claim, word) || isEmpty(word) || namesDate(claim, word),
    ({ lower }) => mode === "line" && judgedElsewhere.test(lower),
    ({ lower }) => mode === "prose" && /^(?:certified|licensed)$/.test(lower),
    ({ start, end }) => degrees.some((one) => one.start <= start && end <= one.end + 2),
  ];
  return (word) => !leftOut.some((isLeftOut) => isLeftOut(word));
}

/** What a claim says beyond the lines that it is held against, and beyond what other checks look at. */
export function ownResidue(claim: Frame, context: CheckContext): Residue {
  const { posting, source } = context;
  return residueOf(claim, linesFor(claim, context), {
    asked: lookedAt(claim, context),
    carried: (word) =>
      posting.stems.has(word.stem) ||
      inHeader(context, word) ||
      isOtherForm(source, claim, [word.start, word.end]),
  });
}

/** Words of a claim that no line has but by a meaning: what a copy of a line with a few words changed is asked about. */
export function reworded(claim: Frame, context: CheckContext): readonly FrameWord[] {
  const lines = linesFor(claim, context);
  const looked = lookedAt(claim, context);
  return claim.words.filter(
    (word) =>
      looked(word) &&
      !isLight(word) &&
      !context.posting.stems.has(word.stem) &&
      !inHeader(context, word) &&
      !lines.some((line) => saysAsWhole(claim, word, line)),
  );
}

/** A form of such a verb that is no noun as well: "took", not "sets". */
function isEmpty({ lower, start }: FrameWord): boolean {
  const known = verbOf(lower);
  if (known === undefined || !emptyBases.has(known.verb.base)) return false;
  return known.form === "past" || known.form === "gerund" || start === 0;
}

/** Closed class: how often, and that nobody else did it; the facts are asked for both by checks of their own. */
const judgedElsewhere =
  /^(?:hourly|daily|nightly|weekly|fortnight(?:ly)?|monthly|quarterly|yearly|annual(?:ly)?|semiannual(?:ly)?|occasional(?:ly)?|sole|solely|alone|personally|handed(?:ly)?|whole|entire)$/;

/** A verb that only says that the thing behind it was done: "performed welding", "handled check-in". */
function isLight(word: FrameWord): boolean {
  const base = verbOf(word.lower)?.verb.base;
  return base !== undefined && lightBases.has(base);
}

/** Whether a line says a verb; people named after it ("photographers" of "shot") do not. */
function says(claim: Frame, verb: FrameWord, line: Frame): boolean {
  const places = placesOf(claim, claim.words.indexOf(verb), line);
  return places.length === 0
    ? saysAsWhole(claim, verb, line)
    : !places.every((at) => isAgent(line.words[at]?.lower ?? ""));
}

/** Verbs of what the person did that no line says in any way, everyday ones too. */
export function newActs(claim: Frame, { cited }: CheckContext): readonly FrameWord[] {
  return clausesOf(claim)
    .filter(({ agency, verb }) => agency === "own" && !isLight(verb))
    .map(({ verb }) => verb)
    .filter((verb) => !cited.some((line) => says(claim, verb, line)));
}
