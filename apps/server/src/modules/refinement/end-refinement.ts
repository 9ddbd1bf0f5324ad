import type { ErrorCode, Session } from "@savile/contracts";
import { err, ok } from "@savile/model";
import type { Refinement, Result } from "@savile/model";
import { setRefinements } from "@savile/tailoring";
import { reviewDocuments } from "@savile/workflow";
import type { Queries } from "../../db/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import { textWorkOf } from "../../texts/writing-tasks.ts";
import { addLastEvent, cancelJob } from "../../jobs/repository.ts";
import { entitlementOfId } from "../entitlement/entitlement.ts";
import { checkWritable } from "../entitlement/locks.ts";
import { getSession } from "../generation/service.ts";
import { failureCode } from "../generation-sessions/failure-code.ts";
import { storeReview } from "../review/repository.ts";
import { loadAttestedSource } from "../generation-sessions/review-state.ts";
import { findReviewed } from "../generation-sessions/reviewed-session.ts";
import type { ReviewedSession } from "../generation-sessions/reviewed-session.ts";
import { releaseUsage } from "../usage/usage.ts";
import { refinementSubject } from "./queue.ts";
import { endedEvent } from "./refinement-event.ts";
import * as store from "./repository.ts";

/** Which instruction of whom. */
export interface RefinementOf {
  readonly accountId: string;
  readonly sessionId: string;
  readonly id: string;
}

/** Cancels an instruction: at once while it waits, by its worker while it runs. Nothing is counted. */
export async function cancelRefinement(
  needs: Pick<Dependencies, "database" | "clock">,
  owner: RefinementOf,
): Promise<Result<null, ErrorCode>> {
  return needs.database.transaction(async (queries) => {
    const found = await store.findRefinement(queries, owner);
    if (found === null) return err("refinement_not_found");
    const { jobId, outcome } = found.row;
    if (outcome === "cancelled") return ok(null);
    if (outcome !== null || jobId === null) return err("already_finished");
    const cancelled = await cancelJob(queries, jobId);
    if (cancelled === null) return err("already_finished");
    if (cancelled === "ended") {
      await releaseUsage(queries, owner.accountId, refinementSubject(owner.id));
      await store.closeRefinement(queries, owner.id, {
        outcome: "cancelled",
        finishedAt: needs.clock.now(),
      });
      const end = { state: "cancelled" as const, code: "cancelled", attempt: 0 };
      await addLastEvent(queries, jobId, endedEvent(end));
    }
    return ok(null);
  });
}

/** What an instruction is taken out of, and those that stay. */
interface Undoable {
  readonly reviewed: ReviewedSession;
  readonly instruction: string;
  readonly rest: readonly Refinement[];
}

async function findUndoable(
  queries: Queries,
  owner: RefinementOf & { readonly baseVersion: number },
  at: Date,
): Promise<Result<Undoable, ErrorCode>> {
  const reviewed = await findReviewed(queries, owner.accountId, owner.sessionId);
  if (!reviewed.ok) return reviewed;
  const undone = await store.findRefinement(queries, owner);
  if (undone === null) return err("refinement_not_found");
  const { state, tailoring, template } = reviewed.value;
  if (state.version !== owner.baseVersion) return err("stale_version");
  const writable = checkWritable(await entitlementOfId(queries, owner.accountId, at), template);
  if (!writable.ok) return writable;
  const standing = tailoring.refined?.refinements ?? [];
  const rest = standing.filter((one) => one.id !== owner.id);
  if (rest.length === standing.length) return err("already_finished");
  return ok({ reviewed: reviewed.value, instruction: undone.row.instruction, rest });
}

/**
 * Takes an instruction back: the documents are put together as if it had never been given. What it cost
 * stays counted.
 */
export async function undoRefinement(
  needs: Pick<Dependencies, "database" | "clock" | "renderer" | "texts">,
  owner: RefinementOf & { readonly baseVersion: number },
): Promise<Result<Session, ErrorCode>> {
  const { accountId, sessionId, id } = owner;
  const queries = needs.database.query;
  const at = needs.clock.now();
  const found = await findUndoable(queries, owner, at);
  if (!found.ok) return found;
  const { reviewed, instruction, rest } = found.value;
  const { state, session } = reviewed;
  const made = await reviewDocuments(
    {
      ...reviewed,
      ...reviewed.layout,
      tailoring: setRefinements(reviewed.tailoring, rest),
      extraction: await loadAttestedSource(queries, session.row),
      jobDescription: session.row.jobDescription,
      decisions: state.decisions,
    },
    needs.renderer,
    textWorkOf(needs.texts, accountId),
  );
  if (!made.ok) return err(failureCode(made.error));
  const pages = { ...state.pages, resume: made.value.pages };
  const stored = await needs.database.transaction(async (writes) => {
    const done = await storeReview(writes, {
      before: reviewed,
      state: { ...state, version: state.version + 1, pages },
      tailoring: made.value.tailoring,
      at,
      cause: { by: "you", notes: { instruction, instruction_withdrawn: true } },
    });
    if (done !== null) await store.markUndone(writes, id, at);
    return done !== null;
  });
  return stored ? getSession(needs, accountId, sessionId) : err("stale_version");
}
