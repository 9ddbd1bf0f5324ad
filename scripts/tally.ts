/** What a lane counted. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed or passed only at its second try, a line each, for the end of a long run. */
  readonly faults: readonly string[];
}

/** Of nothing. */
export const noTally: Tally = { passed: 0, failed: 0, skipped: 0, faults: [] };

/** The sum of two lanes. */
export function addTallies(one: Tally, other: Tally): Tally {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    faults: [...one.faults, ...other.faults],
  };
}
