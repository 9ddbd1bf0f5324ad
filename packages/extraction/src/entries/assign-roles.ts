import { looksLikeCity } from "../fields/place-words.ts";
import { baseMatrix } from "./base-matrix.ts";
import type { Matrix } from "./base-matrix.ts";
import { isDepartment } from "./score-token.ts";
import { letters } from "./token.ts";
import type { Line } from "../text-line/line.ts";
import type { Letter, Scores, Token } from "./token.ts";

/** How one header was read: a letter for each token, and how clear the reading is (0 = a tie). */
export interface Assignment {
  readonly letters: readonly Letter[];
  readonly margin: number;
}

export interface Grammar {
  /** Entries of its kind are told in forms whose labels say what is what. */
  readonly labelled: boolean;
  readonly score: (token: Token) => Scores;
  /** Cost of an entry without a title, without an organisation. */
  readonly missing: { readonly T: number; readonly C: number };
  /** Several titles may stand below one organisation without any white space. */
  readonly sharesFirm?: boolean;
  /** Roles are told with the part of their organisation that they were in. */
  readonly hasUnits?: boolean;
  /** Weak preference for the title before the organisation; negative for the other way round. */
  readonly titleFirst: number;
  /** Lines that name an entry by their words, whatever they look like. */
  readonly isHead?: (line: Line) => boolean;
  /** Lines that hold all of an entry: its title and its organisation. */
  readonly isWhole?: (line: Line) => boolean;
  /** Lines below a dated header that only add to it: a mark, honours. */
  readonly isNote?: (line: Line) => boolean;
  /** A part on the next line that belongs to the title: the field below a degree. */
  readonly joinsNext?: (token: Token) => boolean;
  /** Separators beside those of all grammars over which a value may go on: "Diploma – Culinary Arts". */
  readonly joins?: RegExp;
  /** A colon separates organisation and title; elsewhere it stands between a name and what it was. */
  readonly colons: boolean;
  /** What a title gains or loses for each further part after a comma ("Bachelor of Arts, History"). */
  readonly longTitle: number;
  /** Title, organisation and place may follow each other with nothing between them. */
  readonly bare: boolean;
}

const maxTokens = 6;

/** Tokens beyond the first six are left over; few headers have more. */
function considered(tokens: readonly Token[]): readonly Token[] {
  return tokens.slice(0, maxTokens);
}

function joinsWeakly(token: Token | undefined, grammar: Grammar): boolean {
  if (token === undefined) return false;
  const { separator } = token;
  const isLoose = [",", "(", ":", "/"].includes(separator) || grammar.joins?.test(separator);
  return isLoose === true || isDepartment(token);
}

/** "Larch Estates (Hawick)": one word in brackets behind an employer is a town, known or not. */
function bracketedTown(token: Token | undefined): number {
  return token?.separator === "(" && looksLikeCity(token.text) ? 1.2 : 0;
}

/** Cost of the arrangement alone, without looking at words. */
function arrangement(order: readonly Letter[], tokens: readonly Token[], grammar: Grammar): number {
  let score = 0;
  for (const letter of ["T", "C", "L"] as const) {
    const count = order.filter((one) => one === letter).length;
    if (count === 0) score -= letter === "L" ? 0 : grammar.missing[letter];
    else score += (count - 1) * (letter === "T" ? grammar.longTitle : -0.6);
  }
  const title = order.indexOf("T");
  const organization = order.indexOf("C");
  if (title >= 0 && organization >= 0)
    score += title < organization ? grammar.titleFirst : -grammar.titleFirst;
  order.forEach((letter, index) => {
    const before = tokens[index - 1];
    const here = tokens[index];
    if (letter === "C" && order[index - 1] === "C") score -= bracketedTown(here);
    if (letter !== "L") return;
    if (
      before !== undefined &&
      here !== undefined &&
      before.row === here.row &&
      order[index - 1] === "C"
    )
      score += 0.7;
  });
  return score;
}

interface Option {
  readonly order: readonly Letter[];
  readonly base: number;
}

/** All readings in which the parts of a value stand beside each other on one line. */
function options(tokens: readonly Token[], grammar: Grammar): Option[] {
  let orders: Letter[][] = [[]];
  for (let index = 0; index < tokens.length; index += 1) {
    const joins =
      joinsWeakly(tokens[index], grammar) && tokens[index]?.row === tokens[index - 1]?.row;
    orders = orders.flatMap((order) =>
      letters
        .filter(
          (letter) =>
            letter === "X" || !order.includes(letter) || (joins && order.at(-1) === letter),
        )
        .map((letter) => [...order, letter]),
    );
  }
  return orders.map((order) => ({ order, base: arrangement(order, tokens, grammar) }));
}

function total(option: Option, matrix: Matrix): number {
  return option.order.reduce(
    (sum, letter, index) => sum + (matrix[index]?.[letter] ?? 0),
    option.base,
  );
}

/** Place of a token in the layout of headers: the same key in other entries means the same kind of value. */
function placeKey(token: Token, tokens: readonly Token[]): string {
  const rows = tokens.map((one) => one.row);
  const first = Math.min(...rows);
  const inRow = tokens.filter((one) => one.row === token.row).indexOf(token);
  return `${token.row - first}.${inRow}|${token.separator === "tab" ? "t" : ""}`;
}

function styleKey(token: Token): string {
  return `${token.bold ? "b" : ""}${token.italic ? "i" : ""}${token.caps ? "c" : ""}|${Math.round(token.size * 2)}`;
}

