import type { Posting } from "@savile/model";
import { sameFamily } from "../match/title-family.ts";
import type { TailoringPlan } from "../plan/make-plan.ts";

/** Whether the work done so far is of the kind that is sought. */
export function isNear({ closest }: TailoringPlan, { title }: Pick<Posting, "title">): boolean {
  if (closest === undefined || title === undefined) return true;
  return closest.similarity >= 0.3 || sameFamily(closest.role.title, title);
}
