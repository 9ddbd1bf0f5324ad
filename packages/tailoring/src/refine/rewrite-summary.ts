import type { RefinedLine } from "@savile/model";
import { readSource } from "../match/source.ts";
import type { Proposal } from "../input/draft.ts";
import { addToSummary } from "../write/add-to-summary.ts";
import { writeSummary } from "../write/summary.ts";
import { attemptOf, standing } from "./bench.ts";
import type { Attempt, Bench } from "./bench.ts";
import { orderAll } from "./order-lines.ts";

function lineOf(bench: Bench, proposal: Proposal | undefined, reason: string): RefinedLine[] {
  if (proposal?.after === undefined || proposal.after === null) return [];
  const { path, after, rule, evidence, reqIds, sentences } = proposal;
  return [
    {
      path,
      before: standing(bench, path),
      after,
      rule,
      reason,
      evidence: [...evidence],
      reqIds: [...reqIds],
      ...(sentences === undefined
        ? {}
        : {
            sentences: sentences.map((sentence) => ({
              text: sentence.text,
              factIds: [...sentence.factIds],
              reqIds: [...sentence.reqIds],
            })),
          }),
    },
  ];
}

/** Another summary: one from the lines of the file, or the person's own where that stands already. */
export function newSummary(bench: Bench): Attempt {
  const { base, source, plan, posting } = bench;
  const empty = readSource({ ...base.resume, summary: "" }, base.facts, base.today);
  const written = lineOf(
    bench,
    writeSummary(empty, plan, posting),
    "You asked for another summary; each part of it stands in your file.",
  );
  const [line] = written;
  const now = standing(bench, "summary");
  const own = source.byAddress.get("summary")?.text;
  const back: RefinedLine[] =
    own === undefined || now === own
      ? []
      : [
          {
            path: "summary",
            before: now,
            after: own,
            rule: "copy",
            reason: "You asked for another summary: this is your own.",
            evidence: ["summary"],
            reqIds: [],
          },
        ];
  const lines = line !== undefined && line.after !== now ? written : back;
  return attemptOf(
    bench,
    lines,
    () => "Another summary, made of what your file shows.",
    "Your file carries no other summary than this one for the posting.",
  );
}

/** Everything that brings the resume nearer to the posting without adding anything. */
export function matchPosting(bench: Bench): Attempt {
  const { source, plan, posting } = bench;
  const named = lineOf(
    bench,
    standing(bench, "summary") === source.byAddress.get("summary")?.text
      ? addToSummary(source, plan, posting)
      : undefined,
    "You asked for a closer match: your resume proves what this names.",
  );
  const order = orderAll(bench, "relevance");
  return attemptOf(
    bench,
    [...named, ...(order.kind === "lines" ? order.lines : [])],
    () => "What answers the posting comes first and is named in the summary.",
    "The resume already leads with everything that your file can prove of this posting.",
  );
}
