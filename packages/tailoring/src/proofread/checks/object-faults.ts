import type { Words } from "@savile/taxonomy";
import type { Fault } from "../tokens/fault.ts";
import type { TaggedToken } from "../lexicon/tagged-token.ts";
import { verbsMostlyWithObject, verbsWithObject } from "../lexicon/verb-objects.data.ts";

const strict = new Set(verbsWithObject.split(/\s+/));
const mostly = new Set(verbsMostlyWithObject.split(/\s+/));

/** British and American endings of one verb. */
function spellings(verb: string): string[] {
  return [verb, verb.replace(/ise$/, "ize"), verb.replace(/ize$/, "ise")];
}

function isIn(verbs: ReadonlySet<string>, token: TaggedToken): boolean {
  return token.verbs.some((verb) => spellings(verb).some((one) => verbs.has(one)));
}

function isFinite(token: TaggedToken | undefined): token is TaggedToken {
  return (
    token !== undefined &&
    (token.tags.has("v.d") || token.tags.has("v.b")) &&
    !token.tags.has("prep") &&
    !token.low.includes("-")
  );
}

/** Verbs whose object may be left out: one does them for a living, or they are told of a course of study. */
const ofTrade = new Set(
  "drive cook teach clean paint weld sing dance act write read sell train study nurse sew knit draw farm bake deliver perform practise practice serve coach fish hunt sail ride fly speak interpret translate report pass iron fold type edit code program programme model compete succeed deputise".split(
    " ",
  ),
);

function isOfTrade(token: TaggedToken): boolean {
  return token.verbs.some((verb) => ofTrade.has(verb));
}

const goneBefore = /^(?:that|which|what|who|whom|whose|where|how|whatever)$/;

/** Whether a verb stands where its own object cannot have gone before. */
function isHead(tokens: readonly TaggedToken[], at: number): boolean {
  const before = tokens[at - 1];
  if (
    tokens
      .slice(0, at)
      .some(
        (token) =>
          goneBefore.test(token.low) ||
          token.tags.has("be.1") ||
          token.tags.has("be.3") ||
          token.tags.has("be.n"),
      )
  )
    return false;
  const isOpening = before === undefined || (before.tags.has("adv") && at === 1);
  return isOpening || /^(?:i|we|have|ve|successfully|also|regularly|then|often)$/.test(before.low);
}

/** "over 400 shops": an object that a number opens. */
function isAmount(next: TaggedToken, then: TaggedToken | undefined): boolean {
  return (
    /^(?:over|about|around|up|under|between|near|like|both)$/.test(next.low) &&
    then !== undefined &&
    (then.tags.has("num") || then.low === "to")
  );
}

/** Whether two verbs end where their object should begin. */
function isCut(
  words: Words,
  pair: readonly TaggedToken[],
  next: TaggedToken,
  then: TaggedToken | undefined,
): boolean {
  if (next.tags.has("stop")) return true;
  const verbs = pair.at(-1)?.verbs ?? [];
  const isPhrasal = verbs.some((one) => words.posOf(`${one} ${next.low}`).includes("verb"));
  return next.tags.has("prep") && !isPhrasal && !isAmount(next, then);
}

/** Whether two verbs want an object: one always, or both mostly. */
function isWanted(pair: readonly TaggedToken[]): boolean {
  if (pair.some(isOfTrade)) return false;
  return pair.some((one) => isIn(strict, one)) || pair.every((one) => isIn(mostly, one));
}

function lacksObject(words: Words, tokens: readonly TaggedToken[], at: number): Fault[] {
  const [verb, link, other, next] = tokens.slice(at, at + 4);
  if (!isFinite(verb) || link?.tags.has("cc.n") !== true || !isFinite(other)) return [];
  const pair = [verb, other];
  if (next === undefined || !isCut(words, pair, next, tokens[at + 4]) || !isHead(tokens, at))
    return [];
  if (!isWanted(pair)) return [];
  return [
    {
      kind: "verb-without-object",
      span: `${verb.text} ${link.text} ${other.text} ${next.text}`,
    },
  ];
}

/** Prepositions before which an object would have stood: "I oversaw from start to end". */
const behindObject = /^(?:under|through|across|within|on|for|from|in|at|to|with|during|by)$/;

/** One verb that always wants an object, and finds a preposition. */
function lacksAny(words: Words, tokens: readonly TaggedToken[], at: number): Fault[] {
  const [verb, next, then] = tokens.slice(at, at + 3);
  if (!isFinite(verb) || next === undefined || !behindObject.test(next.low)) return [];
  // "Founded in 2009, ..." may be told of a thing.
  const mayBePassive = at === 0 && verb.tags.has("v.n");
  if (mayBePassive || !isWanting(words, tokens, at)) return [];
  const isFound = opensInfinitive(next, then) || !isCut(words, [verb], next, then);
  return isHead(tokens, at) && !isFound
    ? [{ kind: "verb-without-object", span: `${verb.text} ${next.text}` }]
    : [];
}

/** "I need to charge it": what follows is the object. */
function opensInfinitive(next: TaggedToken, then: TaggedToken | undefined): boolean {
  return next.low === "to" && then?.tags.has("v.b") === true;
}

/** Whether a verb always wants an object; behind "I" it may look like a noun or an adjective. */
function isWanting(words: Words, tokens: readonly TaggedToken[], at: number): boolean {
  const verb = tokens[at];
  if (verb === undefined || isOfTrade(verb)) return false;
  return opensClause(tokens, at) ? isMet(words, verb) && isIn(strict, verb) : isAlways(words, verb);
}

/** Whether a verb stands behind "I" where a clause begins, so that no object went before: not "the house I built". */
function opensClause(tokens: readonly TaggedToken[], at: number): boolean {
  const before = tokens[at - 2];
  const isFirst = before === undefined || before.tags.has("comma") || before.tags.has("cc");
  return isFirst && tokens[at - 1]?.text === "I";
}

/** Whether a word is a form of an everyday verb. */
function isMet(words: Words, token: TaggedToken): boolean {
  return token.verbs.some((verb) => words.frequency(verb, "verb") >= 3);
}

/** Whether a word is an everyday verb that always wants an object, and no noun. */
function isAlways(words: Words, token: TaggedToken): boolean {
  return (
    isMet(words, token) && isIn(strict, token) && !token.tags.has("n.s") && !token.tags.has("adj")
  );
}

/** Verbs that want an object and find none: two side by side, or one that always has one. */
export function objectFaults(words: Words, tokens: readonly TaggedToken[]): Fault[] {
  return tokens.flatMap((_, at) => [
    ...lacksObject(words, tokens, at),
    ...lacksAny(words, tokens, at),
  ]);
}
