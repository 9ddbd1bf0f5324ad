import { wordTable } from "@savile/model";
import type { Check, CheckContext, Objection } from "../reading/context.ts";
import { countsSelfToo, isHoursBetween, namesCounted } from "../alignment/counted-members.ts";
import { asPoints, isAnySum, isSum, listLength, sizesOfChange } from "../reading/derived-number.ts";
import { close, equalValue, isEntailed } from "../reading/entailed-number.ts";
import { frameOf, spanOf } from "../reading/frame.ts";
import type { Frame } from "../reading/frame.ts";
import type { NumberMention } from "../reading/numbers.ts";
import { bindsLike, shares } from "./number-binding.ts";
import { changesIn } from "../reading/changes-of-number.ts";
import type { Source, SourceRole } from "../../match/source.ts";
import {
  isTimes,
  carriers,
  counted,
  entailing,
  equalNumbers,
  sameValue,
} from "./number-matches.ts";

/** Whether a number follows from both ends of a change, from two counts of a list, or from the dates of the role. */
function isDerived(
  claim: Frame,
  entry: NumberMention,
  frames: readonly Frame[],
  role: SourceRole | undefined,
): boolean {
  const told = asPoints(entry);
  if (lastsRole(entry, role)) return true;
  return frames.some(
    (frame) =>
      isSum(entry, frame) ||
      countsSelfToo(claim, entry, frame) ||
      isHoursBetween(entry, frame) ||
      namesCounted(claim, entry, frame) ||
      isFactor(entry, frame) ||
      sizesOfChange(claim, entry, frame).some(
        (size) => size.kind === told.kind && (equalValue(told, size) || isEntailed(told, size)),
      ),
  );
}

/** So far may a factor told in round figures lie from that of both ends: "three times" of 640 to 210. */
const roundly = 0.1;

/** "doubled", "three times as fast" of a line that tells both ends. */
function isFactor(entry: NumberMention, frame: Frame): boolean {
  if (!isTimes(entry)) return false;
  return changesIn(frame.text).some(({ from, to }) => {
    const factor = Math.max(from, to) / Math.min(from, to);
    return entry.qualifier === "over"
      ? factor > entry.value && factor <= entry.value * 2
      : Math.abs(factor - entry.value) <= entry.value * roundly;
  });
}

/** "nine months" of a role that lasted so long. */
function lastsRole(entry: NumberMention, role: SourceRole | undefined): boolean {
  if (role?.range === undefined || entry.unit?.name !== "month") return false;
  const months = role.range.to - role.range.from;
  return entry.value <= months && entry.value >= months - 1;
}

/** Whether a small number may count the members of a list that a line gives. */
function countsList(entry: NumberMention, frames: readonly Frame[]): boolean {
  return (
    entry.kind === "plain" &&
    entry.value <= 6 &&
    frames.some(
      (frame) =>
        listLength(frame.text) === entry.value &&
        !frame.numbers.some((other) => !other.year && shares(entry.head, other.head)),
    )
  );
}

const entryFrames = new WeakMap<Source, Frame>();

/** The lines of studies, certificates and lists as printed, as one frame: a figure may belong to no value of them. */
function printedEntries(source: Source): Frame {
  const before = entryFrames.get(source);
  if (before !== undefined) return before;
  const roles = new Set(source.roles.map(({ id }) => id));
  const lines = source.printed.filter(({ values }) =>
    values.every(({ place, entry }) => place !== "contact" && !roles.has(entry ?? "")),
  );
  const made = frameOf(lines.map(({ text }) => text).join("\n"));
  entryFrames.set(source, made);
  return made;
}

/** Where a figure may be told: in prose also where entries print it. */
function toldIn({ year }: NumberMention, { support, mode, source }: CheckContext): Frame[] {
  return mode === "prose" && !year ? [support, printedEntries(source)] : [support];
}

/** Values that the facts do not state, and values with another unit. */
export const checkNumber: Check = (claim, context) => {
  const { support, posting, cited, role } = context;
  return counted(claim).flatMap((entry): Objection[] => {
    const digits = claim.text.slice(entry.start, entry.end);
    if (posting.text.includes(digits) && posting.text !== "") return [];
    const frames = cited.length > 0 ? cited : [support];
    const isStated = carriers(entry, toldIn(entry, context)).length > 0;
    if (isStated || isToldOtherwise(entry, support) || isDerived(claim, entry, frames, role))
      return [];
    const span = spanOf(entry);
    if (countsList(entry, frames) || frames.some((frame) => isAnySum(entry, frame)))
      return [{ hard: false, span, detail: `Your resume does not count ${digits} itself.` }];
    const detail =
      sameValue(entry, support).length > 0
        ? `Your resume gives ${digits} in another unit.`
        : `Your resume does not state ${digits}.`;
    return [{ hard: true, span, detail }];
  });
};

