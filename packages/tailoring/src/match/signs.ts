import { foldText, tokenise } from "@savile/taxonomy";
import { kept } from "../knowledge/kept.ts";
import { knownWords } from "../knowledge/known-words.ts";
import type { AskedWord } from "./asked-words.ts";
import { demandKey, rowsAskedBy, wordKeys } from "./sign-rows.ts";
import type { Sign, SignRow, SignWord } from "./sign-rows.ts";

/** A line as signs are looked for in it. */
interface SignLine {
  readonly keys: ReadonlySet<string>;
  readonly words: readonly string[];
  /** Its words in a row between blanks, in lower case and as they are written. */
  readonly lower: string;
  readonly written: string;
}

const shortestStart = 6;
const longestEnding = 4;

/** Beginnings of a word that are nearly the whole of it: "calibrat" of "calibrated". */
function starts(lower: string): string[] {
  const least = Math.max(shortestStart, lower.length - longestEnding);
  return Array.from({ length: Math.max(0, lower.length - least) }, (_, at) =>
    lower.slice(0, least + at),
  );
}

/** Whether a capital says nothing: a word of the language where a sentence begins. */
function onlyOpens(text: string, start: number, lower: string): boolean {
  return (
    /(?:^|[.:;!?(]\s*)$/u.test(text.slice(0, start)) && (knownWords()?.posOf(lower).length ?? 0) > 0
  );
}

const lineOf = kept((text): SignLine => {
  const folded = foldText(text);
  const tokens = tokenise(folded);
  const words = tokens.map(({ lower }) => lower);
  const names = tokens.map((token) =>
    onlyOpens(folded, token.start, token.lower) ? token.lower : token.text,
  );
  return {
    keys: new Set(words.flatMap((lower) => [...wordKeys(lower), ...starts(lower)])),
    words,
    lower: ` ${words.join(" ")} `,
    written: ` ${names.join(" ")} `,
  };
});

function isTold({ name, row, start, keys }: SignWord, line: SignLine): boolean {
  if (name !== undefined) return line.written.includes(name);
  if (row !== undefined) return line.lower.includes(row);
  if (start !== undefined) return line.words.some((word) => word.startsWith(start));
  return keys.some((key) => line.keys.has(key));
}

function stands(sign: Sign, line: SignLine): boolean {
  return sign.every((part) => part.some((word) => isTold(word, line)));
}

/** A sign that is nothing but a name: who names a make has one of its kind. */
function isNameAlone(sign: Sign): boolean {
  return sign.every((part) => part.every(({ name }) => name !== undefined));
}

/** What a demand leaves unsaid beside the phrase of a row. */
export interface AskedByRow {
  readonly row: SignRow;
  readonly rest: readonly AskedWord[];
  /** What the words of the phrase weigh. */
  readonly weight: number;
}

/** The rows that a demand asks for, with those of its words that no phrase of theirs holds. */
export function askedByRows(text: string, words: readonly AskedWord[]): AskedByRow[] {
  return rowsAskedBy(text).map((row) => {
    const isOfRow = ({ lower }: AskedWord) => row.asked.includes(demandKey(lower));
    return {
      row,
      rest: words.filter((word) => !isOfRow(word)),
      weight: words.filter(isOfRow).reduce((sum, { weight }) => sum + weight, 0),
    };
  });
}

export interface ToldSign {
  readonly words: string;
  readonly byName: boolean;
}

/** The first sign of a row that a line tells. */
export function signTold({ signs }: SignRow, text: string): ToldSign | undefined {
  const line = lineOf(text);
  const sign = signs.find((one) => stands(one, line));
  if (sign === undefined) return undefined;
  const told = sign.map((part) => part.find((word) => isTold(word, line))?.lower ?? "");
  return { words: told.join(" ... "), byName: isNameAlone(sign) };
}
