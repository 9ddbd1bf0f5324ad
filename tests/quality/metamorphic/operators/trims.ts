import { splice, withoutStop } from "./edges.ts";
import { wordNet } from "./past-verb.ts";
import type { Operator } from "./operator.ts";

/** Without words like these a line says more than before. */
const limiter =
  /\b(?:only|not|no|never|without|except|under|supervis\w+|help\w*|assist\w*|part\w*|some|mostly|mainly|usually|sometimes|occasional\w*|nearly|almost|approximately|roughly|jointly|together|with|as|until|if|when|in training|pending|expected)\b/i;

/** A clause at the end of a line that only adds to it. */
const tail =
  /,? (?:resulting in|which|leading to|saving|cutting|reducing|raising|improving|including|such as|using|so that)\b[^,;()]*$/u;

/** An adverb of manner, that limits nothing. */
const manner = /(?<=\s)\p{Ll}{3,}ly (?=\p{Ll})/gu;
const limits =
  /^(?:partial|part|most|main|usual|near|approximate|rough|joint|on|dai|week|month|quarter|year|annual|rare|occasional|general|typical|primari|simp|mere|hard|bare|on|fami|assemb|supp|rep|app|ear|near|direct)ly$/;

export const trims: readonly Operator[] = [
  {
    name: "without the last clause",
    apply: ({ text }) => {
      const whole = withoutStop(text);
      const found = tail.exec(whole);
      if (found === null || limiter.test(found[0])) return [];
      const rest = whole.slice(0, found.index);
      return rest.split(" ").length < 5 ? [] : [rest];
    },
  },
  {
    name: "without an adverb",
    apply: ({ text }) =>
      [...text.matchAll(manner)].flatMap((found) => {
        const word = found[0].trim();
        const parts = wordNet().posOf(word);
        return limits.test(word) || parts.join() !== "adverb" ? [] : [splice(text, found, "")];
      }),
  },
];
