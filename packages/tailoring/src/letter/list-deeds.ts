import type { Source, SourceRole } from "../match/source.ts";
import type { RankedLine, TailoringPlan } from "../plan/make-plan.ts";
import { openerOf } from "../words/verbs.ts";
import { wordCount } from "../words/phrases.ts";

const fewestWords = 6;
/** What a line of no job weighs beside the lines of jobs. */
const utility = 0.5;

/** Who tells deeds under skills names no job for them. */
const noJob: SourceRole = {
  id: "list",
  title: "",
  org: "",
  titleAddress: "",
  orgAddress: "",
  datesAddress: "",
  paid: false,
  period: { text: "", start: "", end: "" },
  recency: 1,
  lines: [],
};

/** Whether a line stands under no job: a deed that a list of skills tells. */
export function isOfNoJob({ role }: RankedLine): boolean {
  return role === noJob;
}

/** Deeds that stand in a list of skills, as a resume has them that groups its work by skill. */
export function listDeeds(source: Source, { byReq }: TailoringPlan): RankedLine[] {
  return source.lines
    .filter(
      ({ place, text }) =>
        place === "list" && wordCount(text) >= fewestWords && openerOf(text) !== undefined,
    )
    .map((line, at): RankedLine => {
      const reqIds = [...byReq.values()]
        .filter(({ match }) => match.factIds.includes(line.address))
        .map(({ requirement }) => requirement.id);
      return { line, role: noJob, utility, reqIds, source: source.lines.length + at };
    });
}
