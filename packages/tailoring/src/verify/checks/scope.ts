import type { Check, CheckContext } from "../reading/context.ts";
import type { Frame } from "../reading/frame.ts";
import { denies } from "../reading/denials.data.ts";
import { saysHelping, saysTogether } from "../reading/helping.data.ts";
import { nearestSentences, saidWords, scopeFor } from "../reading/scope-sentences.ts";
import { withoutLowerRanks } from "../reading/superlatives.ts";
import { hasWord, objections } from "./objections.ts";

const scope =
  /\b(?:enterprise[- ]wide|company[- ]wide|organi[sz]ation[- ]wide|nation(?:al|wide)|world(?:wide|-wide)|global(?:ly)?|international(?:ly)?|mission[- ]critical|business[- ]critical|single[- ]handed(?:ly)?|alone(?! (?:and|or))|on my own(?! (?!(?:in|for|at|with|and|or|the|during|on|from|to|when|while|as|by|after|before|over|every|each|a|an|i|we|they|it|which|that|this|since|until|without)\b)\p{L}+)|by myself|(?<=\b(?:all|everything|\p{L}+s) )myself|unaided|unassisted|solo|sole|from scratch|from the ground up|end[- ]to[- ]end|high[- ](?:traffic|volume|profile|stakes|performance|availability)|large[- ]scale|cross[- ]functional|award[- ]winning|compliant|across (?:the|all|every|multiple) \p{L}+|fully|independently|solely|personally|multi[- ]million|fortune \d+|industry[- ]leading|zero[- ]downtime|hospital[- ]wide|district[- ]wide|store[- ]wide|statewide|regional)\b/giu;

/** Ways to say that nothing else or nobody else is meant. */
const exclusive = ["solely", "only", "exclusively", "just", "nothing but", "none but"];

/** Ways to say that nobody else did it. */
const alone = [
  "the only",
  "sole",
  "solo",
  "single-handed",
  "single-handedly",
  "alone",
  "on my own",
  "by myself",
  "myself",
  "personally",
  "in person",
  "unaided",
];

/** Whether a text says a word, or another of its class. */
function saysAny(text: string, found: string, alike: readonly string[]): boolean {
  return alike.includes(found) && alike.some((other) => hasWord(text, other));
}

/** Whether the sentences of which a claim speaks tell of others: that somebody did it alone is false then. */
function tellsOfOthers(claim: Frame, context: CheckContext): boolean {
  return nearestSentences(saidWords(claim, scopeFor(context))).some(
    ({ text }) => saysTogether.test(text) || saysHelping.test(text),
  );
}

/** Words that make the work larger than the facts do. */
export const checkScope: Check = (claim, context) => {
  const { support, posting } = context;
  return objections(
    claim,
    scope,
    (found) =>
      hasWord(`${support.lower} ${posting.lower}`.replace(/-/g, " "), found.replace(/-/g, " ")) ||
      [exclusive, alone].some((alike) => saysAny(support.lower, found, alike)),
    (found) => `Your resume does not say "${found}".`,
  ).map((issue) => {
    const found = claim.text.slice(...issue.span).toLowerCase();
    return { ...issue, hard: !alone.includes(found) || tellsOfOthers(claim, context) };
  });
};

/** "The first to", "came first": a rank; "the first calls" is an order. */
const firstOfAll =
  "first(?= (?:author|inventor|to|ever|place|prize|rank|of its|in (?:the|our|its|my) (?:company|class|country|state|team|school|city|industry|field))\\b)|(?<=\\b(?:came|ranked|placed|finished|rated) )first";

