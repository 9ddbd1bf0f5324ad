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

/** "Optical dispensing: 3 years (Required)": boards put what the years are of in front of them. */
const subjectBefore = /(?:^|[;•*]\s*)([\p{L}][\p{L}\p{N}&/+#.'’ -]{1,60}):\s*$/u;
/** Names of the field itself are no subject. */
const namesField =
  /^(?:(?:total |work |relevant |required |minimum |prior )*experience|requirements?|years?|level|minimum|required|preferred|essential|desirable|contract|term|duration|length)$/iu;
/** Years with nothing behind them but whether they must be. */
const bareYears =
  /^[^(]{1,24}\((?:required|preferred|desired|essential|optional)\)\s*$|^\S+ years?\s*$/iu;

/** What years that stand bare behind a colon are of, and where it begins. */
function subjectOf(
  clause: string,
  from: number,
  whole: string,
): { readonly text: string; readonly start: number } | undefined {
  const text = subjectBefore.exec(clause.slice(0, from))?.[1]?.trim();
  if (text === undefined || namesField.test(text) || !bareYears.test(whole)) return undefined;
  return { text, start: clause.lastIndexOf(text, from) };
}

/** Bare years behind their subject, as one thing that is asked for: "Optical dispensing: 3 years". */
function behindSubject(
  { segment, level, clause, start }: Statement,
  found: ReturnType<typeof yearsIn>[number],
): Draft | undefined {
  const subject = subjectOf(clause, found.start, clause.slice(found.start));
  if (subject === undefined) return undefined;
  const text = clause.slice(subject.start, found.end);
  const terms = findTermsIn(subject.text).filter(({ term }) => term.kind === "skill");
  return {
    key: `years:${found.years}:${phraseKey(text)}`,
    text,
    canonical: [...new Set(terms.map(({ term }) => term.id))].slice(0, 3),
    kind: "years",
    level,
    minYears: found.years,
    start: start + subject.start,
    end: start + found.end,
    line: segment.start,
  };
}

/** The years that a statement asks for, each with what they are of. */
export function yearDrafts(statement: Statement): Draft[] {
  const { segment, level, clause, start } = statement;
  return yearsIn(clause, { asked: true }).map((found, index, all) => {
    const named = all.length === 1 ? behindSubject(statement, found) : undefined;
    if (named !== undefined) return named;
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
