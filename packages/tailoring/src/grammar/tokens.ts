import { foldText } from "@savile/taxonomy";

/** A word, a number or a mark of a line, with its place. */
export interface LineToken {
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  readonly kind: "word" | "number" | "mark";
}

const piece =
  /[$€£]?\d[\d,.:]*\d?(?:[%+]|[kKmMbB]\b\+?)?(?:-[\p{L}\d]+)*|\p{L}[\p{L}\p{N}]*(?:['.&/+#-][\p{L}\p{N}]+)*[+#]*|[^\s\p{L}\p{N}]/gu;

/** The tokens of a line; letters and marks are folded, places stay. */
export function tokensOf(text: string): LineToken[] {
  return [...foldText(text).matchAll(piece)].map((found) => {
    const [whole] = found;
    const kind = /^[$€£]?\d/.test(whole) ? "number" : /^\p{L}/u.test(whole) ? "word" : "mark";
    // A full stop behind a number belongs to the sentence.
    const own = kind === "number" ? whole.replace(/[.,:]+$/, "") : whole;
    return {
      text: own,
      lower: own.toLowerCase(),
      start: found.index,
      end: found.index + own.length,
      kind,
    };
  });
}
