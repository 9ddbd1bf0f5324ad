import type { Text } from "@savile/model";
import type { Clean } from "./clean-text.ts";
import { lineParts } from "./line-parts.ts";
import type { Piece } from "./sheet.ts";

const shortest = 60;

/** Makes the pieces of one document, each cleaned once; pieces without text do not exist. */
export interface PieceMaker {
  one(at: string, text: string, url?: string): Piece | null;
  /** A value on a line of its own or beside others: line feeds become spaces. */
  line(at: string, text: string, url?: string): Piece | null;
  all(entry: string, texts: readonly Text[]): Piece[];
}

/** A piece of words that are ours or already clean. */
export function pieceOf(at: string, text: string, url?: string): Piece {
  const long = /\S{61}/u.test(text);
  const parts = long ? undefined : lineParts(text);
  return {
    at,
    text,
    short: text.length <= shortest && !text.includes("\n"),
    ...(parts === undefined ? {} : { parts }),
    ...(long ? { long } : {}),
    ...(url === undefined ? {} : { url }),
  };
}

export function createPieceMaker(clean: Clean): PieceMaker {
  function one(at: string, text: string, url?: string): Piece | null {
    const printed = clean(text, at);
    return printed === "" ? null : pieceOf(at, printed, url);
  }
  return {
    one,
    line: (at, text, url) => one(at, text.replace(/\s+/gu, " "), url),
    all: (entry, texts) => present(texts.map((text) => one(`${entry}.${text.id}`, text.text))),
  };
}

/** The values that exist. */
export function present<T>(values: readonly (T | null)[]): T[] {
  return values.filter((value) => value !== null);
}
