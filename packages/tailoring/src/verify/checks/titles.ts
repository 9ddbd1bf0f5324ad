import { rankWords, titleNouns } from "@savile/taxonomy/lexicon";
import { verbOf } from "../../words/verbs.ts";
import type { Check, CheckContext, Objection, SourceCheck } from "../reading/context.ts";
import { isToldFunction } from "../reading/told-function.ts";
import { isInOtherName } from "../reading/other-names.ts";
import { clausesOf } from "../reading/clauses.ts";
import { frameOf, spanOf } from "../reading/frame.ts";
import { saysWord } from "../reading/words.ts";
import { sameMeaning } from "../../words/thesaurus.ts";
import type { Source } from "../../match/source.ts";
import type { Frame, FrameWord } from "../reading/frame.ts";

/** Words of rank that are as often something else. */
const weakRanks = new Set([
  "associate",
  "level",
  "entry",
  "mid",
  "master",
  "staff",
  "i",
  "graduate",
]);
/** Nouns of titles that are as often something else. */
const weakNouns = new Set([
  "member",
  "lead",
  "sales",
  "fellow",
  "head",
  "partner",
  "staff",
  "volunteer",
  "rep",
  "candidate",
  "professional",
]);
/** Ranks that are also verbs or adjectives: they count in capitals or as the first word. */
const doubleRanks = new Set([
  "principal",
  "chief",
  "head",
  "lead",
  "executive",
  "director",
  "charge",
]);

function isCapital(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}

/** "with a colleague as supervisor": what another one was. */
function isOfCompanion({ text, words }: Frame, index: number): boolean {
  const before = text.slice(0, words[index]?.start);
  return /\b(?:with|under|beside|alongside|had|have) (?!(?:over|more|about|\d))[^,;.]{3,40} as (?:my |our |the )?$/iu.test(
    before,
  );
}

/** Whether a word says what the person is: "as a nurse", "Charge Nurse with ..."; not "for three nurses". */
function isOwnTitle(claim: Frame, index: number): boolean {
  const word = claim.words[index];
  if (word === undefined) return false;
  const before = claim.words[index - 1]?.lower ?? "";
  const two = claim.words[index - 2]?.lower ?? "";
  const after = claim.words[index + 1]?.lower ?? "";
  if (/^(?:as|an?|i)$/.test(before) && /^(?:as|was|am|is|worked|served|a|i)$/.test(two))
    return true;
  if (before === "as") return !isOfCompanion(claim, index);
  if (index <= 3 && isCapital(word.text)) return true;
  const head = claim.words.slice(0, index);
  const opens =
    index <= 3 && head.every((entry) => !entry.stop && verbOf(entry.lower)?.form !== "past");
  if (opens && /^(?:with|who|having|bringing|skilled|experienced|specializing)$/.test(after))
    return true;
  return (
    isCapital(word.text) &&
    (isCapital(claim.words[index - 1]?.text ?? "") || /^(?:with|at|for|of)$/.test(after))
  );
}

/** A line that says what somebody wants to become. */
const aimed =
  /\b(?:seeking|objective|aspiring|looking (?:for|to)|hoping|moving into|transition(?:ing)? (?:in)?to|pursuing|to obtain|eager|interested in)\b/i;

/** Whether a word is part of a name: of an employer, a school, an award or a publication. */
function insideName(claim: Frame, word: FrameWord, { source }: CheckContext): boolean {
  return source.lines.some((line) => {
    if (!/^(?:org|school|award|publication)$/.test(line.kind) || line.text === "") return false;
    const at = claim.lower.indexOf(line.text.toLowerCase());
    return at >= 0 && at <= word.start && word.end <= at + line.text.length;
  });
}

/** "Food Processor" of a skill or a line: a word of titles in a phrase that the file prints of a thing. */
function isInPrintedPhrase(claim: Frame, index: number, { source }: CheckContext): boolean {
  const [before, word] = [claim.words[index - 1], claim.words[index]];
  if (before === undefined || word === undefined || rankWords.has(before.lower)) return false;
  const phrase = claim.lower.slice(before.start, word.end);
  return source.lines.some(
    ({ place, kind, text }) =>
      place === "list" && kind !== "title" && ` ${text.toLowerCase()} `.includes(` ${phrase} `),
  );
}

