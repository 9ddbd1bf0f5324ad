import type { SectionKind } from "./headings.data.ts";
import { isChrome } from "./chrome.ts";
import { isPlace } from "./places.ts";
import { looksLikeTitle } from "./names.ts";
import type { Segment } from "./segments.ts";

/** What the words of a heading say that stands below it, whoever wrote it; the first that fits decides. */
const senses: readonly (readonly [RegExp, SectionKind])[] = [
  [
    /\b(?:appl(?:y|ying|ications?)|procedure|process|next steps?|how it (?:goes|works)|interviews?|contact|any questions|deadline|closing date)\b/,
    "closing",
  ],
  [
    /\b(?:we|us|i)\b.{0,12}\b(?:give|offer|pay|provide|do for you)\b|\b(?:from us|in it for you|you(?:'ll|'d| will| would)? (?:get(?! to)|receive|have from)|you can (?:rely|count|expect|look forward)|in return|package|perks|benefits|rewards?|the money|pay|salary)\b/,
    "benefits",
  ],
  [/^why\b|\blove (?:it|us|working)\b/, "about"],
  [
    /\b(?:the|your|this) (?:job|role|work|post|position|day|week|tasks?|duties)\b|\byou(?:'ll| will|'d| would| get to)? (?:be )?(?:do|doing|own|run|work(?:ing)? on)\b|\b(?:person|role|job|candidate|hire)s? (?:will |would )?(?:be |do\b|does|doing|involves?|entails?|looks? like)|^(?:work|tasks?|duties)$/,
    "duties",
  ],
  [
    /\b(?:the|right|ideal|our|who|good|that) (?:person|candidate|applicant|colleague)\b|\b(?:you|your|skills?|profile|looking for|after|need|ask|requirements?|expect)\b/,
    "required",
  ],
  [
    /\b(?:background|story|history|about|where|who|us|we|our|the (?:company|team|school|practice|trust|place))\b/,
    "about",
  ],
];

/** The section that the words of a heading speak of. */
export function senseOf(words: string): SectionKind | undefined {
  const key = words.toLowerCase().replace(/[:.?!\s]+$/, "");
  return senses.find(([pattern]) => pattern.test(key))?.[1];
}

function endsSentence({ text, bullet }: Segment): boolean {
  return bullet || /[.!?:)]$/.test(text);
}

/** Whether a segment has the form of a heading: some words, and neither a sentence nor a fact. */
function isShortLine({ text, bullet }: Segment): boolean {
  const form = !bullet && text.length < 50 && /^\p{Lu}/u.test(text) && !/[.!,;\d£$€@]/u.test(text);
  const named = looksLikeTitle(text) && !/^(?:the|our|your|what|who|why|how)\b/i.test(text);
  return form && text.split(/\s+/).length <= 6 && !named;
}

function isProse(segment: Segment): boolean {
  return !segment.bullet && (segment.text.length > 60 || endsSentence(segment));
}

function isFact(text: string): boolean {
  return isPlace(text) || isChrome(text);
}

/**
 * Whether a short line stands by itself over a text, with a blank line above: a heading whatever its words are.
 * What stands over a list is told by the list itself.
 */
export function standsOver(
  segment: Segment,
  before: Segment | undefined,
  next: Segment | undefined,
): boolean {
  if (before === undefined || next === undefined || !isShortLine(segment)) return false;
  const parted = segment.line - before.line > 1 && next.line > segment.line;
  return parted && endsSentence(before) && isProse(next) && !isFact(segment.text);
}

const leads =
  /^(?:what|who|how|where|why)\b[^.,;:?!]{4,50}[:.]$|^(?:your |the |main )?(?:tasks?|duties|work|job|role|requirements?|applications?|applying|procedure|package|perks)\s?:$/i;

/** "What the person will do: ...", "What I'm looking for. ...": what opens a paragraph and stands over its rest. */
export function senseOfLead(text: string): SectionKind | undefined {
  return leads.test(text) ? senseOf(text) : undefined;
}

/** Where the words that lead a paragraph end: behind "What you would be doing:". */
export function leadEnd(line: string): number | undefined {
  const lead = /^\s*([^.,;:?!]{3,50}:)\s+\S/u.exec(line);
  const words = lead?.[1]?.trim() ?? "";
  return lead === null || senseOfLead(words) === undefined ? undefined : line.indexOf(":") + 1;
}
