import { demandsOf } from "@savile/model";
import type { Agreement, Posting } from "@savile/model";
import type { Source, SourceLine } from "../match/source.ts";
import { sentencesOf } from "../text/sentences.ts";
import { foldText } from "@savile/taxonomy";
import type { Checked } from "../claims/claims.ts";
import type { Proposal as Draft, Sentence } from "../input/draft.ts";
import { tellAgreement } from "../second-opinion/tell-agreement.ts";
import { isResidue } from "../second-opinion/residue.ts";
import { isTurnedRound } from "../verify/alignment/turned-round.ts";
import { contextFor } from "../verify/reading/context.ts";
import { frameOf } from "../verify/reading/frame.ts";
import { verdictOf } from "../verify/verify-text.ts";
import { wordCount } from "../words/phrases.ts";
import { checkProposal } from "../write/write-resume.ts";
import { longestOf } from "./answer.ts";
import { checkDeeds } from "./check-deeds.ts";
import { objectionTo } from "./guard.ts";
import { leftOut } from "./left-out.ts";
import { noOpinions } from "./opinions.ts";
import type { Doubt, Opinions } from "./opinions.ts";
import type { Proposal, Refused } from "./proposal.ts";

export interface JudgeInput {
  readonly source: Source;
  readonly posting: Posting;
  /** Terms that the posting names. */
  readonly terms: ReadonlySet<string>;
  /** A word that only the instructions hold. */
  readonly secret: string;
  /** Second opinions on wordings that are in doubt for their words alone. */
  readonly opinions?: Opinions;
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

const placed = /\b(?:at|for|under|inside|within) (\p{Lu}[\p{L}\d.&'-]*)/gu;

/** A school or a house of care behind its name: one can be at it wherever one comes from. */
const house =
  /^(?:\s\p{Lu}[\p{L}'-]+){0,2}\s(?:University|College|School|Academy|Institute|Hospital)\b/u;

/**
 * Whether a name behind a small word tells of no place: "under GDPR", "for NIV charts" of "the NIV chart", "at Leeds"
 * of "from Leeds University".
 */
function isNoPlace([pair, name = ""]: RegExpExecArray, behind: string, line: string): boolean {
  const bare = name.replace(/[.'-]+$/, "");
  if (pair.startsWith("under ") && /^\p{Lu}[\p{Lu}\d]+$/u.test(bare)) return true;
  const next = /^\s(\p{L}{3,5})/u.exec(behind)?.[1];
  if (next !== undefined && line.toLowerCase().includes(`${bare} ${next}`.toLowerCase()))
    return true;
  const at = line.search(
    new RegExp(`\\b(?:from|of|in|by) ${bare.replace(/[^\p{L}\d]/gu, ".")}`, "u"),
  );
  return at >= 0 && house.test(line.slice(line.indexOf(bare, at) + bare.length));
}

/** A name that the line holds, in a place that it does not have there: "at Stripe" of "such as Stripe". */
function misplaced(line: SourceLine, text: string, source: Source): string | undefined {
  const role = source.roles.find((entry) => entry.id === line.entry);
  const known = foldText(`${line.text}\nat ${role?.org ?? ""}`).toLowerCase();
  const folded = foldText(text);
  const found = [...folded.matchAll(placed)].find(
    (match) =>
      !known.includes(match[0].toLowerCase().replace(/[.'-]+$/, "")) &&
      !isNoPlace(match, folded.slice(match.index + match[0].length), foldText(line.text)),
  );
  return found === undefined ? undefined : `Your line does not say "${found[0]}".`;
}

function reasonOf(reqIds: readonly string[], posting: Posting): string {
  const named = demandsOf(posting).find((entry) => entry.id === reqIds[0]);
  return named === undefined
    ? "Your line in other words; it says the same."
    : `Your line in other words, for what the posting asks: ${named.text}.`;
}

/** What the check and, where it doubts the words alone, the second opinion make of a wording. */
function withOpinion(
  doubt: Doubt,
  { opinions = noOpinions }: JudgeInput,
): { readonly checked: Checked; readonly agreements: readonly Agreement[] } {
  const agreement = opinions.agreed(doubt);
  return agreement === undefined
    ? { checked: doubt.checked, agreements: [] }
    : { checked: { verdict: "supported", issues: [] }, agreements: [agreement] };
}

/** A draft that tells who agreed to it, if somebody did. */
function withAgreements(draft: Draft, agreements: readonly Agreement[]): Draft {
  if (agreements.length === 0) return draft;
  const reason = [draft.reason, ...agreements.map(tellAgreement)].join(" ");
  return { ...draft, reason, agreements };
}

/** A wording that is doubted for its words alone stands where it is the line turned round. */
function carriedWording(
  text: string,
  slot: string,
  { source }: JudgeInput,
  found: Checked,
): Checked {
  if (!isResidue(text, found)) return found;
  const context = contextFor({ source, factIds: [slot], mode: "line" });
  return isTurnedRound(frameOf(text), context) ? { verdict: "supported", issues: [] } : found;
}

function judgeLine(proposal: Proposal, line: SourceLine, input: JudgeInput): Judged {
  const { text, slot, reqIds } = proposal;
  const lost = leftOut(line, text, input);
  if (lost !== undefined) return refuse(proposal, [`It leaves out ${lost}.`], ["omission"]);
  const place = misplaced(line, text, input.source);
  if (place !== undefined) return refuse(proposal, [place], ["entity"]);
  const worded: Draft = {
    path: slot,
    before: line.text,
    after: text,
    rule: "rephrase",
    reason: reasonOf(reqIds, input.posting),
    evidence: [slot],
    reqIds,
    ...(proposal.by === "model" ? { by: "llm" as const } : {}),
  };
  const found = carriedWording(text, slot, input, checkProposal(input.source, worded, input.terms));
  const { checked, agreements } = withOpinion({ text, factIds: [slot], checked: found }, input);
  const draft = withAgreements(worded, agreements);
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
  const found = sentences.map((sentence): Doubt => {
    const whole = checkProposal(source, { ...draft, sentences: [sentence] }, terms);
    const issues = [...whole.issues, ...checkDeeds(source, sentence)];
    return { text: sentence.text, factIds, checked: { verdict: verdictOf(issues), issues } };
  });
  const issues = found.flatMap((one) => one.checked.issues);
  if (found.some((one) => one.checked.verdict === "unsupported"))
    return refuse(
      proposal,
      issues.map((issue) => issue.detail),
      issues.map((issue) => issue.check),
    );
  const heard = found.map((doubt) => withOpinion(doubt, input));
  const left = heard.flatMap((one) => one.checked.issues);
  const agreed = withAgreements(
    draft,
    heard.flatMap((one) => one.agreements),
  );
  const checked = { verdict: verdictOf(left), issues: left };
  return { stands: true, made: { draft: agreed, checked } };
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
