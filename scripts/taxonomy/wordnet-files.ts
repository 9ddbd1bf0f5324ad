import { readFileSync } from "node:fs";
import { join } from "node:path";
import { wordParts } from "@savile/taxonomy/compile";
import type { WordPart } from "@savile/taxonomy/compile";

/** A pointer of a set of synonyms; `from` and `to` are places in the two lists of words, -1 where it holds for all. */
export interface Pointer {
  readonly symbol: string;
  readonly target: string;
  readonly from: number;
  readonly to: number;
}

/** A set of synonyms as it stands in the file: its name, its words and where it points. */
export interface Synset {
  readonly name: string;
  readonly part: WordPart;
  readonly words: readonly string[];
  readonly pointers: readonly Pointer[];
}

/** One meaning of a word: the how many-th one, and how often it was met in the tagged texts. */
export interface Sense {
  readonly word: string;
  readonly part: WordPart;
  readonly synset: string;
  readonly number: number;
  readonly count: number;
}

/** An irregular form and the words that it may be a form of. */
export interface Irregular {
  readonly part: WordPart;
  readonly form: string;
  readonly words: readonly string[];
}

/** Everything that is read from WordNet, in the order of its files. */
export interface WordNet {
  readonly synsets: readonly Synset[];
  readonly senses: readonly Sense[];
  readonly irregular: readonly Irregular[];
}

const partOfLetter: ReadonlyMap<string, WordPart> = new Map([
  ["n", "noun"],
  ["v", "verb"],
  ["a", "adjective"],
  ["s", "adjective"],
  ["r", "adverb"],
]);
const partOfNumber: ReadonlyMap<string, WordPart> = new Map([
  ["1", "noun"],
  ["2", "verb"],
  ["3", "adjective"],
  ["4", "adverb"],
  ["5", "adjective"],
]);

function required<T>(found: T | undefined, what: string, line: string): T {
  if (found === undefined) throw new Error(`no ${what} in: ${line.slice(0, 60)}`);
  return found;
}

/** Lower case, words apart by a space, without the place that an adjective takes: "(a)", "(p)", "(ip)". */
function plainWord(written: string): string {
  return written
    .replace(/\((?:a|p|ip)\)$/, "")
    .replaceAll("_", " ")
    .toLowerCase();
}

function readPointer(fields: readonly string[], line: string): Pointer {
  const [symbol = "", offset = "", letter = "", ends = ""] = fields;
  const part = required(partOfLetter.get(letter), "part of a pointer", line);
  return {
    symbol,
    target: `${part} ${offset}`,
    from: Number.parseInt(ends.slice(0, 2), 16) - 1,
    to: Number.parseInt(ends.slice(2), 16) - 1,
  };
}

/** A line of `data.noun` and its like: offset, file, letter, number of words, words, number of pointers, pointers. */
export function readSynset(line: string, part: WordPart): Synset {
  const fields = (line.split(" | ")[0] ?? "").split(" ");
  const wordCount = Number.parseInt(required(fields[3], "count of words", line), 16);
  const words = Array.from({ length: wordCount }, (_, index) =>
    plainWord(required(fields[4 + index * 2], "word", line)),
  );
  const first = 4 + wordCount * 2;
  const pointerCount = Number.parseInt(required(fields[first], "count of pointers", line), 10);
  const pointers = Array.from({ length: pointerCount }, (_, index) => {
    const start = first + 1 + index * 4;
    return readPointer(fields.slice(start, start + 4), line);
  });
  return { name: `${part} ${fields[0]}`, part, words, pointers };
}

/** A line of `index.sense`: the key of the sense, the offset of its set, its number and its count. */
export function readSense(line: string): Sense {
  const [key = "", offset, number, count] = line.split(" ");
  const [word = "", numbers = ""] = key.split("%");
  const part = required(partOfNumber.get(numbers.charAt(0)), "part of a sense", line);
  return {
    word: plainWord(word),
    part,
    synset: `${part} ${offset}`,
    number: Number(number),
    count: Number(count),
  };
}

function readIrregular(line: string, part: WordPart): Irregular {
  const [form = "", ...words] = line.split(" ").map(plainWord);
  return { part, form, words };
}

/** The lines of a file without the licence that it begins with, which is set in by blanks. */
function linesOf(file: string): string[] {
  const text = readFileSync(file, "latin1");
  return text.split(/\r?\n/).filter((line) => line !== "" && !line.startsWith(" "));
}

const endings: Readonly<Record<WordPart, string>> = {
  noun: "noun",
  verb: "verb",
  adjective: "adj",
  adverb: "adv",
};

/** The folder of the database (`data.noun`, `index.sense`), and that of the irregular forms (`noun.exc`). */
export interface WordNetFolders {
  readonly dictionary: string;
  readonly exceptions: string;
}

/** Reads the files of WordNet. Throws where one is missing or a line is not as WordNet's manual says (wndb(5)). */
export function readWordNet({ dictionary, exceptions }: WordNetFolders): WordNet {
  return {
    synsets: wordParts.flatMap((part) =>
      linesOf(join(dictionary, `data.${endings[part]}`)).map((line) => readSynset(line, part)),
    ),
    senses: linesOf(join(dictionary, "index.sense")).map(readSense),
    irregular: wordParts.flatMap((part) =>
      linesOf(join(exceptions, `${endings[part]}.exc`)).map((line) => readIrregular(line, part)),
    ),
  };
}
