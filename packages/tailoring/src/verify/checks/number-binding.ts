import type { Check, Objection } from "../reading/context.ts";
import { spanOf } from "../reading/frame.ts";
import type { NumberMention } from "../reading/numbers.ts";
import { sameMeaning, saysWord } from "../reading/words.ts";
import { carriers, counted } from "./number-matches.ts";

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

/** Whether two heads name the same thing; words of rise and fall name none. */
export function shares(a: readonly string[], b: readonly string[]): boolean {
  return a.some((stem) => !direction.has(stem) && b.some((other) => sameMeaning(stem, other)));
}

/** Stems behind a number that do not say what is counted: "9 so far". */
const fillers = new Set(["far", "date", "alreadi", "total", "sinc"]);

const timeUnits = new Set(["minut", "hour", "dai", "week", "month", "quarter", "semest", "year"]);

/** Whether the number belongs to the same thing in a fact. */
export function bindsLike(entry: NumberMention, other: NumberMention): boolean {
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
