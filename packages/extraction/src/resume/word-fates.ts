import type { LeftOutReason, LineRole, SourceLine } from "@savile/model";
import { organizationScore } from "../entries/organization.rules.ts";
import { leftOverReason } from "./left-over.rules.ts";
import { paint } from "./line-words.ts";
import type { LineWord, Stretch } from "./line-words.ts";

/** What becomes of a word. */
export type Fate =
  | { readonly state: "placed"; readonly at: string }
  | { readonly state: "left-out"; readonly because: LeftOutReason }
  | { readonly state: "asked" };

/** Lines outside the flow say nothing that the flow does not, unless a value was read from them. */
const besideReasons: Partial<Readonly<Record<LineRole, LeftOutReason>>> = {
  hidden: "hidden",
  overprint: "printed-twice",
  "page-number": "page-number",
  repeated: "repeated",
  "link-target": "link",
};

const contactWord =
  /^(?:phone|telephone|tel|mobile|mob|cell|telefon|telefono|telefone|handy|email|mail|e|address|adresse|location|website|web|site|portfolio|linkedin|github|gitlab|name)$/iu;
/** Time between two dates that are read. */
const duration =
  /(?<!\d)\d{1,3}\s*(?:years?|yrs?|months?|mos?|weeks?|jahre?n?|monate?n?|ans?|mois|años?|meses|anos?)(?!\p{L})/giu;
export const linkWord =
  /^(?:at|in|on|aboard|onboard|then|of|and|or|by|to|for|from|with|the|a|an|en|na|no|de|da|do|du|la|le|chez|bei|beim|im|am|und|et|e|y|o|para|pour|von|seit|since)$/iu;
const labelEnd = /^[)\]\s]*:(?=\s|$)/u;
const longestLabel = 40;
/** From this score of the rules on, a text is taken for the name of an organisation. */
export const nameOfOrganization = 1.5;

/** A line with its words and what is known of each. */
export interface TracedLine {
  readonly line: SourceLine;
  readonly words: readonly LineWord[];
  readonly fates: (Fate | undefined)[];
}

const leftOut = (because: LeftOutReason): Fate => ({ state: "left-out", because });
const asked: Fate = { state: "asked" };

export function overlaps(one: Stretch, other: Stretch): boolean {
  return one.start < other.end && one.end > other.start;
}

function restOf({ line, words, fates }: TracedLine): string {
  return words
    .flatMap(({ start, end }, index) =>
      fates[index] === undefined ? [line.text.slice(start, words[index + 1]?.start ?? end)] : [],
    )
    .join("")
    .trim();
}

/** Gives each word without a fate the one that is found for it. */
export function settle(
  traced: TracedLine,
  fate: (word: LineWord, index: number) => Fate | undefined,
): void {
  traced.words.forEach((word, index) => {
    traced.fates[index] ??= fate(word, index);
  });
}

/** Words without a value in front of a colon: they name what follows, unless they are a name or a date. */
function labelsOf({ line, words, fates }: TracedLine): Stretch[] {
  const labels: Stretch[] = [];
  let first: LineWord | undefined;
  words.forEach((word, index) => {
    if (fates[index] !== undefined || word.kind !== "text") {
      first = undefined;
      return;
    }
    first ??= word;
    const text = line.text.slice(first.start, word.end);
    if (!labelEnd.test(line.text.slice(word.end, word.end + 4))) return;
    const isName = /\s/u.test(text) && organizationScore(text) >= nameOfOrganization;
    if (text.length <= longestLabel && !isName) labels.push({ start: first.start, end: word.end });
    first = undefined;
  });
  return labels;
}

/** A heading is kept with its section; what it says beside the name of that is asked for. */
function settleHeading(traced: TracedLine, isEmpty: boolean): void {
  const name: Fate = isEmpty ? leftOut("heading") : { state: "placed", at: "heading" };
  settle(traced, ({ kind, start, end }) =>
    kind === "text" || (kind === "number" && end - start < 4) ? name : asked,
  );
}

function settleStretches(traced: TracedLine, stretches: readonly Stretch[], fate: Fate): void {
  if (stretches.length === 0) return;
  const painted = paint(traced.line.text.length, stretches);
  settle(traced, ({ start }) => (painted[start] === 0 ? undefined : fate));
}

/** Words of a line of which others stand in values: labels, and words that join two values. */
function settleBetween(traced: TracedLine): void {
  const { text } = traced.line;
  settleStretches(traced, labelsOf(traced), leftOut("label"));
  settle(traced, (word) => {
    const own = text.slice(word.start, word.end);
    if (contactWord.test(own)) return leftOut("label");
    return /^\p{Ll}$/u.test(own) || linkWord.test(own) ? leftOut("joining-word") : undefined;
  });
}

/** The address of something else, or the word for a link whose address is kept: "LinkedIn". */
function settleLinked(traced: TracedLine, linked: readonly Stretch[]): void {
  settle(traced, (word) => {
    const isAddress =
      word.kind === "contact" || contactWord.test(traced.line.text.slice(word.start, word.end));
    return isAddress && linked.some((spot) => overlaps(spot, word)) ? leftOut("link") : undefined;
  });
}

function settleRest(traced: TracedLine, linked: readonly Stretch[]): void {
  settleLinked(traced, linked);
  const isWhole = traced.fates.every((fate) => fate === undefined);
  const reason = leftOverReason(restOf(traced));
  if (reason !== undefined) settle(traced, () => leftOut(reason));
  const durations = [...traced.line.text.matchAll(duration)].map((one) => ({
    start: one.index,
    end: one.index + one[0].length,
  }));
  settleStretches(traced, durations, leftOut("duration"));
  if (!isWhole) settleBetween(traced);
  settle(traced, () => asked);
}

/** Settles the words of a line that stand in no value. */
export function settleUnheld(
  traced: TracedLine,
  { linked, isEmpty }: { readonly linked: readonly Stretch[]; readonly isEmpty: boolean },
): void {
  // Most lines stand in values with every word.
  if (traced.fates.every((fate) => fate !== undefined)) return;
  const beside = besideReasons[traced.line.role];
  if (beside !== undefined) settle(traced, () => leftOut(beside));
  else if (traced.line.role === "heading") settleHeading(traced, isEmpty);
  else settleRest(traced, linked);
}
