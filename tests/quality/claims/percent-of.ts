import type { Share } from "./measure-batch.ts";

function cut(part: number): string {
  return (part * 100).toFixed(1);
}

/** A share with its interval, in percent. */
export function percentOf({ of, share, from, to }: Share): string {
  return of === 0 ? "-" : `${cut(share)} (${cut(from)}-${cut(to)})`;
}
