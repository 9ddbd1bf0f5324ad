import type { WrittenLine } from "@savile/tailoring";

const everyMs = 400;

/**
 * Passes on the lines that a model writes, at most every 0.4 s and only those that have changed since; `count`
 * is how many lines there are by now.
 */
export function createLineTeller(
  tell: (changed: readonly WrittenLine[], count: number) => void,
  now: () => number,
) {
  const told = new Map<string, string>();
  const current = new Map<string, string>();
  let last = Number.NEGATIVE_INFINITY;
  return (lines: readonly WrittenLine[]): void => {
    for (const { slot, text } of lines) current.set(slot, text);
    if (now() - last < everyMs) return;
    const changed = [...current].filter(([slot, text]) => told.get(slot) !== text);
    if (changed.length === 0) return;
    last = now();
    for (const [slot, text] of changed) told.set(slot, text);
    tell(
      changed.map(([slot, text]) => ({ slot, text })),
      current.size,
    );
  };
}
