import type { NumberMention } from "./numbers.ts";

/** Whether two values are the same but for the rounding of computers. */
export function close(a: number, b: number): boolean {
  return Math.abs(a - b) < 1e-6 * Math.max(1, Math.abs(a));
}

/** Equal, or the same share once as a fraction and once in percent. */
export function equalValue(a: NumberMention, b: NumberMention): boolean {
  const fraction = !Number.isInteger(a.value) || !Number.isInteger(b.value);
  return (
    close(a.value, b.value) ||
    (a.kind === "percent" &&
      b.kind === "percent" &&
      fraction &&
      Math.abs(a.value - b.value) < 0.75 &&
      Math.min(a.value, b.value) > 20)
  );
}

/** How far a bound may lie from the value of which it is said: "over 10" of 14, never of 900. */
const farthest = 1.5;
/** "about 500" of 520. */
const nearness = 0.08;

/** Whether a bound holds of a value and is near enough to be said of it. */
function boundHolds({ qualifier, value: bound }: NumberMention, value: number): boolean {
  if (qualifier === "over") return value > bound && value <= bound * farthest;
  if (qualifier === "about") return bound % 5 === 0 && Math.abs(value - bound) <= nearness * value;
  return qualifier === "most" && value <= bound && bound <= value * farthest;
}

/** The share in percent that "7 of 9" is. */
function shareOf({ value, of }: NumberMention): number | undefined {
  return of === undefined || of === 0 ? undefined : (value / of) * 100;
}

/** "more than half" of "7 of 9", "half" of "6 of 12". */
function sharesAlike(claim: NumberMention, source: NumberMention): boolean {
  const share = claim.kind === "percent" ? shareOf(source) : undefined;
  if (share === undefined) return false;
  return claim.qualifier === "over"
    ? share > claim.value
    : claim.qualifier === "none" && Math.abs(share - claim.value) < 0.75;
}

/** What a source may say of its number for it to carry another: "over 45" is over 40, and no more is known. */
function isExact(claim: NumberMention, source: NumberMention): boolean {
  return source.qualifier === "none" || (source.qualifier === "over" && claim.qualifier === "over");
}

/**
 * Whether a number that a source states as exact makes another one true that is not equal: a bound beside it or a
 * share in words. "Up to 45" makes no "over 40" true.
 */
export function isEntailed(claim: NumberMention, source: NumberMention): boolean {
  if (source.year || claim.year) return false;
  if (sharesAlike(claim, source)) return true;
  return claim.kind === source.kind && isExact(claim, source) && boundHolds(claim, source.value);
}
