import type { NumberMention } from "./numbers.ts";
import { sameMeasured } from "./quantities/measures.ts";
import { daysOf } from "./quantities/time-units.ts";

/** Whether two values are the same but for the rounding of computers. */
export function close(a: number, b: number): boolean {
  return Math.abs(a - b) < 1e-6 * Math.max(1, Math.abs(a));
}

/** Two units of time may be the same stretch told otherwise: "six weeks" is "a month and a half". */
const slack = 0.02;

/** Whether two stretches of time in different units may be of one length; `undefined` of what is none. */
function sameStretch(a: NumberMention, b: NumberMention): boolean | undefined {
  if (a.unit === undefined || b.unit === undefined || a.unit.name === b.unit.name) return undefined;
  const [mine, theirs] = [daysOf(a.value, a.unit), daysOf(b.value, b.unit)];
  return mine[0] <= theirs[1] * (1 + slack) && theirs[0] <= mine[1] * (1 + slack);
}

/** The same share once as a fraction and once in percent. */
function sameShare(a: NumberMention, b: NumberMention): boolean {
  const fraction = !Number.isInteger(a.value) || !Number.isInteger(b.value);
  return (
    a.kind === "percent" &&
    b.kind === "percent" &&
    fraction &&
    Math.abs(a.value - b.value) < 0.75 &&
    Math.min(a.value, b.value) > 20
  );
}

/** "by 9" of "before 9 a.m.". */
function sameHour(a: NumberMention, b: NumberMention): boolean {
  const [hour, time] = a.kind === "clock" ? [b, a] : [a, b];
  const named = hour.kind === "plain" && hour.head.length === 0 && hour.unit === undefined;
  return (
    time.kind === "clock" && named && hour.value <= 12 && close((hour.value % 12) * 60, time.value)
  );
}

/** Equal, also where one is told in another unit of time or as a fraction. */
export function equalValue(a: NumberMention, b: NumberMention): boolean {
  if (a.plural !== b.plural) return false;
  if ((a.kind === "clock") !== (b.kind === "clock")) return sameHour(a, b);
  return sameStretch(a, b) ?? sameMeasured(a, b) ?? (close(a.value, b.value) || sameShare(a, b));
}

/** How far a bound may lie from the value of which it is said: "over 10" of 14, never of 900. */
const farthest = 2;
/** "about 500" of 520. */
const nearness = 0.08;

/** Whether a bound holds of a value and is near enough to be said of it. */
function boundHolds({ qualifier }: NumberMention, bound: number, value: number): boolean {
  if (qualifier === "over") return value > bound && value <= bound * farthest;
  if (qualifier === "about") return bound % 5 === 0 && Math.abs(value - bound) <= nearness * value;
  return qualifier === "most" && value <= bound && bound <= value * farthest;
}

/** The share in percent that "7 of 9" is. */
function shareOf({ value, of }: NumberMention): number | undefined {
  return of === undefined || of === 0 ? undefined : (value / of) * 100;
}

/** "more than four in five" of 83 percent, "fewer than three in five" of 58. */
function isShareOf({ qualifier }: NumberMention, told: number | undefined, share: number): boolean {
  if (told === undefined) return false;
  if (qualifier === "over") return share > told && share <= told * farthest;
  if (qualifier === "most") return share <= told && told <= share * farthest;
  return close(told, share);
}

/** "more than half" of "7 of 9", "half" of "6 of 12", "one in five" of 20 percent. */
function sharesAlike(claim: NumberMention, source: NumberMention): boolean {
  if (source.kind === "percent") return isShareOf(claim, shareOf(claim), source.value);
  const share = claim.kind === "percent" ? shareOf(source) : undefined;
  if (share === undefined) return false;
  return claim.qualifier === "over"
    ? share > claim.value
    : /^(?:none|about)$/.test(claim.qualifier) && Math.abs(share - claim.value) < 0.75;
}

/** "above four out of five" of "4.6 out of 5": more, or about as much, of the same whole. */
function isMoreOfWhole(claim: NumberMention, source: NumberMention): boolean {
  if (claim.of === undefined || claim.of !== source.of) return false;
  return claim.qualifier === "over" && source.value > claim.value && source.value <= claim.of;
}

/** What a source may say of its number for it to carry another: "over 45" is over 40, and no more is known. */
function isExact(claim: NumberMention, source: NumberMention): boolean {
  return (
    source.qualifier === "none" ||
    (claim.qualifier === "over" && /^(?:over|about)$/.test(source.qualifier))
  );
}

/** The least that a number may be: "about 500" is over 450. */
function leastOf(source: NumberMention): number {
  return source.qualifier === "about" ? 1 - nearness : 1;
}

/** "hundreds of calls" of 340. */
function isOneOfMany(claim: NumberMention, source: NumberMention): boolean {
  return (
    claim.plural &&
    !source.plural &&
    source.value >= claim.value * 2 &&
    source.value < claim.value * 20
  );
}

/** "dozens" of "some 70": about so many are many all the same. */
function isManyOfSome(claim: NumberMention, source: NumberMention): boolean {
  return source.qualifier !== "most" && isOneOfMany(claim, source);
}

/** "one or two" of "under three": all that lies below a small bound. */
function isAllBelow(claim: NumberMention, source: NumberMention): boolean {
  return (
    source.qualifier === "most" &&
    source.value <= 6 &&
    claim.range?.[0] === 1 &&
    claim.range[1] === source.value - 1
  );
}

/** The value of a source in the unit of the claim, at its most cautious: the low end of a range for "over". */
function comparable(claim: NumberMention, source: NumberMention): number {
  const end = claim.qualifier === "over" ? 0 : 1;
  const value = source.range === undefined ? source.value : source.range[end];
  if (claim.unit === undefined || source.unit === undefined) return value;
  return (daysOf(value, source.unit)[end] ?? value) / (claim.unit.days[end] ?? 1);
}

/**
 * Whether a number that a source states as exact makes another one true that is not equal: a bound beside it or a
 * share in words. "Up to 45" makes no "over 40" true.
 */
export function isEntailed(claim: NumberMention, source: NumberMention): boolean {
  if (source.year || claim.year) return false;
  if (sharesAlike(claim, source) || isMoreOfWhole(claim, source)) return true;
  // "over 4 out of 5" says nothing of a 5 by itself, nor of 4.6 out of 10.
  const isOfOther = claim.of !== undefined && claim.of !== source.of;
  if (claim.kind !== source.kind || isOfOther) return false;
  if (isManyOfSome(claim, source)) return true;
  return isExact(claim, source)
    ? boundHolds(claim, claim.value, comparable(claim, source) * leastOf(source))
    : isAllBelow(claim, source);
}
