import { everyday, isBrand, termById } from "@savile/taxonomy/lexicon";
import type { Source } from "../match/source.ts";
import type { TailoringPlan } from "../plan/make-plan.ts";
import type { Proposal } from "../input/draft.ts";
import { contextFor } from "../verify/reading/context.ts";
import { verifyText } from "../verify/verify-text.ts";
import { upperFirst, wordCount } from "../words/phrases.ts";
import type { NamedSkill } from "./named-skills.ts";
import { shownSkills } from "./proven-words.ts";

/** More entries than this would make another list of it. */
const most = 4;

/** The list that takes any skill: one without a name of its own kind ("Programming", "Languages"). */
function openGroup({ resume }: Source): string | undefined {
  const general = /^(?:|(?:key |core |professional |relevant |other )?(?:skills|competenc\w+))$/iu;
  const group = resume.skills.find(({ category }) => general.test(category.trim()));
  return group?.id ?? (resume.competencies.length > 0 ? "cmp" : undefined);
}

/** Whether a text is one of the ways in which a term is written. */
function isSpellingOf(termId: string, text: string): boolean {
  const { name = "", aliases = [] } = termById(termId) ?? {};
  return [name, ...aliases].some((one) => one.toLowerCase() === text.toLowerCase());
}

/** The posting's spelling where it is one of the term's, the person's otherwise. */
function spelled({ text, termId, reqId }: NamedSkill, plan: TailoringPlan): string {
  const asked = plan.byReq.get(reqId)?.requirement.text ?? text;
  const isOther = asked.toLowerCase() !== text.toLowerCase();
  const said = isOther && isSpellingOf(termId, asked) && wordCount(asked) <= 3 ? asked : text;
  return isBrand(said) || /\p{Lu}/u.test(said.slice(1)) ? said : upperFirst(said);
}

/** A name of its own or of two words: "Training" in a list tells nothing. */
function isTelling(text: string, termId: string): boolean {
  return /[\s\d]|\S\p{Lu}/u.test(text) || isBrand(text) || !everyday.test(termId);
}

/** What the posting asks for and lines of work show, but no list names, for the list of skills. */
export function addProvenSkills(source: Source, plan: TailoringPlan): Proposal[] {
  const group = openGroup(source);
  if (group === undefined) return [];
  const listed = source.lines.filter((line) => line.place === "list");
  const texts = new Set(listed.map((line) => line.text.trim().toLowerCase()));
  // "Pastry" in the list of a pastry chef tells nothing.
  const titles = source.roles.map(({ title }) => title.toLowerCase()).join(" | ");
  return shownSkills(source, plan, 12)
    .filter(({ termId }) => !listed.some((line) => line.terms.has(termId)))
    .flatMap((skill): Proposal[] => {
      const after = spelled(skill, plan);
      const { termId, factIds, reqId } = skill;
      const isWork = ["role", "title"].includes(source.byAddress.get(skill.factId)?.place ?? "");
      const isSaid = texts.has(after.toLowerCase()) || titles.includes(after.toLowerCase());
      if (!isWork || !isTelling(after, termId) || isSaid) return [];
      const { verdict } = verifyText(after, contextFor({ source, factIds, mode: "line" }));
      if (verdict !== "supported") return [];
      return [
        {
          path: `${group}.x-${termId.replace(/[^a-z0-9]+/g, "-")}`,
          before: null,
          after,
          rule: "copy",
          reason:
            "The posting asks for it and your work shows it; your list of skills leaves it out.",
          evidence: factIds,
          reqIds: [reqId],
        },
      ];
    })
    .slice(0, most);
}
