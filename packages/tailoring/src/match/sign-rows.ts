import { tokenise } from "@savile/taxonomy";
import { isStopWord, stemOf } from "../text/stem.ts";
import { signTable } from "../thesaurus/signs/index.ts";
import { linesOf, rootOf } from "../words/thesaurus.ts";

/** One way to say a part of a sign: a word, words in a row, the beginning of a word or a name. */
export interface SignWord {
  readonly lower: string;
  /** Written with a capital: a name, told by its letters alone. */
  readonly name?: string;
  /** Words in a row, as they stand between blanks. */
  readonly row?: string;
  /** The beginning of a word. */
  readonly start?: string;
  readonly keys: readonly string[];
}

/** What a line has to tell: of each part one of its words. */
export type Sign = readonly (readonly SignWord[])[];

/** A piece of work as demands name it, with what shows it. */
export interface SignRow {
  /** Stems that a demand has to hold. */
  readonly asked: readonly string[];
  readonly signs: readonly Sign[];
}

/** Keys under which a word of a sign meets a word of a line. */
export function wordKeys(lower: string): string[] {
  return [...new Set([lower, stemOf(lower), rootOf(lower)])];
}

function signWord(written: string): SignWord {
  const tokens = tokenise(written);
  const lower = tokens.map((token) => token.lower).join(" ");
  if (written.endsWith("*")) return { lower, start: lower, keys: [] };
  if (/\p{Lu}/u.test(written))
    return { lower, name: ` ${tokens.map(({ text }) => text).join(" ")} `, keys: [] };
  if (tokens.length > 1) return { lower, row: ` ${lower} `, keys: [] };
  return { lower, keys: wordKeys(lower) };
}

function signOf(written: string): Sign {
  return written
    .trim()
    .split("+")
    .map((part) => part.split("/").map(signWord));
}

function stemsOf(phrase: string): string[] {
  return tokenise(phrase)
    .filter(({ lower }) => !isStopWord(lower))
    .map(({ lower }) => stemOf(lower));
}

function readRows(): SignRow[] {
  return linesOf(signTable).flatMap((line) => {
    const at = line.indexOf(" : ");
    const signs = line
      .slice(at + 3)
      .split(" ; ")
      .map(signOf);
    return line
      .slice(0, at)
      .split(" | ")
      .map((phrase) => ({ asked: stemsOf(phrase), signs }));
  });
}

let rows: ReadonlyMap<string, readonly SignRow[]> | undefined;

/** The rows by the first stem of what is asked, read on first use. */
function signRows(): ReadonlyMap<string, readonly SignRow[]> {
  if (rows !== undefined) return rows;
  const made = new Map<string, SignRow[]>();
  for (const row of readRows()) {
    const [first] = row.asked;
    if (first !== undefined) made.set(first, [...(made.get(first) ?? []), row]);
  }
  rows = made;
  return made;
}

/** The rows whose phrase stands in a demand, with its words in any order. */
export function rowsAskedBy(text: string): SignRow[] {
  const stems = new Set(tokenise(text).map(({ lower }) => stemOf(lower)));
  const found = [...stems].flatMap((stem) => signRows().get(stem) ?? []);
  return found.filter(({ asked }) => asked.every((stem) => stems.has(stem)));
}
