import type { Words } from "@savile/taxonomy";
import { titleNouns } from "@savile/taxonomy/lexicon";
import type { Fault } from "../tokens/fault.ts";
import type { TaggedToken } from "../lexicon/tagged-token.ts";
import { matchesAt } from "./match-tokens.ts";
import type { Wanted } from "./match-tokens.ts";

const persons =
  /^(?:i|we|he|she|they|you|who|one|everyone|nobody|someone|anyone|it|there|this|that|please|thank)$/;

/** Where the main clause begins: behind the first comma that closes the opening. */
function mainClause(tokens: readonly TaggedToken[]): number {
  const comma = tokens.findIndex((token) => token.tags.has("comma"));
  // "Since retraining I have ..." needs no comma: its doer stands there.
  return tokens.slice(0, comma + 1).some(({ text }) => text === "I") ? 0 : comma + 1;
}

function isNoun({ tags }: TaggedToken): boolean {
  return (
    (tags.has("n.s") || tags.has("n.p") || tags.has("name")) &&
    !tags.has("prep") &&
    !tags.has("det")
  );
}

/** The noun on which the subject of a clause turns: the last one before its verb or a preposition. */
function subjectHead(tokens: readonly TaggedToken[], from: number): TaggedToken | undefined {
  let head: TaggedToken | undefined;
  for (const token of tokens.slice(from)) {
    const isVerb = head?.tags.has("n.p") === true && token.tags.has("v.b");
    if (isNoun(token) && !isVerb) head = token;
    else if (token.tags.has("gen")) head = undefined;
    else if (head !== undefined || token.tags.has("comma")) break;
  }
  return head;
}

/** Whether a word may be somebody, or a body of people. */
function mayAct(words: Words, token: TaggedToken): boolean {
  if (token.tags.has("n.c") || persons.test(token.low)) return true;
  return words
    .lemmas(token.low, "noun")
    .some(
      (lemma) =>
        titleNouns.has(lemma) ||
        words.stepsUp(lemma, "person", "noun", 6) !== null ||
        words.stepsUp(lemma, "people", "noun", 3) !== null,
    );
}

const before = /^(?:after|before|while|when|by|upon|since|on|in)$/;
/** Forms in "-ing" that open a sentence without a doer. */
const setPhrases =
  /^(?:judging|considering|including|depending|speaking|starting|beginning|assuming|allowing|barring|regarding|concerning|owing|pending|talking)$/;

/** Whether "as a ..." names what the writer is. */
function isSomebody(tokens: readonly TaggedToken[]): boolean {
  const noun = tokens.findIndex((token) => token.tags.has("comma")) - 1;
  return titleNouns.has(tokens[noun]?.low ?? "");
}

const gerund: Wanted = { all: ["v.g"], none: ["adj"] };
const deeds: readonly (readonly Wanted[])[] = [
  [{ low: /^having$/ }],
  [{ low: /^being$/ }, { all: ["det.s"] }],
  [{ low: before }, gerund, { not: /ing$/ }],
  [{ all: ["v.g"], none: ["prep"], not: setPhrases }],
];

/** Openings that only a person can be meant by: "Having closed ...", "After teaching ...". */
function opensWithDeed(words: Words, tokens: readonly TaggedToken[]): boolean {
  if (tokens[0]?.low === "as") return tokens[1]?.tags.has("det.s") === true && isSomebody(tokens);
  return deeds.some((pattern) => matchesAt(words, tokens, 0, pattern));
}

/** Openings of what was done to somebody: "Promoted to ...", "Raised by ...". */
function opensWithFate(tokens: readonly TaggedToken[]): boolean {
  const first = tokens[0];
  return (
    first !== undefined &&
    first.tags.has("v.n") &&
    !/^(?:given|compared|based|provided|located|founded|set)$/.test(first.low)
  );
}

const selves = /^(?:me|my|myself)$/;

/** Whether a fate is told of the writer: "your menu appeals to me". */
function isAboutMe(tokens: readonly TaggedToken[], main: number): boolean {
  return (
    tokens[0]?.low === "born" ||
    tokens.some((token) => selves.test(token.low)) ||
    tokens.slice(0, main).some((token) => titleNouns.has(token.low))
  );
}

/** Whether a word stands for a person, and does not point at the noun behind it: "this vacancy". */
function isSomeone(token: TaggedToken, next: TaggedToken | undefined): boolean {
  const isPointing = /^(?:this|that)$/.test(token.low) && next?.tags.has("n.s") === true;
  return persons.test(token.low) && !isPointing;
}

/** Whether the main clause begins with its subject, and that cannot have done or undergone the opening. */
function hasLifelessSubject(words: Words, tokens: readonly TaggedToken[], main: number): boolean {
  const next = tokens[main];
  if (next === undefined || isSomeone(next, tokens[main + 1])) return false;
  if (tokens[0]?.tags.has("v.n") === true && /^(?:my|our)$/.test(next.low)) return false;
  if (["pr.1", "prep", "v.d", "cc"].some((tag) => next.tags.has(tag))) return false;
  const head = subjectHead(tokens, main);
  return head !== undefined && !mayAct(words, head);
}

function spanOf(text: string, tokens: readonly TaggedToken[]): string {
  return text.slice(tokens[0]?.start, tokens.at(-1)?.end);
}

/** Whether an opening tells what only a person did, or what was done to the writer. */
function isDangling(words: Words, tokens: readonly TaggedToken[], main: number): boolean {
  return opensWithDeed(words, tokens) || (opensWithFate(tokens) && isAboutMe(tokens, main));
}

/** An opening whose doer is not the subject of the sentence. */
export function participleFaults(
  words: Words,
  text: string,
  tokens: readonly TaggedToken[],
): Fault[] {
  const main = mainClause(tokens);
  if (main < 3 || !/\.\s*$/.test(text)) return [];
  if (!isDangling(words, tokens, main) || !hasLifelessSubject(words, tokens, main)) return [];
  const opening = tokens.slice(0, main - 1);
  return [{ kind: "dangling-participle", span: spanOf(text, opening) }];
}
