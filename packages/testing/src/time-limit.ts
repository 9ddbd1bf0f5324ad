/** Work that is slower than this by its own fault is so by orders of magnitude: exponents and squares. */
const margin = 3;

/** How many times slower than the machine of the limits this one is; measured once by `scripts/machine-factor.ts`. */
const factor = Number(process.env["SAVILE_TIME_FACTOR"] ?? 1);

/** The whole milliseconds in which work must be done that takes less than `ms` on a quiet machine. */
export function timeLimit(ms: number): number {
  return Math.ceil(ms * margin * factor);
}
