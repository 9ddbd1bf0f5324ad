import type { ClaimIssue, Verdict } from "@savile/model";
import { allChecks } from "./checks/all-checks.ts";
import type { CheckContext } from "./context.ts";
import { clausesOf } from "./clauses.ts";
import { frameOf } from "./frame.ts";
import type { Frame } from "./frame.ts";

export interface TextVerdict {
  readonly verdict: Verdict;
  readonly issues: readonly ClaimIssue[];
}

/** The verdict that objections amount to. */
export function verdictOf(issues: readonly ClaimIssue[]): Verdict {
  if (issues.some((issue) => issue.hard)) return "unsupported";
  return issues.length > 0 ? "weak" : "supported";
}

/** Where a text holds a whole cited line word for word: what the person wrote needs no proof. */
function quotedSpans(claim: Frame, { cited }: CheckContext): [number, number][] {
  return cited.flatMap((frame): [number, number][] => {
    const line = frame.lower.replace(/[.\s]+$/, "");
    if (frame.words.length < 4 || clausesOf(frame)[0]?.index !== 0) return [];
    const at = claim.lower.indexOf(line);
    return at < 0 ? [] : [[at, at + line.length]];
  });
}

/** So many grave objections settle a text; the checks that are left would only add to them. */
const enough = 4;

/** Runs every check on a text; a check that fails counts as an objection. */
export function verifyText(text: string, context: CheckContext): TextVerdict {
  const claim = frameOf(text);
  const issues: ClaimIssue[] = [];
  for (const { id, check } of allChecks) {
    if (issues.filter((issue) => issue.hard).length >= enough) break;
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
  const quoted = quotedSpans(claim, context);
  const kept = issues.filter(
    (issue) => !quoted.some(([from, to]) => from <= issue.span[0] && issue.span[1] <= to),
  );
  return { verdict: verdictOf(kept), issues: kept };
}
