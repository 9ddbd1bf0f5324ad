import { splice } from "./edges.ts";
import { valueOf, wordsOf } from "./number-words.ts";
import type { Operator } from "./operator.ts";

/** A whole number that counts the things named after it: no year, code, range, sum of money or part of a name. */
const count =
  /(?<=(?:^|\s))(?<!\b(?:of|to|from|than|over|about|around|nearly|up to|least|[A-Z]\S*) )\d{1,3}(?= \p{Ll}{3,})(?! (?:of|out|to|and|or)\b)/gu;
const percentage = /(?<=\s)(\d{1,2}) ?%(?=[\s.,;]|$)/g;
const numberWord =
  /\b(?:(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\p{Ll}+)?|\p{Ll}+teen|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?!-)/giu;

function replaced(text: string, pattern: RegExp, by: (found: string) => string | undefined) {
  return [...text.matchAll(pattern)].flatMap((found) => {
    const other = by(found[0]);
    return other === undefined ? [] : [splice(text, found, other)];
  });
}

/** A round number under a value, near enough to be said of it. */
function roundUnder(value: number): number | undefined {
  const step = value > 100 ? 50 : value > 30 ? 10 : 5;
  const round = Math.floor(value / step) * step;
  return value < 11 || round === value ? undefined : round;
}

function over(phrase: string): Operator["apply"] {
  return ({ text }) =>
    replaced(text, count, (found) => {
      const round = roundUnder(Number(found));
      return round === undefined ? undefined : `${phrase} ${round}`;
    });
}

export const numbers: readonly Operator[] = [
  {
    name: "digits to words",
    apply: ({ text }) => replaced(text, count, (found) => wordsOf(Number(found))),
  },
  {
    name: "percent in words",
    apply: ({ text }) =>
      replaced(text, percentage, (found) => `${wordsOf(Number.parseInt(found, 10))} percent`),
  },
  {
    name: "words to digits",
    apply: ({ text }) =>
      replaced(text, numberWord, (found) => {
        const value = valueOf(found);
        return value === undefined ? undefined : String(value);
      }),
  },
  { name: "over a round number", apply: over("over") },
  { name: "more than a round number", apply: over("more than") },
  {
    name: "part of a whole",
    apply: ({ text }) => {
      const found = /\b(\d+) (?:out )?of (?:the |our |all )?(\d+)(?= \p{Ll})/u.exec(text);
      if (found === null) return [];
      const share = Number(found[1]) / Number(found[2]);
      if (share > 0.5 && share < 1)
        return [splice(text, found, `more than half of the ${found[2]}`)];
      return share === 0.5 ? [splice(text, found, `half of the ${found[2]}`)] : [];
    },
  },
];
