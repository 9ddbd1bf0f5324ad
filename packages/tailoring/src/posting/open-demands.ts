import { wordKey } from "@savile/taxonomy";
import type { Draft, Level } from "./collect.ts";
import { demandPieces } from "./demand-pieces.ts";
import { standsByItself, withoutDangling } from "./hanging.ts";
import { contentCount } from "./phrases.ts";
import { beginsDemand } from "./seams.ts";
import { kindOfPhrase } from "./phrase-kind.ts";
import type { ZonedSegment } from "./zones.ts";
import type { Piece } from "./split-duties.ts";
import { looksLikeTitle } from "./title-company.ts";
import { isThing, opensWithQuality, opensWithTrait } from "./trait-words.ts";

/** A clause of a posting with the level at which it asks. */
export interface Statement {
  readonly segment: ZonedSegment;
  readonly level: Level;
  readonly clause: string;
  /** Offset of the clause in the match copy. */
  readonly start: number;
}

/** The words of a demand as a key, whatever their case and number. */
export function phraseKey(text: string): string {
  return text.toLowerCase().split(/\W+/).map(wordKey).join(" ");
}

/** Clauses about something else than a demand: who may apply, what the employer thinks. */
const noDemand =
  /^\s*(?:this|these|there|however|in order to apply|education (?:may|and\/or)|all candidates|experience may|salary|please|hours?|pay)\b|\b(?:equivalent to|encouraged to|is assumed|training (?:is )?(?:given|provided)|as described|resume|cover letter|(?:equivalent|any|suitable) combination of)\b|^\s*(?:both )?(?:written|spoken|verbal|oral) (?:and|or|&) (?:written|spoken|verbal|oral)\W*$/i;

/** "Registration with the X": the noun says nothing without the body that is named. */
const bareStanding =
  /^(?:current |valid |full |active |professional )?(?:registration|registered|membership|member|licen[cs]ed|certified|accredited)$/iu;

const withBody =
  /^[\p{L} ]+? (?:with|by|of|to|as) (?:the )?\p{Lu}[\p{L}&'’-]*(?: (?:(?:and|of|for|the|&) )*\p{Lu}[\p{L}&'’-]*)*/u;

/** Whether what stands beside a term says something without it. */
function isSide(text: string): boolean {
  const says = contentCount(text) > 1 || isThing(text);
  return says && standsByItself(text) && withoutDangling(text) === text;
}

/** What stands before the terms of a piece as a demand of its own, a standing with the body that gives it. */
function leftSide({ text }: Piece, first: number): string | undefined {
  const left = /^(.+?)\s*(?:,|\b(?:with|and|including|such as|e\.g\.?)\b)[^,]*$/su.exec(
    text.slice(0, first),
  )?.[1];
  const side = left !== undefined && bareStanding.test(left) ? withBody.exec(text)?.[0] : left;
  return side !== undefined && isSide(side) ? side : undefined;
}

function rightSide({ text }: Piece, last: number): string | undefined {
  const right = /^\s*(?:,|and\b|plus\b|&|\+|or\b)\s*(.{4,100})$/su.exec(text.slice(last))?.[1];
  return right !== undefined && isSide(right) ? right : undefined;
}

/** "Excellent phone manner with fluent English": what stands beside a term and is a demand of its own. */
function besideTerms(piece: Piece, base: number, found: readonly Draft[]): Piece[] {
  const from = base + piece.start;
  const inside = found.filter(
    (draft) => draft.start < from + piece.text.length && draft.end > from,
  );
  if (inside.length === 0) return [piece];
  const left = leftSide(piece, Math.max(0, Math.min(...inside.map(({ start }) => start)) - from));
  const right = rightSide(piece, Math.max(...inside.map(({ end }) => end)) - from);
  const sides: Piece[] = [];
  if (left !== undefined) sides.push({ text: left, start: piece.start });
  // "a role with a board, council or trust": what stands behind years belongs to them unless it asks anew.
  const own = inside.some(({ kind }) => kind !== "years" && kind !== "degree");
  if (right !== undefined && (own || beginsDemand(right)))
    sides.push({ text: right, start: piece.start + piece.text.length - right.length });
  return sides;
}

/** "Licenses: none required" */
const emptyDemand =
  /^(?:both (?:written|spoken|verbal|oral)\b.{0,20}$|'(?:re|ll|ve|d|m|s)\b|none\b|considered|preferred|assumed|want\b|need to\b|please\b|(?:https?:|www\.|#url)\S*$|required|(?:telephone|phone|mobile) (?:number|no\.?)$|e-?mail address$|contact (?:point|details|name)\b.{0,30}$|create an? \p{L}+ account\b.{0,40}$|not applicable|depending on|see (?:above|below)|same as above)/iu;

/** "a third grade teacher to join our school" names the job, not a demand. */
function namesJob(clause: string, text: string): boolean {
  return (
    /\b(?:seeking|looking for|hiring)\b/i.test(clause) &&
    looksLikeTitle(text.split(/\s+/).slice(0, 5).join(" "))
  );
}

const ofSomethingElse =
  /^(?:it|this|these|those|what|which|there|they|he|she|i|we|our)\b|^the \p{L}+$/iu;

/** Whether a phrase is whole: it neither begins with an aside nor is cut within one. */
function isWhole(text: string): boolean {
  return !text.startsWith("(") && text.split("(").length === text.split(")").length;
}

/** "Skills and attributes", "Person specification": words that stand over demands and ask for nothing. */
const headsOnly =
  /^(?:(?:qualifications?|knowledge|skills?|attributes?|experiences?|personal|person|qualities|education|training|abilit(?:y|ies)|competenc(?:y|ies|es?)|criteri(?:on|a)|specifications?|requirements?|aptitudes?|circumstances|essential|desirable|general|other|key|technical|professional|special|profile)(?:\s*(?:and|&|,|\/)\s*|\s+|$))+$/iu;

/** Whether a phrase asks for nothing by its very words. */
function isEmpty(text: string): boolean {
  return text.length < 4 || [emptyDemand, headsOnly, ofSomethingElse].some((one) => one.test(text));
}

const liked = /^(?:like|love|enjoy)s? (?:to )?\p{L}/u;

/** A word of everyday speech by itself ("laws", "code"), which tells nobody what is asked. */
function isEveryday(text: string): boolean {
  const lone = contentCount(text) === 1 && /^[\p{Ll}\s]+$/u.test(text) && !liked.test(text);
  return lone && ![opensWithQuality, opensWithTrait, isThing].some((says) => says(text));
}

/** Whether a phrase tells what is asked. */
function saysWhat(text: string, alone: boolean): boolean {
  const whole = isWhole(text) && standsByItself(text) && !isEmpty(text);
  return whole && contentCount(text) > 0 && !(alone && isEveryday(text));
}

/** What a demand asks for in words that the lexicon does not know. */
export function phraseDrafts(
  { segment, level, clause, start }: Statement,
  found: readonly Draft[],
): Draft[] {
  if (noDemand.test(clause)) return [];
  const pieces = demandPieces(clause);
  const alone = pieces.length === 1;
  return pieces
    .flatMap((piece) => besideTerms(piece, start, found))
    .filter(({ text }) => saysWhat(text, alone) && !namesJob(clause, text))
    .map(({ text, start: from }) => ({
      key: `phrase:${phraseKey(text)}`,
      text,
      canonical: [],
      kind: kindOfPhrase(text),
      level,
      start: start + from,
      end: start + from + text.length,
      line: segment.start,
    }));
}
