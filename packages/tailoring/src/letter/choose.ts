import { hashText } from "../text/hash.ts";

/** Picks frames by a seed, never the same one twice in a letter. */
export interface Chooser {
  readonly frame: (slot: string, frames: readonly string[]) => string;
}

/** A chooser whose choices depend only on the seed. */
export function chooserFor(seed: string): Chooser {
  const used = new Set<string>();
  return {
    frame(slot, frames) {
      const from = hashText(`${seed}\u0000${slot}`) % Math.max(1, frames.length);
      for (let step = 0; step < frames.length; step += 1) {
        const frame = frames[(from + step) % frames.length] ?? "";
        if (!used.has(frame)) {
          used.add(frame);
          return frame;
        }
      }
      return frames[from] ?? "";
    },
  };
}

/** Fills `{slots}` of a frame. */
export function fill(frame: string, values: Readonly<Record<string, string>>): string {
  // "Acme Inc." at the end of a sentence already has its full stop.
  return frame
    .replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "")
    .replace(/\.\.(?!\.)/g, ".");
}
