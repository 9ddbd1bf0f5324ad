/** Whether long measurements run in full (`npm run quality:...`) or as a slice, as with every test run. */
const isFull = process.env["SAVILE_EFFORT"] === "full";

/** Most cases that a property test tries in the default run. */
const maxDefaultRuns = 100;

/** The number of repetitions of a long test: `slice` in the default run. */
export function effort(sizes: { readonly slice: number; readonly full: number }): number {
  return isFull ? sizes.full : sizes.slice;
}

/** The number of cases of a property test: at most a hundred in the default run, `full` in a full one. */
export function runs(full: number): number {
  return effort({ slice: Math.min(full, maxDefaultRuns), full });
}
