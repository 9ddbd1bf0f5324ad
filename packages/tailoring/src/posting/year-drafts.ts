import { findTermsIn } from "../terms/find-terms.ts";
import type { Draft } from "./collect.ts";
import { withoutDangling } from "./hanging.ts";
import { withoutSequel } from "./head-phrase.ts";
import { phraseKey } from "./open-demands.ts";
import type { Statement } from "./open-demands.ts";
import { yearsIn } from "./years.ts";

/** "two years with a school, college or other public body": a list of where they were passed goes on to its end. */
const places =
  /^[^,;]{8,100}(?:,\s(?:an?\s|the\s)?[\p{L}'’ -]{2,30}){1,3}?,?\sor\s(?:an?\s|other\s|another\s|similar\s)?[\p{L}'’ -]{2,40}(?=[\s.]*$)/u;
const ofElse =
  /\b(?:experience|knowledge|skills?|abilit|licen|degree|diploma|certif|equivalent|preferred|required)/iu;

/** Up to where years are told: to the end of a list of places, or to the first comma. */
function toldTo(whole: string): string {
  const listed = places.exec(whole)?.[0];
  const [first] = /^[^,;]{8,}(?=[,;]\s)/.exec(whole) ?? [];
  const own = listed !== undefined && !ofElse.test(listed.slice(first?.length ?? 0));
  return own ? listed : (first ?? whole);
}

/** The years that a statement asks for, each with what they are of. */
export function yearDrafts({ segment, level, clause, start }: Statement): Draft[] {
  return yearsIn(clause, { asked: true }).map((found, index, all) => {
    const end = all[index + 1]?.start ?? clause.length;
    const whole = clause.slice(found.start, end);
    const stated = toldTo(whole)
      .replace(
        /,?\s(?:and (?:at least |over )?(?:several|some|many|a few|another)\b|in an area|in (?:one|any|either)\b|as described|related to the|or equivalent|ideally|preferably|including|or (?:an? )?(?:master|bachelor|associate|degree)|(?:is |are |would be |will be )?(?:preferred|required|ideal|desirable|essential|mandatory|useful|helpful|great|an? (?:plus|must|advantage|asset))\b|\s?[$£€]\s?\d).*$/i,
        "",
      )
      .replace(/[\s,;]+(?:and|or)?\s*$/, "")
      .replace(/[.\s]+$/, "");
    const tail = withoutDangling(stated.slice(0, withoutSequel(stated).length));
    const terms = findTermsIn(tail.slice(found.end - found.start)).filter(
      (hit) => hit.term.kind === "skill",
    );
    const canonical = [...new Set(terms.map((hit) => hit.term.id))].slice(0, 3);
    return {
      key: `years:${found.years}:${phraseKey(tail)}`,
      text: tail,
      canonical,
      kind: "years",
      level,
      minYears: found.years,
      start: start + found.start,
      end: start + found.start + tail.length,
      line: segment.start,
    };
  });
}