/** "ecologist" of one who studied ecology. */
function studied(word: FrameWord, { source }: CheckContext): boolean {
  const family = word.lower.replace(/(?:ist|ian|ic|er|or|ant)$/, "");
  return (
    family.length >= 4 &&
    family !== word.lower &&
    source.lines.some(
      (line) =>
        /^(?:degree|field)$/.test(line.kind) &&
        frameOf(line.text).words.some((other) => other.lower.startsWith(family)),
    )
  );
}

/** Whether a held title, or a credential in its words, names this. */
function isHeld({ source, support }: CheckContext, word: FrameWord): boolean {
  const named = source.lines.filter(
    (line) =>
      line.kind === "title" ||
      line.place === "credential" ||
      (line.place === "prose" && !aimed.test(line.text)),
  );
  const role = support.text
    .split("\n")
    .some(
      (line) =>
        named.some((other) => other.text === line) && line.toLowerCase().includes(word.lower),
    );
  return (
    role ||
    support.words.some((other) => other.lower === `${word.lower}ship`) ||
    named.some((line) =>
      line.stems.some(
        (stem) =>
          stem === word.stem || (!leadingNouns.test(word.lower) && sameMeaning(stem, word.stem)),
      ),
    )
  );
}

/** "newly arrived junior cooks", "the junior I mentored": others, and a rank that makes nobody larger. */
function isOfOthers(behind: string): boolean {
  return behind.endsWith("s") || /^(?:i|we|who|whom|that)$/.test(behind);
}

function claimsRank(claim: Frame, word: FrameWord, index: number, prose: boolean): boolean {
  if (!rankWords.has(word.lower) || weakRanks.has(word.lower)) return false;
  const capital = isCapital(word.text);
  if (doubleRanks.has(word.lower) && !capital) return prose && index === 0;
  const behind = claim.words[index + 1]?.lower ?? "";
  if (word.lower === "junior" && !capital && isOfOthers(behind)) return false;
  const followed = titleNouns.has(behind);
  return capital || prose || followed || word.lower === "senior" || word.lower === "junior";
}

const leadingNouns =
  /^(?:manager|director|supervisor|lead|leader|head|chief|principal|president|superintendent|foreman|officer|executive)$/;
const titlePhrase =
  /^(?:an? |i am an? |(?:current|former|experienced|dedicated) )*((?:\p{L}[\p{L}/&-]* ){1,4}?)(?=(?:with|who|at|for|in|and|of|bringing|supervising|leading|managing|overseeing|currently|since|\p{L}+ing)\b|[,.;]|$)/iu;

function opensOnPast(claim: Frame): boolean {
  const [first] = clausesOf(claim);
  return first?.index === 0 && first.form !== "gerund";
}

/** "the visiting nurse" of a line, when no title of the person says so. */
function othersTitle(phrase: string, source: Source): string | undefined {
  const lower = phrase.toLowerCase();
  if (source.lines.some((line) => line.kind === "title" && line.text.toLowerCase().includes(lower)))
    return undefined;
  const pair = lower.split(/\s+/).slice(-2).join(" ");
  const told = source.lines.some(
    (line) =>
      (line.place === "role" || line.place === "activity") &&
      new RegExp(
        `\\b(?:the|an?|two|three|with|by|to|of) ${pair.replace(/[^\p{L} -]/gu, "")}`,
        "iu",
      ).test(line.text),
  );
  const own = source.lines.some(
    (line) => line.kind === "title" && line.text.toLowerCase().includes(pair),
  );
  return told && !own ? pair : undefined;
}

