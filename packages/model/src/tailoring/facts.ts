import { resumeLeaves } from "../resume/address.ts";
import type { Leaf } from "../resume/address.ts";
import type { Fact, FactOrigin } from "./fact.ts";
import type { Resume } from "../resume/resume.ts";

function factOf(leaf: Leaf, origin: FactOrigin): Fact {
  const { address, kind, text, entry } = leaf;
  const fact = { id: address, kind, text, confidence: 1, origin };
  return entry === undefined ? fact : { ...fact, parent: entry };
}

/**
 * A Fact for each stated value of a Resume that no file carries (typed in, or sent as JSON): certain, and
 * without a place in a file.
 */
export function factsOfResume(resume: Resume, origin: FactOrigin): Fact[] {
  return resumeLeaves(resume).map((leaf) => factOf(leaf, origin));
}
