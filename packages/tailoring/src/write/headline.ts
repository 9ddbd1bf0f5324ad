import { isBrand } from "@savile/taxonomy/lexicon";
import type { Posting } from "@savile/model";
import type { Source } from "../match/source.ts";
import type { TailoringPlan } from "../plan/make-plan.ts";
import type { Proposal } from "../input/draft.ts";
import { isNear } from "./near-title.ts";
import { namedSkills } from "./named-skills.ts";
import type { NamedSkill } from "./named-skills.ts";
import { upperFirst, wordCount } from "../words/phrases.ts";

/** Single words that say little beside a title. */
const everydayWord =
  /^(?:training|teaching|sales|marketing|reporting|compliance|audit|billing|editing|coaching|accounting|english|communication)$/i;

/** "Payroll"; "iOS" and "dbt" keep their case. */
function headlineSkill(text: string): string {
  return isBrand(text) || /\p{Lu}/u.test(text.slice(1)) ? text : upperFirst(text);
}

/** "Farm Manager | Budget" tells nothing: a lone word stands there only where the person lists it or it is a name. */
function isTelling(source: Source, { text, factId }: NamedSkill): boolean {
  return (
    /[\s\d]|\S\p{Lu}/u.test(text) || isBrand(text) || source.byAddress.get(factId)?.place === "list"
  );
}

/** A held title with at most two proven skills. */
export function writeHeadline(
  source: Source,
  plan: TailoringPlan,
  posting: Posting,
): Proposal | undefined {
  const own = source.resume.headline;
  const role = plan.closest?.role;
  if (role === undefined || source.hidden.has("headline") || wordCount(role.title) > 7)
    return undefined;
  // What the person wrote stays as it is.
  if (own !== "") return undefined;
  const title = role.title;
  // "Student Supervisor | ArcGIS" tells of work that was not done as a supervisor.
  const near = isNear(plan, posting);
  const skills = namedSkills(source, plan, 6)
    .filter((skill) => near || role.lines.some((line) => line.terms.has(skill.termId)))
    .filter(
      (skill) =>
        wordCount(skill.text) <= 3 &&
        !everydayWord.test(skill.text) &&
        isTelling(source, skill) &&
        !title.toLowerCase().includes(skill.text.toLowerCase()),
    )
    .slice(0, 2);
  if (skills.length === 0) return undefined;
  const after = [title, ...skills.map((skill) => headlineSkill(skill.text))].join(" | ");
  const facts = [role.titleAddress, ...skills.map((skill) => skill.factId)];
  const reqIds = skills.map((skill) => skill.reqId);
  return {
    path: "headline",
    before: null,
    after,
    rule: "headline",
    reason: `A title that you held, with ${skills.length === 1 ? "a skill" : "skills"} that the posting names.`,
    evidence: facts,
    reqIds,
    sentences: [{ text: after, factIds: facts, reqIds }],
  };
}
