import { rankWords } from "../fields/lexicon/titles.data.ts";
import { fold } from "../text-line/clean-text.ts";
import { isKnownTitle } from "./known-title.ts";
import { isHead, tokenWords } from "./token-words.ts";
import type { Letter, Token } from "./token.ts";

/** An entry of a section as it was read. */
interface Reading {
  readonly tokens: readonly Token[];
  readonly letters: readonly Letter[];
}

/** Who owns a business says so before its name. */
const owns =
  /^(?:(?:co-?|joint |sole |managing |self-employed )*(?:owner|founder|proprietor|proprietress|sole trader)(?:[ -/](?:and )?(?:operator|manager|director|driver))?)$/u;

/** Where a title is followed by a second one on its line, behind a comma, and nothing is the employer. */
function secondTitle({ tokens, letters }: Reading): number {
  if (letters.includes("C")) return -1;
  const at = letters.findIndex(
    (letter, index) => index > 0 && letter === "T" && letters[index - 1] === "T",
  );
  const [first, second] = [tokens[at - 1], tokens[at]];
  const isBehind = second !== undefined && second.row === first?.row && letters.indexOf("T") < at;
  if (!isBehind || !/^(?:,|style)$/u.test(second.separator)) return -1;
  return letters.filter((letter) => letter === "T").length === 2 ? at : -1;
}

/** Two words in capitals or more, and none of what else somebody was: "Head of Larder", "Senior Cook". */
function mayName(text: string): boolean {
  const words = text.split(/\s+/u);
  const large = words.filter((word) => /^[\p{Lu}\d]/u.test(word));
  const [first = ""] = tokenWords(text);
  if (isHead(first) || rankWords.has(first) || isKnownTitle(text)) return false;
  return large.length > 1 && /^[\p{Lu}\d]/u.test(words.at(-1) ?? "");
}

/** "Ranger, Dunmore Trails": title, comma, employer. */
function isTitleThenFirm({ tokens, letters }: Reading): boolean {
  const at = letters.indexOf("C");
  const [title, firm] = [tokens[at - 1], tokens[at]];
  return letters[at - 1] === "T" && firm?.row === title?.row && firm?.separator === ",";
}

/**
 * A firm named after a trade ("Petal & Pine Florist") reads as a second title. Behind "Owner" it is the firm, and so
 * it is where most of the other entries name their employer behind the comma.
 */
export function firmsAfterTitles(readings: readonly Reading[]): readonly (readonly Letter[])[] {
  const usual = readings.filter(isTitleThenFirm).length;
  const named = readings.filter(({ letters }) => letters.includes("C")).length;
  return readings.map((reading) => {
    const { tokens, letters } = reading;
    const at = secondTitle(reading);
    const [first, second] = [tokens[at - 1], tokens[at]];
    if (first === undefined || second === undefined || !mayName(second.text)) return letters;
    const isUsual = usual > 1 && usual * 2 > named;
    return owns.test(fold(first.text).trim()) || isUsual ? letters.with(at, "C") : letters;
  });
}
