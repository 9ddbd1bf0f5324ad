import type { Source, SourceRole } from "../match/source.ts";
import { titleSimilarity } from "../match/titles.ts";
import { unionMonths } from "../text/months.ts";

/** Full years in roles of the same kind as a title; overlaps count once. */
export function yearsAs(source: Source, title: string): { years: number; roles: SourceRole[] } {
  const roles = source.roles.filter(
    (role) => role.paid && role.range !== undefined && titleSimilarity(role.title, title) >= 0.45,
  );
  const months = unionMonths(roles.flatMap((role) => role.range ?? []));
  return { years: Math.floor(months / 12), roles };
}