interface Counts {
  readonly place: Map<string, Record<Letter, number>>;
  readonly style: Map<string, Record<Letter, number>>;
}

function addCount(
  map: Map<string, Record<Letter, number>>,
  key: string,
  letter: Letter,
  weight: number,
): void {
  const counts = map.get(key) ?? { T: 0, C: 0, L: 0, X: 0 };
  counts[letter] += weight;
  map.set(key, counts);
}

function bonusOf(
  map: Map<string, Record<Letter, number>>,
  key: string,
  weight: number,
  letter: Letter,
): number {
  const row = map.get(key);
  if (row === undefined) return 0;
  const sum = row.T + row.C + row.L + row.X;
  return weight * Math.log((row[letter] + 0.35) / (sum / 4 + 0.35)) * Math.min(1, sum / 2.5);
}

/** What the headers read so far say about a place and a style, as a bonus per letter. */
function learned(counts: Counts, token: Token, tokens: readonly Token[]): Scores {
  const bonus = (letter: Letter): number =>
    bonusOf(counts.place, placeKey(token, tokens), 1.1, letter) +
    bonusOf(counts.style, styleKey(token), 0.9, letter);
  return { T: bonus("T"), C: bonus("C"), L: bonus("L") * 0.5, X: bonus("X") * 0.5 };
}

function plus(a: Matrix, b: Matrix): Matrix {
  return a.map((row, index) => {
    const other = b[index] ?? { T: 0, C: 0, L: 0, X: 0 };
    return { T: row.T + other.T, C: row.C + other.C, L: row.L + other.L, X: row.X + other.X };
  });
}

/** A comma before a town that we know is no other comma than one before a town that we do not know. */
function asWritten(token: Token): Token {
  return token.separator === "place" ? { ...token, separator: "," } : token;
}

function shapeOf(tokens: readonly Token[]): string {
  return tokens.map((token) => placeKey(token, tokens) + asWritten(token).separator).join(" ");
}

/** How clearly the title and the organisation of the best reading beat the best other reading of them. */
function marginOf(ranked: readonly { order: readonly Letter[]; value: number }[]): number {
  const best = ranked[0];
  if (best === undefined) return 0;
  const rival = ranked.find(
    ({ order }) =>
      order.indexOf("T") !== best.order.indexOf("T") ||
      order.indexOf("C") !== best.order.indexOf("C"),
  );
  return rival === undefined ? 4 : best.value - rival.value;
}

function rank(
  list: readonly Option[],
  matrix: Matrix,
): { order: readonly Letter[]; value: number }[] {
  return list
    .map((option) => ({ order: option.order, value: total(option, matrix) }))
    .sort((a, b) => b.value - a.value);
}

const ownWay = 2;

function readShape(
  group: readonly (readonly Token[])[],
  matrices: readonly Matrix[],
  grammar: Grammar,
): Assignment[] {
  const first = (group[0] ?? []).map(asWritten);
  const list = options(first, grammar);
  const sum = matrices.reduce((left, right) => plus(left, right));
  const mean = sum.map((row) => ({
    T: row.T / matrices.length,
    C: row.C / matrices.length,
    L: row.L / matrices.length,
    X: row.X / matrices.length,
  }));
  const together = rank(list, mean);
  const shared = together[0];
  const sharedMargin = marginOf(together);
  return matrices.map((matrix) => {
    const own = rank(list, matrix);
    const best = own[0];
    const value = own.find((one) => one.order === shared?.order)?.value ?? -Infinity;
    if (best !== undefined && shared !== undefined && best.value - value <= ownWay) {
      return { letters: shared.order, margin: Math.max(0, sharedMargin) };
    }
    return { letters: best?.order ?? [], margin: marginOf(own) };
  });
}

/**
 * Reads the headers of all entries of a section together: one order of title, organisation and place is
 * chosen for the entries of one shape, then the places and styles learned from them help the others. An
 * entry leaves the common order only where its own words clearly say so.
 */
export function assignRoles(
  entries: readonly (readonly Token[])[],
  grammar: Grammar,
): Assignment[] {
  const all = entries.map(considered);
  const base = all.map((tokens) => baseMatrix(tokens, all, grammar.score));
  const shapes = new Map<string, number[]>();
  all.forEach((tokens, index) => {
    const key = shapeOf(tokens);
    shapes.set(key, [...(shapes.get(key) ?? []), index]);
  });
  let result: Assignment[] = all.map(() => ({ letters: [], margin: 0 }));
  for (let round = 0; round < 3; round += 1) {
    const counts: Counts = { place: new Map(), style: new Map() };
    if (round > 0) {
      all.forEach((tokens, index) => {
        const read = result[index];
        const weight = Math.min(1, 0.35 + (read?.margin ?? 0) / 2);
        tokens.forEach((token, at) => {
          const letter = read?.letters[at] ?? "X";
          addCount(counts.place, placeKey(token, tokens), letter, weight);
          addCount(counts.style, styleKey(token), letter, weight);
        });
      });
    }
    const matrices = all.map((tokens, index) =>
      plus(
        base[index] ?? [],
        tokens.map((token) => learned(counts, token, tokens)),
      ),
    );
    const next = [...result];
    for (const members of shapes.values()) {
      const group = members.map((index) => all[index] ?? []);
      const read = readShape(
        group,
        members.map((index) => matrices[index] ?? []),
        grammar,
      );
      members.forEach((index, at) => {
        const one = read[at];
        if (one !== undefined) next[index] = one;
      });
    }
    result = next;
  }
  return result;
}