const weekdays = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day(?=s?\b)/giu;

/** "twice a week" of "on Tuesdays and Thursdays". */
function countsWeekdays({ value, per, head }: NumberMention, { text }: Frame): boolean {
  const weekly = per === "week" || head.includes("week");
  const named = new Set((text.match(weekdays) ?? []).map((day) => day.toLowerCase()));
  return weekly && named.size === value;
}

/** "every two weeks" of "fortnightly", "every two months" of "every second month". */
function isInterval({ value, unit }: NumberMention, { lower }: Frame): boolean {
  if (value !== 2 || unit === undefined) return false;
  if (unit.name === "week" && /\b(?:fortnight(?:ly)?|bi-?weekly)\b/.test(lower)) return true;
  return new RegExp(`\\bevery (?:other|second) ${unit.name}\\b`).test(lower);
}

/** Whether a number is a whole, an interval or a count of weekdays that the facts give. */
function isToldOtherwise(entry: NumberMention, support: Frame): boolean {
  return (
    isDenominator(entry, support) || isInterval(entry, support) || countsWeekdays(entry, support)
  );
}

function isDenominator(entry: NumberMention, support: Frame): boolean {
  return support.numbers.some((other) => other.of !== undefined && close(other.of, entry.value));
}

/** Whether a line counts a whole and a part of it, each by itself. */
function countsBoth(frame: Frame, part: number, whole: number): boolean {
  const plain = frame.numbers.filter(({ kind, year }) => kind === "plain" && !year);
  return (
    part < whole && [part, whole].every((value) => plain.some((one) => close(one.value, value)))
  );
}

/** "15 of 22" of a line that gives another whole, and from which it does not follow. */
function isOfOtherWhole(
  entry: NumberMention,
  of: number,
  frames: readonly Frame[],
  support: Frame,
): boolean {
  if (of === entry.value && /\b(?:all|every)\b/i.test(support.text)) return false;
  const carrying = [...equalNumbers(entry, frames), ...entailing(entry, frames)];
  if (carrying.some((other) => other.of === of)) return false;
  // "15 of 22" of a line that counts 22 of them and then 15.
  return !frames.some((frame) => countsBoth(frame, entry.value, of));
}

/** "30 of 36" and "per month": the same whole and the same period. */
export const checkNumberRole: Check = (claim, { support, cited }) =>
  counted(claim).flatMap((entry): Objection[] => {
    const frames = cited.length > 0 ? cited : [support];
    const equal = equalNumbers(entry, frames);
    const text = claim.text.slice(entry.start, entry.end);
    if (equal.length === 0) return [];
    const { of } = entry;
    if (of !== undefined && isOfOtherWhole(entry, of, frames, support)) {
      return [
        {
          hard: true,
          span: spanOf(entry),
          detail: `Your resume does not say ${text} of ${of}.`,
        },
      ];
    }
    const all = /\b(?:all|every|each)\b(?: \p{L}+){0,2}\s*$/iu.test(
      claim.text.slice(0, entry.reach[0]),
    );
    if (
      all &&
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
      equalNumbers(entry, [frame]).map((other) =>
        frame.text.slice(Math.max(0, other.start - 10), other.start),
      ),
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

const stronger = wordTable<readonly string[]>({
  none: ["over"],
  most: ["over", "none", "about"],
  about: ["over"],
  over: [],
});

/** "up to 6" is not "6", "about 500" is not "over 500". */
export const checkQualifier: Check = (claim, { support, cited }) =>
  counted(claim).flatMap((entry): Objection[] => {
    const frames = cited.length > 0 ? cited : [support];
    const equal = equalNumbers(entry, frames);
    // Another number of the same thing carries the bound: 45 dogs beside 40 cats make "over 40 dogs" true.
    const like = (other: NumberMention) => bindsLike(entry, other);
    const bounds = entailing(entry, frames).filter(like);
    const isOfWhole = bounds.some(({ of }) => of !== undefined && of === entry.of);
    const isBound = equal.filter(like).every((other) => bounds.includes(other));
    if (isOfWhole || (bounds.length > 0 && isBound)) return [];
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
    const worst = equal.every((other) =>
      (stronger[other.qualifier] ?? []).includes(entry.qualifier),
    );
    if (!worst) return [];
    return [
      {
        hard: false,
        span: spanOf(entry),
        detail: `Your resume qualifies ${claim.text.slice(entry.start, entry.end)} differently.`,
      },
    ];
  });
