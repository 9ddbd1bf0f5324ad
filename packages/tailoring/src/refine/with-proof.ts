import type { Change, Tailoring } from "@savile/model";

/** Changes that were stored without their proof get it from the claims of the first documents. */
export function withProof({ changes, resume }: Tailoring): Change[] {
  const claims = new Map(resume.claims.map((claim) => [claim.path, claim]));
  return changes.map((change) => {
    const claim = claims.get(change.path);
    const known = change.verdict !== undefined || change.after === null;
    if (known || claim === undefined || claim.text !== change.after) return change;
    return {
      ...change,
      clauses: claim.clauses,
      verdict: claim.verdict,
      issues: claim.issues,
    };
  });
}
