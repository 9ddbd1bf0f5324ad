import { titleNouns } from "@savile/taxonomy/lexicon";
import { analyse } from "../match/analyse.ts";
import { sentencesOf } from "../text/sentences.ts";
import { numberWords } from "../text/number-words.data.ts";
import { articleFor, lowerFirst, withoutStop, wordCount } from "../words/phrases.ts";
import { isObjective } from "../write/objective.ts";
import type { LetterContext } from "./context.ts";
import { titleInSentence } from "./role-words.ts";

/** What somebody says of themselves in their resume, as a letter can say it. */
export interface OwnSentence {
  readonly text: string;
  readonly address: string;
  /** It makes sense only behind the sentence before it. */
  readonly leans: boolean;
}

/** Heads of sections that hold something else, though it may be written in the first person. */
const otherHead =
  /\b(?:refere\p{L}+|interests?|hobb\p{L}+|other|details|particulars|languages?|skills|training|courses?|education|learning|practical|experience|publications?|projects?|members\p{L}*|volunt\p{L}+|awards?|declaration|availability|time out|breaks?|gaps?|free time|licen[cs]\p{L}+|certif\p{L}+|tickets?|notice|coaching)\b|^personal(?! (?:statement|profile|summary))/iu;

const mostWords = 62;
const mostOfSentence = 38;
const fewest = 4;
const mostSentences = 3;

/** What leans on the sentence before it. */
const leansOn =
  /^(?:before that|after that|since then|then|that|this|these|those|there|it|they|he|she|both|also|so)\b/iu;
