import type { Check, Objection } from "../reading/context.ts";
import { matchesIn } from "../reading/patterns.ts";
import { isNeutral } from "../reading/words.ts";

const employer =
  /\b(?:your (?:company|organi[sz]ation|team|firm|hospital|school|mission|values|culture|reputation|products?|customers?|clients?|growth|success|work)|you are (?:a|an|the|known|leading)|the company's)\b/giu;

/** Statements on the employer that are not in the posting. */
export const checkPostingClaim: Check = (claim, { posting }) =>
  matchesIn(claim.text, employer).flatMap((found): Objection[] => {
    const words = claim.words.filter((word) => word.start > found.index && !word.stop).slice(0, 5);
    const literal =
      posting.text !== "" &&
      words.every((word) => posting.stems.has(word.stem) || isNeutral(word.lower));
    return literal
      ? []
      : [
          {
            hard: true,
            span: [found.index, found.index + found[0].length],
            detail: "This says something about the employer that the posting does not say.",
          },
        ];
  });
