import type { Fault } from "../tokens/fault.ts";
import type { TaggedToken } from "../lexicon/tag-words.ts";

const mayDouble = new Set(["had", "that", "very", "so", "no", "yes", "bye", "ha", "her"]);

function isWord(token: TaggedToken | undefined): token is TaggedToken {
  return token !== undefined && /\p{L}/u.test(token.text);
}

function spanOf(text: string, tokens: readonly TaggedToken[], from: number, to: number): string {
  return text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
}

/** Two names that are one: "Bora Bora"; and "what it is is". */
function isSoundPair(tokens: readonly TaggedToken[], at: number): boolean {
  const [before, word] = [tokens[at - 1], tokens[at]];
  if (word === undefined || before === undefined || mayDouble.has(word.low)) return true;
  const areNames =
    /^\p{Lu}/u.test(word.text) && /^\p{Lu}/u.test(before.text) && !before.tags.has("det");
  const hasWhat = tokens.slice(0, at).some((one) => one.tags.has("wh"));
  return areNames || (/^(?:is|was|do|does|in|on)$/.test(word.low) && hasWhat);
}

function doubledWords(text: string, tokens: readonly TaggedToken[]): Fault[] {
  return tokens.flatMap((token, at) =>
    isWord(token) && tokens[at - 1]?.low === token.low && !isSoundPair(tokens, at)
      ? [{ kind: "doubled-word" as const, span: spanOf(text, tokens, at - 1, at + 1) }]
      : [],
  );
}

function isContent(token: TaggedToken): boolean {
  return ["n.s", "n.p", "adj", "v.b", "v.d", "v.g", "name"].some((tag) => token.tags.has(tag));
}

/** Words from a place on that stand again at another: how many. */
function sharedLength(tokens: readonly TaggedToken[], from: number, again: number): number {
  let length = 0;
  while (
    from + length < again &&
    isWord(tokens[again + length]) &&
    tokens[from + length]?.low === tokens[again + length]?.low
  ) {
    length += 1;
  }
  return length;
}

/** Whether nothing, a comma or a conjunction stands between two stretches. */
function isNextTo(tokens: readonly TaggedToken[], from: number, to: number): boolean {
  return (
    tokens.slice(from, to).every((token) => token.tags.has("comma") || token.tags.has("cc")) &&
    to - from <= 2
  );
}

function repeats(tokens: readonly TaggedToken[], from: number, again: number): number {
  const length = sharedLength(tokens, from, again);
  if (length < 2) return 0;
  const contents = tokens.slice(from, from + length).filter(isContent).length;
  const isLong = length >= 5 && contents >= 3;
  return isLong || (contents >= 1 && isNextTo(tokens, from + length, again)) ? length : 0;
}

function repeatedPhrases(text: string, tokens: readonly TaggedToken[]): Fault[] {
  for (let from = 0; from < tokens.length; from += 1) {
    for (let again = from + 2; again < tokens.length; again += 1) {
      const length = repeats(tokens, from, again);
      if (length > 0)
        return [{ kind: "repeated-phrase", span: spanOf(text, tokens, again, again + length) }];
    }
  }
  return [];
}

const fewestItems = 3;

/** An item that stands twice in a list of short items. */
function repeatedItems(text: string): Fault[] {
  const items = text
    .replace(/[.]\s*$/, "")
    .split(/,|;|\band\b/)
    .map((item) => item.trim().toLowerCase())
    .filter(Boolean);
  if (items.length < fewestItems || items.some((item) => item.split(/\s+/).length > 4)) return [];
  const twice = items.find(
    (item, at) => /\p{L}{2}/u.test(item) && items.indexOf(item) < at && items[at - 1] !== item,
  );
  return twice === undefined ? [] : [{ kind: "repeated-phrase", span: twice }];
}

/** Words, phrases and list items that stand twice. */
export function repeatedFaults(text: string, tokens: readonly TaggedToken[]): Fault[] {
  return [...doubledWords(text, tokens), ...repeatedPhrases(text, tokens), ...repeatedItems(text)];
}
