import { equalValue, isEntailed } from "../reading/entailed-number.ts";
import type { Frame } from "../reading/frame.ts";
import type { NumberMention } from "../reading/numbers.ts";
import { isLabel } from "./labels.ts";
import { isYearsPhrase } from "./years-phrase.ts";

const known = new WeakMap<Frame, NumberMention[]>();

/** Numbers of a claim that count something: no years of experience, no part of a name, no label. */
export function counted(claim: Frame): NumberMention[] {
  const before = known.get(claim);
  if (before !== undefined) return before;
  const own = claim.numbers.filter(
    (entry) =>
      !entry.implicit &&
      !entry.name &&
      !isYearsPhrase(claim, entry) &&
      !isDayOfMonth(claim, entry) &&
      !insideTerm(claim, entry) &&
      !isLabel(claim, entry),
  );
  known.set(claim, own);
  return own;
}

const monthName =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const monthBehind = new RegExp(
  `^(?:st|nd|rd|th)? (?:of )?${monthName}\\b\\.?,? (?:19|20)\\d\\d`,
  "iu",
);
const monthBefore = new RegExp(`\\b${monthName}\\b\\.? $`, "iu");

/** "1 April 2019", "April 1, 2019": a day of a date, whose year and month are held against dates. */
function isDayOfMonth({ text }: Frame, { kind, value, start, end }: NumberMention): boolean {
  if (kind !== "plain" || value < 1 || value > 31) return false;
  if (monthBehind.test(text.slice(end))) return true;
  return (
    monthBefore.test(text.slice(0, start)) &&
    /^(?:st|nd|rd|th)?, (?:19|20)\d\d/.test(text.slice(end))
  );
}

/** A figure of a name: "Office 365", "Google Analytics 4". */
function insideTerm(claim: Frame, entry: NumberMention): boolean {
  return claim.hits.some((hit) => hit.start <= entry.start && entry.end <= hit.end);
}

/** Numbers of the facts with the value of one of the claim, whatever their unit. */
export function sameValue(claim: NumberMention, support: Frame): NumberMention[] {
  return support.numbers.filter((entry) => !entry.name && equalValue(entry, claim));
}

/** Equal numbers of the same kind. */
export function equalNumbers(claim: NumberMention, frames: readonly Frame[]): NumberMention[] {
  return frames
    .flatMap((frame) => sameValue(claim, frame))
    .filter((other) => sameKind(claim, other));
}

/** Numbers that make one of the claim true: equal ones of its kind, else those from which it follows. */
export function carriers(claim: NumberMention, frames: readonly Frame[]): NumberMention[] {
  return [...equalNumbers(claim, frames), ...entailing(claim, frames)];
}

/** Numbers from which one of the claim follows. */
export function entailing(claim: NumberMention, frames: readonly Frame[]): NumberMention[] {
  return frames.flatMap((frame) => frame.numbers.filter((one) => isEntailed(claim, one)));
}

/** "doubled" is two times as many. */
export function isTimes({ kind, head }: NumberMention): boolean {
  return kind === "multiple" || head[0] === "time";
}

/** A number that says nothing of what it counts: "from 11 percent to 2", "by 9". */
function isBare({ kind, year, unit, measure, head, group }: NumberMention): boolean {
  const counts = unit !== undefined || measure !== undefined || head.length + group.length > 0;
  return kind === "plain" && !year && !counts;
}

/** Whether a bare number of a claim may be one that its line gives as a share or as money. */
function takesKind(claim: NumberMention, source: NumberMention): boolean {
  return isBare(claim) && (source.kind === "percent" || source.kind === "money");
}

/** Whether two numbers count money of one currency, shares, multiples or things alike. */
function sameKind(a: NumberMention, b: NumberMention): boolean {
  if (takesKind(a, b)) return true;
  if (a.kind !== b.kind)
    return (isTimes(a) && isTimes(b)) || a.kind === "clock" || b.kind === "clock";
  return a.kind !== "money" || a.currency === "" || b.currency === "" || a.currency === b.currency;
}
