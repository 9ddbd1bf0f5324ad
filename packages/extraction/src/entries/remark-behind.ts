import type { DateFind } from "../fields/dates/find-dates.ts";
import { organizationScore } from "./organization.rules.ts";
import { titleScore } from "./title.rules.ts";

/** What stands behind a period and begins in small letters, as far as the line goes. */
const clause = /^\s*(?:[,;]\s+|\s[–—-]\s|\s?\()(\p{Ll}[^|•·\t]*)$/u;
/** Words that lead from a period to the name of a place or of an employer. */
const leads =
  /^(?:at|for|with|in|from|via|bei|beim|in der|im|chez|à|en|no|na|em|con|para|als|as|como|comme)\s/u;

/**
 * "2011 until December 2025, when the creamery closed": a clause behind a period tells why or how and names nobody.
 * Names behind a period begin with a capital, titles in small letters are known by their words.
 */
export function remarkBehind(
  text: string,
  date: DateFind | undefined,
): readonly { readonly start: number; readonly end: number }[] {
  if (date?.kind !== "range") return [];
  const words = clause.exec(text.slice(date.end))?.[1] ?? "";
  const isNamed = leads.test(words) || /,\s\p{Lu}/u.test(words);
  const isName = titleScore(words) >= 2.4 || organizationScore(words) >= 1.6;
  return words === "" || isNamed || isName ? [] : [{ start: date.end, end: text.length }];
}
