import type { Tables } from "../tables/read-tables.ts";
import { titleOf } from "./title-of.ts";
import type { Title } from "./title.ts";

/** How far two titles are apart, nearest first. */
export const titleDistances = {
  same: 0,
  occupation: 0.1,
  broad: 0.2,
  minor: 0.3,
  family: 0.5,
  head: 0.75,
  none: 1,
} as const;

type Distance = (typeof titleDistances)[keyof typeof titleDistances];

function meet(a: ReadonlySet<number>, b: ReadonlySet<number>): boolean {
  return [...a].some((one) => one > 0 && b.has(one));
}

/** Titles whose tail alone is known say their field, and no occupation. */
function isSure(title: Title): boolean {
  return title.by === "exact" || title.by === "trimmed";
}

function fieldDistance(tables: Tables, a: Title, b: Title): Distance {
  const groups = (title: Title, digits: number) =>
    new Set(
      title.occupations.map((row) => Math.floor((tables.occupations.broads[row] ?? 0) / digits)),
    );
  const isNear = isSure(a) && isSure(b);
  if (isNear && meet(groups(a, 1), groups(b, 1))) return titleDistances.broad;
  if (isNear && meet(groups(a, 10), groups(b, 10))) return titleDistances.minor;
  if (meet(groups(a, 1000), groups(b, 1000))) return titleDistances.family;
  return a.head !== "" && a.head === b.head ? titleDistances.head : titleDistances.none;
}

function distanceOf(tables: Tables, a: Title, b: Title): Distance {
  if (a.folded === b.folded) return titleDistances.same;
  if (a.core === b.core && a.head !== "") return titleDistances.occupation;
  const rows = new Set(a.occupations);
  if (isSure(a) && isSure(b) && b.occupations.some((row) => rows.has(row))) {
    return titleDistances.occupation;
  }
  return fieldDistance(tables, a, b);
}

/**
 * How far two titles are apart, 0 to 1: the same title, the same occupation (rank and place aside), broad
 * occupation, minor group, family, only the same head, nothing. Symmetric; 0 for a title and itself.
 */
export function titleDistance(tables: Tables, a: string, b: string): Distance {
  return distanceOf(tables, titleOf(tables, a), titleOf(tables, b));
}

/** Whether two titles name one occupation. */
export function sameOccupation(tables: Tables, a: string, b: string): boolean {
  return titleDistance(tables, a, b) <= titleDistances.occupation;
}

/** Whether two titles belong to one family of occupations. */
export function sameFamily(tables: Tables, a: string, b: string): boolean {
  return titleDistance(tables, a, b) <= titleDistances.family;
}
