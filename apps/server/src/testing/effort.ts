/** Whether long measurements run in full (`npm run quality:security`, `npm run quality:fuzz`) or as a slice. */
const isFull = process.env["SAVILE_EFFORT"] === "full";

/** The number of repetitions of a long test: `slice` in the default run. */
export function effort(sizes: { readonly slice: number; readonly full: number }): number {
  return isFull ? sizes.full : sizes.slice;
}
