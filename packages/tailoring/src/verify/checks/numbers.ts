import type { Check, Objection } from "../reading/context.ts";
import { spanOf } from "../reading/frame.ts";
import type { Frame } from "../reading/frame.ts";
import { equalValue, isEntailed } from "../reading/entailed-number.ts";
import type { NumberMention } from "../reading/numbers.ts";
import { sameMeaning, saysWord } from "../reading/words.ts";
import { isLabel } from "./labels.ts";
import { isYearsPhrase } from "./years.ts";

const close = (a: number, b: number) => Math.abs(a - b) < 1e-6 * Math.max(1, Math.abs(a));

function counted(claim: Frame): NumberMention[] {
  return claim.numbers.filter(
    (entry) => !isYearsPhrase(claim, entry) && !insideTerm(claim, entry) && !isLabel(claim, entry),
  );
}

/** A figure of a name: "Office 365", "Google Analytics 4". */
function insideTerm(claim: Frame, entry: NumberMention): boolean {
  return claim.hits.some((hit) => hit.start <= entry.start && entry.end <= hit.end);
}

function sameValue(claim: NumberMention, support: Frame): NumberMention[] {
  return support.numbers.filter((entry) => equalValue(entry, claim));
}

/** Numbers that make one of the claim true: equal ones of its kind, else those from which it follows. */
function carriers(claim: NumberMention, frames: readonly Frame[]): NumberMention[] {
  const equal = frames
    .flatMap((frame) => sameValue(claim, frame))
    .filter((one) => sameKind(claim, one));
  return [...equal, ...entailing(claim, frames)];
}

function entailing(claim: NumberMention, frames: readonly Frame[]): NumberMention[] {
  return frames.flatMap((frame) => frame.numbers.filter((one) => isEntailed(claim, one)));
}

function sameKind(a: NumberMention, b: NumberMention): boolean {
  return (
    a.kind === b.kind &&
    (a.kind !== "money" || a.currency === "" || b.currency === "" || a.currency === b.currency)
  );
}

/** Values that the facts do not state, and values with another unit. */
export const checkNumber: Check = (claim, { support, posting }) =>
  counted(claim).flatMap((entry): Objection[] => {
    const digits = claim.text.slice(entry.start, entry.end);
    if (posting.text.includes(digits) && posting.text !== "") return [];
    const equal = sameValue(entry, support);
    if (carriers(entry, [support]).length > 0) return [];
    if (isDenominator(entry, support)) return [];
    if (equal.length === 0 && isDerived(entry, support)) {
      return [
        {
          hard: false,
          span: spanOf(entry),
          detail: `Your resume does not count ${digits} itself.`,
        },
      ];
    }
    const detail =
      equal.length > 0
        ? `Your resume gives ${digits} in another unit.`
        : `Your resume does not state ${digits}.`;
    return [{ hard: true, span: spanOf(entry), detail }];
  });

