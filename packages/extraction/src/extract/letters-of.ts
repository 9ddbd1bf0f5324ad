import { fold } from "../text-line/clean-text.ts";
import type { Span } from "../resume/source.ts";

/** The letters and digits of a text without what stands between them, each with its place. */
export interface Letters {
  /** Where a text stands from a word's beginning to a word's end, whatever is between its letters. */
  find(wanted: string): Span[];
  /** Whether a word of the text stands in none of the spans. */
  hasWordOutside(spans: readonly Span[]): boolean;
}

const sign = /[\p{L}\p{N}]/u;

function signsOf(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, "");
}

/** Makes the letters of a text ready to be searched. */
export function lettersOf(text: string): Letters {
  const at: number[] = [];
  const parts: string[] = [];
  let offset = 0;
  for (const letter of text) {
    const plain = signsOf(letter);
    for (let index = 0; index < plain.length; index += 1) at.push(offset);
    parts.push(plain);
    offset += letter.length;
  }
  const plain = parts.join("");
  const joins = (left: number, right: number): boolean => {
    const before = at[left];
    const after = at[right];
    if (before === undefined || after === undefined) return false;
    return !/[^\p{L}\p{N}\p{M}]/u.test(text.slice(before, after + 1));
  };
  return {
    find(wanted) {
      const word = signsOf(wanted);
      const found: Span[] = [];
      if (word === "") return found;
      for (let from = plain.indexOf(word); from >= 0; from = plain.indexOf(word, from + 1)) {
        const last = from + word.length - 1;
        if (joins(from - 1, from) || joins(last, last + 1)) continue;
        const start = at[from] ?? 0;
        found.push(withEdges(text, wanted, { start, end: endOf(text, at[last] ?? 0) }));
      }
      return found;
    },
    hasWordOutside(spans) {
      const told = new Uint8Array(text.length);
      for (const { start, end } of spans) told.fill(1, start, end);
      return at.some((place) => told[place] === 0 && sign.test(text[place] ?? ""));
    },
  };
}

/** With the signs before the first and behind the last letter, where they stand there too: "C++", "(555)". */
function withEdges(text: string, wanted: string, { start, end }: Span): Span {
  const lead = /^[^\p{L}\p{N}]*/u.exec(wanted)?.[0] ?? "";
  const trail = /[^\p{L}\p{N}\p{M}]*$/u.exec(wanted)?.[0] ?? "";
  return {
    start: text.slice(0, start).endsWith(lead) ? start - lead.length : start,
    end: text.startsWith(trail, end) ? end + trail.length : end,
  };
}

/** The end of the letter at an offset, with the marks on it. */
function endOf(text: string, offset: number): number {
  const first = String.fromCodePoint(text.codePointAt(offset) ?? 0);
  const marks = /^\p{M}*/u.exec(text.slice(offset + first.length))?.[0] ?? "";
  return offset + first.length + marks.length;
}
