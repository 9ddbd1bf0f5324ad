import type { Check } from "../reading/context.ts";
import { hasWord, objections } from "./objections.ts";

const scope =
  /\b(?:enterprise[- ]wide|company[- ]wide|organi[sz]ation[- ]wide|nation(?:al|wide)|world(?:wide|-wide)|global(?:ly)?|international(?:ly)?|mission[- ]critical|business[- ]critical|single[- ]handed(?:ly)?|alone|on my own|by myself|unaided|unassisted|solo|from scratch|from the ground up|end[- ]to[- ]end|high[- ](?:traffic|volume|profile|stakes|performance|availability)|large[- ]scale|cross[- ]functional|award[- ]winning|compliant|across (?:the|all|every|multiple) \p{L}+|fully|independently|solely|personally|multi[- ]million|fortune \d+|industry[- ]leading|zero[- ]downtime|hospital[- ]wide|district[- ]wide|store[- ]wide|statewide|regional)\b/giu;

/** Words that make the work larger than the facts do. */
export const checkScope: Check = (claim, { support, posting }) =>
  objections(
    claim,
    scope,
    (found) =>
      hasWord(`${support.lower} ${posting.lower}`.replace(/-/g, " "), found.replace(/-/g, " ")),
    (found) => `Your resume does not say "${found}".`,
  );

const absolute =
  /\b(?:every|always|never|all|each|best|top|first(?!\b.{1,60}\bthen\b)|only(?! (?:\d|an?\b|one|two|three|four|five|six|seven|eight|nine|ten|few|some))|entire|whole|highest|largest|fastest|(?<=\b(?:an?|the|its|our|their|as|of|for|in|with|at|world|industry|market)[ -])leading(?! (?:an?|the|my|our|its|their)\b)|number one|#1|perfect|flawless(?:ly)?|consistently|unmatched|record(?=-|\s(?:sales|high|low|growth|year|quarter|profits?|revenues?|time|numbers?|breaking))|exclusively|100 ?%)(?=\W|$)/giu;

const everyPeriod =
  /\b(?:each|every)(?= (?:day|week|month|year|shift|night|quarter|semester|season|visit|class)\b)/gi;
const perPeriod =
  /\b(?:per|a|each|every) (?:day|week|month|year|shift|night|quarter|semester|season|visit|class)\b|\b(?:daily|weekly|monthly|yearly|annual|annually|nightly|quarterly)\b/i;

/** "each shift" for "per shift" is no absolute; the offsets stay. */
function withoutPeriods(text: string, support: string): string {
  const partly = /\d+ (?:out )?of (?:the )?\d+/i.test(support);
  return perPeriod.test(support) && !partly
    ? text.replace(everyPeriod, (word) => " ".repeat(word.length))
    : text;
}

/** Ways to say that none was left out. */
const wholes: ReadonlySet<string> = new Set(["all", "every", "each", "100%", "100 %"]);

/** Superlatives and absolutes that the facts do not state. */
export const checkAbsolute: Check = (claim, { support, mode, posting }) =>
  objections(
    { ...claim, text: withoutPeriods(claim.text, support.text) },
    absolute,
    (found) =>
      hasWord(support.lower, found) ||
      (wholes.has(found) &&
        !/\ball (?:of )?(?:the |my |our )?\d/.test(support.lower) &&
        [...wholes].some((other) => hasWord(support.lower, other))) ||
      (mode === "prose" && posting.text !== ""),
    (found) => `Your resume does not say "${found}".`,
  );
