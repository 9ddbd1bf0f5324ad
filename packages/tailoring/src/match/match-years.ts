import type { Requirement } from "@savile/model";
import { unionMonths } from "../text/months.ts";
import { names } from "./ancestry.ts";
import { contentStemsOf } from "./analyse.ts";
import { none, round } from "./evidence.ts";
import type { Found } from "./evidence.ts";
import type { Source, SourceRole } from "./source.ts";
import { inFamilyOf } from "./title-family.ts";

/** Kinds of houses that employers name themselves by. */
const houses =
  /\b(?:hospitals?|schools?|banks?|construction|hotels?|casinos?|resorts?|restaurants?|librar(?:y|ies)|universit(?:y|ies)|airlines?|airways|farms?|clinics?|pharmac(?:y|ies)|warehouses?|museums?|dental|veterinary|law firms?|plastics|foundry)\b/giu;

/** "Two years of hospital experience" of one who worked at a hospital. */
function namesHouse(org: string, text: string): boolean {
  const own = new Set((org.match(houses) ?? []).flatMap(contentStemsOf));
  return (text.match(houses) ?? []).flatMap(contentStemsOf).some((stem) => own.has(stem));
}

function isOfField(source: Source, role: SourceRole, requirement: Requirement): boolean {
  const stems = new Set(
    contentStemsOf(requirement.text.replace(/^[\d\s+-]+|\byears?\b|\bexperience\b/gi, "")),
  );
  if (namesHouse(role.org, requirement.text)) return true;
  const title = source.byAddress.get(role.titleAddress);
  const own = title === undefined ? role.lines : [...role.lines, title];
  return (
    own.some((line) => requirement.canonical.some((id) => names(line.terms, id))) ||
    contentStemsOf(role.title).some((stem) => stems.has(stem)) ||
    inFamilyOf(role.title, requirement.text)
  );
}

/** Years in a field: months covered by the jobs whose lines or titles name it; overlaps count once. */
export function matchYears(source: Source, requirement: Requirement): Found {
  const need = (requirement.minYears ?? 0) * 12;
  const roles = source.roles.filter(
    (role) =>
      role.paid &&
      role.range !== undefined &&
      (requirement.canonical.length === 0 || isOfField(source, role, requirement)),
  );
  const months = unionMonths(
    roles.flatMap((role) => (role.range === undefined ? [] : [role.range])),
  );
  if (months === 0 || need === 0) return none;
  return {
    factIds: roles.map((role) => role.datesAddress).slice(0, 6),
    strength: round(Math.min(1, months / need)),
    how: "years",
  };
}