/** A sum of two numbers of a line, the change between two, or the count of a short list. */
function isDerived(entry: NumberMention, support: Frame): boolean {
  const own = support.numbers.filter((other) => !other.year);
  const pairs = own.flatMap((a, index) => own.slice(index + 1).map((b) => [a, b] as const));
  if (
    entry.kind === "plain" &&
    pairs.some(
      ([a, b]) => a.kind === "plain" && b.kind === "plain" && close(a.value + b.value, entry.value),
    )
  )
    return true;
  if (entry.kind === "percent" || entry.kind === "plain") {
    const change = pairs.some(
      ([a, b]) =>
        a.kind === b.kind &&
        a.value > 0 &&
        (close(Math.abs(a.value - b.value), entry.value) ||
          (entry.kind === "percent" &&
            Math.abs((Math.abs(a.value - b.value) / a.value) * 100 - entry.value) < 0.6)),
    );
    if (change && /\bfrom\b/i.test(support.text)) return true;
  }
  const listed = /[,(]|\band\b/.test(support.text);
  return (
    entry.kind === "plain" &&
    entry.value <= 4 &&
    listed &&
    !own.some((other) => shares(entry.head, other.head))
  );
}

function isDenominator(entry: NumberMention, support: Frame): boolean {
  return support.numbers.some((other) => other.of !== undefined && close(other.of, entry.value));
}

const direction = new Set([
  "reduc",
  "increas",
  "decreas",
  "improv",
  "cut",
  "rais",
  "lower",
  "grow",
  "boost",
  "save",
  "achiev",
  "drop",
  "grew",
  "expand",
  "lift",
  "hit",
  "meet",
  "exceed",
  "by",
]);

function shares(a: readonly string[], b: readonly string[]): boolean {
  return a.some((stem) => !direction.has(stem) && b.some((other) => sameMeaning(stem, other)));
}

/** Stems behind a number that do not say what is counted: "9 so far". */
const fillers = new Set(["far", "date", "alreadi", "total", "sinc"]);

const timeUnits = new Set(["minut", "hour", "dai", "week", "month", "quarter", "semest", "year"]);

/** Whether the number belongs to the same thing in a fact. */
function bindsLike(entry: NumberMention, other: NumberMention): boolean {
  const [unit] = entry.head.filter((stem) => timeUnits.has(stem));
  const [otherUnit] = other.head.filter((stem) => timeUnits.has(stem));
  if (unit !== undefined && otherUnit !== undefined && unit !== otherUnit) return false;
  if (entry.kind === "plain" && entry.head.length > 0) {
    const told = other.head.length > 0 ? other.head : other.after.slice(0, 3);
    const theirs = told.filter((stem) => !fillers.has(stem));
    // "in one day instead of four": what is counted was said before.
    if (theirs.length === 0 && other.group.length === 0) return true;
    return shares(entry.head, [...theirs, ...other.group]) || shares(entry.group, theirs);
  }
  const mine = [...entry.before.slice(0, 3), ...entry.after.slice(0, 3)];
  const theirs = [...other.before, ...other.after];
  return mine.length === 0 || theirs.length === 0 || shares(mine, theirs);
}

/** A true number of the wrong thing: 28 beds are not 28 patients. */
export const checkBinding: Check = (claim, { support, cited }) =>
  counted(claim).flatMap((entry): Objection[] => {
    if (entry.year) return [];
    const frames = cited.length > 0 ? cited : [support];
    const equal = carriers(entry, frames);
    if (equal.length === 0 || equal.some((other) => bindsLike(entry, other))) return [];
    // A thing under a name that the facts do not use may still be the same thing.
    const unnamed =
      entry.head.length > 0 &&
      claim.words.every(
        (word) =>
          word.start < entry.end || !entry.head.includes(word.stem) || !saysWord(support, word),
      );
    // "50 calls" of "Call about 50 accounts".
    const asDeed = equal.some((other) =>
      other.before
        .slice(0, 1)
        .some((stem) => stem.length > 3 && entry.head.some((own) => own.startsWith(stem))),
    );
    return [
      {
        hard: !unnamed && !asDeed,
        span: spanOf(entry),
        detail: `In your resume ${claim.text.slice(entry.start, entry.end)} counts something else.`,
      },
    ];
  });

/** Whether a line counts a whole and a part of it, each by itself. */
function countsBoth(frame: Frame, part: number, whole: number): boolean {
  const plain = frame.numbers.filter(({ kind, year }) => kind === "plain" && !year);
  return (
    part < whole && [part, whole].every((value) => plain.some((one) => close(one.value, value)))
  );
}

/** "30 of 36" and "per month": the same whole and the same period. */
export const checkNumberRole: Check = (claim, { support, cited }) =>
  counted(claim).flatMap((entry): Objection[] => {
    const frames = cited.length > 0 ? cited : [support];
    const equal = frames
      .flatMap((frame) => sameValue(entry, frame))
      .filter((other) => sameKind(entry, other));
    const text = claim.text.slice(entry.start, entry.end);
    if (equal.length === 0) return [];
    const whole = entry.of === entry.value && /\b(?:all|every)\b/i.test(support.text);
    const { of } = entry;
    // "15 of 22" of a line that counts 22 of them and then 15.
    const both = of !== undefined && frames.some((frame) => countsBoth(frame, entry.value, of));
    if (of !== undefined && !whole && !both && !equal.some((other) => other.of === of)) {
      return [
        {
          hard: true,
          span: spanOf(entry),
          detail: `Your resume does not say ${text} of ${of}.`,
        },
      ];
    }
    if (
      entry.of === undefined &&
      equal.every((other) => other.of !== undefined && other.value !== other.of)
    ) {
      return [
        {
          hard: false,
          span: spanOf(entry),
          detail: `Your resume says ${text} out of a larger number.`,
        },
      ];
    }
    if (
      entry.per !== undefined &&
      equal.every((other) => other.per !== undefined && other.per !== entry.per)
    ) {
      return [
        {
          hard: true,
          span: spanOf(entry),
          detail: `Your resume counts ${text} over another period.`,
        },
      ];
    }
    return [];
  });

const end = /\bfrom\s*[$€£]?$|\bto\s*[$€£]?$/i;

/** "by 40 minutes" of "from 40 to 25 minutes": an end of the change told as its size. */
export const checkChangeSize: Check = (claim, { support, cited }) =>
  counted(claim).flatMap((entry): Objection[] => {
    if (
      !/\bby (?:about |nearly |over |up to |more than )?[$€£]?$/i.test(
        claim.text.slice(Math.max(0, entry.start - 22), entry.start),
      )
    )
      return [];
    const frames = cited.length > 0 ? cited : [support];
    const places = frames.flatMap((frame) =>
      sameValue(entry, frame)
        .filter((other) => sameKind(entry, other))
        .map((other) => frame.text.slice(Math.max(0, other.start - 10), other.start)),
    );
    if (places.length === 0 || !places.every((before) => end.test(before))) return [];
    return [
      {
        hard: true,
        span: spanOf(entry),
        detail: `In your resume ${claim.text.slice(entry.start, entry.end)} is where the change began or ended.`,
      },
    ];
  });

const stronger: Readonly<Record<string, readonly string[]>> = {
  none: ["over"],
  most: ["over", "none", "about"],
  about: ["over"],
  over: [],
};

/** "up to 6" is not "6", "about 500" is not "over 500". */
export const checkQualifier: Check = (claim, { support, cited }) =>
  counted(claim).flatMap((entry): Objection[] => {
    const frames = cited.length > 0 ? cited : [support];
    const equal = frames
      .flatMap((frame) => sameValue(entry, frame))
      .filter((other) => sameKind(entry, other));
    // Another number of the same thing carries the bound: 45 dogs beside 40 cats make "over 40 dogs" true.
    const like = (other: NumberMention) => bindsLike(entry, other);
    if (!equal.some(like) && entailing(entry, frames).some(like)) return [];
    if (equal.length === 0 || entry.year) return [];
    // "over two deployments" says when, as "during two deployments" does.
    const spans =
      entry.qualifier === "over" &&
      /\bover\s*$/i.test(claim.text.slice(0, entry.start)) &&
      frames.some((frame) =>
        equal.some((other) =>
          /\b(?:during|in|across|within|through|throughout|on|over)\s*$/i.test(
            frame.text.slice(0, other.start),
          ),
        ),
      );
    if (spans) return [];
    const worst = equal.every(
      (other) =>
        (stronger[other.qualifier] ?? []).includes(entry.qualifier) ||
        (other.qualifier === "about" && entry.qualifier === "none"),
    );
    if (!worst) return [];
    return [
      {
        hard: entry.qualifier === "over",
        span: spanOf(entry),
        detail: `Your resume qualifies ${claim.text.slice(entry.start, entry.end)} differently.`,
      },
    ];
  });
