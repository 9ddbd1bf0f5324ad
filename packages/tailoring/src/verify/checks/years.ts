import { rankWords, titleNouns } from "@savile/taxonomy/lexicon";
import type { Source, SourceRole } from "../../match/source.ts";
import { titleSimilarity } from "../../match/titles.ts";
import { unionMonths } from "../../text/months.ts";
import { contentStems, stemOf } from "../../text/stem.ts";
import type { Check, Objection } from "../reading/context.ts";
import { isNeutral, saysWord } from "../reading/words.ts";
import { frameOf, spanOf } from "../reading/frame.ts";
import type { Frame } from "../reading/frame.ts";
import type { NumberMention } from "../reading/numbers.ts";
import { isYearsPhrase } from "./years-phrase.ts";

function yearsOf(roles: readonly SourceRole[]): number {
  return unionMonths(roles.flatMap((role) => role.range ?? [])) / 12;
}

interface Basis {
  readonly years: number;
  readonly of: string;
}

function ranksOf(title: string): string {
  return title
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => rankWords.has(word))
    .toSorted()
    .join(" ");
}

/** The same work on the same rung: years as a junior are no years as a senior. */
function sameRank(a: string, b: string): boolean {
  return titleSimilarity(a, b) >= 0.45 && ranksOf(a) === ranksOf(b);
}

/** Years bound to a title that the claim names: on its rung, or "in this line of work" on any. */
function titleBasis(source: Source, tail: string): Basis | undefined {
  const line = /\bin this (?:line|kind) of work\b/i.test(tail);
  const near = (line ? tail : (tail.split(/,\s|\sand\s/)[0] ?? "")).toLowerCase();
  const roles = source.roles.filter((role) => role.paid && role.range !== undefined);
  const said = roles.filter((role) => role.title !== "" && near.includes(role.title.toLowerCase()));
  // "Senior Optician" names no "Optician".
  const named = said.filter(
    ({ title }) =>
      !said.some(
        (other) =>
          other.title.length > title.length &&
          other.title.toLowerCase().includes(title.toLowerCase()),
      ),
  );
  if (named.length === 0) return undefined;
  const alike = roles.filter((role) =>
    named.some((other) =>
      line ? titleSimilarity(role.title, other.title) >= 0.45 : sameRank(role.title, other.title),
    ),
  );
  return { years: yearsOf(alike), of: "that kind of work" };
}

/** "10 years of design experience": the years of the roles that speak of it. */
function domainBasis(paid: readonly SourceRole[], tail: string): Basis | undefined {
  const words =
    /^\s*\+?\s*(?:years?|yrs?)'? of ((?:[\p{L}-]+ ){1,2})experience\b/iu
      .exec(tail)?.[1]
      ?.trim()
      .toLowerCase() ?? "";
  const stems = words
    .split(" ")
    .filter((word) => word !== "" && !isNeutral(word))
    .map(stemOf);
  if (stems.length === 0) return undefined;
  const roles = paid.filter((role) => {
    const own = new Set([...contentStems(role.title), ...role.lines.flatMap((line) => line.stems)]);
    return stems.every((stem) =>
      [...own].some(
        (other) =>
          other === stem ||
          (stem.length >= 4 && other.startsWith(stem)) ||
          (other.length >= 4 && stem.startsWith(other)),
      ),
    );
  });
  return roles.length === 0 ? undefined : { years: yearsOf(roles), of: "that kind of work" };
}

/** Words behind a number of years that name no field of work. */
const noField =
  /^(?:work|working|experience|practice|service|field|industry|trade|business|jobs?|roles?|posts?|positions?|now|total|all)$/;

/** "eight years of offshore work", "twelve years in grants": the years of the roles that speak of it at all. */
function fieldBasis(paid: readonly SourceRole[], tail: string): Basis | undefined {
  const phrase = /^\s*\+?\s*(?:years?|yrs?)'? (?:of|in)(?: the)? ((?:[\p{L}-]+\s?){1,3})/iu.exec(
    tail,
  )?.[1];
  const words = frameOf(
    (phrase ?? "").split(
      /\s(?:at|with|and|for|on|to|as|before|after|since|from|across|behind)\b/,
    )[0] ?? "",
  ).words.filter(
    (word) =>
      !word.stop &&
      !noField.test(word.lower) &&
      !isNeutral(word.lower) &&
      !/^\p{Lu}/u.test(word.text),
  );
  if (words.length === 0) return undefined;
  const roles = paid.filter((role) => {
    const own = frameOf([role.title, role.org, ...role.lines.map(({ text }) => text)].join("\n"));
    return words.some((word) => saysWord(own, word));
  });
  return roles.length === 0 ? undefined : { years: yearsOf(roles), of: "work of that field" };
}