const absolute = new RegExp(
  `\\b(?:every|(?<!(?:as|than|like) )always|never|(?<!\\b(?:after|above|at|of) )all(?!-| (?:but|over|round|around|along|told|the way|year round|in all)\\b)(?<!\\bin all(?=\\s*(?:[,.;]|$)))|each|(?<!\\b(?:my|our|at) )best(?! (?:practice|before|man))|(?<!\\bon )top(?! up)|${firstOfAll}|(?<=\\bthe )only(?= \\p{L}+ (?:to|who|that|in)\\b)|the only one|entire|(?<!\\b(?:as a|on the) )whole|highest|largest|fastest|(?<=\\b(?:an?|the|its|our|their|as|of|for|in|with|at|world|industry|market)[ -])leading(?! (?:an?|the|my|our|its|their)\\b)|number one|#1|perfect|flawless(?:ly)?|consistently|unmatched|record(?=-|\\s(?:sales|high|low|growth|year|quarter|profits?|revenues?|time|numbers?|breaking))|exclusively|100 ?%)(?=\\W|$)`,
  "giu",
);

const counted = "(?:\\d+|two|three|four|five|six|few|couple)";
const period =
  "(?:minute|hour|day|night|shift|week|weekend|month|quarter|season|semester|term|year|visit|class)s?";
const named =
  "(?:evening|morning|afternoon|weekday|spring|summer|autumn|fall|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)";

/** "each shift" and "every three months" say how often, which is looked at by itself. */
const everyPeriod = new RegExp(
  `\\b(?:each|every)(?= (?:(?:single |other |second |third |working )?${period}\\b|${counted}\\b|(${named})\\b))`,
  "giu",
);

/** "30 of 36 months" is not every month. */
const partly = /\d+ (?:out )?of (?:the )?\d+/i;

function withoutPeriods(text: string, support: string): string {
  if (partly.test(support)) return text;
  return text.replace(everyPeriod, (word: string, day: string | undefined) => {
    const said =
      day === undefined ||
      hasWord(support, day.toLowerCase()) ||
      hasWord(support, `${day.toLowerCase()}s`);
    return said ? " ".repeat(word.length) : word;
  });
}

/** Ways to say that none was left out. */
const wholes: readonly string[] = ["all", "every", "each", "whole", "entire", "100%", "100 %"];

/** "each unit" of "per unit". */
const oneByOne = ["each", "per", "apiece"];

/** Ways to say that nothing is above it. */
const uppermost = ["top", "highest", "best possible"];

/** Ways to say that somebody won. */
const winning = ["first", "1st", "winner", "won", "top", "best", "number one", "#1", "gold"];

function saysWhole(claim: Frame, { support }: CheckContext, found: string): boolean {
  const withNumber = /\ball (?:of )?(?:the |my |our )?\d/.test(support.lower);
  return (
    saysAny(support.lower, found, wholes) && (!withNumber || /\ball\b.{0,30}\d/.test(claim.lower))
  );
}

/** Whether the facts speak of several of what "each" stands before: "each bride" of "brides". */
function isOfSeveral(claim: Frame, end: number, { support }: CheckContext): boolean {
  const noun = claim.words.find(({ start }) => start >= end);
  return support.words.some(
    ({ stem, lower }) => stem === noun?.stem && lower !== noun.lower && lower.endsWith("s"),
  );
}

/** Superlatives and absolutes that the facts do not state. */
export const checkAbsolute: Check = (claim, context) => {
  const facts = withoutLowerRanks(context.support.lower);
  return objections(
    { ...claim, text: withoutPeriods(claim.text, context.support.lower) },
    absolute,
    (found) =>
      hasWord(facts, found) ||
      (/^(?:whole|entire)$/.test(found) && /\p{L}-?wide\b/u.test(facts)) ||
      saysWhole(claim, context, found) ||
      [oneByOne, winning, exclusive, uppermost].some((alike) => saysAny(facts, found, alike)) ||
      (found === "never" && denies.test(context.support.lower)) ||
      (context.mode === "prose" && context.posting.text !== ""),
    (found) => `Your resume does not say "${found}".`,
  ).map((issue) => {
    const found = claim.text.slice(...issue.span).toLowerCase();
    return found === "each"
      ? { ...issue, hard: !isOfSeveral(claim, issue.span[1], context) }
      : issue;
  });
};
