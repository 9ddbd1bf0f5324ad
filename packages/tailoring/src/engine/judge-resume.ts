import type { Posting } from "@savile/model";
import { analyse } from "../match/analyse.ts";
import type { Source, SourceLine } from "../match/source.ts";
import { sentencesOf } from "../text/sentences.ts";
import { foldText } from "@savile/taxonomy";
import type { Checked } from "../claims/claims.ts";
import type { Proposal as Draft, Sentence } from "../input/draft.ts";
import { frameOf } from "../verify/reading/frame.ts";
import { wordCount } from "../words/phrases.ts";
import { checkProposal } from "../write/write-resume.ts";
import { longestOf } from "./answer.ts";
import { checkDeeds } from "./check-deeds.ts";
import { objectionTo } from "./guard.ts";
import type { Proposal, Refused } from "./proposal.ts";

export interface JudgeInput {
  readonly source: Source;
  readonly posting: Posting;
  /** Terms that the posting names. */
  readonly terms: ReadonlySet<string>;
  /** A word that only the instructions hold. */
  readonly secret: string;
}

/** A wording that stands, as the writer's own proposals are told. */
export interface Stands {
  readonly draft: Draft;
  readonly checked: Checked;
}

export type Judged =
  | { readonly stands: true; readonly made: Stands }
  | { readonly stands: false; readonly refused: Refused };

/** A refusal for reasons in plain words. */
export function refuse(
  proposal: Proposal,
  reasons: readonly string[],
  checks: readonly string[],
): { readonly stands: false; readonly refused: Refused } {
  return { stands: false, refused: { proposal, reasons, checks } };
}

/** What any wording must keep to, before its facts are looked at. */
export function formReason(proposal: Proposal, { source, secret }: JudgeInput): string | undefined {
  const { slot, text } = proposal;
  if (text.length > longestOf(slot)) return `It is longer than ${longestOf(slot)} characters.`;
  return objectionTo(text, source, secret);
}

/** What a wording of a line leaves out of it: numbers and names that a reader would miss. */
function lossOf(line: SourceLine, text: string): string | undefined {
  const kept = new Set(frameOf(text).numbers.map((mention) => mention.value));
  const source = frameOf(line.text);
  const lost = source.numbers.find(({ value, implicit }) => !implicit && !kept.has(value));
  if (lost !== undefined) return `It leaves out ${source.text.slice(lost.start, lost.end)}.`;
  const { terms } = analyse(text, false);
  const term = line.hits.find((hit) => !terms.has(hit.term.id));
  return term === undefined ? undefined : `It leaves out ${term.spelling}.`;
}

const placed = /\b(?:at|for|under|inside|within) (\p{Lu}[\p{L}\d.&'-]*)/gu;

/** A name that the line holds, in a place that it does not have there: "at Stripe" of "such as Stripe". */
function misplaced(line: SourceLine, text: string, source: Source): string | undefined {
  const role = source.roles.find((entry) => entry.id === line.entry);
  const known = foldText(`${line.text}\nat ${role?.org ?? ""}`).toLowerCase();
  const found = [...foldText(text).matchAll(placed)].find(
    ([pair]) => !known.includes(pair.toLowerCase().replace(/[.'-]+$/, "")),
  );
  return found === undefined ? undefined : `Your line does not say "${found[0]}".`;
}

function reasonOf(reqIds: readonly string[], posting: Posting): string {
  const named = posting.requirements.find((entry) => entry.id === reqIds[0]);
  return named === undefined
    ? "Your line in other words; it says the same."
    : `Your line in other words, for what the posting asks: ${named.text}.`;
}

function judgeLine(proposal: Proposal, line: SourceLine, input: JudgeInput): Judged {
  const { text, slot, reqIds } = proposal;
  const loss = lossOf(line, text);
  if (loss !== undefined) return refuse(proposal, [loss], ["omission"]);
  const place = misplaced(line, text, input.source);
  if (place !== undefined) return refuse(proposal, [place], ["entity"]);
  const draft: Draft = {
    path: slot,
    before: line.text,
    after: text,
    rule: "rephrase",
    reason: reasonOf(reqIds, input.posting),
    evidence: [slot],
    reqIds,
    ...(proposal.by === "model" ? { by: "llm" as const } : {}),
  };
  const checked = checkProposal(input.source, draft, input.terms);
  if (checked.verdict === "unsupported")
    return refuse(
      proposal,
      checked.issues.map((issue) => issue.detail),
      checked.issues.map((issue) => issue.check),
    );
  return { stands: true, made: { draft, checked } };
}

/** A model's summary that says much less than the person's own does not take its place. */
const thinnest = 0.6;

function isThin({ slot, text, by }: Proposal, { resume }: Source): boolean {
  const own = wordCount(resume.summary);
  return by === "model" && slot === "summary" && wordCount(text) < own * thinnest;
}

function judgeProse(proposal: Proposal, input: JudgeInput): Judged {
  const { source, terms } = input;
  const { slot, text, factIds, reqIds } = proposal;
  if (isThin(proposal, source))
    return refuse(proposal, ["It says much less than the person's own summary."], ["omission"]);
  const sentences = sentencesOf(text).map(({ start, end }): Sentence => ({
    text: text.slice(start, end),
    factIds,
    reqIds,
  }));
  const before = slot === "summary" ? source.resume.summary : source.resume.headline;
  const draft: Draft = {
    path: slot,
    before: before === "" ? null : before,
    after: text,
    rule: slot === "summary" ? "summary" : "headline",
    reason: "Made of your own lines, led by what the posting asks for.",
    evidence: factIds,
    reqIds,
    sentences,
    ...(proposal.by === "model" ? { by: "llm" as const } : {}),
  };
  const checked = checkProposal(source, draft, terms);
  const deeds = sentences.flatMap((sentence) => checkDeeds(source, sentence));
  const issues = [...checked.issues, ...deeds];
  if (checked.verdict === "unsupported" || deeds.some((issue) => issue.hard))
    return refuse(
      proposal,
      issues.map((issue) => issue.detail),
      issues.map((issue) => issue.check),
    );
  const verdict = issues.length > 0 ? ("weak" as const) : ("supported" as const);
  return { stands: true, made: { draft, checked: { verdict, issues } } };
}

/**
 * Holds a wording for a place of the resume against its facts. A line is held against itself alone, whatever
 * else the proposal cites; a summary against what it cites, and each deed in it against one line of that.
 */
export function judgeResumeProposal(proposal: Proposal, input: JudgeInput): Judged {
  const form = formReason(proposal, input);
  if (form !== undefined) return refuse(proposal, [form], ["form"]);
  if (proposal.slot === "summary" || proposal.slot === "headline")
    return judgeProse(proposal, input);
  const line = input.source.byAddress.get(proposal.slot);
  const known = line?.kind === "bullet" && proposal.factIds.includes(proposal.slot);
  return known
    ? judgeLine(proposal, line, input)
    : refuse(proposal, ["It does not name the line that it words."], ["form"]);
}
