import { rankWords, titleFamilies } from "@savile/taxonomy/lexicon";
import { foldText } from "@savile/taxonomy";
import { isStopWord } from "../text/stem.ts";
import { titleSimilarity } from "./titles.ts";

/** Names of a kind of work in two words, as one word. */
function withPhrases(title: string): string {
  return foldText(title)
    .toLowerCase()
    .replace(/\bhuman resources?\b/g, "hr")
    .replace(
      /\b(?:customer|client) (?:service|support|care)s?\b|\b(?:call|contact) cent(?:er|re)\b/g,
      "callcenter",
    )
    .replace(/\bhelp ?desk\b/g, "helpdesk");
}

function familiesOf(title: string): number[] {
  const words = new Set(
    withPhrases(title)
      .match(/[\p{L}]+(?:-[\p{L}]+)*/gu)
      ?.flatMap((word) => [word, word.replace(/s$/, "")]) ?? [],
  );
  return titleFamilies.flatMap((family, index) =>
    family.some((word) => words.has(word)) ? [index] : [],
  );
}

/** Whether two titles are of one kind of work, however high they stand: "LPN" and "Staff Nurse". */
export function sameFamily(a: string, b: string): boolean {
  if (titleSimilarity(a, b) >= 0.3) return true;
  const other = new Set(familiesOf(b));
  return familiesOf(a).some((family) => other.has(family));
}

/**
 * Whether a title is of the work that a phrase names: "Fourth Grade Teacher" and "classroom teaching".
 * The phrase must end with the work, so that "nursing documentation software" is not meant.
 */
export function inFamilyOf(title: string, phrase: string): boolean {
  const words = withPhrases(
    phrase.replace(/\b(?:experience|licen[cs]es?|work|background|or|in)\b.*$/i, ""),
  );
  const last = /([\p{L}-]+)[^\p{L}]*$/u.exec(words)?.[1] ?? "";
  const asked = titleFamilies.findIndex((family) => family.includes(last));
  return asked >= 0 && familiesOf(title).includes(asked);
}

const general =
  /^(?:coordinator|manager|assistant|specialist|associate|analyst|director|engineer|technician|representative|consultant|supervisor|lead|leader|clerk|officer|administrator|operator|agent|worker|member|professional|expert|intern|trainee|head|executive|advisor|adviser|staff)s?$/;

function telling(title: string): string[] {
  const words =
    foldText(title)
      .toLowerCase()
      .match(/[\p{L}]+/gu) ?? [];
  return words.filter(
    (word) => word.length > 2 && !general.test(word) && !rankWords.has(word) && !isStopWord(word),
  );
}

/** Whether years in one title are years in the work of the other: "Event" and "Office Coordinator" share no work. */
export function sameWork(a: string, b: string): boolean {
  const families = new Set(familiesOf(b));
  if (familiesOf(a).some((family) => families.has(family))) return true;
  const other = telling(b);
  const own = telling(a);
  return own.length === 0 || other.length === 0
    ? titleSimilarity(a, b) >= 0.45
    : own.some((word) => other.includes(word));
}
