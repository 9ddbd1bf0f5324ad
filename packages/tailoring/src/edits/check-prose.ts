import { demandsOf } from "@savile/model";
import type { Claim, ClaimIssue, Posting } from "@savile/model";
import { speaksOfJob } from "../engine/judge-letter.ts";
import { jobSpans } from "../letter/job-words.ts";
import type { Source } from "../match/source.ts";
import { analyse } from "../match/analyse.ts";
import { sentencesOf } from "../text/sentences.ts";
import { isStockObjection } from "../verify/checks/form.ts";
import { contextFor } from "../verify/reading/context.ts";
import { deedsOf } from "../verify/reading/deeds.ts";
import { withoutCheck } from "../verify/judge-entry.ts";
import { checkProse, proseIds } from "../verify/judge-line.ts";
import { verdictOf, verifyText } from "../verify/verify-text.ts";
import { withoutStop } from "../words/phrases.ts";
import { courtesyWords } from "./courtesy.data.ts";
import type { Found } from "./found.ts";
import { remembered } from "./remember.ts";
import {
  headlineSaysEnough,
  isPleasantry,
  saysTooLittle,
  sentenceSaysEnough,
} from "./says-enough.ts";

/** What prose is held against. */
export interface ProseContext {
  readonly source: Source;
  /** What is carried already: its sentences need no second proof. */
  readonly carried: readonly Claim[];
  /** The job that a letter may speak of; a resume speaks of none. */
  readonly job?: { readonly posting: Posting; readonly jobDescription: string };
  /** Whether the text is a headline: it names a title, and is no sentence. */
  readonly headline?: boolean;
}

const mostNamed = 4;

/** The lines of the source that speak most of what a sentence speaks of. */
export function nearestFacts(source: Source, text: string): string[] {
  const { stems, terms } = analyse(text, false);
  const own = new Set(stems);
  return source.lines
    .filter((line) => line.place !== "contact")
    .map(({ address, stems: other, terms: named }) => ({
      address,
      score:
        other.filter((stem) => own.has(stem)).length +
        2 * [...named].filter((term) => terms.has(term)).length,
    }))
    .filter(({ score }) => score >= 2)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostNamed)
    .map(({ address }) => address);
}

/** The facts of a whole sentence of a claim, by the sentence. */
function sentencesIn({ text, clauses }: Claim): [string, string[]][] {
  return sentencesOf(text).map(({ start, end }) => [
    text.slice(start, end),
    [
      ...new Set(
        clauses.flatMap(({ span: [from, to], factIds }) =>
          from < end && to > start ? factIds : [],
        ),
      ),
    ],
  ]);
}

/** Without what is said of the sound of a text alone: how somebody writes is theirs. */
export function theirOwn(issues: readonly ClaimIssue[]): ClaimIssue[] {
  return issues.filter((issue) => !isStockObjection(issue));
}

/** What a sentence that speaks of the job lacks, once it may use the words of the posting. */
function withJob(
  source: Source,
  text: string,
  { posting, jobDescription }: NonNullable<ProseContext["job"]>,
): readonly ClaimIssue[] {
  const spans = [
    ...jobSpans(posting, jobDescription),
    ...demandsOf(posting).map((entry) => entry.span),
  ];
  const spoken = spans.map(([from, to]) => jobDescription.slice(from, to));
  const postingTerms = new Set(demandsOf(posting).flatMap((entry) => entry.canonical));
  const factIds = proseIds(source);
  return verifyText(
    text,
    contextFor({ source, factIds, mode: "prose", posting: spoken, postingTerms }),
  ).issues;
}

/** Whether an objection is to the tone of a letter: to its wishes, its thanks, what it likes of a team. */
function isCourtesy(text: string, { check, span: [from, to] }: ClaimIssue): boolean {
  return (
    check === "posting-claim" ||
    (check === "detail" && courtesyWords.has(text.slice(from, to).toLowerCase()))
  );
}

function objectionsTo(text: string, { source, job }: ProseContext): readonly ClaimIssue[] {
  const { found } = withoutCheck(text) ?? checkProse(source, text);
  const issues = theirOwn(found.issues);
  if (issues.length === 0 || job === undefined) return issues;
  const left = speaksOfJob(text, issues) ? theirOwn(withJob(source, text, job)) : issues;
  return deedsOf(text).length > 0 ? left : left.filter((issue) => !isCourtesy(text, issue));
}

/** What a sentence that nothing speaks against lacks to be proven. */
function wantOf(text: string, { source, job, headline }: ProseContext): ClaimIssue[] {
  if (job !== undefined && isPleasantry(text)) return [];
  const says = headline === true ? headlineSaysEnough : sentenceSaysEnough;
  return says(source, text) ? [] : [saysTooLittle(text)];
}

function checkSentence(text: string, context: ProseContext): Found {
  const { source, job, headline } = context;
  const question = `${headline === true ? "headline" : "sentence"} ${text}`;
  return remembered(source, job?.jobDescription ?? "", question, () => {
    const objections = objectionsTo(text, context);
    const issues = objections.length > 0 ? objections : wantOf(text, context);
    return { verdict: verdictOf(issues), issues, factIds: nearestFacts(source, text) };
  });
}

/** A text of sentences, each held against everything in the source. */
export function checkSentences(text: string, context: ProseContext): Found {
  const carried = new Map(
    context.carried.flatMap(sentencesIn).map(([said, facts]) => [withoutStop(said), facts]),
  );
  const checked = sentencesOf(text).map(({ start, end }) => {
    const sentence = text.slice(start, end);
    const facts = carried.get(withoutStop(sentence));
    const found: Pick<Found, "issues" | "factIds"> =
      facts === undefined ? checkSentence(sentence, context) : { issues: [], factIds: facts };
    return { start, end, ...found };
  });
  const issues = checked.flatMap(({ start, issues: own }) =>
    own.map((issue): ClaimIssue => ({
      ...issue,
      span: [start + issue.span[0], start + issue.span[1]],
    })),
  );
  const isCourtesyOnly =
    context.job !== undefined &&
    checked.length > 0 &&
    checked.every(({ start, end }) => isPleasantry(text.slice(start, end)));
  return {
    ...(isCourtesyOnly && issues.length === 0 ? { courtesy: true } : {}),
    verdict: verdictOf(issues),
    issues,
    factIds: [...new Set(checked.flatMap((sentence) => sentence.factIds))],
    clauses: checked.map(({ start, end, factIds }) => ({
      span: [start, end],
      factIds: [...factIds],
    })),
    posting: context.carried
      .filter((claim) => sentencesIn(claim).some(([sentence]) => text.includes(sentence)))
      .flatMap((claim) => claim.evidence.posting),
  };
}
