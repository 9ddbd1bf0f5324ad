import type { Fact, Resume } from "@savile/model";
import { keyValueMean } from "./calibrate.ts";
import { heldDown } from "./held-down.ts";

/** Mean probability of the key values, for sources that state what each value is; `null` without any. */
export function fileConfidence(resume: Resume, facts: readonly Fact[]): number | null {
  if (facts.length === 0) return null;
  return heldDown(Math.round(keyValueMean({ resume }, facts) * 1000) / 1000, resume);
}
