/** A source of random numbers that gives the same ones for the same seed. */
export interface Dice {
  /** From 0 to below 1. */
  readonly next: () => number;
  /** From 0 to below `n`. */
  readonly upTo: (n: number) => number;
  readonly oneOf: <T>(list: readonly [T, ...T[]]) => T;
  readonly chance: (share: number) => boolean;
}

/** Dice by the mulberry32 generator. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const upTo = (n: number): number => Math.floor(next() * n);
  return {
    next,
    upTo,
    oneOf: (list) => list[upTo(list.length)] ?? list[0],
    chance: (share) => next() < share,
  };
}
