import type { ClaimIssue, Posting } from "@savile/model";
import { speaksOfJob } from "../engine/judge-letter.ts";
import { jobSpans } from "../letter/job-words.ts";
import type { Source } from "../match/source.ts";
import { analyse } from "../match/analyse.ts";
import { sentencesOf } from "../text/sentences.ts";
import { contextFor } from "../verify/context.ts";
import { withoutCheck } from "../verify/judge-entry.ts";
import { checkProse, proseIds } from "../verify/judge-line.ts";
import { verdictOf, verifyText } from "../verify/verify-text.ts";
import type { Found } from "./found.ts";

/** What prose is held against. */
export interface ProseContext {
  readonly source: Source;
  /** Text that is carried already: its sentences need no second proof. */
  readonly carried: string;
  /** The job that a letter may speak of; a resume speaks of none. */
  readonly job?: { readonly posting: Posting; readonly jobDescription: string };
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

/** What a sentence that speaks of the job lacks, once it may use the words of the posting. */
function withJob(
  source: Source,
  text: string,
  { posting, jobDescription }: NonNullable<ProseContext["job"]>,
): readonly ClaimIssue[] {
  const spans = [
    ...jobSpans(posting, jobDescription),
    ...posting.requirements.map((entry) => entry.span),
  ];
  const spoken = spans.map(([from, to]) => jobDescription.slice(from, to));
  const postingTerms = new Set(posting.requirements.flatMap((entry) => entry.canonical));
  const factIds = proseIds(source);
  return verifyText(
    text,
    contextFor({ source, factIds, mode: "prose", posting: spoken, postingTerms }),
  ).issues;
}

function objectionsTo(text: string, { source, carried, job }: ProseContext): readonly ClaimIssue[] {
  if (carried.includes(text)) return [];
  const found = withoutCheck(text) ?? checkProse(source, text);
  const { issues } = found.found;
  if (issues.length === 0 || job === undefined || !speaksOfJob(text, issues)) return issues;
  return withJob(source, text, job);
}

/** A text of sentences, each held against everything in the source. */
export function checkSentences(text: string, context: ProseContext): Found {
  const issues = sentencesOf(text).flatMap(({ start, end }) =>
    objectionsTo(text.slice(start, end), context).map((issue): ClaimIssue => ({
      ...issue,
      span: [start + issue.span[0], start + issue.span[1]],
    })),
  );
  return { verdict: verdictOf(issues), issues, factIds: nearestFacts(context.source, text) };
}
