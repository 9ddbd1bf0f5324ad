import { wordTable } from "@savile/model";
import { cardinalAt } from "./quantities/cardinals.ts";
import { draftsOf } from "./quantities/drafts.ts";
import type { Draft } from "./quantities/drafts.ts";
import { joinedNumbers } from "./quantities/joined.ts";
import type { Linked } from "./quantities/joined.ts";
import { measureAt } from "./quantities/measures.ts";
import type { Measure } from "./quantities/measures.ts";
import type { NumberKind } from "./quantities/phrases.ts";
import { piecesOf } from "./quantities/pieces.ts";
import { qualifierOf } from "./quantities/qualifiers.ts";
import type { Qualifier } from "./quantities/qualifiers.ts";
import { groupStems, headStems, listStems, perOf, stemsNear } from "./quantities/surroundings.ts";
import { timeUnit, unitAdjectives } from "./quantities/time-units.ts";
import type { TimeUnit } from "./quantities/time-units.ts";

export type { NumberKind, Qualifier };

/** A number of a text with what it belongs to. */
export interface NumberMention {
  readonly value: number;
  readonly kind: NumberKind;
  readonly currency: string;
  readonly year: boolean;
  readonly qualifier: Qualifier;
  /** "dozens": more than one dozen, nobody knows how many. */
  readonly plural: boolean;
  /** Part of a name or an idiom; it counts nothing. */
  readonly name: boolean;
  /** Said by the way ("one", "for a month"): it carries others and is not held against any. */
  readonly implicit: boolean;
  /** Both ends of the range that it is an end of. */
  readonly range?: readonly [number, number];
  /** Denominator of "30 of 36". */
  readonly of?: number;
  /** "per month", "daily" as the stem of the period. */
  readonly per?: string;
  /** The unit of time that it counts. */
  readonly unit?: TimeUnit;
  /** The unit of length, area, volume or weight that it counts. */
  readonly measure?: Measure;
  /** Stems of the words around it, nearest first. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Stems of the phrase that is counted: the words that follow without a preposition between. */
  readonly head: readonly string[];
  /** Stem of the noun of "a team of 14". */
  readonly group: readonly string[];
  readonly start: number;
  readonly end: number;
  /** The same with the words that bound it and the unit of time: "a little over two years". */
  readonly reach: readonly [number, number];
}

/** "of the twenty-two" behind a number. */
function denominatorOf(after: string): number | undefined {
  const link = /^\s?(?:(?:out )?of |\/\s?)(?:the |all |those |these |a total of )?/i.exec(after);
  if (link === null) return undefined;
  const pieces = piecesOf(after.slice(link[0].length));
  const read = cardinalAt({ text: after, pieces }, 0);
  const share = /^(?:%|percent|per)$/.test(pieces[read?.next ?? 0]?.lower ?? "");
  return read === undefined || read.year === true || share ? undefined : read.value;
}

interface UnitRead {
  readonly unit: TimeUnit;
  readonly half: number;
  readonly length: number;
}

const link = /^(?:\+|[\s-]plus(?!\p{L}))?[\s-]{0,2}(?:of )?/iu;
const nextWord = /^(\p{L}+)[\s-]?/u;

/** The unit of time behind a number, past words like "school", and "and a half" behind that. */
function unitOf(after: string): UnitRead | undefined {
  let at = link.exec(after)?.[0].length ?? 0;
  for (;;) {
    const found = nextWord.exec(after.slice(at));
    if (found === null) return undefined;
    const [all, word = ""] = found;
    const unit = timeUnit(word.toLowerCase());
    const end = at + word.length;
    if (unit !== undefined) {
      const half = / and a half(?!\p{L})/uy;
      half.lastIndex = end;
      return half.test(after)
        ? { unit, half: 0.5, length: end + " and a half".length }
        : { unit, half: 0, length: end };
    }
    if (!unitAdjectives.has(word.toLowerCase())) return undefined;
    at += all.length;
  }
}

const reachBefore = 70;
const reachBehind = 90;

/** "twice": so many times. */
const occurrence = /^(?:twice|thrice)$/i;

/** What a number counts: a unit of time or another measure, and of how many. */
function countedBy(draft: Draft, after: string, noun: string) {
  const counts = draft.kind === "plain" && !draft.year && !draft.name;
  const time = counts ? unitOf(noun) : undefined;
  return {
    of: draft.of ?? (counts ? denominatorOf(after) : undefined),
    time,
    measured: counts && time === undefined ? measureAt(noun) : undefined,
  };
}

/** What is stated, without the keys of what is not. */
function stated<Value>(key: string, value: Value | undefined): Record<string, Value> {
  return value === undefined ? {} : { [key]: value };
}

/** How far a number reaches behind its figure: over its unit, or the words that bound it. */
function reachOf(counted: ReturnType<typeof countedBy>, behind: number, isEnd: boolean): number {
  if (isEnd) return behind;
  return Math.max(counted.time?.length ?? counted.measured?.length ?? 0, behind);
}

