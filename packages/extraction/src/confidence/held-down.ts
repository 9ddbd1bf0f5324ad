import type { Resume } from "@savile/model";

/** Nobody should trust a reading that found no job, however sure it is of the rest. */
const mostWithoutJob = 0.5;

/** The figure of a file, held down where no job was found in it. */
export function heldDown(share: number, { experience }: Pick<Resume, "experience">): number {
  return experience.length === 0 ? Math.min(share, mostWithoutJob) : share;
}
