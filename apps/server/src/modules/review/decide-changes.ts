import type { DecisionBody, ErrorCode, Session } from "@savile/contracts";
import { countCharacters, err, isBlank, isOrder, maxTextLength, ok, oneLine } from "@savile/model";
import type { Change, Decision, Result } from "@savile/model";
import { countPages, reviewDocuments } from "@savile/workflow";
import type { Dependencies } from "../../dependencies.ts";
import { failureCode } from "./failure-code.ts";
import { loadAttestedSource } from "./review-state.ts";
import { findReviewed } from "./reviewed-session.ts";
import type { ReviewedSession } from "./reviewed-session.ts";
import type { StoredPages } from "../generation/repository.ts";
import { storeAndShow } from "./store-and-show.ts";

type Needs = Pick<Dependencies, "database" | "clock" | "renderer">;

export interface DecideChangesInput {
  readonly accountId: string;
  readonly sessionId: string;
  readonly baseVersion: number;
  readonly decisions: readonly DecisionBody[];
}

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
function readDecisions(
  { state, tailoring }: ReviewedSession,
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

/** Pages as they were generated; sessions of older releases are measured now. */
async function generatedPages(
  needs: Needs,
  reviewed: ReviewedSession,
): Promise<Result<StoredPages, ErrorCode>> {
  const { state, tailoring, template, paper, layout } = reviewed;
  if (state.pages !== null) return ok(state.pages);
  const print = { template, paper };
  const resume = await countPages(
    { ...print, ...layout, document: tailoring.resume },
    needs.renderer,
  );
  if (!resume.ok) return err(failureCode(resume.error));
  const letter = await countPages({ ...print, document: tailoring.letter }, needs.renderer);
  if (!letter.ok) return err(failureCode(letter.error));
  return ok({ resume: resume.value, letter: letter.value, budget: resume.value });
}

/**
 * Replaces the person's decisions: the documents are put together anew from the source, checked and scored.
 * `stale_version` when the session was changed since `baseVersion`.
 */
export async function decideChanges(
  needs: Needs,
  input: DecideChangesInput,
): Promise<Result<Session, ErrorCode>> {
  const { accountId, sessionId, baseVersion } = input;
  const found = await findReviewed(needs.database.query, accountId, sessionId);
  if (!found.ok) return found;
  const reviewed = found.value;
  const { session, state } = reviewed;
  if (state.version !== baseVersion) return err("stale_version");
  const at = needs.clock.now();
  const decisions = readDecisions(reviewed, input.decisions, at.toISOString());
  if (!decisions.ok) return decisions;
  const first = await generatedPages(needs, reviewed);
  if (!first.ok) return first;
  const made = await reviewDocuments(
    {
      ...reviewed,
      ...reviewed.layout,
      extraction: await loadAttestedSource(needs.database.query, session.row),
      jobDescription: session.row.jobDescription,
      decisions: decisions.value,
    },
    needs.renderer,
  );
  if (!made.ok) return err(failureCode(made.error));
  return storeAndShow(needs, accountId, {
    sessionId,
    baseVersion,
    tailoring: made.value.tailoring,
    at,
    state: {
      version: baseVersion + 1,
      decisions: decisions.value,
      answers: state.answers,
      pages: { ...first.value, resume: made.value.pages },
    },
  });
}
