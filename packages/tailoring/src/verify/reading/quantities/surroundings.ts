import { tokenise } from "@savile/taxonomy";
import { numberWords } from "../../../text/number-words.data.ts";
import { isStopWord, stemOf } from "../../../text/stem.ts";

const periods: ReadonlyMap<string, string> = new Map([
  ["daily", "day"],
  ["weekly", "week"],
  ["monthly", "month"],
  ["yearly", "year"],
  ["annually", "year"],
  ["annual", "year"],
  ["hourly", "hour"],
  ["nightly", "night"],
  ["quarterly", "quarter"],
]);

const foreignPer = /(?:^|\s)(?:pro|je|par|por|al|à la|a la|ao)\s(?!cien|cent)(\p{L}{3,})/iu;
const per =
  /(?<!\b(?:for|in|within|after) )\b(?:per|a|each|every)\s(day|week|month|year|hour|shift|minute|second|quarter|night|visit|class|semester|annum)\b(?! and a half)/i;
const adverb = /\b(daily|weekly|monthly|yearly|annually|hourly|nightly|quarterly)\b/i;

/** The period behind a number: "per month", "a day", "weekly". */
export function perOf(after: string): string | undefined {
  const [near = ""] = after.slice(0, 50).split(/[,;.]/);
  const found = [foreignPer, per, adverb].map((pattern) => pattern.exec(near)).find(Boolean);
  const word = found?.[1]?.toLowerCase();
  if (word === undefined) return undefined;
  return word === "annum" ? "year" : (periods.get(word) ?? word);
}

/** Stems of up to `most` words that carry meaning, to the next sentence mark. */
export function stemsNear(text: string, most: number, backwards: boolean): string[] {
  const part = backwards
    ? (text.split(/[;:!?\n]|\.\s/).at(-1) ?? "")
    : (text.split(/[;:!?\n]|\.(?:\s|$)/)[0] ?? "");
  const stems = tokenise(part)
    .filter((token) => !isStopWord(token.lower) && !/^\d/.test(token.lower))
    .map((token) => stemOf(token.lower));
  return backwards ? stems.slice(-most).toReversed() : stems.slice(0, most);
}

/** Words before a counted noun that do not name it. */
const notNouns = /^(?:strong|full|new|more|further|other|additional|extra|separate|different)$/;

function isNoNoun(lower: string): boolean {
  return isStopWord(lower) || /^\d/.test(lower) || numberWords[lower] !== undefined;
}

/** Stems of the phrase that is counted: what follows a number without a preposition between. */
export function headStems(after: string): string[] {
  const part = after.replace(/^[\s-]+/, "").split(/[,;:!?\n()]|\.(?:\s|$)/)[0] ?? "";
  const stems: string[] = [];
  for (const token of tokenise(part)) {
    if (stems.length === 0 && notNouns.test(token.lower)) continue;
    if (stems.length > 0 && /^(?:and|or)$/.test(token.lower)) continue;
    // "twenty people daily fitted with lenses": the noun is over.
    if ((stems.length > 0 && periods.has(token.lower)) || isNoNoun(token.lower)) break;
    stems.push(stemOf(token.lower));
  }
  return stems.slice(0, 4);
}

/** Stem of the noun that a list behind a number ends on: "cues" of "380 light, sound and fly cues". */
export function listStems(after: string): string[] {
  const noun = /^\s(?:[\p{L}\d-]+, ){1,4}[\p{L}\d-]+,? (?:and|or|&) [\p{L}-]+ (\p{L}+)\b/u.exec(
    after,
  )?.[1];
  return noun === undefined || isNoNoun(noun.toLowerCase()) ? [] : [stemOf(noun.toLowerCase())];
}

/** Stem of the noun of "a team of 14". */
export function groupStems(before: string): string[] {
  const noun = /(\p{L}+) of (?:about |up to |over |nearly )?$/iu.exec(before)?.[1]?.toLowerCase();
  return noun === undefined ||
    numberWords[noun] !== undefined ||
    /^(?:instead|out|number|total|upwards?|north|average|maximum|minimum)$/.test(noun)
    ? []
    : [stemOf(noun)];
}
