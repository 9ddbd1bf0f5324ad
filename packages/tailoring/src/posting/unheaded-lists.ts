import { findTermsIn } from "../terms/find-terms.ts";
import type { SectionKind } from "./headings.data.ts";
import type { LineKind } from "./line-kind-frame.ts";
import type { PlacedSegment } from "./sections.ts";
import { contentCount } from "./phrases.ts";

/** A line of a stretch with what its own words speak of. */
export interface KindedLine {
  readonly segment: PlacedSegment;
  readonly kind: LineKind | undefined;
}

const mostWords = 16;
const mostHeadWords = 4;

function wordCount(text: string): number {
  return text.split(/\s+/).length;
}

/** A line of a list: short, and no sentence with a full stop unless a mark stands before it. */
function isItem({ segment: { text, bullet } }: KindedLine): boolean {
  const short = wordCount(text) <= mostWords && !text.endsWith("?");
  return short && (bullet || !/[.!]$/.test(text) || contentCount(text) <= 4);
}

/** "Grade: B3": a label with its value. */
function isField({ segment: { text } }: KindedLine): boolean {
  return /^\p{Lu}[^:.!?]{2,24}:\s+\S/u.test(text);
}

function shareOf(lines: readonly KindedLine[], is: (line: KindedLine) => boolean): number {
  return lines.filter(is).length / Math.max(1, lines.length);
}

/** Whether the first of some lines that follow each other has the form of a heading, whatever its words are. */
export function headsLines(lines: readonly KindedLine[]): boolean {
  const [first, second] = lines;
  if (first === undefined || second === undefined || lines.length < 3) return false;
  const { text, bullet, line } = first.segment;
  const form =
    !bullet && /^\p{Lu}[^.!,;:\d]*[?:]?$/u.test(text) && wordCount(text) <= mostHeadWords;
  const apart = second.segment.line > line && first.kind === undefined;
  return form && apart && findTermsIn(text, { listed: true }).length === 0;
}

const given: ReadonlySet<LineKind | undefined> = new Set(["benefits", "closing", "about"]);

/** What of a line shows that it can be asked for: its own words, or a thing that the lexicon knows. */
function canBeAsked({ segment: { text }, kind }: KindedLine): boolean {
  return kind === "asks" || findTermsIn(text, { listed: true }).length > 0;
}

/** Whether lines that stand together are a list, with or without a heading of its own. */
export function isListOfItems(lines: readonly KindedLine[]): boolean {
  const list = headsLines(lines) ? lines.slice(1) : lines;
  return list.length >= 3 && shareOf(list, isItem) >= 0.8;
}

/** Whether a list speaks of the work, or is made of labels with their values. */
function isOfElse(list: readonly KindedLine[]): boolean {
  return shareOf(list, isField) > 0.3 || shareOf(list, ({ kind }) => kind === "work") > 0.6;
}

/** How much of a list may be given, and how much of it has to be something that can be asked for. */
interface Limits {
  readonly given: number;
  readonly asked: number;
}

/** What comes behind the demands is given as often as asked, and has to show more. */
function limitsBehind(before: readonly SectionKind[]): Limits | undefined {
  if (before.includes("benefits")) return undefined;
  if (before.includes("required") || before.includes("preferred")) return { given: 0, asked: 0.4 };
  return before.includes("duties") ? { given: 0.2, asked: 0.25 } : undefined;
}

/**
 * Whether lines below a heading that nobody knows, or below none, are what is asked: a list, behind the work
 * and before what is given, in which things stand that can be asked for.
 */
export function isListAsked(lines: readonly KindedLine[], before: readonly SectionKind[]): boolean {
  const list = headsLines(lines) ? lines.slice(1) : lines;
  const limits = limitsBehind(before);
  if (limits === undefined || !isListOfItems(lines) || isOfElse(list)) return false;
  const gifts = shareOf(list, ({ kind }) => given.has(kind));
  return gifts <= limits.given && shareOf(list, canBeAsked) >= limits.asked;
}