/** "The plant engineer and I": the title is that of another. */
const opensOnCompanion = /^(?:the|an?|my|our|one) [\p{L}' -]{2,50}? and (?:I|me|myself)\b/iu;

/** "Sales manager" of one who was a sales representative and, elsewhere, a store manager. */
export const checkTitlePhrase: SourceCheck = (claim, { source, posting }) => {
  if (posting.text !== "" || opensOnCompanion.test(claim.text)) return [];
  const phrase = titlePhrase.exec(`${claim.text} `)?.[1]?.trim() ?? "";
  const words = frameOf(phrase).words;
  const noun = words.at(-1);
  if (noun === undefined || words.length < 2) return [];
  const others =
    titleNouns.has(noun.lower) && !opensOnPast(claim) ? othersTitle(phrase, source) : undefined;
  if (others !== undefined) {
    return [
      { hard: true, span: spanOf(noun), detail: `In your resume somebody else is "${others}".` },
    ];
  }
  const titles = source.lines.filter(
    (line) => line.kind === "title" || (line.place === "prose" && !aimed.test(line.text)),
  );
  if (!leadingNouns.test(noun.lower)) return [];
  const own = titles.filter((line) =>
    frameOf(line.text).words.some((word) => word.lower === noun.lower),
  );
  const lost = words
    .slice(0, -1)
    .filter((word) => !word.stop && !own.some((line) => saysWord(frameOf(line.text), word)));
  if (own.length === 0 || lost.length === 0) return [];
  const mixed = lost.some((word) => titles.some((line) => line.stems.includes(word.stem)));
  const [first] = lost;
  return first === undefined
    ? []
    : [{ hard: mixed, span: spanOf(first), detail: `None of your titles says "${phrase}".` }];
};

function sameFamily(verb: FrameWord, noun: FrameWord): boolean {
  return noun.lower.slice(0, 5) === verb.lower.slice(0, 5);
}

/** "Lead the team": the first word with its object behind it is a verb. */
function isOpeningVerb(claim: Frame, index: number): boolean {
  const next = claim.words[1]?.lower ?? "";
  return index === 0 && /^(?:an?|the|all|our|\d.*|two|three|four|five|six)$/.test(next);
}

/** Words of titles that say nothing of the person here: in a name, behind a verb, of the posting. */
function isBeside(claim: Frame, word: FrameWord, index: number, context: CheckContext): boolean {
  const isTitled = titleNouns.has(word.lower) || rankWords.has(word.lower);
  if (!isTitled || insideName(claim, word, context) || isInOtherName(claim, index)) return true;
  const isTold =
    word.exempt || context.posting.stems.has(word.stem) || isInPrintedPhrase(claim, index, context);
  return isTold || isOpeningVerb(claim, index) || verbOf(word.lower)?.form === "past";
}

/** At the head of a line a rank is the person's own; elsewhere it may be another's. */
function isOwnRank(claim: Frame, word: FrameWord, index: number, prose: boolean): boolean {
  if (!isCapital(word.text) || index > 1) return false;
  return prose || (index === 0 && titleNouns.has(claim.words[1]?.lower ?? ""));
}

/** A rank that no title of the person tells. */
function raisesRank(claim: Frame, word: FrameWord, index: number, context: CheckContext): boolean {
  const prose = context.mode === "prose";
  if (!claimsRank(claim, word, index, prose)) return false;
  return isOwnRank(claim, word, index, prose)
    ? !isHeld(context, word)
    : !context.support.stems.has(word.stem);
}

/** A function that the person claims and no title tells. */
function claimsFunction(
  claim: Frame,
  word: FrameWord,
  index: number,
  context: CheckContext,
): boolean {
  const isNoun = titleNouns.has(word.lower) && !weakNouns.has(word.lower);
  if (!isNoun || !isOwnTitle(claim, index) || isHeld(context, word)) return false;
  return !isToldFunction(claim, word, context.cited);
}

/** "Mentor to four students" of "Mentored four students": what was done, not a title. */
function isDeed(word: FrameWord, cited: readonly Frame[]): boolean {
  return cited.some((frame) =>
    clausesOf(frame).some((clause) => clause.agency === "own" && sameFamily(clause.verb, word)),
  );
}

/** Ranks and functions that no held title has: "senior", "Charge Nurse", "Manager". */
export const checkTitle: Check = (claim, context) =>
  claim.words.flatMap((word, index): Objection[] => {
    if (isBeside(claim, word, index, context)) return [];
    const detail = `None of your titles says "${word.text}".`;
    const issue = { hard: true, span: spanOf(word), detail };
    if (raisesRank(claim, word, index, context)) return [issue];
    if (!claimsFunction(claim, word, index, context)) return [];
    return [{ ...issue, hard: !isDeed(word, context.cited) && !studied(word, context) }];
  });
