import { foldLabel, tokenise } from "@savile/taxonomy";
import type { Tables } from "@savile/taxonomy";
import { knownTables } from "../knowledge/known-tables.ts";
import { isStopWord, stemOf } from "../text/stem.ts";
import { signTable, strengthTable } from "../thesaurus/signs/index.ts";
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
  /** Keys of words that a demand has to hold. */
  readonly asked: readonly string[];
  readonly signs: readonly Sign[];
  /** Whether it is a strength of a person, whatever the trade. */
  readonly isStrength: boolean;
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

/** What stands for a word of a demand and its derivations: "maintenance" is of "maintain". */
export function demandKey(lower: string): string {
  const tables = knownTables();
  const folded = foldLabel(lower);
  const row = tables?.facts.words.find(folded) ?? -1;
  const known = row < 0 ? undefined : tables?.facts.words.at(tables.facts.classes[row] ?? row);
  return stemOf(known ?? folded);
}

function demandKeys(text: string): string[] {
  return tokenise(text)
    .filter(({ lower }) => !isStopWord(lower))
    .map(({ lower }) => demandKey(lower));
}

function readRows(table: string, isStrength: boolean): SignRow[] {
  return linesOf(table).flatMap((line) => {
    const at = line.indexOf(" : ");
    const signs = line
      .slice(at + 3)
      .split(" ; ")
      .map(signOf);
    return line
      .slice(0, at)
      .split(" | ")
      .map((phrase) => ({ asked: demandKeys(phrase), signs, isStrength }));
  });
}

/** Rows as they were read with some tables, which say what is a derivation of what. */
let read: { readonly tables: Tables | undefined; readonly rows: RowsByKey } | undefined;

type RowsByKey = ReadonlyMap<string, readonly SignRow[]>;

/** The rows by the first key of what is asked, read on first use. */
function signRows(): RowsByKey {
  const tables = knownTables();
  if (read !== undefined && read.tables === tables) return read.rows;
  const rows = new Map<string, SignRow[]>();
  for (const row of [...readRows(signTable, false), ...readRows(strengthTable, true)]) {
    const [first] = row.asked;
    if (first !== undefined) rows.set(first, [...(rows.get(first) ?? []), row]);
  }
  read = { tables, rows };
  return rows;
}

/** The rows whose phrase stands in a demand, with its words in any order. */
export function rowsAskedBy(text: string): SignRow[] {
  const keys = new Set(demandKeys(text));
  const found = [...keys].flatMap((key) => signRows().get(key) ?? []);
  return found.filter(({ asked }) => asked.every((key) => keys.has(key)));
}
