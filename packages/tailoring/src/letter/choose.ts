import { hashText } from "../text/hash.ts";

/** Orders frames by a seed; those that the letter has used come last. */
export interface Chooser {
  readonly order: (slot: string, frames: readonly string[]) => readonly string[];
  readonly use: (frame: string) => void;
  /** A number below `below` that depends on the seed and the slot alone. */
  readonly pick: (slot: string, below: number) => number;
}

/** A chooser whose choices depend only on the seed. */
export function chooserFor(seed: string): Chooser {
  const used = new Set<string>();
  const pick = (slot: string, below: number) =>
    hashText(`${seed}\u0000${slot}`) % Math.max(1, below);
  return {
    order(slot, frames) {
      const from = pick(slot, frames.length);
      const turned = [...frames.slice(from), ...frames.slice(0, from)];
      return [
        ...turned.filter((frame) => !used.has(frame)),
        ...turned.filter((frame) => used.has(frame)),
      ];
    },
    use: (frame) => {
      used.add(frame);
    },
    pick,
  };
}

/** Fills `{slots}` of a frame. */
export function fill(frame: string, values: Readonly<Record<string, string>>): string {
  // "Acme Inc." at the end of a sentence already has its full stop.
  return frame
    .replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "")
    .replace(/\.\.(?!\.)/g, ".");
}
