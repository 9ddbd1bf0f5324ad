import type { DecisionBody, ErrorCode } from "@savile/contracts";
import { countCharacters, err, isBlank, isOrder, maxTextLength, ok, oneLine } from "@savile/model";
import type { Change, Decision, Result } from "@savile/model";
import type { ReviewedSession } from "../modules/generation-sessions/reviewed-session.ts";

function same(a: Decision, b: Omit<Decision, "at">): boolean {
  return (
    a.changeId === b.changeId && a.action === b.action && a.text === b.text && a.after === b.after
  );
}

/** A decision with the person's words on one line, as every value of a resume is. */
function readDecision(
  body: DecisionBody,
  change: Change | undefined,
): Result<Omit<Decision, "at">, ErrorCode> {
  const { change_id: changeId, action, after } = body;
  const text = body.text === undefined ? undefined : oneLine(body.text);
  if (text === undefined) {
    return action === "edit" ? err("decision_unusable") : ok({ changeId, action, after });
  }
  if (action !== "edit" && action !== "confirm") return err("decision_unusable");
  if (change !== undefined && isOrder(change)) return err("decision_unusable");
  if (isBlank(text)) return err("edit_blank");
  if (countCharacters(text) > maxTextLength) return err("edit_too_long");
  return ok({ changeId, action, after, text });
}

/** The decisions with their times: one that was made before keeps its own. */
export function readDecisions(
  { state, tailoring }: Pick<ReviewedSession, "state" | "tailoring">,
  bodies: readonly DecisionBody[],
  at: string,
): Result<Decision[], ErrorCode> {
  const changes = new Map(tailoring.changes.map((change) => [change.id, change]));
  const known = new Map(state.decisions.map((decision) => [decision.changeId, decision]));
  const decisions = new Map<string, Decision>();
  for (const body of bodies) {
    const read = readDecision(body, changes.get(body.change_id));
    if (!read.ok) return read;
    const before = known.get(body.change_id);
    const made = before !== undefined && same(before, read.value) ? before.at : at;
    decisions.set(body.change_id, { ...read.value, at: made });
  }
  return ok([...decisions.values()]);
}
