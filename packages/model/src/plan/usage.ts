import { unlimited } from "./catalogue.ts";

/** What is counted per account and calendar month. */
export const usageKinds = ["generation", "refinement", "download"] as const;
export type UsageKind = (typeof usageKinds)[number];

/** The usage period of a moment: its calendar month in UTC as `YYYY-MM`. */
export function usagePeriodOf(at: Date): string {
  return at.toISOString().slice(0, 7);
}

/** When the counts start anew: the first of the next month, 00:00 UTC. */
export function usageResetAfter(at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));
}

/** Share of a limit from which on a person is warned. */
const warnFrom = 0.8;

const warnings = {
  generation: {
    low: "You're running low on document generations this month",
    reached: "Generation limit reached for this month",
  },
  download: {
    low: "You're running low on PDF downloads this month",
    reached: "Download limit reached for this month",
  },
} as const;

/** A warning about a limit that is near or reached. */
export interface UsageWarning {
  readonly kind: keyof typeof warnings;
  readonly text: string;
}

/** The warning of one kind: from 80 % on, and another at 100 %; `null` below and without a limit. */
export function usageWarning(
  kind: UsageWarning["kind"],
  used: number,
  limit: number,
): UsageWarning | null {
  if (limit === unlimited || used < limit * warnFrom) return null;
  return { kind, text: used >= limit ? warnings[kind].reached : warnings[kind].low };
}
