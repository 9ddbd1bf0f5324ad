import type { LimitRule } from "../limits/take-limits.ts";

const hour = 60 * 60;

/**
 * Results before sign-in: five an hour and twelve a day from one network, as many as a house needs that tries it
 * out. None is counted on this computer alone.
 */
export function visitRules(network: string | null): LimitRule[] {
  if (network === null) return [];
  return [
    { key: `visit:hour:${network}`, count: 5, seconds: hour },
    { key: `visit:day:${network}`, count: 12, seconds: 24 * hour },
  ];
}
