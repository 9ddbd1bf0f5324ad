/** A word or mark of a sentence with its place in the text. */
export interface Token {
  readonly text: string;
  /** In lower case, with straight apostrophes. */
  readonly low: string;
  readonly start: number;
  readonly end: number;
}

const piece =
  /[£$€¥]?\d(?:[\d.,:/×–-]*\d)?(?:\s?%|[\p{L}+]+(?:-[\p{L}\d]+)*|-[\p{L}\d]+(?:-[\p{L}\d]+)*|\+)?|[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|[&/+.'’@_-](?=[\p{L}\p{N}])|[+#]+)*|n['’]t|['’]|[^\s\p{L}\p{N}]/gu;

const clitic = /^(.+?)(n['’]t|['’](?:s|m|ve|ll|re|d))$/i;

/** The word and what is glued to it by an apostrophe: "don't" is "do" and "n't". */
function unglued(text: string, start: number): Token[] {
  const cut = clitic.exec(text);
  const parts = cut === null ? [text] : [cut[1] ?? "", cut[2] ?? ""];
  let at = start;
  return parts.map((part) => {
    const token = {
      text: part,
      low: part.toLowerCase().replaceAll("’", "'"),
      start: at,
      end: at + part.length,
    };
    at += part.length;
    return token;
  });
}

/** The words and marks of a text. */
export function tokensOf(text: string): Token[] {
  const tokens = [...text.matchAll(piece)].flatMap((match) => unglued(match[0], match.index));
  return tokens.filter((token, at) => token.text !== "." || !isAddress(tokens[at - 1]));
}

/** "Mr." and the like, whose full stop is part of the word. */
function isAddress(before: Token | undefined): boolean {
  return (
    before !== undefined &&
    /^(?:mr|mrs|ms|dr|prof|st|no|vs|c|ca|approx)$/.test(before.low) &&
    before.text !== "no"
  );
}

const abbreviation = /^(?:mr|mrs|ms|dr|prof|st|no|vs|c|ca|e\.g|i\.e|etc|approx|\p{L})$/iu;

function isShort(text: string): boolean {
  return text !== "I" && abbreviation.test(text);
}

function endsSentence(tokens: readonly Token[], at: number): boolean {
  const [before, mark, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (mark === undefined || next === undefined || !/^[.?!]$/.test(mark.text)) return false;
  if (mark.text === "." && isShort(before?.text ?? "")) return false;
  return next.start > mark.end && /^[\p{Lu}\p{N}]/u.test(next.text);
}

/** The tokens of each sentence of a text. */
export function splitSentences(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [[]];
  tokens.forEach((token, at) => {
    sentences.at(-1)?.push(token);
    if (endsSentence(tokens, at)) sentences.push([]);
  });
  return sentences;
}

/** Whether an apostrophe stands before a word and behind none. */
function opensQuotation(tokens: readonly Token[], at: number): boolean {
  const [before, mark, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return mark !== undefined && before?.end !== mark.start && next?.start === mark.end;
}

/** Without what stands in brackets or is only a quotation mark: neither changes whether the rest is whole. */
export function outsideBrackets(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  let depth = 0;
  let isQuoted = false;
  for (const [at, token] of tokens.entries()) {
    if (token.low === "'" && (isQuoted || opensQuotation(tokens, at))) {
      isQuoted = !isQuoted;
      continue;
    }
    if (/^[([{]$/.test(token.text)) depth += 1;
    else if (/^[)\]}]$/.test(token.text)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && !/^["“”«»*•·‘]$/.test(token.text)) kept.push(token);
  }
  return kept;
}
