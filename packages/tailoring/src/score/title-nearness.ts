import { titleDistance, titleFamilies, tradeWords } from "@savile/taxonomy";
import type { Tables } from "@savile/taxonomy";
import { knownTables } from "../knowledge/known-tables.ts";
import { titleSimilarity } from "../match/titles.ts";
import { nearnessOfStep, neighbours, wordsOfTitle } from "./weights.data.ts";

const steps = [
  [0, nearnessOfStep.same],
  [0.1, nearnessOfStep.occupation],
  [0.2, nearnessOfStep.broad],
  [0.3, nearnessOfStep.minor],
  [0.5, nearnessOfStep.family],
  [0.75, nearnessOfStep.head],
] as const;

function byDistance(tables: Tables, a: string, b: string): number {
  const distance = titleDistance(tables, a, b);
  return steps.find(([at]) => distance <= at)?.[1] ?? nearnessOfStep.none;
}

function byFamily(tables: Tables, a: string, b: string): number {
  const [own, other] = [titleFamilies(tables, a), titleFamilies(tables, b)];
  if (own.some((family) => other.includes(family))) return nearnessOfStep.family;
  const isNear = neighbours.some(
    (group) =>
      own.some((family) => group.includes(family)) &&
      other.some((family) => group.includes(family)),
  );
  return isNear ? nearnessOfStep.neighbours : nearnessOfStep.none;
}

function byWords(a: string, b: string): number {
  const { least, most } = wordsOfTitle;
  const alike = titleSimilarity(a, b);
  return alike === 0 ? 0 : least + (most - least) * alike;
}

/**
 * How near two titles are, 0 to 1: by the occupations and their families, and by the words of their trade, whichever
 * says more. Heads that stand in every trade ("manager", "engineer") bring no two titles together.
 */
export function titleNearness(a: string, b: string): number {
  const tables = knownTables();
  if (tables === undefined) return byWords(a, b);
  const trade = new Set(tradeWords(tables, a));
  const sharesTrade = tradeWords(tables, b).some((word) => trade.has(word));
  return Math.max(
    byDistance(tables, a, b),
    byFamily(tables, a, b),
    sharesTrade ? byWords(a, b) : 0,
  );
}

/** Whether anything is known of a title: its occupation, its family or that of its trade. */
export function isKnownTitle(title: string): boolean {
  const tables = knownTables();
  return tables === undefined || titleFamilies(tables, title).length > 0;
}
