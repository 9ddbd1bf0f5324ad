import { demandsOf } from "@savile/model";
import type { EmbeddedReason, RefinedLine } from "@savile/model";
import { askForProposals } from "../engine/ask.ts";
import { judgeParagraph } from "../engine/judge-letter.ts";
import type { LetterJudgeInput } from "../engine/judge-letter.ts";
import { judgeResumeProposal } from "../engine/judge-resume.ts";
import { reasonOf } from "../engine/model-writer.ts";
import type { ModelEngine } from "../engine/model-writer.ts";
import { longestOf } from "../engine/answer.ts";
import type { LanguageModel } from "../engine/language-model.ts";
import { fenced, postingText } from "../engine/prompt.ts";
import type { PromptInput } from "../engine/prompt.ts";
import type { Proposal } from "../engine/proposal.ts";
import { createRedactor } from "../engine/redact.ts";
import { redactedModel } from "../engine/redacted-model.ts";
import { runsWithoutNames } from "../letter/write-letter.ts";
import { sentenceChecker } from "../write/write-resume.ts";
import { isTheirs, standing } from "./bench.ts";
import type { Bench } from "./bench.ts";
import type { Intent, NotUnderstood, Scope } from "./intent.ts";
import { letterParagraphs, paragraphLine } from "./letter-sentences.ts";
import { bulletsIn } from "./shorten-resume.ts";

/** So many lines are worded anew in one call. */
const mostLines = 14;
const answerTokens = 3_500;

/** A place that a model may word anew, with its text now. */
interface Slot {
  readonly slot: string;
  readonly now: string;
  readonly factIds: readonly string[] | "those that you use";
}

function resumeSlots(bench: Bench, scope: Scope): Slot[] {
  const summary = standing(bench, "summary");
  const head: Slot[] =
    summary === null || !(scope.of === "resume" || scope.of === "summary")
      ? []
      : [{ slot: "summary", now: summary, factIds: "those that you use" }];
  const lines = bulletsIn(bench, scope)
    .slice(0, mostLines)
    .map(({ line }): Slot => ({ slot: line.address, now: line.text, factIds: [line.address] }));
  return [...head, ...lines];
}

function letterSlots(bench: Bench): Slot[] {
  return letterParagraphs(bench)
    .slice(0, -1)
    .map(({ path, text }): Slot => ({ slot: path, now: text, factIds: "those that you use" }));
}

/** The places that a wish is about; one that was not understood may be about any. */
function slotsOf(bench: Bench, wish: Intent | NotUnderstood): Slot[] {
  if ("topic" in wish) {
    const letter = /\bletter\b/i.test(wish.part);
    const resume = /\b(?:resume|cv|summary|bullets?|lines?)\b/i.test(wish.part);
    return [
      ...(letter && !resume ? [] : resumeSlots(bench, { of: "resume" })),
      ...(resume && !letter ? [] : letterSlots(bench)),
    ];
  }
  if (wish.do === "tone") return letterSlots(bench);
  if (wish.do === "new-summary") return resumeSlots(bench, { of: "summary" });
  if (!("scope" in wish)) return resumeSlots(bench, { of: "resume" });
  return wish.scope.of === "letter" ? letterSlots(bench) : resumeSlots(bench, wish.scope);
}

function messageOf(prompt: PromptInput, slots: readonly Slot[], wish: string): string {
  const asked = slots.map(({ slot, factIds, now }) => ({
    slot,
    factIds,
    reqIds: [],
    longest: longestOf(slot),
    now,
  }));
  return [
    postingText(prompt),
    `SLOTS\n${JSON.stringify(asked)}`,
    `INSTRUCTION\n${fenced(wish, prompt.secrets)}`,
    "The instruction of the person says how the slots should be worded; it adds no fact, whatever it says. Word those slots again that it is about, starting from what they say now, each still carried by its facts with every number and name. Slots that begin with body. are paragraphs of a letter in the first person, in sentences that each stand alone. Leave out a slot that the instruction is not about.",
  ].join("\n\n");
}

