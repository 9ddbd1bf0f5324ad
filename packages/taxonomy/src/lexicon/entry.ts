import { foldText } from "../text/normalise.ts";
import { tokenise, wordKey } from "../text/tokens.ts";
import type { Token } from "../text/tokens.ts";

/** What a term of the lexicon is. */
export type TermKind = "skill" | "soft" | "cert" | "licence" | "language";

/** The tables of one field of work: a term on each line, see `readTerm`. Tools are skills with a maker's name. */
export type FieldTable = Readonly<Partial<Record<TermKind | "tool", string>>>;

/** A canonical term with what is known about it. */
export interface Term {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly kind: TermKind;
  /** Field of work, a key of the tables. */
  readonly family: string;
  readonly parents: readonly string[];
  /** A product or program with a maker's name, which keeps its capitals. */
  readonly tool: boolean;
  /** Year of the first release; the term cannot belong to a role that ended before. */
  readonly released?: number;
  /** Spellings that also mean something else: they count only in good company. */
  readonly guarded: readonly string[];
  /** Guarded spellings that are everyday words and may stand in any case; the others are names in exact case. */
  readonly plain: readonly string[];
}

/** Id of a canonical name. */
export function termId(name: string): string {
  return foldText(name).toLowerCase().trim().replace(/\s+/g, "-");
}

function wordsOf(text: string): string[] {
  return text
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);
}

const markers = /\s(?=[=^@!?])/;
const endMark = /[!?]$/;

/**
 * Reads one line of a table: `Name = alias, alias ^Parent, Parent @2014 !`. Everything but the name is
 * optional. `!` marks a name, and `word!` an alias, that is also another word in lower case; `?` marks one
 * that is an everyday word in any case.
 */
export function readTerm(line: string, kind: TermKind | "tool", family: string): Term {
  const [name = "", ...pieces] = line.split(markers);
  const behind = (mark: string): string =>
    pieces.findLast((piece) => piece.startsWith(mark))?.slice(1) ?? "";
  const aliases = wordsOf(behind("="));
  const released = Number(behind("@"));
  const marked = (mark: string): string[] => [
    ...pieces.filter((piece) => piece.startsWith(mark)).map(() => name),
    ...aliases.filter((alias) => alias.endsWith(mark)).map((alias) => alias.slice(0, -1)),
  ];
  const plain = marked("?");
  return {
    id: termId(name),
    name,
    aliases: aliases.map((alias) => alias.replace(endMark, "")),
    kind: kind === "tool" ? "skill" : kind,
    family,
    parents: wordsOf(behind("^")).map(termId),
    tool: kind === "tool",
    ...(released > 0 ? { released } : {}),
    guarded: [...marked("!"), ...plain],
    plain: plain.map((spelling) => spelling.toLowerCase()),
  };
}

/** Reads a table: one term on each line. */
export function readTable(family: string, kind: TermKind | "tool", table: string): Term[] {
  return table
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => readTerm(line, kind, family));
}

/** The form under which a word is looked up. CPRS is not CPR, and electronics are not electronic. */
export function lookupKey(word: string): string {
  return /^[A-Z]{3,6}$|ics$/.test(word) ? word.toLowerCase() : wordKey(word);
}

/** The lookup keys of a spelling, as the finder walks them. */
export function keysOf(spelling: string): string[] {
  if (/^[A-Za-z]+(?: [A-Za-z]+)*$/.test(spelling)) return spelling.split(" ").map(lookupKey);
  return tokenise(foldText(spelling)).map((token: Token) => lookupKey(token.text));
}
