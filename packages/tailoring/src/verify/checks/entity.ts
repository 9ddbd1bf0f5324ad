import { rankWords, titleNouns } from "@savile/taxonomy/lexicon";
import { placesOf } from "../alignment/align.ts";
import { isSpelledFrom } from "../reading/abbreviated.ts";
import type { Check, CheckContext } from "../reading/context.ts";
import { countriesIn, namesCountry } from "../reading/countries.ts";
import { saysForeign } from "../reading/foreign-words.ts";
import { spanOf } from "../reading/frame.ts";
import type { Frame, FrameWord } from "../reading/frame.ts";
import { isNeutral, saysWord } from "../reading/words.ts";

const famous = new Set(
  "google amazon microsoft apple facebook meta netflix stripe uber airbnb tesla ibm intel oracle walmart target costco starbucks mcdonalds deloitte kpmg accenture mckinsey goldman nasa harvard stanford mit yale oxford cambridge mayo nike disney spotify twitter linkedin salesforce boeing pfizer".split(
    " ",
  ),
);

function startsSentence(claim: Frame, word: FrameWord): boolean {
  const before = claim.text.slice(0, word.start).trimEnd();
  return before === "" || /[.!?:•|–-]$|["(]$/.test(before);
}

function isCapital(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}

function insideHit(frame: Frame, word: FrameWord): boolean {
  return frame.hits.some(
    (hit) =>
      hit.start <= word.start && word.end <= hit.end && hit.end - hit.start > word.text.length,
  );
}

/** Whether a name stands in another form of it: "Scotland" of "Scottish", "Britain" of "UK". */
function isNamed(claim: Frame, index: number, support: Frame): boolean {
  return placesOf(claim, index, support).some((at) => isCapital(support.words[at]?.text ?? ""));
}

/** "the RE's deputy" of the "Resident Engineer", "BoQs" of "bills of quantities". */
function saysOwner(support: Frame, word: FrameWord): boolean {
  const text = word.text.replace(/'?s$/, "");
  if (text === word.text || !/^\p{Lu}\p{L}*\p{Lu}$/u.test(text)) return false;
  const letters = { ...word, text: text.toUpperCase(), lower: text.toLowerCase() };
  return saysWord(support, letters);
}

/** A word of a claim with its place, and what the claim is held against. */
interface Asked {
  readonly claim: Frame;
  readonly word: FrameWord;
  readonly index: number;
  readonly context: CheckContext;
}

/** Words that name no employer, product, place or person, or that have checks of their own. */
function isLeftOut({ word, context: { language, support } }: Asked): boolean {
  if (language === "de" && (word.lower === "mit" || !famous.has(word.lower))) return true;
  if (language !== "en" && saysForeign(support, word)) return true;
  return word.exempt || word.lower.length < 2 || /^\d/.test(word.lower);
}

function isBrand({ lower, text }: FrameWord): boolean {
  return famous.has(lower) && (lower !== "mit" || text === "MIT");
}

/** Whether a word is written as a name: with a capital inside a sentence, or a name that everybody knows. */
function isWrittenAsName({ claim, word }: Asked): boolean {
  if (word.text === "I" || word.text.startsWith("I'")) return false;
  return isBrand(word) || (isCapital(word.text) && !startsSentence(claim, word));
}

/** "at Google" is not said by one who lists Google Analytics. */
function isOnlyPart({ claim, word, context: { support } }: Asked): boolean {
  return (
    isBrand(word) &&
    /\b(?:at|for|with|from|by)\s$/i.test(claim.text.slice(0, word.start)) &&
    !support.words.some((other) => other.stem === word.stem && !insideHit(support, other))
  );
}

/** Whether the posting or the facts hold a word, as it stands or in another word for it. */
function isHeld(asked: Asked): boolean {
  const { word, context } = asked;
  if (context.posting.stems.has(word.stem)) return true;
  const { support } = context;
  return !isOnlyPart(asked) && (support.stems.has(word.stem) || saysWord(support, word));
}

const ofCalendar =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|friday)$/;

/** Whether a name that everybody writes with a capital is a word of the calendar or another form of one that is held. */
function isOtherWord({ claim, word, index, context: { support } }: Asked): boolean {
  if (isBrand(word)) return false;
  if (isNeutral(word.lower) || ofCalendar.test(word.lower)) return true;
  return isNamed(claim, index, support) || saysOwner(support, word);
}

function isTitle({ lower }: FrameWord): boolean {
  return titleNouns.has(lower) || rankWords.has(lower);
}

/** The country of a town, where the file names towns only: nothing says that it is another one. */
function mayFollow(claim: Frame, word: FrameWord, { source }: CheckContext): boolean {
  const isCountry = countriesIn(claim.text).some(
    ([from, to]) => from <= word.start && word.end <= to,
  );
  return isCountry && !namesCountry(source);
}

/** Names that the facts do not hold: employers, products, places, people, awards. */
export const checkEntity: Check = (claim, context) =>
  claim.words
    .map((word, index): Asked => ({ claim, word, index, context }))
    .filter((asked) => !isLeftOut(asked) && isWrittenAsName(asked))
    .filter((asked) => !isHeld(asked) && !isOtherWord(asked) && !isTitle(asked.word))
    .filter(({ word }) => !isSpelledFrom(claim, word, context.support))
    .map(({ word }) => {
      const elsewhere = context.source.lines.some((line) => line.stems.includes(word.stem));
      return {
        hard: !mayFollow(claim, word, context),
        span: spanOf(word),
        detail: elsewhere
          ? `${word.text} stands elsewhere in your resume, not in what this is based on.`
          : `${word.text} is not in your resume.`,
      };
    });
