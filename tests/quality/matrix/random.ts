/** A stream of numbers that a seed fixes: the same seed makes the same files on every machine. */
export interface Random {
  /** A number from 0 up to 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  /** `count` different members in the order of the list, or all of them. */
  some<T>(list: readonly T[], count: number): T[];
  chance(probability: number): boolean;
}

function mix(seed: string): number {
  let hash = 2_166_136_261;
  for (const character of seed) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 16_777_619);
  }
  return hash >>> 0;
}

/** Starts a stream; different seeds give independent streams. */
export function createRandom(seed: string): Random {
  let state = mix(seed);
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => {
    const found = list[whole(0, list.length - 1)];
    if (found === undefined) throw new Error("nothing to pick from");
    return found;
  };
  const some = <T>(list: readonly T[], count: number): T[] => {
    const left = list.map((_, index) => index);
    while (left.length > count) left.splice(whole(0, left.length - 1), 1);
    return left.flatMap((index) => {
      const one = list[index];
      return one === undefined ? [] : [one];
    });
  };
  return { next, whole, pick, some, chance: (probability) => next() < probability };
}
