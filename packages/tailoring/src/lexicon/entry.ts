import { foldText } from "../text/normalise.ts";
import { tokenise } from "../text/tokens.ts";

/** What a term of the lexicon is. */
export type TermKind = "skill" | "soft" | "cert" | "licence" | "language";

/** A canonical term with what is known about it. */
export interface Term {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly kind: TermKind;
  readonly family: string;
  readonly parents: readonly string[];
  /** Year of the first release; the term cannot belong to a role that ended before. */
  readonly released?: number;
  /** Spellings that also mean something else: they count only in exact case and in good company. */
  readonly guarded: readonly string[];
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

const markers = /\s(?=[=^@!])/;

/**
 * Reads one line of a data table: `Name = alias, alias ^Parent, Parent @2014 !`. Everything but the name
 * is optional; `!` marks a name, and `word!` an alias, that also means something else.
 */
export function readTerm(line: string, kind: TermKind, family: string): Term {
  const [name = "", ...rest] = line.trim().split(markers);
  const part = (mark: string) => rest.find((piece) => piece.startsWith(mark))?.slice(1) ?? "";
  const aliases = wordsOf(part("="));
  const released = Number(part("@"));
  return {
    id: termId(name),
    name: name.trim(),
    aliases: aliases.map((alias) => alias.replace(/!$/, "")),
    kind,
    family,
    parents: wordsOf(part("^")).map(termId),
    ...(released > 0 ? { released } : {}),
    guarded: [
      ...(rest.some((piece) => piece.startsWith("!")) ? [name.trim()] : []),
      ...aliases.filter((alias) => alias.endsWith("!")).map((alias) => alias.slice(0, -1)),
    ],
  };
}

/** Reads a table: one term on each line. */
export function readTable(family: string, kind: TermKind, table: string): Term[] {
  return table
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => readTerm(line, kind, family));
}

/** The word keys of a spelling, as the finder walks them. */
export function keysOf(spelling: string): string[] {
  return tokenise(foldText(spelling)).map((token) => token.key);
}
