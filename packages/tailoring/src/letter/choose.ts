import { hashText } from "../text/hash.ts";

/** Orders frames by a seed. */
export interface Chooser {
  readonly order: (slot: string, frames: readonly string[]) => readonly string[];
}

/** A chooser whose choices depend only on the seed. */
export function chooserFor(seed: string): Chooser {
  return {
    order(slot, frames) {
      const from = hashText(`${seed}\u0000${slot}`) % Math.max(1, frames.length);
      return [...frames.slice(from), ...frames.slice(0, from)];
    },
  };
}
