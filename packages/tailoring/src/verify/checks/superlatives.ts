import type { Check } from "../reading/context.ts";
import { spanOf } from "../reading/frame.ts";
import { nearestSentences, saidWords, scopeFor } from "../reading/scope-sentences.ts";
import { ranksIn, withoutLowerRanks } from "../reading/superlatives.ts";
import { hasWord } from "./objections.ts";

/** What a line says that may be told as a rank in other words. */
const tellsRank =
  /\b(?:\p{L}{3,}est|most \p{L}{4,}|top|first|1st|leading|record|winner|won|only|sole|number one)\b/iu;

/**
 * A rank above all others that the facts do not give: one among named others is a fact that is nowhere; another
 * one, or one beside a rank in other words, is asked about.
 */
export const checkSuperlative: Check = (claim, context) => {
  const { support, posting } = context;
  const ranks = posting.text === "" ? ranksIn(claim) : [];
  if (ranks.length === 0) return [];
  const facts = withoutLowerRanks(support.lower);
  const nearest = nearestSentences(saidWords(claim, scopeFor(context)));
  const isRanked = nearest.some(({ lower }) => tellsRank.test(withoutLowerRanks(lower)));
  return ranks
    .filter(({ text }) => !hasWord(facts, text.toLowerCase()))
    .map((rank) => ({
      hard: rank.among && !isRanked,
      span: spanOf(rank),
      detail: `Your resume does not say "${rank.text}".`,
    }));
};
