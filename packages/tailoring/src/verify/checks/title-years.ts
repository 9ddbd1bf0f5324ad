import { titleNouns } from "@savile/taxonomy/lexicon";
import { titleSimilarity } from "../../match/titles.ts";
import type { Objection, SourceCheck } from "../reading/context.ts";
import { frameOf, spanOf } from "../reading/frame.ts";
import { saysWord } from "../reading/words.ts";
import { basisTotal } from "./years.ts";
import { isYearsPhrase } from "./years-phrase.ts";

/** "Literacy coach with nine years": a title that a sentence opens on, with years. */
const opensOnTitle =
  /^(?:an? |i am an? |i'm an? )?((?:[\p{L}/-]+ ){1,5}?)(?:with|bringing|who has) (?:over |more than |nearly |almost |about |some )?$/iu;

const vagueNouns = new Set(
  "leader lead member professional specialist expert worker staff fellow volunteer candidate".split(
    " ",
  ),
);

/** Years of a title that nobody gave the person. */
export const checkTitleYears: SourceCheck = (claim, { source }) =>
  claim.numbers
    .filter((entry) => isYearsPhrase(claim, entry))
    .flatMap((entry): Objection[] => {
      const phrase = opensOnTitle.exec(claim.text.slice(0, entry.start))?.[1]?.toLowerCase();
      const noun = phrase
        ?.split(/[\s/-]+/)
        .filter((word) => titleNouns.has(word) && !vagueNouns.has(word))
        .at(-1);
      if (noun === undefined) return [];
      const held = source.roles.some((role) => saysWord(frameOf(role.title), noun));
      const similar = source.roles.some(
        (role) => titleSimilarity(role.title, phrase ?? "") >= 0.45,
      );
      return held || similar
        ? []
        : [{ hard: true, span: spanOf(entry), detail: `No role of your resume was as ${noun}.` }];
    });

/** "over a decade": ten years that the dates must give. */
export const checkDecades: SourceCheck = (claim, { source }) => {
  const found = /\b(?:(two|three)|a|one) decades?\b/i.exec(claim.text);
  if (found === null || /\bdecade/i.test(source.lines.map((line) => line.text).join("\n")))
    return [];
  const wanted = found[1] === undefined ? 10 : found[1].toLowerCase() === "two" ? 20 : 30;
  const near = /\b(?:nearly|almost|close to|about)\s*$/i.test(claim.text.slice(0, found.index));
  const total = basisTotal(source);
  return total >= wanted - (near ? 1 : 0)
    ? []
    : [
        {
          hard: true,
          span: [found.index, found.index + found[0].length],
          detail: `The dates of your resume give ${Math.floor(total)} years.`,
        },
      ];
};
