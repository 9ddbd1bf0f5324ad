import { openStatus } from "../match/status.ts";
import type { Source } from "../match/source.ts";
import type { TailoringPlan } from "../plan/make-plan.ts";
import type { Proposal, Sentence } from "../input/draft.ts";
import { namedSkills } from "./named-skills.ts";
import { joinList } from "../words/phrases.ts";
import { namesSomebody } from "../words/somebody.ts";
import { yearsAs } from "./years-as.ts";

const most = 4;

/**
 * A summary for work of another kind than what was done so far: the title that was held, and apart from
 * it what the posting asks for and the resume shows. Who still studies for the work gets none.
 */
export function farSummary(source: Source, plan: TailoringPlan): Proposal | undefined {
  const role = plan.closest?.role;
  const studies = source.resume.education.some(({ id }) => {
    const degree = source.byAddress.get(`${id}.degree`);
    return degree !== undefined && openStatus(source, degree);
  });
  const skills = namedSkills(source, plan, most);
  const asked = skills.some(
    (skill) => plan.byReq.get(skill.reqId)?.requirement.level === "required",
  );
  // A title of long ago says what somebody was.
  if (role === undefined || role.recency > 0 || !namesSomebody(role.title)) return undefined;
  if (studies || !asked) return undefined;
  const { years, roles } = yearsAs(source, role.title);
  if (years === 0) return undefined;
  const experience = `${years} ${years === 1 ? "year" : "years"} of experience`;
  const sentences: Sentence[] = [
    {
      text: `${role.title} with ${experience} and skills in ${joinList(skills.map((skill) => skill.text))}.`,
      factIds: [
        role.titleAddress,
        ...roles.map((entry) => entry.datesAddress),
        ...skills.map((skill) => skill.factId),
      ],
      reqIds: skills.map((skill) => skill.reqId),
    },
  ];
  return {
    path: "summary",
    before: null,
    after: sentences.map((sentence) => sentence.text).join(" "),
    rule: "summary",
    reason:
      "A short summary from your own lines: what you have been, and what this posting asks for.",
    evidence: [...new Set(sentences.flatMap((sentence) => sentence.factIds))],
    reqIds: [...new Set(sentences.flatMap((sentence) => sentence.reqIds))],
    sentences,
  };
}
