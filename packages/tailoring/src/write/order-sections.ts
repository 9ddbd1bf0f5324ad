import { printedOrder } from "@savile/model";
import type { Source } from "../match/source.ts";
import type { TailoringPlan } from "../plan/make-plan.ts";
import { firstPage } from "../score/first-page.ts";
import type { Proposal } from "../input/draft.ts";
import { isObjective } from "./objective.ts";

/** Whether the resume has a summary once it is tailored that tells who somebody is. */
function hasSummary({ resume }: Source, summary: Proposal | undefined): boolean {
  if (summary !== undefined) return summary.after !== null;
  return resume.summary !== "" && !isObjective(resume.summary);
}

/** Lines of a list of skills that the posting asks for and page one does not show. */
function askedBehind(source: Source, plan: TailoringPlan): { id: string; address: string }[] {
  const first = firstPage(source.resume);
  const inSkills = source.resume.skills.map(({ id }) => `${id}.`);
  const shown = (id: string) =>
    source.lines.some((line) => first.has(line.address) && line.terms.has(id));
  return plan.wanted
    .filter(({ id }) => !shown(id))
    .flatMap(({ id, requirement }) => {
      const line = source.lines.find(
        ({ address, terms }) =>
          terms.has(id) && inSkills.some((group) => address.startsWith(group)),
      );
      return line === undefined ? [] : [{ id: requirement.id, address: line.address }];
    });
}

/** Whether something is printed before the place of the summary. */
function isBehind({ resume: { order } }: Source, printed: readonly string[]): boolean {
  const place = order.indexOf("summary");
  return printed.some((id) => order.indexOf(id) < place);
}

function reasonOf(moves: { readonly summary: boolean; readonly skills: boolean }): string {
  return [
    ...(moves.summary ? ["A summary is read first, so it stands first."] : []),
    ...(moves.skills
      ? ["Your skills name what the posting asks for, so page one shows them."]
      : []),
  ].join(" ");
}

/**
 * The summary before everything else, and the skills behind it where they name on a later page what is asked for; the
 * other sections keep their order.
 */
export function orderSections(
  source: Source,
  plan: TailoringPlan,
  summary: Proposal | undefined,
): Proposal | undefined {
  const { order, language } = source.resume;
  const printed = printedOrder(source.resume).filter((id) => id !== "summary");
  const withSummary = language.startsWith("en") && hasSummary(source, summary);
  const asked = printed[0] === "skills" ? [] : askedBehind(source, plan);
  const moves = { summary: withSummary && isBehind(source, printed), skills: asked.length > 0 };
  const first = [...(withSummary ? ["summary"] : []), ...(moves.skills ? ["skills"] : [])];
  const before = order.join(" ");
  const after = [...first, ...order.filter((id) => !first.includes(id))].join(" ");
  if (before === after || !(moves.summary || moves.skills)) return undefined;
  return {
    path: "order",
    before,
    after,
    rule: "reorder",
    reason: reasonOf(moves),
    evidence: [
      ...(moves.summary ? (summary?.evidence ?? ["summary"]) : []),
      ...asked.map(({ address }) => address),
    ],
    reqIds: asked.map(({ id }) => id),
  };
}
