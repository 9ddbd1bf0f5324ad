import { knownWords } from "../../knowledge/known-words.ts";
import type { Frame } from "./frame.ts";

/** A rank that a text gives something: above all others, or the most of them. */
export interface Rank {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether the text says among whom: "the company's busiest", "than any other". */
  readonly among: boolean;
}

/** Closed class: adjectives and idioms that rank without an ending. */
const ranking =
  /\b(?:foremost|premier|unrival+ed|unparalleled|unsurpassed|unbeaten|second to none|number one|no\. ?1(?![ \d]*\d)|head and shoulders above|ahead of (?:all|every|any)(?: the)? (?:other|rest)|out of all (?:the )?\p{L}+s|(?:than|like|of) (?:any|every|all)(?: the| of the)? others?|than (?:any(?:one|body)|any \p{L}+) (?:else|before|in)|than (?:all )?the rest|most(?= (?:of all)\b)|(?<!\bon )top(?= (?:of the \p{L}+|\p{L}+(?:er|or|ist)\b|spot|place|scorer|marks)))(?!\p{L})/giu;

/** "the company's most thorough", "their most-read"; "most days" counts and ranks nothing. */
const most =
  /(?<=(?:\b(?:the|my|our|its|their|his|her|one of|as|a)|['’]s|s['’]) (?:\p{L}+ )?)most[- ](?=\p{L}{4,})(?!part\b|\p{L}+s\b)(\p{L}+(?:-\p{L}+)*)/giu;

const ending = /(?<!\p{L})\p{L}{3,}est(?!\p{L})/giu;
/** Superlatives by form that tell when, how much or where at the least, and rank nobody. */
const unranked =
  /^(?:latest|earliest|nearest|closest|furthest|farthest|oldest|eldest|youngest|least|newest|coldest|hottest|smallest|lowest|best|highest|fastest|largest)$/;

/** "the busiest time of year", "their longest day": a time has a rank, and nobody who works then. */
const ofTime =
  /^ (?:times? of|hours?|days?|nights?|shifts?|weeks?|weekends?|months?|quarters?|seasons?|periods?|years?|spring|summer|autumn|winter)\b/iu;

/** Ranks that name the others by themselves. */
const compared = /^(?:than|like|of|out|ahead|head|second)\b/iu;

/** Behind or before a rank: those among whom it is. */
const amongBefore =
  /(?:['’]s|s['’]|\b(?:our|the (?:team|shop|company|house|firm|branch)['’]s|one of)) (?:\p{L}+ ){0,2}$/iu;
const amongBehind =
  /^[^.;,]{0,40}\b(?:in (?:the|our|all|its|\p{Lu})|of (?:the|any|all|our|its)|among|at \p{Lu}|to date|ever)/u;

/** Whether a word is an adjective or an adverb in its highest degree: "busiest", never "interest". */
function isHighest(lower: string): boolean {
  const words = knownWords();
  if (words === undefined || unranked.test(lower)) return false;
  const bases = [...words.lemmas(lower, "adjective"), ...words.lemmas(lower, "adverb")];
  return bases.some((base) => base !== lower) && words.lemmas(lower, "noun").length === 0;
}

const known = new WeakMap<Frame, readonly Rank[]>();

function found({ text }: Frame): readonly Rank[] {
  const words = [...text.matchAll(ending)].filter(
    ({ 0: word, index }) =>
      isHighest(word.toLowerCase()) && !ofTime.test(text.slice(index + word.length)),
  );
  return [...words, ...text.matchAll(ranking), ...text.matchAll(most)].map((one) => {
    const [start, end] = [one.index, one.index + one[0].length];
    const among =
      compared.test(one[0]) ||
      amongBefore.test(text.slice(0, start)) ||
      amongBehind.test(text.slice(end));
    return { text: one[0], start, end, among };
  });
}

/** The ranks that a text gives; those that other checks look at ("best", "highest") are left out. */
export function ranksIn(frame: Frame): readonly Rank[] {
  const before = known.get(frame);
  if (before !== undefined) return before;
  const made = found(frame);
  known.set(frame, made);
  return made;
}

/** "the branch's second-best total": a rank below the first, which carries no first. */
const below =
  /\b(?:second|third|fourth|fifth|2nd|3rd|4th|5th|next|equal|joint)[- ](?:\p{L}+est|best|most|top|place)\b/giu;

/** A text without the ranks that are not the first. */
export function withoutLowerRanks(text: string): string {
  return text.replace(below, (one) => " ".repeat(one.length));
}
