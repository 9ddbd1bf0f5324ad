import { rankWords } from "@savile/taxonomy/lexicon";
import type { Match, Posting, Requirement } from "@savile/model";
import { sameWork } from "../match/title-family.ts";
import type { Source, SourceRole } from "../match/source.ts";
import type { TailoringPlan } from "../plan/make-plan.ts";
import type { Proposal } from "../input/draft.ts";
import { wordCount } from "../words/phrases.ts";
import { namesSomebody } from "../words/somebody.ts";
import { isLearner } from "./learner-title.ts";

const mostWords = 6;
const mostPapers = 2;
const surely = 0.8;

/** Initials by which a trade knows a paper: "RN", "CPA", "CCRN". */
const initials = /^\p{Lu}[\p{Lu}\d]{1,5}(?:-\p{Lu}{1,3})?$/u;

interface HeldPaper {
  readonly text: string;
  readonly factId: string;
  readonly reqId: string;
}

/** The initials of a paper, as its name or in brackets behind it. */
function initialsOf(text: string): string | undefined {
  return [text, ...(text.match(/(?<=\()[^()]+(?=\))/g) ?? [])]
    .map((one) => one.trim())
    .find((one) => initials.test(one));
}

/** Whether a demand is a paper that is required, and met beyond doubt. */
function isHeld({ requirement, match }: Demand): boolean {
  const isPaper = requirement.kind === "cert" || requirement.kind === "licence";
  return isPaper && requirement.level === "required" && match.strength >= surely;
}

type Demand = { readonly requirement: Requirement; readonly match: Match };

/** Papers that are asked for and held, by the initials that the person writes them with. */
function papersIn(source: Source, { byReq }: TailoringPlan): HeldPaper[] {
  const all = [...byReq.values()].filter(isHeld).flatMap(({ requirement, match }): HeldPaper[] => {
    const line = source.byAddress.get(match.factIds[0] ?? "");
    if (line?.kind !== "cert" && line?.kind !== "licence") return [];
    const text = initialsOf(line.text);
    return text === undefined ? [] : [{ text, factId: line.address, reqId: requirement.id }];
  });
  return [...new Map(all.map((paper) => [paper.text, paper])).values()].slice(0, mostPapers);
}

/** Whether a title can stand alone above a resume: one that is whole, of work, and not of learning it. */
function isWhole({ title }: SourceRole): boolean {
  return (
    wordCount(title) <= mostWords &&
    namesSomebody(title) &&
    !/[/|;:()]/.test(title) &&
    !isLearner(title)
  );
}

/** Whether a posting seeks a rank that a title does not name: "gardener" above the resume of a head gardener to be. */
function isBelow(title: string, sought: string): boolean {
  const held = new Set(tokensOf(title));
  return tokensOf(sought).some((word) => rankWords.has(word) && !held.has(word));
}

function tokensOf(title: string): string[] {
  return title.toLowerCase().match(/\p{L}+/gu) ?? [];
}

/** The role of today, if its title is of the work sought and of no lower rank. */
function titleOfToday({ closest }: TailoringPlan, { title }: Posting): SourceRole | undefined {
  const role = closest?.role;
  if (role === undefined || role.recency > 0 || title === undefined) return undefined;
  const fits = isWhole(role) && sameWork(role.title, title) && !isBelow(role.title, title);
  return fits ? role : undefined;
}

/** The title held today that is of the work sought, with papers that are asked for; never tools or words in common. */
export function writeHeadline(
  source: Source,
  plan: TailoringPlan,
  posting: Posting,
): Proposal | undefined {
  // What the person wrote stays as it is.
  if (source.resume.headline !== "" || source.hidden.has("headline")) return undefined;
  const role = titleOfToday(plan, posting);
  if (role === undefined) return undefined;
  const papers = papersIn(source, plan).filter(({ text }) => !role.title.includes(text));
  const after = [role.title, ...papers.map(({ text }) => text)].join(" | ");
  const facts = [role.titleAddress, ...papers.map(({ factId }) => factId)];
  const reqIds = papers.map(({ reqId }) => reqId);
  return {
    path: "headline",
    before: null,
    after,
    rule: "headline",
    reason:
      papers.length === 0
        ? "Your title fits this job, so it comes first."
        : "Your title, with the papers that the posting asks for.",
    evidence: facts,
    reqIds,
    sentences: [{ text: after, factIds: facts, reqIds }],
  };
}
