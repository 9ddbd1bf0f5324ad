import type { Posting } from "@savile/model";
import type { Sentence } from "../input/draft.ts";
import type { SourceLine, SourceRole } from "../match/source.ts";
import { coreOf } from "../plan/core-of-line.ts";
import type { RankedLine, TailoringPlan } from "../plan/make-plan.ts";
import { sentencesOf } from "../text/sentences.ts";
import { calmCapitals, orgName } from "../words/names.ts";
import {
  articleFor,
  lowerFirst,
  upperFirst,
  withoutStop,
  withStop,
  wordCount,
} from "../words/phrases.ts";
import { openerOf } from "../words/verbs.ts";
import type { Opener } from "../words/verbs.ts";
import { isNear } from "./near-title.ts";
import { withoutSplice } from "./spliced.ts";
import { tellsOwnWork } from "./own-work.ts";

/** Whether what looks like the past may be the present. */
function mayBePresent(text: string, { verb, start, end }: Opener): boolean {
  // "Read blueprints" in a role that goes on may be the present.
  if (verb.base === verb.past) return /^(?:read|put|set|let|proofread)$/.test(verb.base);
  // "Run a crew" tells of the present: the same word is the past only in verbs that never change.
  return text.slice(start, end).toLowerCase() === verb.base;
}

/** A line that can follow "At X, ...": it opens with a verb in the past and is not too long. */
export function tellable(line: SourceLine): string | undefined {
  const opener = openerOf(line.text);
  if (opener?.form !== "past" || !tellsOwnWork(line.text, opener)) return undefined;
  if (mayBePresent(line.text, opener)) return undefined;
  const [first] = sentencesOf(line.text);
  const text = first === undefined ? line.text : line.text.slice(first.start, first.end);
  const words = wordCount(text);
  return words >= 5 && words <= 34 && !/[•|]|https?:/.test(text)
    ? withoutSplice(lowerFirst(withoutStop(text)))
    : undefined;
}

/** The strongest lines that can be told, one of each role first. */
function storyLines(plan: TailoringPlan): RankedLine[] {
  const sorted = [...plan.ranked]
    .filter((entry) => tellable(entry.line) !== undefined)
    .sort((a, b) => b.utility - a.utility || a.source - b.source);
  const first: RankedLine[] = [];
  const rest: RankedLine[] = [];
  const seen = new Set<string>();
  for (const entry of sorted) {
    if (seen.has(entry.role.id)) rest.push(entry);
    else first.push(entry);
    seen.add(entry.role.id);
  }
  return [...first, ...rest];
}

/** Whether a line names what is asked for, by a name of it. */
function namesAsked({ byReq }: TailoringPlan, { line, reqIds }: RankedLine): boolean {
  return reqIds.some((id) =>
    byReq.get(id)?.requirement.canonical.some((term) => line.terms.has(term)),
  );
}

/** Whether a line answers, beyond doubt, what there is to do. */
function answersDuty({ byReq }: TailoringPlan, { reqIds }: RankedLine): boolean {
  return reqIds.some((id) => {
    const found = byReq.get(id);
    return found?.requirement.kind === "duty" && found.match.strength >= 0.8;
  });
}

/** What came of the work, and how much of it, says more than a duty. */
function weightOf(plan: TailoringPlan, entry: RankedLine): number {
  const { line, role, utility } = entry;
  const amount = /[$€£]\s?\d|\d\s?(?:%|percent)/.test(line.text) ? 0.35 : 0;
  const asked = namesAsked(plan, entry) ? 0.4 : 0;
  // What is read first below the summary anyway is not said twice on one screen.
  const again = role.recency === 0 && role.lines[0]?.address === line.address ? 0.6 : 0;
  return utility + coreOf(plan, entry) + amount + asked - role.recency * 0.1 - again;
}

/** A section of deeds that names no employer: its lines stand by themselves. */
function isTold({ id, org }: SourceRole): boolean {
  return id.startsWith("add") && org === "";
}

/** The strongest deed: one that is asked for by name, or one with a figure that is of the kind that is sought. */
export function strongestDeed(plan: TailoringPlan, posting: Posting): Sentence | undefined {
  const near = isNear(plan, posting);
  const [best] = storyLines(plan)
    .filter((entry) => (entry.role.paid || isTold(entry.role)) && entry.reqIds.length > 0)
    .filter(
      (entry) =>
        namesAsked(plan, entry) ||
        (/\d/.test(entry.line.text) && (near || answersDuty(plan, entry))),
    )
    .sort((a, b) => weightOf(plan, b) - weightOf(plan, a) || a.source - b.source);
  if (best === undefined) return undefined;
  const phrase = tellable(best.line);
  if (phrase === undefined) return undefined;
  const lead = leadOf(best.role);
  if (lead === undefined && !isTold(best.role)) return undefined;
  return {
    text: withStop(lead === undefined ? upperFirst(phrase) : `${lead}, ${phrase}`),
    factIds: [best.line.address, best.role.orgAddress, best.role.titleAddress].filter(Boolean),
    reqIds: best.reqIds.slice(0, 2),
  };
}

/** Where a deed was done: with the employer, or as what where none is named. */
function leadOf({ id, org, title, recency, period }: SourceRole): string | undefined {
  // "At Freelance" names nobody.
  const own =
    /^(?:freelance\w*|self[- ]?employed|independent(?: contractor)?|various(?: .*)?|private(?: .*)?|confidential)$/iu;
  const employer = own.test(org.trim()) ? "" : org;
  const name = orgName(employer);
  if (id.startsWith("add")) return undefined;
  if (name !== "")
    return recency === 0 && period.end !== "present" ? `Most recently at ${name}` : `At ${name}`;
  if (employer !== "" || title === "" || wordCount(title) > 5) return undefined;
  return `As ${articleFor(title)} ${lowerFirst(calmCapitals(title))}`;
}
