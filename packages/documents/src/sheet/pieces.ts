import type { Text } from "@savile/model";
import type { Clean } from "./clean-text.ts";
import type { Piece } from "./sheet.ts";

const shortest = 60;
const prose = 90;
const compound = /[^\s-]-[^\s-]/u;

/** The last two words of a text that may take more than a line, if the very last is short. */
function tailOf(text: string): { tail?: string } {
  const tail = text.length < prose ? undefined : /\S+ [^\s-]{1,9}$/u.exec(text)?.[0];
  return tail === undefined || tail.length > 24 || text.includes("\n") ? {} : { tail };
}

/** Makes the pieces of one document, each cleaned once; pieces without text do not exist. */
export interface PieceMaker {
  one(at: string, text: string, url?: string): Piece | null;
  /** A value on a line of its own or beside others: line feeds become spaces. */
  line(at: string, text: string, url?: string): Piece | null;
  all(entry: string, texts: readonly Text[]): Piece[];
}

/** A piece of words that are ours or already clean. */
export function pieceOf(at: string, text: string, url?: string): Piece {
  return {
    at,
    text,
    short: text.length <= shortest && !text.includes("\n"),
    ...tailOf(text),
    ...(/\S{61}/u.test(text) ? { long: true } : {}),
    ...(text.length > shortest && compound.test(text) ? { compounds: true } : {}),
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
