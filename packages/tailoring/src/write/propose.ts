import type { Posting } from "@savile/model";
import type { Source } from "../match/source.ts";
import type { TailoringPlan } from "../plan/make-plan.ts";
import { orderLines, orderSkills, rewriteLines } from "./bullets.ts";
import type { Proposal } from "../input/draft.ts";
import { addProvenSkills } from "./add-proven-skills.ts";
import { writeHeadline } from "./headline.ts";
import { orderSections } from "./order-sections.ts";
import { writeSummary } from "./summary.ts";

/** Everything that the embedded writer would change in the resume, in the order of the document. */
export function proposeResume(source: Source, plan: TailoringPlan, posting: Posting): Proposal[] {
  const english = source.resume.language.startsWith("en");
  const summary = writeSummary(source, plan, posting);
  const skills = english ? addProvenSkills(source, plan) : [];
  return [
    writeHeadline(source, plan, posting),
    summary,
    ...(english ? rewriteLines(source, posting) : []),
    ...orderLines(source, plan),
    ...skills,
    ...orderSkills(source, plan, skills),
    orderSections(source, plan, summary),
  ].filter((proposal) => proposal !== undefined);
}
