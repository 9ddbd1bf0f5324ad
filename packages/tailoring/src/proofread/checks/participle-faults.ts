import type { Words } from "@savile/taxonomy";
import { titleNouns } from "@savile/taxonomy/lexicon";
import type { Fault } from "../tokens/fault.ts";
import type { TaggedToken } from "../lexicon/tag-words.ts";

const persons =
  /^(?:i|we|he|she|they|you|who|one|everyone|nobody|someone|anyone|it|there|this|that|please|thank)$/;

/** Where the main clause begins: behind the first comma that closes the opening. */
function mainClause(tokens: readonly TaggedToken[]): number {
  return tokens.findIndex((token) => token.tags.has("comma")) + 1;
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
    if (isNoun(token)) head = token;
    else if (head !== undefined || token.tags.has("gen") || token.tags.has("comma")) break;
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
const behindDeed = /^(?:at|through|over|back|in|from|on|for|with|as|to|the|my|a|an|under)$/;

/** Openings that only a person can be meant by: "Having closed ...", "After teaching ...". */
function opensWithDeed(tokens: readonly TaggedToken[]): boolean {
  const [first, second, third] = tokens;
  if (first === undefined || second === undefined) return false;
  if (first.low === "having" || (first.low === "being" && second.tags.has("det.s"))) return true;
  if (before.test(first.low)) {
    return second.tags.has("v.g") && !second.tags.has("adj") && third?.low.endsWith("ing") !== true;
  }
  return first.tags.has("v.g") && !first.tags.has("prep") && behindDeed.test(second.low);
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
    tokens.some((token) => selves.test(token.low)) ||
    tokens.slice(0, main).some((token) => titleNouns.has(token.low))
  );
}

/** Whether the main clause begins with its subject, and that cannot have done or undergone the opening. */
function hasLifelessSubject(words: Words, tokens: readonly TaggedToken[], main: number): boolean {
  const next = tokens[main];
  if (next === undefined || persons.test(next.low)) return false;
  if (["pr.1", "prep", "v.d", "cc"].some((tag) => next.tags.has(tag))) return false;
  const head = subjectHead(tokens, main);
  return head !== undefined && !mayAct(words, head);
}

/** An opening whose doer is not the subject of the sentence. */
export function participleFaults(
  words: Words,
  text: string,
  tokens: readonly TaggedToken[],
): Fault[] {
  const main = mainClause(tokens);
  if (main < 3 || !/\.\s*$/.test(text)) return [];
  const isDangling = opensWithDeed(tokens) || (opensWithFate(tokens) && isAboutMe(tokens, main));
  if (!isDangling || !hasLifelessSubject(words, tokens, main)) return [];
  const span = text.slice(tokens[0]?.start ?? 0, tokens[main - 2]?.end ?? 0);
  return [{ kind: "dangling-participle", span }];
}
