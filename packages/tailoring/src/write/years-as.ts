import type { Source, SourceRole } from "../match/source.ts";
import { titleSimilarity } from "../match/titles.ts";
import { unionMonths } from "../text/months.ts";
import { numberWords } from "../text/number-words.data.ts";

const amount = `(\\d{1,2}|${Object.keys(numberWords).join("|")})`;
const statedYears = new RegExp(
  `\\b${amount}\\s?\\+?(?: plus)? years?\\b(?! (?:ago|old|of age|in (?:school|college)))`,
  "iu",
);
/** Dates and the person's own number may differ by this much and still speak of the same work. */
const mostApart = 3;

/** The number of years that the person's own summary states. */
function ownYears(source: Source): number | undefined {
  const found = statedYears.exec(source.byAddress.get("summary")?.text ?? "")?.[1]?.toLowerCase();
  return found === undefined ? undefined : (numberWords[found] ?? Number(found));
}

/**
 * Full years in roles of the same kind as a title; overlaps count once. Where the person's own summary
 * states a slightly smaller number, that one stands: two documents of one person do not disagree.
 */
export function yearsAs(source: Source, title: string): { years: number; roles: SourceRole[] } {
  const roles = source.roles.filter(
    (role) => role.paid && role.range !== undefined && titleSimilarity(role.title, title) >= 0.45,
  );
  const months = unionMonths(roles.flatMap((role) => role.range ?? []));
  const years = Math.floor(months / 12);
  const own = ownYears(source);
  const agrees = own !== undefined && own > 0 && own < years && years - own <= mostApart;
  return { years: agrees ? own : years, roles };
}
