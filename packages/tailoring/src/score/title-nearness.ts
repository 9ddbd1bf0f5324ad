import { isBareTitle, titleDistance, titleFamilies, tradeWords } from "@savile/taxonomy";
import type { Tables } from "@savile/taxonomy";
import { knownTables } from "../knowledge/known-tables.ts";
import { titleSimilarity } from "../match/titles.ts";
import type { OpenTo } from "./openness.ts";
import {
  bareTitle,
  nearnessOfStep,
  neighbours,
  openFamilies,
  openNearness,
  wordsOfTitle,
} from "./weights.data.ts";

const steps = [
  [0, nearnessOfStep.same],
  [0.1, nearnessOfStep.occupation],
  [0.2, nearnessOfStep.broad],
  [0.3, nearnessOfStep.minor],
] as const;
/** The step at which two titles share their head and nothing else. */
const sameHead = 0.75;

function byDistance(tables: Tables, a: string, b: string): number {
  const distance = titleDistance(tables, a, b);
  const step = steps.find(([at]) => distance <= at)?.[1];
  return step ?? (distance === sameHead ? nearnessOfStep.head : nearnessOfStep.none);
}

function meets(families: readonly number[], group: readonly number[]): boolean {
  return families.some((family) => group.includes(family));
}

/** A title of many trades belongs to each of them a little. */
function sharedFamilies(own: readonly number[], other: readonly number[]): number {
  const fewest = Math.min(own.length, other.length);
  return fewest === 0 ? 0 : own.filter((family) => other.includes(family)).length / fewest;
}

function byFamily(tables: Tables, a: string, b: string, openTo: OpenTo): number {
  const [own, other] = [titleFamilies(tables, a), titleFamilies(tables, b)];
  const isOpenTo = (group: readonly number[]) => meets(own, group) && meets(other, group);
  const isNear = openTo !== "none" && openFamilies.some(isOpenTo);
  const shared = sharedFamilies(own, other);
  const isOpen = isNear || openTo === "beginners";
  if (shared > 0) return shared * (isOpen ? openNearness.family : nearnessOfStep.family);
  if (isNear) return openNearness.neighbours;
  return neighbours.some(isOpenTo) ? nearnessOfStep.neighbours : nearnessOfStep.none;
}

function byWords(a: string, b: string): number {
  const { least, most } = wordsOfTitle;
  const alike = titleSimilarity(a, b);
  return alike === 0 ? 0 : least + (most - least) * alike;
}

/**
 * How near two titles are, 0 to 1: by the occupations and their families, and by the words of their trade, whichever
 * says more. Heads that stand in every trade ("manager", "engineer") bring no two titles together. `openTo` says who comes to the job from other trades.
 */
export function titleNearness(a: string, b: string, openTo: OpenTo = "none"): number {
  const tables = knownTables();
  if (tables === undefined) return byWords(a, b);
  const [own, other] = [tradeWords(tables, a), tradeWords(tables, b)];
  const sharesTrade = other.some((word) => own.includes(word));
  const distance = byDistance(tables, a, b);
  const isSame = distance === nearnessOfStep.same;
  const isBare = !isSame && (isBareTitle(tables, a) || isBareTitle(tables, b));
  return Math.max(
    isBare ? Math.min(bareTitle, distance) : distance,
    byFamily(tables, a, b, openTo),
    sharesTrade ? byWords(a, b) : 0,
  );
}

/** Whether a title has a head of many trades and no word of one: "Staff Engineer". */
export function saysNoTrade(title: string): boolean {
  const tables = knownTables();
  return tables !== undefined && isBareTitle(tables, title);
}

/** Whether anything is known of a title: its occupation, its family or that of its trade. */
export function isKnownTitle(title: string): boolean {
  const tables = knownTables();
  return tables === undefined || titleFamilies(tables, title).length > 0;
}
