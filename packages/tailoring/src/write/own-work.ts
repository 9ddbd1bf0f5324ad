import { describingParticiples, determiners, intransitiveVerbs } from "./own-work.data.ts";
import { verbOf } from "../words/verbs.ts";
import type { Opener } from "../words/verbs.ts";

const preposition =
  "by|in|into|at|on|onto|upon|across|for|from|to|through|throughout|via|with|within|among|under|over|of|as|out|between|toward|towards|before|after|during|per|alongside";
const prepositionNext = new RegExp(`^\\s(?:[a-z]+ly\\s)?(?:${preposition})\\b`, "i");
/** "Adopted by three labs", "Promoted as a lead": whatever the verb, this is not what the person did. */
const agentNext = /^\s(?:[a-z]+ly\s)?(?:by|as an?|among|out of)\b/i;

function nextWord(rest: string): string {
  return /^\s+([\p{L}\p{N}$€£%-]+)/u.exec(rest)?.[1] ?? "";
}

function startsObject(word: string): boolean {
  return /^[\d$€£]/.test(word) || determiners.has(word.toLowerCase());
}

/** Whether the words before the next preposition or comma hold a plural noun: "approved loan requests". */
function hasPluralObject(rest: string): boolean {
  const run = rest
    .trim()
    .split(new RegExp(`,|;|\\s(?:${preposition}|and|or|that|which|who)\\s`))[0];
  return /(?:[^s\W]s|people|staff|children|women|men)$/i.test((run ?? "").trim());
}

/** "Research integrated into Azure", "Work published": the opener names a thing, the next word tells its fate. */
function isNounWithParticiple(rest: string): boolean {
  const second = /^\s+([\p{L}-]+)/u.exec(rest);
  if (second === null) return false;
  const word = second[1] ?? "";
  const after = rest.slice(second[0].length);
  const past = verbOf(word)?.form === "past" || /^[a-z]{3,}ed$/.test(word);
  return past && (after.trim() === "" || /^[.,;]/.test(after) || prepositionNext.test(after));
}

/** "Research prototype used by four teams": no object, then a participle with who or where. */
function isNounPhraseWithParticiple(rest: string): boolean {
  if (startsObject(nextWord(rest))) return false;
  const found = /^(?:\s[\p{L}-]+){1,3}?\s([\p{L}]+)\s(?:by|into|in|at|across)\b/u.exec(rest);
  const word = found?.[1]?.toLowerCase() ?? "";
  const verb = verbOf(word);
  const participle = verb?.form === "past" && verb.verb.participle === word;
  return found !== null && participle && !hasPluralObject(rest.slice(0, rest.indexOf(` ${word} `)));
}

/** Lines of the same entry open in the past, and this one does not: then its first word is rather a noun. */
function breaksPattern(opener: Opener, rest: string, others: readonly Opener[]): boolean {
  const past = others.filter((other) => other.form === "past").length;
  const present = others.filter(
    (other) => other.form === "present" || other.form === "third",
  ).length;
  return past > present && past >= 2 && !startsObject(nextWord(rest)) && opener.form !== "past";
}

/**
 * Whether a line that opens with a verb tells what the person did, so that "I" may stand before it.
 * "Adopted by three labs", "Research integrated into Azure" and "Invited talk at a fair" do not.
 * @param others openers of the other lines of the same entry
 */
export function tellsOwnWork(
  text: string,
  opener: Opener,
  others: readonly Opener[] = [],
): boolean {
  const rest = text.slice(opener.end);
  if (agentNext.test(rest)) return false;
  const alone = intransitiveVerbs.has(opener.verb.base);
  if (prepositionNext.test(rest)) return alone;
  if (opener.form === "past") return !isDescribing(text.slice(opener.start, opener.end), rest);
  if (opener.form === "gerund") return true;
  return !(
    isNounWithParticiple(rest) ||
    isNounPhraseWithParticiple(rest) ||
    breaksPattern(opener, rest, others)
  );
}

/** "Invited talk", "Accepted paper": the participle describes what follows, where that is no object of it. */
function isDescribing(opener: string, rest: string): boolean {
  const word = opener.toLowerCase();
  if (!describingParticiples.has(word) || startsObject(nextWord(rest))) return false;
  return isHonour(word) || !hasPluralObject(rest);
}

/** "Invited talks at two fairs" are honours even in the plural. */
function isHonour(word: string): boolean {
  return /^(?:invited|accepted|featured|shortlisted|peer-reviewed|juried|cited|patented|commissioned)$/.test(
    word,
  );
}
