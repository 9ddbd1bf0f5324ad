import type { ClaimIssue, Verdict } from "@savile/model";
import { allChecks } from "./checks/all-checks.ts";
import type { CheckContext } from "./context.ts";
import { frameOf } from "./frame.ts";

export interface TextVerdict {
  readonly verdict: Verdict;
  readonly issues: readonly ClaimIssue[];
}

/** Runs every check on a text; a check that fails counts as an objection. */
export function verifyText(text: string, context: CheckContext): TextVerdict {
  const claim = frameOf(text);
  const issues: ClaimIssue[] = [];
  for (const { id, check } of allChecks) {
    try {
      issues.push(...check(claim, context).map((issue) => ({ check: id, ...issue })));
    } catch {
      issues.push({
        check: id,
        hard: true,
        span: [0, text.length],
        detail: "This could not be checked.",
      });
    }
  }
  const verdict = issues.some((issue) => issue.hard)
    ? "unsupported"
    : issues.length > 0
      ? "weak"
      : "supported";
  return { verdict, issues };
}
