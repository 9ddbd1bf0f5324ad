import { verbOf } from "../../write/verbs.ts";
import type { Check, CheckContext, Objection } from "../context.ts";
import { spanOf } from "../frame.ts";
import type { Frame, FrameWord } from "../frame.ts";
import { isNeutral, saysWord } from "../words.ts";

const adjective = /(?:ly|ful|ous|ive|able|ible|ish|less|est|ier|ing|ed|ary|ic)$/;
/** Nouns that end like adjectives. */
const nounLike =
  /(?:executive|initiative|objective|incentive|archive|drive|detective|native|clinic|traffic|topic|music|metric|graphic|public|library|salary|secretary|building|meeting|training|testing|marketing|accounting|engineering|nursing|pricing|staffing|billing|banking|catering|hiring|mentoring|scheduling|planning|teaching|coding|budgeting|reporting|funding|pediatric|paediatric|geriatric|psychiatric|obstetric|orthopedic|surgical|republic|academic|statistic|logistic|fabric|family|supply|assembly|anomaly|monopoly|reply|housing|clothing|lending|leasing|welding|plumbing|roofing)$/;

function supported(word: FrameWord, { support, posting }: CheckContext): boolean {
  return saysWord(support, word) || posting.stems.has(word.stem);
}

function isHard(word: FrameWord): boolean {
  if (verbOf(word.lower) !== undefined && !nounLike.test(word.lower)) return false;
  return !adjective.test(word.lower) || nounLike.test(word.lower);
}

function partOfAlias(claim: Frame, word: FrameWord): boolean {
  return claim.text.charAt(word.end) === "/" || word.lower.length <= 2;
}

/** Words of content that no fact has. */
export const checkDetail: Check = (claim, context) =>
  claim.words.flatMap((word): Objection[] => {
    if (word.stop || word.exempt || partOfAlias(claim, word) || supported(word, context)) return [];
    if (isNeutral(word.lower) || /^\d/.test(word.lower)) return [];
    return [
      {
        hard: isHard(word),
        span: spanOf(word),
        detail: `Your resume does not speak of "${word.text}" here.`,
      },
    ];
  });

const employer =
  /\b(?:your (?:company|organi[sz]ation|team|firm|hospital|school|mission|values|culture|reputation|products?|customers?|clients?|growth|success|work)|you are (?:a|an|the|known|leading)|the company's)\b/giu;

/** Statements on the employer that are not in the posting. */
export const checkPostingClaim: Check = (claim, { posting }) =>
  [...claim.text.matchAll(employer)].flatMap((found): Objection[] => {
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
