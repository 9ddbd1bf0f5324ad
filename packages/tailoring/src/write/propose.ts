import type { Posting } from "@savile/model";
import type { Source } from "../match/source.ts";
import type { TailoringPlan } from "../plan/make-plan.ts";
import { orderLines, orderSkills, rewriteLines } from "./bullets.ts";
import type { Proposal } from "../input/draft.ts";
import { writeHeadline } from "./headline.ts";
import { writeSummary } from "./summary.ts";

/** Everything that the embedded writer would change in the resume, in the order of the document. */
export function proposeResume(source: Source, plan: TailoringPlan, posting: Posting): Proposal[] {
  const english = source.resume.language.startsWith("en");
  return [
    writeHeadline(source, plan, posting),
    writeSummary(source, plan, posting),
    ...(english ? rewriteLines(source, posting) : []),
    ...orderLines(source, plan),
    ...orderSkills(source, plan),
  ].filter((proposal) => proposal !== undefined);
}
