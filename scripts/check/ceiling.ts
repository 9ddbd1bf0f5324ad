/** Warnings by rule that are still there: none may be added. */
export type Ceiling = Readonly<Record<string, number>>;

/** A rule that warns more often than it may. */
interface Above {
  readonly rule: string;
  readonly count: number;
  readonly most: number;
}

/** Compares warnings by rule with their ceiling; `lowered` is the next ceiling, or `null` where it stays. */
export function compareWithCeiling(
  counts: Ceiling,
  ceiling: Ceiling,
): { readonly above: readonly Above[]; readonly lowered: Ceiling | null } {
  const above = Object.entries(counts)
    .map(([rule, count]) => ({ rule, count, most: ceiling[rule] ?? 0 }))
    .filter(({ count, most }) => count > most);
  const next = Object.entries(ceiling)
    .map(([rule, most]): readonly [string, number] => [rule, Math.min(most, counts[rule] ?? 0)])
    .filter(([, most]) => most > 0);
  const isLower = Object.entries(ceiling).some(([rule, most]) => (counts[rule] ?? 0) < most);
  return { above, lowered: isLower ? Object.fromEntries(next) : null };
}