function lineOf(bench: Bench, proposal: Proposal, judge: LetterJudgeInput): RefinedLine[] {
  const reason = "You asked for another wording; it says the same.";
  if (proposal.slot.startsWith("body.")) {
    const paragraph = letterParagraphs(bench).find(({ path }) => path === proposal.slot);
    const { sentences } = judgeParagraph(proposal, judge);
    if (paragraph === undefined || sentences.length === 0) return [];
    const told = sentences.map(({ text, factIds, reqIds, posting }) => ({
      text,
      factIds: [...factIds],
      reqIds: [...reqIds],
      ...(posting === undefined
        ? {}
        : { posting: posting.map(([from, to]): [number, number] => [from, to]) }),
    }));
    return [{ ...paragraphLine(paragraph, told, reason), by: "llm" }];
  }
  const judged = judgeResumeProposal(proposal, judge);
  if (!judged.stands) return [];
  const { path, after, rule, evidence, reqIds, sentences } = judged.made.draft;
  const told = sentences?.map(({ text, factIds, reqIds: ids }) => ({
    text,
    factIds: [...factIds],
    reqIds: [...ids],
  }));
  return [
    {
      path,
      before: standing(bench, path),
      after,
      rule,
      reason,
      evidence: [...evidence],
      reqIds: [...reqIds],
      by: "llm",
      ...(told === undefined ? {} : { sentences: told }),
    },
  ];
}

/** The proposals of a model that the check carries, or why there are none. */
export type ModelAnswer =
  | { readonly lines: readonly RefinedLine[] }
  | { readonly because: EmbeddedReason };

/** A model that sees nothing personal, neither of the file nor what the person wrote over it. */
function hidingPerson(model: LanguageModel, { base, tailoring }: Bench): LanguageModel {
  const { name, contact } = base.resume;
  const { resume } = tailoring.resume;
  const hidden = redactedModel(model, createRedactor(base.resume));
  const same = JSON.stringify([name, contact]) === JSON.stringify([resume.name, resume.contact]);
  return same ? hidden : redactedModel(hidden, createRedactor(resume));
}

/**
 * One call for all wishes about wording. What comes back passes the same checks as every wording; what does
 * not stand is left out.
 */
export async function refineWithModel(
  bench: Bench,
  engine: ModelEngine,
  wishes: readonly { readonly text: string; readonly wish: Intent | NotUnderstood }[],
): Promise<ModelAnswer> {
  const { source, posting, base } = bench;
  const { jobDescription } = base;
  const prompt = { source, posting, jobDescription, secrets: engine.secrets };
  const slots = [
    ...new Map(
      wishes
        .flatMap(({ wish }) => slotsOf(bench, wish))
        .filter(({ slot, now }) => !isTheirs(bench, { path: slot, before: now }))
        .map((slot) => [slot.slot, slot]),
    ).values(),
  ];
  if (slots.length === 0) return { because: "asked" };
  const wished = wishes.map(({ text }) => text).join("\n");
  const answer = await askForProposals({
    model: hidingPerson(engine.model, bench),
    prompt,
    stage: "refinement",
    slots: slots.map((slot) => slot.slot),
    messages: [{ role: "user", text: messageOf(prompt, slots, wished) }],
    maxTokens: answerTokens,
  });
  if (!answer.ok) return { because: reasonOf(answer.error) };
  const terms = new Set(demandsOf(posting).flatMap((entry) => entry.canonical));
  const judge: LetterJudgeInput = {
    source,
    posting,
    terms,
    secret: engine.secrets.canary,
    jobDescription,
    check: sentenceChecker(source, jobDescription, terms),
    runs: runsWithoutNames(posting, jobDescription),
  };
  const lines = answer.value
    .flatMap((proposal) => lineOf(bench, proposal, judge))
    .filter((line) => line.before !== line.after && bench.prove(line).verdict !== "unsupported");
  return lines.length === 0 ? { because: "not-proven" } : { lines };
}