/** "five years as a dispatcher": the years of the titles that turn on this noun. */
function nounBasis(source: Source, tail: string): Basis | undefined {
  const phrase =
    /^\s*\+?\s*(?:years?|yrs?)'?(?: of experience| experience)?(?: working| spent)? as an? ([\p{L}\s/-]{3,40})/iu
      .exec(tail)?.[1]
      ?.split(/\s(?:with|at|in|for|and|on|of|who)\s/)[0]
      ?.toLowerCase();
  const noun = phrase
    ?.split(/[\s/-]+/)
    .filter((word) => titleNouns.has(word))
    .at(-1);
  if (noun === undefined) return undefined;
  const roles = source.roles.filter(
    (role) => role.range !== undefined && contentStems(role.title).includes(stemOf(noun)),
  );
  return { years: yearsOf(roles), of: `work as ${noun}` };
}

/** "a four-year apprenticeship": the years as an apprentice, where a title says so. */
function courseBasis(source: Source, tail: string): Basis | undefined {
  const noun = /^[\s-]?year (?:\p{L}+ ){0,2}(apprentice|intern|fellow|trainee)ship\b/iu
    .exec(tail)?.[1]
    ?.toLowerCase();
  if (noun === undefined) return undefined;
  const roles = source.roles.filter(
    (role) => role.range !== undefined && role.title.toLowerCase().includes(noun),
  );
  return roles.length === 0 ? undefined : { years: yearsOf(roles), of: `work as ${noun}` };
}

/** Whether a text names an employer, in full or by a first word that only a name has. */
function namesOrg(text: string, org: string): boolean {
  const first = /^\p{Lu}[\p{L}-]{4,}/u.exec(org)?.[0];
  if (org !== "" && text.toLowerCase().includes(org.toLowerCase())) return true;
  return first !== undefined && text.includes(first);
}

function basisOf(source: Source, claim: Frame, entry: NumberMention): Basis {
  const tail = claim.text.slice(entry.end).split(/[;.\n]/)[0] ?? "";
  const course = courseBasis(source, tail);
  if (course !== undefined) return course;
  const paid = source.roles.filter((role) => role.paid && role.range !== undefined);
  const titled = nounBasis(source, tail);
  const atOrg = paid.filter(({ org }) => namesOrg(tail, org));
  const direct =
    /^\s*\+?\s*(?:years?|yrs?)\b[^,;]{0,40}\b(?:at|to|with)\b/i.test(tail) && atOrg.length > 0;
  if (direct) return { years: yearsOf(atOrg), of: atOrg[0]?.org ?? "" };
  const inTail =
    /^\s*\+?\s*(?:years?|yrs?)'? (?:of )?(?:\p{L}+ )?(?:experience )?(?:in|with|of|using|as|working)\b/iu.test(
      tail,
    );
  const title = titleBasis(source, tail);
  if (title !== undefined && inTail) return title;
  if (titled !== undefined) return titled;
  const domain = domainBasis(paid, tail);
  if (domain !== undefined) return domain;
  const scope = /,\s|\bincluding\b|\band\b/.exec(tail);
  const head = scope === null ? tail : tail.slice(0, scope.index);
  const terms = claim.hits.filter(
    (hit) =>
      hit.start >= entry.end && hit.end <= entry.end + head.length && hit.term.kind === "skill",
  );
  if (inTail && terms.length > 0) {
    const [first] = terms;
    const roles = paid.filter((role) =>
      [role.title, ...role.lines.map((line) => line.text)].some((text) =>
        terms.some((hit) => namesTerm(text, hit.term.id, hit.spelling)),
      ),
    );
    return { years: yearsOf(roles), of: first?.spelling ?? "" };
  }
  return fieldBasis(paid, tail) ?? { years: yearsOf(paid), of: "all your jobs together" };
}

function namesTerm(text: string, id: string, spelling: string): boolean {
  const frame = frameOf(text);
  return (
    frame.terms.has(id) ||
    (spelling === spelling.toLowerCase() && !spelling.includes(" ") && saysWord(frame, spelling))
  );
}

/** The words of a claim from a number of years on, with the next three: "fourteen years on the hook". */
function yearsWithMore(claim: Frame, entry: NumberMention): string {
  const [phrase = ""] = /^\S+(?:[\s-]+\S+){4}/u.exec(claim.text.slice(entry.start)) ?? [];
  return phrase.toLowerCase();
}

/** Whether the person states as many years: in figures, or in words with what they were spent on. */
function isStated(source: Source, claim: Frame, entry: NumberMention): boolean {
  const figure = new RegExp(`\\b${entry.value}\\s?\\+?[\\s-](?:years?|yrs?)`, "i");
  const phrase = yearsWithMore(claim, entry);
  return source.lines.some(
    ({ place, text }) =>
      (place === "prose" || place === "list") &&
      (figure.test(text) || (phrase !== "" && text.toLowerCase().includes(phrase))),
  );
}