function mentionOf(text: string, linked: Linked): NumberMention {
  const { start, end, partner, scale: _, ...draft } = linked;
  const before = text.slice(Math.max(0, start - reachBefore), start);
  const after = text.slice(end, end + reachBehind);
  const noun = partner === undefined ? after : text.slice(partner.end, partner.end + reachBehind);
  const { qualifier, before: words, behind } = qualifierOf(before, after);
  const counted = countedBy(linked, after, noun);
  const half = partner === undefined ? (counted.time?.half ?? 0) : 0;
  return {
    ...draft,
    value: draft.value + half,
    qualifier,
    ...stated("of", counted.of),
    ...stated("per", perOf(after)),
    ...stated("unit", counted.time?.unit),
    ...stated("measure", counted.measured?.measure),
    before: stemsNear(before, 5, true),
    after: stemsNear(after, 5, false),
    // "1,200 GB of logs" counts logs: its unit is told by itself.
    head: occurrence.test(text.slice(start, end))
      ? ["time"]
      : headStems(noun.slice(counted.measured?.length ?? 0)),
    group: [...groupStems(before), ...listStems(noun)],
    start,
    end,
    reach: [start - words, end + reachOf(counted, behind, partner !== undefined)],
  };
}

/** How many of a smaller unit of time make one of the larger one that stands before it. */
const smaller = wordTable<readonly [string, number]>({
  year: ["month", 12],
  hour: ["minute", 60],
  minute: ["second", 60],
});

/** "three years and nine months", "2 hours 15 minutes" is one stretch of time. */
function addedSmaller(
  text: string,
  before: NumberMention,
  mention: NumberMention,
): NumberMention | undefined {
  const gap = text.slice(before.reach[1], mention.start);
  const [name, parts] = smaller[before.unit?.name ?? ""] ?? [];
  if (parts === undefined || mention.unit?.name !== name) return undefined;
  if (!/^,?\s(?:and )?$/.test(gap)) return undefined;
  const value = before.value + mention.value / parts;
  return { ...before, value, end: mention.end, reach: [before.reach[0], mention.reach[1]] };
}

/** "from 11 weeks to 7": the second end counts what the first does. */
function withNoun(text: string, before: NumberMention, mention: NumberMention): NumberMention {
  const { unit, head } = before;
  if (unit === undefined || mention.unit !== undefined || mention.head.length > 0) return mention;
  if (mention.kind !== "plain" || mention.year) return mention;
  const gap = text.slice(before.reach[1], mention.reach[0]);
  return /^\s(?:down |up )?(?:to|or|instead of|rather than|from)\s?$/.test(gap)
    ? { ...mention, unit, head }
    : mention;
}

/** "38 outgoing and 11 incoming loans": the noun of the second is also that of the first. */
function withSharedNoun(
  text: string,
  before: NumberMention,
  mention: NumberMention,
): NumberMention {
  const noun = mention.head.at(-1);
  const gap = text.slice(before.end, mention.start);
  // "50 funerals and 20 weddings": each number has a noun of its own.
  const own = /^[\s-]\p{L}+[^s\P{L}]s,? /u.test(gap);
  const listed =
    !own && before.kind === mention.kind && /^[\s-][\p{L}-]+,? (?:and|or|plus|&) $/u.test(gap);
  return listed && noun !== undefined ? { ...before, group: [...before.group, noun] } : before;
}

function isBare({ kind, year, head, unit }: NumberMention): boolean {
  return kind === "plain" && !year && head.length === 0 && unit === undefined;
}

function countsThings({ kind, head }: NumberMention): boolean {
  return kind === "plain" && head.length > 0 && head[0] !== "time";
}

/** "at 7 and 28 days": the first has the unit and the noun of the second. */
function withUnitBehind(
  text: string,
  before: NumberMention,
  mention: NumberMention,
): NumberMention {
  const { unit, measure, head } = mention;
  const gap = text.slice(before.reach[1], mention.reach[0]);
  const listed = /^(?:,| and| or|, and) ?$/.test(gap);
  if (!listed || !isBare(before) || !countsThings(mention)) return before;
  return {
    ...before,
    head,
    ...(unit === undefined ? {} : { unit }),
    ...(measure === undefined ? {} : { measure }),
  };
}

/** Numbers with what they take from the one before; what lies inside another one is dropped. */
function linkedMentions(text: string, mentions: readonly NumberMention[]): NumberMention[] {
  const kept: NumberMention[] = [];
  for (const mention of mentions) {
    const before = kept.at(-1);
    if (before === undefined) {
      kept.push(mention);
      continue;
    }
    if (mention.start < before.reach[1]) continue;
    const whole = addedSmaller(text, before, mention);
    if (whole !== undefined) kept.splice(-1, 1, whole);
    else {
      const first = withUnitBehind(text, withSharedNoun(text, before, mention), mention);
      kept.splice(-1, 1, first, withNoun(text, before, mention));
    }
  }
  return kept;
}

/** The numbers of a folded text, written in digits or words. */
export function readNumbers(text: string): NumberMention[] {
  const linked = joinedNumbers(text, draftsOf(text));
  return linkedMentions(
    text,
    linked.map((one) => mentionOf(text, one)),
  );
}
