import { demandsOf } from "@savile/model";
import type { Posting } from "@savile/model";
import { analyse } from "../match/analyse.ts";
import type { Source } from "../match/source.ts";
import { tellsChange } from "../plan/core-of-line.ts";
import type { TailoringPlan } from "../plan/make-plan.ts";
import type { Proposal, Sentence } from "../input/draft.ts";
import { wordCount } from "../words/phrases.ts";
import { addToSummary } from "./add-to-summary.ts";
import { credentials } from "./credentials.ts";
import { farSummary } from "./far-summary.ts";
import { isNear } from "./near-title.ts";
import { isObjective, namesAnotherGoal } from "./objective.ts";
import { opening } from "./opening.ts";
import { strongestDeed } from "./strongest-deed.ts";

/** Skills that must be proven before the person's own summary is replaced. */
const enoughToReplace = 3;

/** A summary of as many words says something of its own: a number, a field, a few clauses. */
const voice = 14;

/** Whether the person's own summary names something that the posting wants. */
function serves(source: Source, plan: TailoringPlan, posting: Posting): boolean {
  const own = source.byAddress.get("summary");
  if (own === undefined) return false;
  if (plan.wanted.some((entry) => own.terms.has(entry.id))) return true;
  if (wordCount(own.text) >= voice || /\d/.test(own.text)) return true;
  const asked = new Set([
    ...analyse(posting.title ?? "", false).stems,
    ...demandsOf(posting).flatMap((entry) => analyse(entry.text, false).stems),
  ]);
  return own.stems.filter((stem) => asked.has(stem)).length >= 2;
}

function provenSkills(plan: TailoringPlan): number {
  return plan.wanted.filter((entry) => entry.requirement.kind === "skill").length;
}

/** Whether a summary says years, a degree or a change, and not only again what the lines below say. */
function saysMore(first: Sentence, best: Sentence | undefined): boolean {
  const hasDegree = first.factIds[0]?.startsWith("edu") === true;
  const hasYears = /\byears? of experience\b/u.test(first.text);
  return hasDegree || hasYears || (best !== undefined && tellsChange(best.text));
}

/** The sentences of a new summary; none where they would say too little to stand in for what is there. */
function newSentences(source: Source, plan: TailoringPlan, posting: Posting): Sentence[] {
  const isReplacing = source.resume.summary !== "";
  const first = opening(source, plan, posting);
  if (first === undefined && plan.closest !== undefined) return [];
  const best = strongestDeed(plan, posting);
  if (!isReplacing && first !== undefined && !saysMore(first, best)) return [];
  // A title, its years and a degree say nothing that the entries below do not say.
  if (best === undefined && (first === undefined || first.reqIds.length === 0)) return [];
  const held = credentials(source, plan, posting);
  // What the first sentence opens with is not said again.
  const isSaid = held?.factIds.some((address) => first?.factIds.includes(address)) === true;
  const sentences = [first, best, isSaid ? undefined : held].filter((entry) => entry !== undefined);
  return sentences.length === 1 && isReplacing ? [] : sentences;
}

function reasonOf(own: string): string {
  if (own === "") return "A short summary from your own lines, led by what the posting asks for.";
  return isObjective(own)
    ? "Your objective says what you look for; this summary says what you bring, from your own lines."
    : "Your summary names nothing that this posting asks for; this one is made of your own lines that do.";
}

/** An objective that speaks of another goal says to this employer that the letter box was mistaken. */
function withoutObjective(own: string): Proposal {
  return {
    path: "summary",
    before: own,
    after: null,
    rule: "select",
    reason: "Your objective names a goal that this posting is not about.",
    evidence: ["summary"],
    reqIds: [],
  };
}

function proposalOf(own: string, sentences: readonly Sentence[]): Proposal {
  return {
    path: "summary",
    before: own === "" ? null : own,
    after: sentences.map((entry) => entry.text).join(" "),
    rule: "summary",
    reason: reasonOf(own),
    evidence: [...new Set(sentences.flatMap((entry) => entry.factIds))],
    reqIds: [...new Set(sentences.flatMap((entry) => entry.reqIds))],
    sentences,
  };
}

/** A summary in the place of an objective, or none where it speaks of another goal. */
function insteadOfObjective(
  source: Source,
  plan: TailoringPlan,
  posting: Posting,
): Proposal | undefined {
  const own = source.resume.summary;
  const sentences = newSentences(source, plan, posting);
  if (sentences.length > 0) return proposalOf(own, sentences);
  return namesAnotherGoal(own, posting) ? withoutObjective(own) : undefined;
}

/** A summary where there is none, or where the person's own has nothing to do with what is asked for. */
function freshSummary(source: Source, plan: TailoringPlan, posting: Posting): Proposal | undefined {
  const near = isNear(plan, posting);
  const own = source.resume.summary;
  if (own !== "" && !near) return undefined;
  const sentences = newSentences(source, plan, posting);
  if (sentences.length > 0) return proposalOf(own, sentences);
  return near ? undefined : farSummary(source, plan);
}

/** A summary of two or three sentences from facts, where the person's own does not serve the posting. */
export function writeSummary(
  source: Source,
  plan: TailoringPlan,
  posting: Posting,
): Proposal | undefined {
  const { language, summary: own } = source.resume;
  if (!language.startsWith("en") || source.hidden.has("summary")) return undefined;
  if (isObjective(own)) return insteadOfObjective(source, plan, posting);
  const isKept =
    own !== "" && (serves(source, plan, posting) || provenSkills(plan) < enoughToReplace);
  if (!isKept) return freshSummary(source, plan, posting);
  // What the person says in their own voice stays as it is: a sentence behind it reads as what it is.
  return wordCount(own) < voice ? addToSummary(source, plan, posting) : undefined;
}
