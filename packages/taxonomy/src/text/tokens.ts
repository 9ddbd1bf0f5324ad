/** A word of a text with its place. `key` is the form under which words are compared. */
export interface Token {
  readonly text: string;
  readonly lower: string;
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

const wordPattern =
  /(?<![\p{L}\p{N}])\.(?:NET|Net|net)(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:'[\p{L}]+)?(?:\+\+|#|\+(?![\p{L}\p{N}]))?/gu;

/** Lower case without a plural or possessive ending, so that "care plans" meets "care plan". */
export function wordKey(word: string): string {
  const lower = word.toLowerCase().replace(/'s?$/, "");
  if (lower.length <= 3 || !lower.endsWith("s")) return lower;
  if (/(?:ss|us|is|as)$/.test(lower)) return lower;
  if (lower.endsWith("ies") && lower.length > 4) return `${lower.slice(0, -3)}y`;
  return lower.slice(0, -1);
}

/** The words of a folded text. `C++`, `C#` and `.NET` are words; `CI/CD` is two. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const found of text.matchAll(wordPattern)) {
    const word = found[0];
    tokens.push({
      text: word,
      lower: word.toLowerCase(),
      key: wordKey(word),
      start: found.index,
      end: found.index + word.length,
    });
  }
  return tokens;
}
