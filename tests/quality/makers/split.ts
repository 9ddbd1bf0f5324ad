import { createHash } from "node:crypto";

export type Side = "known" | "sealed";

function hashOf(name: string): string {
  return createHash("sha256").update(name).digest("hex");
}

/**
 * A part of a batch, those whose names have the smallest SHA-256, is sealed for good: a third, if nothing else is
 * said. What is added later is a batch of its own, so that no maker ever changes sides.
 */
export function sealedOf(batch: readonly string[], share = 1 / 3): ReadonlySet<string> {
  const inOrder = batch.toSorted((a, b) => (hashOf(a) < hashOf(b) ? -1 : 1));
  return new Set(inOrder.slice(0, Math.round(batch.length * share)));
}
