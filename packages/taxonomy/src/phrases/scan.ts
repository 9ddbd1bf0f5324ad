import { wordsOf } from "../fold/words-of.ts";
import type { Word } from "../fold/words-of.ts";
import type { SortedStrings } from "../pack/sorted-strings.ts";
import { splitGlued } from "./split-glued.ts";

/** A text with its words, their numbers in the vocabulary, and where a phrase may not go on. */
export interface Scan {
  readonly text: string;
  readonly words: readonly Word[];
  /** Number of each word, or -1. */
  readonly ids: Int32Array;
  /** 1 where a phrase may run from the word before to this one. */
  readonly joins: Uint8Array;
}

const bridge = /^[ \t\u00a0]*[-/&\u2010-\u2015]?[ \t\u00a0]*$/;

function isBridge(text: string, from: number, to: number): boolean {
  return (to === from + 1 && text.charCodeAt(from) === 0x20) || bridge.test(text.slice(from, to));
}

/** Most characters of one text that are looked at. */
const maxLength = 200_000;

/** Reads the words of a text. What lies behind 200,000 characters is left out. */
export function scanText(text: string, vocabulary: SortedStrings): Scan {
  const words: Word[] = [];
  const found: number[] = [];
  for (const word of wordsOf(text.slice(0, maxLength))) {
    const id = vocabulary.find(word.folded);
    const parts = id < 0 ? splitGlued(text, word, vocabulary) : [word];
    words.push(...parts);
    if (parts.length === 1) found.push(id);
    else found.push(...parts.map(({ folded }) => vocabulary.find(folded)));
  }
  const ids = Int32Array.from(found);
  const joins = new Uint8Array(words.length);
  let end = 0;
  for (const [at, word] of words.entries()) {
    // Words that lost the line end between them stand side by side without a bridge.
    joins[at] = at > 0 && end < word.start && isBridge(text, end, word.start) ? 1 : 0;
    end = word.end;
  }
  return { text, words, ids, joins };
}

/** The words from `from` to before `to` as they are written. */
export function writtenWords(scan: Scan, from: number, to: number): string[] {
  return scan.words.slice(from, to).map(({ start, end }) => scan.text.slice(start, end));
}
