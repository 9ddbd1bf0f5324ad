import { resumeLeaves } from "@savile/model";
import type { Change, Claim, ClaimIssue, Resume, Verdict } from "@savile/model";
import type { Proposal, Sentence } from "../write/draft.ts";

/** What the check of a written text found. */
export interface Checked {
  readonly verdict: Verdict;
  readonly issues: readonly ClaimIssue[];
}

/** Places of the clauses of sentences in a text that holds them in order. */
export function clausesOf(text: string, sentences: readonly Sentence[]): Claim["clauses"] {
  let from = 0;
  const parts = sentences.flatMap((sentence) => sentence.parts ?? [sentence]);
  return parts.map((part) => {
    const at = text.indexOf(part.text, from);
    const start = at < 0 ? from : at;
    from = start + part.text.length;
    return { span: [start, from], factIds: [...part.factIds] };
  });
}

function copied(path: string, text: string): Claim {
  return {
    id: `c.${path}`,
    path,
    text,
    evidence: { factIds: [path], posting: [] },
    clauses: [{ span: [0, text.length], factIds: [path] }],
    reqIds: [],
    by: "source",
    rule: "copy",
    reason: "As in your resume.",
    verdict: "supported",
    issues: [],
  };
}

/** A claim for each printed value of a tailored resume. */
export function resumeClaims(
  resume: Resume,
  changes: readonly Change[],
  proposals: ReadonlyMap<string, Proposal>,
  checked: ReadonlyMap<string, Checked>,
): Claim[] {
  const texts = new Map(
    changes
      .filter(
        (change) =>
          change.after !== null && change.rule !== "reorder" && change.rule !== "front-skill",
      )
      .map((change) => [change.path, change]),
  );
  return resumeLeaves(resume).map((leaf) => {
    const change = texts.get(leaf.address);
    if (change === undefined) return copied(leaf.address, leaf.text);
    const sentences = proposals.get(leaf.address)?.sentences ?? [
      { text: leaf.text, factIds: change.evidence, reqIds: change.reqIds },
    ];
    const found = checked.get(leaf.address);
    return {
      id: `c.${leaf.address}`,
      path: leaf.address,
      text: leaf.text,
      evidence: { factIds: [...change.evidence], posting: [] },
      clauses: clausesOf(leaf.text, sentences),
      reqIds: [...change.reqIds],
      by: "embedded",
      rule: change.rule,
      reason: change.reason,
      verdict: found?.verdict ?? "unsupported",
      issues: [...(found?.issues ?? [])],
    };
  });
}
