import { isOrder } from "@savile/model";
import type { Change, RefinedLine } from "@savile/model";
import { clausesOf } from "../claims/claims.ts";
import type { Checked } from "../claims/claims.ts";

const supported: Checked = { verdict: "supported", issues: [] };

/** A line of a refinement as a Change that waits for the person. */
export function changeOfLine(
  refinement: string,
  line: RefinedLine,
  checked: Checked = supported,
): Change {
  const { path, before, after, rule, reason, evidence, reqIds } = line;
  const base: Change = {
    id: `rf.${refinement}.${path}`,
    path,
    before,
    after,
    rule,
    reqIds,
    reason,
    evidence,
    scoreDelta: null,
    state: "proposed",
    refinement,
  };
  const change = line.by === undefined ? base : { ...base, by: line.by };
  if (after === null || isOrder(line)) return change;
  const sentences = (line.sentences ?? [{ text: after, factIds: evidence }]).map((sentence) => ({
    text: sentence.text,
    factIds: sentence.factIds,
    reqIds,
  }));
  return {
    ...change,
    clauses: clausesOf(after, sentences),
    verdict: checked.verdict,
    issues: [...checked.issues],
  };
}
