import { numberWords } from "../../text/number-words.data.ts";

/** A change that a text tells, from one number to another. */
export interface NumberChange {
  readonly from: number;
  readonly to: number;
  readonly span: [number, number];
}

const figure = `[$€£]?(?:\\d[\\d.,]*(?:\\+|\\p{L}{1,3}(?!\\p{L}))?|${Object.keys(numberWords).join("|")})(?:[-\\s]\\p{L}+){0,3}?\\s?%?`;
const fromTo = new RegExp(`(?<!\\p{L})from (${figure}) to (${figure})(?![\\p{L}\\d])`, "giu");
const toFrom = new RegExp(`(?<!\\p{L})to (${figure}) from (${figure})(?![\\p{L}\\d])`, "giu");
const insteadOf = new RegExp(
  `(?<![\\p{L}\\d])(${figure}) (?:instead of|rather than|down from|up from) (${figure})(?![\\p{L}\\d])`,
  "giu",
);

function valueOf(text: string): number {
  const digits = /\d[\d.,]*/.exec(text)?.[0];
  if (digits !== undefined) return Number(digits.replace(/[.,]$/, "").replaceAll(",", ""));
  const word = /^\p{L}+/u.exec(text.trim())?.[0].toLowerCase() ?? "";
  return numberWords[word] ?? Number.NaN;
}

function read(text: string, pattern: RegExp, turned: boolean): NumberChange[] {
  return [...text.matchAll(pattern)].map((found) => {
    const first = valueOf(found[1] ?? "");
    const second = valueOf(found[2] ?? "");
    return {
      from: turned ? second : first,
      to: turned ? first : second,
      span: [found.index, found.index + found[0].length],
    };
  });
}

/** The changes of a text: "from A to B", "to B from A", "B instead of A". */
export function changesIn(text: string): NumberChange[] {
  if (!/\bfrom\b|\binstead\b|\brather\b/i.test(text)) return [];
  return [
    ...read(text, fromTo, false),
    ...read(text, toFrom, true),
    ...read(text, insteadOf, true),
  ];
}
