import type { TermHit } from "../../terms/find-terms.ts";
import { titleNouns } from "@savile/taxonomy/lexicon";
import { verbOf } from "../../words/verbs.ts";
import { degreesIn } from "../../posting/degrees.ts";
import { lightBases } from "../reading/agency.data.ts";
import { clausesOf } from "../reading/clauses.ts";
import type { Check, CheckContext, Objection } from "../reading/context.ts";
import { frameOf, spanOf } from "../reading/frame.ts";
import type { Frame, FrameWord } from "../reading/frame.ts";
import { isPlainTerm } from "../reading/plain-term.ts";
import { isNeutral, saysDeed, saysPhrase, saysWord } from "../reading/words.ts";
import { saysMonth, spellsOut } from "../reading/abbreviated.ts";
import { matchesIn } from "../reading/patterns.ts";

const adjective = /(?:ly|ful|ous|ive|able|ible|ish|less|est|ier|ing|ed|ary|ic)$/;
/** Nouns that end like adjectives. */
const nounLike =
  /(?:executive|initiative|objective|incentive|archive|drive|detective|native|clinic|traffic|topic|music|metric|graphic|public|library|salary|secretary|building|meeting|training|testing|marketing|accounting|engineering|nursing|pricing|staffing|billing|banking|catering|hiring|mentoring|scheduling|planning|teaching|coding|budgeting|reporting|funding|pediatric|paediatric|geriatric|psychiatric|obstetric|orthopedic|surgical|republic|academic|statistic|logistic|fabric|family|supply|assembly|anomaly|monopoly|reply|housing|clothing|lending|leasing|welding|plumbing|roofing)$/;

/** Terms in plain words that no fact names as such: their words are judged one by one. */
function looseTerms(claim: Frame, support: Frame): readonly TermHit[] {
  return claim.hits.filter((hit) => isPlainTerm(hit) && !support.terms.has(hit.term.id));
}

function isExempt(word: FrameWord, loose: readonly TermHit[]): boolean {
  if (!word.exempt) return false;
  return !loose.some((hit) => hit.start <= word.start && word.end <= hit.end);
}

/** An employer line that is a title: "Independent Consultant". */
function titleLike(org: string): string {
  return org
    .toLowerCase()
    .split(/\s+/)
    .some((word) => titleNouns.has(word))
    ? org
    : "";
}

function isSaid(
  claim: Frame,
  word: FrameWord,
  { support, posting, cited, mode, role }: CheckContext,
): boolean {
  // What the person did must come from a line: the title of a role does not say it.
  const deed =
    mode === "line" &&
    cited.length > 0 &&
    clausesOf(claim).some((clause) => clause.verb === word && clause.agency === "own");
  if (deed) return cited.some((frame) => saysDeed(frame, word) || saysPhrase(frame, claim, word));
  // The name of an employer carries names only: "Savings Bank" says nothing of savings.
  const plain = mode === "line" && cited.length > 0 && word.text === word.lower;
  if (plain) {
    const title = frameOf(`${role?.title ?? ""} ${titleLike(role?.org ?? "")}`);
    return (
      cited.some((frame) => saysWord(frame, word) || saysPhrase(frame, claim, word)) ||
      title.stems.has(word.stem) ||
      posting.stems.has(word.stem)
    );
  }
  return (
    saysWord(support, word) || posting.stems.has(word.stem) || saysPhrase(support, claim, word)
  );
}

/** Whether the facts say a word in figures or in initials: "August" as "08/2027", three words as "AED". */
function isAbbreviated(claim: Frame, word: FrameWord, { support, cited }: CheckContext): boolean {
  const frames = [support, ...cited];
  return (
    frames.some((frame) => saysMonth(frame.text, word.lower)) ||
    frames.some((frame) => spellsOut(claim, word, frame))
  );
}

function isVerb(word: FrameWord): boolean {
  return verbOf(word.lower) !== undefined && !nounLike.test(word.lower);
}

function isNoun(word: FrameWord): boolean {
  return !isVerb(word) && (!adjective.test(word.lower) || nounLike.test(word.lower));
}

/** Whether a word is one more of a list: "phones, tablets and watches". */
function isAdded(claim: Frame, word: FrameWord): boolean {
  const before = claim.text.slice(Math.max(0, word.start - 5), word.start);
  return /(?:,|\band|\bor|\/|&)\s*$/i.test(before);
}

function partOfAlias(claim: Frame, word: FrameWord): boolean {
  return claim.text.charAt(word.end) === "/" || word.lower.length <= 2;
}

/**
 * Words of content that no fact has. One word that may be another way to say it is in doubt; a noun
 * that extends a list, or several new nouns, is an addition.
 */
export const checkDetail: Check = (claim, context) => {
  if (context.language !== "en") return [];
  const loose = looseTerms(claim, context.support);
  const degrees = degreesIn(claim.text);
  const unsaid = claim.words.filter((word) => {
    if (word.stop || isExempt(word, loose) || partOfAlias(claim, word)) return false;
    if (/^\d/.test(word.lower) && !/^\d+(?:st|nd|rd|th)$/.test(word.lower)) return false;
    if (isNeutral(word.lower) || isLight(word) || isCountedTime(claim, word)) return false;
    if (context.mode === "prose" && /^(?:certified|licensed)$/.test(word.lower)) return false;
    if (degrees.some((degree) => degree.start <= word.start && word.end <= degree.end + 2))
      return false;
    return !isSaid(claim, word, context) && !isAbbreviated(claim, word, context);
  });
  const nouns = unsaid.filter(isNoun);
  return unsaid.map((word): Objection => ({
    hard: isNoun(word) && (nouns.length > 1 || unsaid.length > 2 || isAdded(claim, word)),
    span: spanOf(word),
    detail: `Your resume does not speak of "${word.text}" here.`,
  }));
};

/** "a decade": a stretch of time, which the checks of years hold against the dates. */
function isCountedTime(claim: Frame, word: FrameWord): boolean {
  const before = claim.text.slice(Math.max(0, word.start - 8), word.start);
  if (/^(?:half|upwards)$/.test(word.lower))
    return (
      /\d|\b(?:an?|and)\s$/i.test(before) || claim.numbers.some((one) => one.start > word.start)
    );
  return /^decades?$/.test(word.lower) && /\b(?:an?|one|two|three|half)\s$/i.test(before);
}

/** A verb that only says that the thing behind it was done: "performed welding", "handled check-in". */
function isLight(word: FrameWord): boolean {
  const base = verbOf(word.lower)?.verb.base;
  return base !== undefined && lightBases.has(base);
}

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
