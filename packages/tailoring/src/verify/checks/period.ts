import { wordTable } from "@savile/model";
import type { Check, Objection } from "../reading/context.ts";
import type { Frame } from "../reading/frame.ts";
import { matchesIn } from "../reading/patterns.ts";

/** The period that an adverb or a word stands for. */
const units = wordTable<string>({
  hourly: "hour",
  daily: "day",
  nightly: "night",
  weekly: "week",
  biweekly: "two weeks",
  fortnightly: "two weeks",
  fortnight: "two weeks",
  "other week": "two weeks",
  "two weeks": "two weeks",
  "second week": "two weeks",
  monthly: "month",
  quarterly: "quarter",
  annual: "year",
  annually: "year",
  yearly: "year",
  annum: "year",
});

/** Parts of a day: what comes back with one of them comes back daily. */
const partsOfDay: ReadonlySet<string> = new Set([
  "morning",
  "afternoon",
  "evening",
  "night",
  "day",
]);

/** Whether a period that the facts give is that of a claim: "each morning" is daily, "each evening" is nightly. */
function isSaidBy(mine: string, theirs: string): boolean {
  if (mine === theirs) return true;
  return mine === "day" ? partsOfDay.has(theirs) : mine === "night" && theirs === "evening";
}

/** Occasions that come with any mention of all of them: "each visit" of "every inspection". */
function isOccasion(unit: string, lower: string): boolean {
  return /^(?:visit|class)$/.test(unit) && /\b(?:each|every|all)\b/.test(lower);
}

const noun =
  "hour|day|morning|afternoon|evening|night|shift|week|weekend|fortnight|month|quarter|season|semester|term|year|annum|minute|second|visit|class";
const period = new RegExp(
  `\\b(hourly|daily|nightly|(?:bi)?weekly|fortnightly|monthly|quarterly|annual(?:ly)?|yearly)\\b|\\bevery (two weeks|(?:other|second) week)\\b|\\b(per|an?|each|every|one) (?:single |working )?(${noun})\\b(?!-|\\s(?:shift|crew|team)\\b)`,
  "giu",
);

/** Words before "a week" behind which it is a stretch of time and no rate. */
const stretches =
  /\b(?:for|in|inside|within|after|over|under|than|during|of|on|such|half|about|nearly|almost|quite|took|lasting|was|is)\s$/i;
/** A rate stands at the end of its phrase: "a weekend clinic" is none. */
const ended =
  /^(?:$|\s*\n|[^\p{L}\s-]|\s(?:$|[^\p{L}]|(?:and|or|but|with|for|from|in|on|at|to|by|as|when|while|across|against|through|during|until|the|an?|my|i|plus)\b))/iu;

interface PeriodMention {
  readonly unit: string;
  readonly start: number;
  readonly end: number;
}

const mentions = new WeakMap<Frame, PeriodMention[]>();

/** Whether an article and a noun tell how often and not how long, and are no part of a number. */
function isRate(frame: Frame, found: RegExpExecArray): boolean {
  const [all, , , article = ""] = found;
  const [start, end] = [found.index, found.index + all.length];
  if (
    frame.numbers.some(({ reach, implicit }) => reach[0] <= start && end <= reach[1] && !implicit)
  )
    return false;
  if (!/^(?:an?|one)$/i.test(article)) return true;
  const before = frame.text.slice(0, start);
  return !stretches.test(before) && ended.test(frame.text.slice(end));
}

function periodsOf(frame: Frame): PeriodMention[] {
  const before = mentions.get(frame);
  if (before !== undefined) return before;
  const found = matchesIn(frame.text, period)
    .filter((place) => isRate(frame, place))
    .map((place): PeriodMention => {
      const word = (place[1] ?? place[2] ?? place[4] ?? "").toLowerCase();
      const end = place.index + place[0].length;
      return { unit: units[word] ?? word, start: place.index, end };
    });
  mentions.set(frame, found);
  return found;
}

const weekday = /\b(?:(?:each|every) )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i;

/** Whether the facts tell of a period, by itself or by a part or an occasion of it. */
function isTold(
  { unit }: PeriodMention,
  theirs: readonly PeriodMention[],
  support: Frame,
): boolean {
  return (
    theirs.some((other) => isSaidBy(unit, other.unit)) ||
    isOccasion(unit, support.lower) ||
    (partsOfDay.has(unit) && support.lower.includes(`in the ${unit}`))
  );
}

/** How often: "weekly" is not "daily", and a period that the facts do not give is in doubt. */
export const checkPeriod: Check = (claim, { support, posting, mode }) => {
  const theirs = periodsOf(support);
  return periodsOf(claim).flatMap((mention): Objection[] => {
    if (isTold(mention, theirs, support)) return [];
    if (posting.text !== "" || (mode === "prose" && theirs.length === 0)) return [];
    if (mention.unit === "day" && /\bday-to-day\b/i.test(claim.text)) return [];
    if (mention.unit === "week" && weekday.test(support.text)) return [];
    const text = claim.text.slice(mention.start, mention.end);
    return [
      {
        hard: theirs.length > 0 && mode === "line",
        span: [mention.start, mention.end],
        detail: `Your resume does not say "${text}" of this.`,
      },
    ];
  });
};
