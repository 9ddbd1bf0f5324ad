import type { Fault } from "../tokens/fault.ts";
import type { TaggedToken } from "../lexicon/tagged-token.ts";

const mayDouble = new Set(["had", "that", "very", "so", "no", "yes", "bye", "ha", "her"]);

function isWord(token: TaggedToken | undefined): token is TaggedToken {
  return token !== undefined && /\p{L}/u.test(token.text);
}

function spanOf(text: string, tokens: readonly TaggedToken[], from: number, to: number): string {
  return text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
}

/** "the work I do does good", "those I knew knew me": one verb for the clause before and one for the whole. */
function isToldOfNoun(tokens: readonly TaggedToken[], at: number): boolean {
  const [subject, word] = [tokens[at - 2], tokens[at]];
  const isVerb = [...(word?.tags ?? [])].some((tag) => /^(?:v|be|do|have)\./.test(tag));
  const isSubject = ["pr.1", "pr.s3", "pr.sp"].some((tag) => subject?.tags.has(tag));
  return isVerb && isSubject && at > 3;
}

function isRaised(token: TaggedToken | undefined): boolean {
  return /^\p{Lu}/u.test(token?.text ?? "");
}

/** "at At Home", and a line that begins "Lead lead teachers": the same letters, another word. */
function isNameAgain(tokens: readonly TaggedToken[], at: number): boolean {
  const [before, word, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (before?.text === word?.text) return false;
  if (at > 1 && isRaised(before)) return true;
  const isOpening = at === 1 && word?.tags.has("n.s") === true;
  return isOpening || (isRaised(word) && isRaised(next));
}

/** Two names that are one: "Bora Bora". */
function areNames(tokens: readonly TaggedToken[], at: number): boolean {
  const before = tokens[at - 1];
  const isTitle = at > 1 || before?.tags.has("det") === false;
  return isTitle && isRaised(before) && isRaised(tokens[at]);
}

/** "what it is is", and what may stand twice anywhere: "had had". */
function mayStandTwice(tokens: readonly TaggedToken[], at: number): boolean {
  const low = tokens[at]?.low ?? "";
  if (mayDouble.has(low)) return true;
  const hasWhat = tokens.slice(0, at).some((one) => one.tags.has("wh"));
  return hasWhat && /^(?:is|was|do|does|in|on)$/.test(low);
}

function isSoundPair(tokens: readonly TaggedToken[], at: number): boolean {
  return [mayStandTwice, isToldOfNoun, isNameAgain, areNames].some((isSo) => isSo(tokens, at));
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

function hasName(tokens: readonly TaggedToken[], from: number, length: number): boolean {
  return tokens.slice(from, from + length).some((token) => /\p{Lu}/u.test(token.text));
}

/** "at Hill Farm ... at Hill Farm" of one deed: nothing is joined between. */
function isPlaceAgain(
  tokens: readonly TaggedToken[],
  from: number,
  length: number,
  again: number,
): boolean {
  const isPlace =
    length >= 3 && tokens[from]?.tags.has("prep") === true && hasName(tokens, from + 1, length);
  const joins = ["cc", "joint", "stop", "sub", "wh"];
  return (
    isPlace &&
    !tokens.slice(from + length, again).some(({ tags }) => joins.some((tag) => tags.has(tag)))
  );
}

function repeats(tokens: readonly TaggedToken[], from: number, again: number): number {
  const length = sharedLength(tokens, from, again);
  if (length < 2) return 0;
  const contents = tokens.slice(from, from + length).filter(isContent).length;
  const isLong =
    (length >= 4 && contents >= 2) ||
    (length >= 3 && contents >= 3 && !hasName(tokens, from, length));
  if (isPlaceAgain(tokens, from, length, again)) return length;
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

/** Whether an item stands before, by itself or at the end of what opens the list: "I work nights, ... and nights". */
function isToldBefore(items: readonly string[], at: number, item: string): boolean {
  const before = items.slice(0, Math.max(0, at - 1));
  return before.includes(item) || (at > 1 && before[0]?.endsWith(` ${item}`) === true);
}

/** An item that stands twice in a list of short items. */
function repeatedItems(text: string): Fault[] {
  if (/;|\b(?:am|is|are|was|were)\b/.test(text)) return [];
  const items = text
    .replace(/[.]\s*$/, "")
    .replace(/^[^:,]*:/, "")
    .split(/,|;|\band\b/)
    .map((item) => item.trim().toLowerCase())
    .filter(Boolean);
  if (items.length < fewestItems || items.some((item) => item.split(/\s+/).length > 4)) return [];
  const twice = items.find((item, at) => /\p{L}{2}/u.test(item) && isToldBefore(items, at, item));
  return twice === undefined ? [] : [{ kind: "repeated-phrase", span: twice }];
}

const counts = ["two", "three", "four", "five", "six"];

/** "three areas: employment and housing": fewer or more items than are told. */
function miscounted(text: string): Fault[] {
  const found = /\b(two|three|four|five|six) (?:\p{L}+ )?\p{L}+s: ([^:;]+?)\.?$/iu.exec(text);
  if (found === null) return [];
  const items = (found[2] ?? "").split(/,\s*(?:and\s)?|\sand\s/).filter(Boolean);
  const told = counts.indexOf((found[1] ?? "").toLowerCase()) + 2;
  return items.length < told && items.length > 1
    ? [{ kind: "unfinished-list", span: found[0] }]
    : [];
}

/** Words, phrases and list items that stand twice. */
export function repeatedFaults(text: string, tokens: readonly TaggedToken[]): Fault[] {
  return [
    ...doubledWords(text, tokens),
    ...repeatedPhrases(text, tokens),
    ...repeatedItems(text),
    ...miscounted(text),
  ];
}
