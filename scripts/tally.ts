/** What a lane counted. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Of nothing. */
export const noTally: Tally = { passed: 0, failed: 0, skipped: 0 };

/** The sum of two lanes. */
export function addTallies(one: Tally, other: Tally): Tally {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}
