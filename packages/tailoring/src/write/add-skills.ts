import type { Source } from "../match/source.ts";
import type { TailoringPlan } from "../plan/make-plan.ts";
import type { Proposal, Sentence } from "../input/draft.ts";
import { namedSkills } from "./named-skills.ts";
import { joinList, withStop, wordCount } from "../words/phrases.ts";

const longestSummary = 60;
const fewest = 1;
const most = 4;

/**
 * The person's own summary with one sentence that names what the posting requires, the resume proves and
 * the first lines do not say.
 */
export function addSkills(source: Source, plan: TailoringPlan): Proposal | undefined {
  const own = source.byAddress.get("summary");
  if (own === undefined || wordCount(own.text) > longestSummary) return undefined;
  const first = `${own.text} ${source.resume.headline}`.toLowerCase();
  const skills = namedSkills(source, plan, 9)
    .filter((skill) => {
      const requirement = plan.byReq.get(skill.reqId)?.requirement;
      const said = own.terms.has(skill.termId) || first.includes(skill.text.toLowerCase());
      return requirement?.level === "required" && !said;
    })
    .slice(0, most);
  // One skill is worth a sentence only where it has a name of its own.
  const named = skills.some((skill) => /[\p{Lu}\d]/u.test(skill.text));
  if (skills.length < (named ? fewest : fewest + 1)) return undefined;
  const added: Sentence = {
    text: `Skills include ${joinList(skills.map((skill) => skill.text))}.`,
    factIds: skills.map((skill) => skill.factId),
    reqIds: skills.map((skill) => skill.reqId),
  };
  const kept: Sentence = { text: withStop(own.text), factIds: ["summary"], reqIds: [] };
  return {
    path: "summary",
    before: source.resume.summary,
    after: `${kept.text} ${added.text}`,
    rule: "summary",
    reason:
      "Your summary stays; one sentence names what this posting requires and your resume proves.",
    evidence: ["summary", ...added.factIds],
    reqIds: [...added.reqIds],
    sentences: [kept, added],
  };
}
