import type { Refinement, Tailoring } from "@savile/model";
import { writtenOf } from "../assemble/written-of.ts";

/**
 * A Tailoring with this list of instructions, to be put together by a review. Without any it is what was
 * written before the first one.
 */
export function setRefinements(
  tailoring: Tailoring,
  refinements: readonly Refinement[],
): Tailoring {
  const { refined: _, ...rest } = tailoring;
  const written = writtenOf(tailoring);
  if (refinements.length === 0) return { ...rest, ...written };
  return { ...rest, refined: { written, refinements: [...refinements] } };
}
