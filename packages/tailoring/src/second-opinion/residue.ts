import type { ClaimIssue, Verdict } from "@savile/model";
import { stopWords } from "../text/stop-words.data.ts";
import { verbOf, verbRank } from "../words/verbs.ts";

/** The checks that object to wording and to nothing else. */
export const residueChecks: ReadonlySet<string> = new Set(["detail"]);

/** What the check of a text found. */
interface Found {
  readonly verdict: Verdict;
  readonly issues: readonly ClaimIssue[];
}

/** Whether nothing of weight stands between two parts of a text. */
function isJoint(between: string): boolean {
  const words = between.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return /^[\s\p{L}\p{Pd}'’]*$/u.test(between) && words.every((word) => stopWords.has(word));
}

/** The parts of a text that objections point at, in order; what only small words part is one. */
export function openParts(text: string, issues: readonly ClaimIssue[]): string[] {
  const spans = issues.map((issue) => issue.span).toSorted((a, b) => a[0] - b[0]);
  const joined: [number, number][] = [];
  for (const [from, to] of spans) {
    const last = joined.at(-1);
    if (last !== undefined && (from <= last[1] || isJoint(text.slice(last[1], from))))
      last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  const parts = joined.map(([from, to]) => text.slice(from, to).trim());
  return [...new Set(parts)].filter((part) => part !== "");
}

/** Whether a part of a text says that the person led: that is told by facts, never by other words for them. */
export function claimsLead(part: string): boolean {
  return (part.match(/\p{L}+/gu) ?? []).some((word) => {
    const base = verbOf(word)?.verb.base;
    return base !== undefined && verbRank(base) === 2;
  });
}

/**
 * Whether a text is in doubt for its wording alone, so that a second opinion may be asked: one objection of
 * another kind, or a grave one, and it may not.
 */
export function isResidue(
  text: string,
  { verdict, issues }: Found,
  checks = residueChecks,
): boolean {
  return (
    verdict === "weak" &&
    issues.every((issue) => !issue.hard && checks.has(issue.check)) &&
    !openParts(text, issues).some(claimsLead)
  );
}
