import { createHash } from "node:crypto";

export type Side = "known" | "sealed";

function hashOf(name: string): string {
  return createHash("sha256").update(name).digest("hex");
}

/**
 * One third of a batch, those whose names have the smallest SHA-256, is sealed for good. What is added later is
 * a batch of its own, so that no maker ever changes sides.
 */
export function sealedOf(batch: readonly string[]): ReadonlySet<string> {
  const inOrder = batch.toSorted((a, b) => (hashOf(a) < hashOf(b) ? -1 : 1));
  return new Set(inOrder.slice(0, Math.round(batch.length / 3)));
}