/** What is nobody's business who hires: age, family, health, pay. */
const isPrivate =
  /\bI(?:['’]m| am) \d{2}\b(?! (?:years|hours))|\bmy (?:(?:\p{L}+ )?(?:child|children|son|daughter|mother|father|mum|mom|dad|gran\p{L}*|brother|sister|parents?|family|partner|wife|husband))\b|\bpay ?(?:day|check|cheque|packet)\b|\bsleeps? (?:badly|little)\b|\b(?:kids|baby|twins|born|maternity|pregnan\p{L}*|married|divorced?|illness|surgery|cancer|disabilit(?:y|ies) of mine|my health|salary)\b/iu;
/** Praise of oneself that everybody writes, and that shows nothing. */
const isPraise =
  /\b(?:passionate|dynamic|hard[- ]?working|results?[- ]driven|(?:self|highly)[- ]motivated|motivated|team player|dedicated|dependable|detail[- ]oriented|go-getter|proven track record|fast learner|responsible person)\b/iu;
/** A search for a post names its terms, which may be those of another one. */
const isSearch =
  /\b(?:looking for|after an?|changing (?:direction|careers?)|change of (?:direction|career)|seeking|in search of|open to|relocat\p{L}+)\b/iu;
/** Lines that were read into one: "(web, mobile) Led a team". */
const isGlued = /\)\s+\p{Lu}/u;
/** When one can come is told where it is asked for, and opens no letter. */
const isAvailability =
  /^I(?:['’]m| am| can| could| would be)?(?: be)? (?:work|start|begin|join|available|free)\b(?: (?:any|from|on|for|at|straight|right|immediately|\p{Lu}\p{Ll}+day|\p{Lu}\p{Ll}{2,}))/u;
/** A weakness told to a reader of resumes is none of a letter's business. */
const isWeakness = /\bweak\p{L}*\b/iu;
/** "I wanted to be one of them": of whom, another sentence says; behind a comma, its own: "22 years, nine of them at sea". */
const pointsBack = /^[^,]*\b(?:it|them|they|he|she|there)\b/u;
/** What leans on another sentence by its last words. */
const leansAtEnd = /\b(?:before|after) (?:that|this)$/iu;

/** What somebody hopes for: of this work, or of another. */
const hopes =
  /\b(?:want|wanting|hope|hoping|aim|aiming|keen|goal|dream|next (?:role|step|job)|would like|interested in|eager|wish|ambition|objective)\b/iu;
const firstPerson = /\b(?:I|I['’](?:m|ve|d|ll)|my|me)\b/u;
const addresses = /https?:|www\.|@|[|•→<>]|\b(?:references?|CV|resum[eé])\b|\?/iu;

type Given = Pick<LetterContext, "source" | "posting" | "jobDescription">;

function ownLines({ source }: Given): Pick<OwnSentence, "text" | "address">[] {
  const { summary, additional } = source.resume;
  const told = additional
    .filter(({ title }) => !otherHead.test(title))
    .flatMap(({ id, lines }) =>
      lines.map((line) => ({ text: line.text, address: `${id}.${line.id}` })),
    );
  const own = summary === "" ? told : [{ text: summary, address: "summary" }, ...told];
  return own.filter(({ address }) => source.byAddress.has(address));
}

/** Whether words behind a title go on from it: "with ten years", "who came up through payroll". */
const goesOn = /^(?:with|who|in|from|of|for|and|at|turned|working|specialising|specializing)\b/iu;

const counted = `\\d+\\+?|${Object.keys(numberWords).join("|")}`;
const years = new RegExp(`^(?:${counted})\\s+years?\\b`, "iu");

const yearsOf = new RegExp(
  `^(?:${counted})\\s+years?(?: and \\S+ months?)?(?:['’]| experience)?\\s+(?:of|in|on|as|at|with|post|across|between)\\b`,
  "iu",
);
const anyYears = new RegExp(`\\b(?:${counted})\\s+years?\\b`, "iu");

const mostOfTitle = 8;

/** Behind a mark, or a word that goes on from a title, there is no title any more. */
function endsTitle(word: string): boolean {
  return /[,;:.(]/u.test(word) || (goesOn.test(word) && !/^(?:and|of)$/u.test(word));
}

/** Whether a word names somebody and the phrase goes on behind it. */
function isTitleEnd(word: string, next = ""): boolean {
  const isTitle = titleNouns.has(word.toLowerCase().replace(/,$/u, ""));
  return isTitle && (word.endsWith(",") || goesOn.test(next));
}

/** How many words at the head of a phrase are a title behind which the phrase goes on; 0 for none. */
function titleWords(words: readonly string[]): number {
  const head = words.slice(0, mostOfTitle);
  const end = head.findIndex((word, at) => isTitleEnd(word, words[at + 1]));
  const stop = head.findIndex(endsTitle);
  return end >= 0 && (stop < 0 || end <= stop) ? end + 1 : 0;
}

/** What joins a title to the words behind it; none where they are no part of the sentence. */
function linkOf(isComma: boolean, rest: string): string | undefined {
  const isYears = years.test(rest);
  if (rest === "" || (isYears && wordCount(rest) < fewest)) return undefined;
  if (!isComma) return " ";
  if (isYears) return " with ";
  return goesOn.test(rest) ? ", " : undefined;
}

/** "Dental nurse with ten years at the chairside": who one is, as one says it. */
function asPerson(stated: string): string | undefined {
  // "A seasoned engineer with eight years" brings its own article.
  const text = stated.replace(/^an? (?=\p{L}{2,})/iu, "");
  const words = text.split(" ");
  const count = titleWords(words);
  const head = words.slice(0, count).join(" ");
  const rest = words.slice(count).join(" ");
  const link = count === 0 ? undefined : linkOf(head.endsWith(","), rest);
  // "Own caseload of sales" is nobody.
  if (link === undefined || /^own\b/iu.test(head)) return undefined;
  const title = titleInSentence(head.replace(/,$/u, ""));
  // "Team leader of a crew since 2023" has been one.
  const been = /\bsince (?:\p{Lu}\p{L}+ )?\d{4}\b/u.test(rest) ? "have been" : "am";
  return `I ${been} ${articleFor(title)} ${title}${link}${rest}`;
}

/** "Four years of full-cycle payroll on my own": what one has. */
function asYears(text: string): string | undefined {
  // "Three years in, I have taught": a clause of its own follows.
  return yearsOf.test(text) && !/,\s+I\b/u.test(text) ? `I have ${lowerFirst(text)}` : undefined;
}

/** A sentence as one says it of oneself; none where its grammar is not known beyond doubt. */
function said(text: string, address: string): string | undefined {
  if (
    firstPerson.test(text) &&
    /^(?:I\b|I['’]|My\b|At\b|In\b|For\b|As\b|Since\b|Over\b|Now\b|Before\b)/u.test(text)
  )
    return text;
  // Elsewhere a title may be somebody else's: a referee's.
  return address === "summary" ? (asPerson(text) ?? asYears(text)) : undefined;
}

/** Whether what somebody hopes for is what this posting offers. */
function isHopedHere(text: string, { posting, jobDescription }: Given): boolean {
  const [, behind = ""] = text.split(hopes);
  const own = analyse(behind, false).stems;
  const offered = new Set([
    ...analyse(posting.title ?? "", false).stems,
    ...analyse(jobDescription.slice(0, mostRead), false).stems,
  ]);
  return own.some((stem) => offered.has(stem));
}

const mostRead = 2500;

/** Whether own words already tell how many years. */
export function tellsYears(own: readonly OwnSentence[]): boolean {
  return own.some(({ text }) => anyYears.test(text));
}

/**
 * What the resume says in its writer's own voice: "I grew up on a dairy farm, and I know what a milk cheque looks
 * like". Sentences stand in their order; what leans on one that is left out is left out with it.
 */
export function ownSentences(context: Given): OwnSentence[] {
  const chosen: OwnSentence[] = [];
  let words = 0;
  for (const { text: line, address } of ownLines(context)) {
    if (isObjective(line)) continue;
    let before = false;
    for (const { start, end } of sentencesOf(line)) {
      const text = line.slice(start, end).trim();
      const own: string | undefined = isFit(text, before, context)
        ? said(withoutStop(text), address)
        : undefined;
      before =
        own !== undefined && chosen.length < mostSentences && words + wordCount(own) <= mostWords;
      if (!before || own === undefined) continue;
      words += wordCount(own);
      chosen.push({ text: `${own}.`, address, leans: leansOn.test(own) });
    }
  }
  return chosen;
}

const denies = /\b(?:no|not|never|none|cannot|(?:can|do|does|did|have|has|had|wo)n['’]t)\b/iu;

/** Whether a letter leaves a sentence to the resume: what is private, a weakness, or said of what one does not do. */
export function isKeptBack(text: string): boolean {
  return isPrivate.test(text) || isWeakness.test(text) || denies.test(text);
}

function isFit(text: string, before: boolean, context: Given): boolean {
  if (wordCount(text) < fewest || wordCount(text) > mostOfSentence) return false;
  if (!before && [leansOn, leansAtEnd, pointsBack].some((cue) => cue.test(withoutStop(text))))
    return false;
  if (
    [isPrivate, isPraise, isSearch, isGlued, isWeakness, isAvailability, addresses].some((cue) =>
      cue.test(text),
    )
  )
    return false;
  return !hopes.test(text) || isHopedHere(text, context);
}