/** A number of years of an accident-free time or of a change, not of experience. */
function isSpanOfLine(claim: Frame, entry: NumberMention): boolean {
  return !/^\+?[\s-]?(?:full |consecutive )?(?:years?|yrs?)'?\s+(?:of\b|at\b|as\b|with\b|in\b|experience)/i.test(
    claim.text.slice(entry.end, entry.end + 40),
  );
}

/** Years that a line states otherwise: "in one year" of "over three years". */
export const checkStretch: Check = (claim, { cited: all, mode, posting }) => {
  if (mode !== "line" && posting.text !== "") return [];
  if (!claim.numbers.some((entry) => isYearsPhrase(claim, entry))) return [];
  const alike = (frame: Frame) =>
    frame.words.filter(
      (word) => !word.stop && !isNeutral(word.lower) && claim.stems.has(word.stem),
    );
  const cited = mode === "line" ? all : all.filter((frame) => alike(frame).length >= 2);
  return claim.numbers
    .filter((entry) => isYearsPhrase(claim, entry) && entry.unit?.name !== "decade")
    .flatMap((entry): Objection[] => {
      const told = cited.flatMap((frame) =>
        frame.numbers.filter((other) => isYearsPhrase(frame, other)),
      );
      if (told.length === 0) return [];
      const span = spanOf(entry);
      const equal = told.filter((other) => other.value === entry.value);
      if (equal.length === 0)
        return [{ hard: true, span, detail: "Your resume states another number of years here." }];
      // "over three years" also means "within three years".
      const longer = /\b(?:more|longer) than\s*$|\bat least\s*$/i.test(
        claim.text.slice(0, entry.start),
      );
      const more =
        entry.qualifier === "over" &&
        equal.every(
          (other) => other.qualifier === "about" || (longer && other.qualifier !== "over"),
        );
      return more
        ? [{ hard: true, span, detail: "Your resume does not say that it was longer." }]
        : [];
    });
};

/** Whether the dates carry a number of years: "nearly 5" may be 4 and a half, "over 5" is more than 5. */
function enough(entry: NumberMention, years: number, almost: boolean): boolean {
  if (almost) return entry.value <= years + 0.5;
  // "three and a half" is told of at least so many months; a whole number of full years.
  const told = Number.isInteger(entry.value) ? Math.floor(years + 0.09) : years + 0.09;
  return entry.value <= told;
}

/** Whether years that a basis does not give may be meant of another one; without any dates nothing says otherwise. */
function isDoubtful(claim: Frame, entry: NumberMention, basis: Basis, total: number): boolean {
  if (total === 0) return true;
  if (entry.value > total || /^(?:all your jobs together|that kind of work)$/.test(basis.of))
    return false;
  if (/\bat\b/.test(claim.text.slice(entry.end, entry.end + 12))) return false;
  return basis.years === 0 || entry.value - basis.years < 2 || basis.of === "work of that field";
}

/** Years that the dates do not add up to; overlaps count once. */
export const checkYears: Check = (claim, { source, posting, mode, cited }) =>
  claim.numbers
    .filter((entry) => isYearsPhrase(claim, entry) && entry.unit?.name !== "decade")
    .flatMap((entry): Objection[] => {
      const stated = cited.some((frame) =>
        frame.numbers.some((other) => isYearsPhrase(frame, other)),
      );
      if (mode === "line" && stated && isSpanOfLine(claim, entry)) return [];
      if (
        posting.text.includes(claim.text.slice(entry.start, entry.end)) &&
        /\byou\b|\bposting\b/i.test(claim.text)
      )
        return [];
      if (isStated(source, claim, entry)) return [];
      const basis = basisOf(source, claim, entry);
      if (enough(entry, basis.years, almost(claim, entry))) return [];
      return [
        {
          hard: !isDoubtful(claim, entry, basis, basisTotal(source)),
          span: spanOf(entry),
          detail: `The dates of your resume give ${Math.floor(basis.years)} years for ${basis.of}.`,
        },
      ];
    });

function almost(claim: Frame, entry: NumberMention): boolean {
  return /\b(?:nearly|almost|close to|just under|about|around|approximately)\s*$/i.test(
    claim.text.slice(0, entry.start),
  );
}

/** The years of all paid work of a source; overlaps count once. */
export function basisTotal(source: Source): number {
  return yearsOf(source.roles.filter((role) => role.paid && role.range !== undefined));
}

/** Calendar years and terms that did not exist when the role ended. */
export const checkAnachronism: Check = (claim, { role }) => {
  const end = role?.period.end;
  if (role === undefined || end === undefined || end === "" || end === "present") return [];
  const ended = Number(end.slice(0, 4));
  return claim.hits.flatMap((hit): Objection[] =>
    hit.term.released !== undefined && hit.term.released > ended
      ? [
          {
            hard: true,
            span: spanOf(hit),
            detail: `${hit.spelling} did not exist yet when this role ended.`,
          },
        ]
      : [],
  );
};
