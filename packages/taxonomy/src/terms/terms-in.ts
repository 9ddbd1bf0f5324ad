import { linkingWords } from "../phrases/bag.ts";
import type { PlacedWord } from "../phrases/bag.ts";
import { scanText } from "../phrases/scan.ts";
import type { Scan } from "../phrases/scan.ts";
import type { Tables } from "../tables/read-tables.ts";
import { kindOf } from "./concept.ts";
import { isIntroducedTerm, isListItem, isMidSentence } from "./good-company.ts";
import type { ConceptKind } from "./kinds.ts";
import { termRowsOf } from "./match-term.ts";

/** A term that a text names: where it stands, what it is, and the row of its concept. */
export interface TermSpan {
  readonly start: number;
  readonly end: number;
  readonly kind: ConceptKind;
  readonly concept: number;
}

/** Most words of a term in running text, links not counted. */
const maxWords = 6;

/** Skills in whose labels a word must stand before it is an everyday word. */
const minCommon = 3;

/** What has a name of its own, or is studied under one: capitals tell it from the everyday word. */
const named: ReadonlySet<ConceptKind> = new Set(["program", "language", "knowledge", "cert"]);

interface Found {
  readonly row: number;
  readonly end: number;
}

/** A word that is used in other phrases too, or that names a deed, is no term wherever it stands. */
function isEveryday({ facts }: Tables, id: number): boolean {
  return (facts.common[id] ?? 0) >= minCommon || (facts.verbs[id] ?? 0) > 0;
}

function isGuarded({ concepts }: Tables, concept: number, written: string): boolean {
  return concepts.guarded.find(`${concept} ${written}`) >= 0;
}

/** Whether an everyday word is a name where it stands: by its initials, or by a capital within a sentence. */
function isNameAt(tables: Tables, scan: Scan, row: number, place: number): boolean {
  if ((tables.terms.capitals[row] ?? 0) > 0) return true;
  const { start, end } = spanOf(scan, place, place + 1);
  const written = scan.text.slice(start, end);
  const concept = tables.terms.owners[row] ?? 0;
  const mayBe = isGuarded(tables, concept, written) || named.has(kindOf(tables, concept));
  return mayBe && /^\p{Lu}/u.test(written) && isMidSentence(scan, start);
}

/** Whether a word counts as a term by itself: an everyday one in good company only, or as a name. */
function countsAlone(tables: Tables, scan: Scan, row: number, { id, place }: PlacedWord): boolean {
  const { start, end } = spanOf(scan, place, place + 1);
  const written = scan.text.slice(start, end);
  if (isListItem(scan.text, start, end) || isIntroducedTerm(scan.text, start)) return true;
  const concept = tables.terms.owners[row] ?? 0;
  const isPlain = isEveryday(tables, id) || isGuarded(tables, concept, written);
  return isPlain ? isNameAt(tables, scan, row, place) : written.length > 1;
}

function spanOf({ words }: Scan, from: number, to: number) {
  return { start: words[from]?.start ?? 0, end: words[to - 1]?.end ?? 0 };
}

/** Whether a term may run up to a word: it is known, and nothing but a blank or hyphen stands before it. */
function runsTo(scan: Scan, from: number, place: number): boolean {
  return (scan.ids[place] ?? -1) >= 0 && (place === from || scan.joins[place] === 1);
}

function isLink(scan: Scan, place: number): boolean {
  return linkingWords.has(scan.words[place]?.folded ?? "");
}

/** Whether words may be what a row names: the name of a program has a capital ("site manager" is none). */
function isWrittenAsNamed(
  tables: Tables,
  scan: Scan,
  row: number,
  words: readonly PlacedWord[],
): boolean {
  if (kindOf(tables, tables.terms.owners[row] ?? 0) !== "program") return true;
  const { start, end } = spanOf(scan, words[0]?.place ?? 0, (words.at(-1)?.place ?? 0) + 1);
  return /[\p{Lu}\p{N}]/u.test(scan.text.slice(start, end));
}

/** The row of a term that these words are and that counts where they stand. */
function rowOf(tables: Tables, scan: Scan, words: readonly PlacedWord[]): number | undefined {
  const rows = termRowsOf(tables, scan, words);
  const [only] = words;
  if (words.length > 1 || only === undefined) {
    return rows.find((row) => isWrittenAsNamed(tables, scan, row, words));
  }
  return rows.find((row) => countsAlone(tables, scan, row, only));
}

/** The longest term that begins with a word. */
function longestAt(tables: Tables, scan: Scan, from: number): Found | undefined {
  const words: PlacedWord[] = [];
  let best: Found | undefined;
  if (isLink(scan, from)) return undefined;
  for (let place = from; words.length < maxWords && runsTo(scan, from, place); place += 1) {
    if (isLink(scan, place)) continue;
    words.push({ id: scan.ids[place] ?? -1, place });
    const row = rowOf(tables, scan, words);
    if (row !== undefined) best = { row, end: place + 1 };
  }
  return best;
}

/**
 * The skills, tools, programs and own terms that a text names, in its order, without overlap, the longest
 * first. Places are those of the text as given. Linear in its length.
 */
export function termsIn(tables: Tables, text: string): TermSpan[] {
  const scan = scanText(text, tables.facts.words);
  const spans: TermSpan[] = [];
  for (let at = 0; at < scan.words.length;) {
    const found = longestAt(tables, scan, at);
    if (found === undefined) {
      at += 1;
      continue;
    }
    const concept = tables.terms.owners[found.row] ?? 0;
    spans.push({ ...spanOf(scan, at, found.end), kind: kindOf(tables, concept), concept });
    at = found.end;
  }
  return spans;
}
