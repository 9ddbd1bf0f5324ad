import type { ErrorCode, Session } from "@savile/contracts";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import { setRefinements } from "@savile/tailoring";
import { reviewDocuments } from "@savile/workflow";
import type { Dependencies } from "../../dependencies.ts";
import { textWorkOf } from "../../texts/writing-tasks.ts";
import { addLastEvent, cancelJob } from "../../jobs/repository.ts";
import { entitlementOfId } from "../billing/entitlement.ts";
import { checkWritable } from "../billing/locks.ts";
import { getSession } from "../generation/service.ts";
import { failureCode } from "../review/failure-code.ts";
import { storeReview } from "../review/repository.ts";
import { loadAttestedSource } from "../review/review-state.ts";
import { findReviewed } from "../review/reviewed-session.ts";
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

/**
 * Takes an instruction back: the documents are put together as if it had never been given. What it cost
 * stays counted.
 */
export async function undoRefinement(
  needs: Pick<Dependencies, "database" | "clock" | "renderer" | "texts">,
  owner: RefinementOf & { readonly baseVersion: number },
): Promise<Result<Session, ErrorCode>> {
  const { accountId, sessionId, id, baseVersion } = owner;
  const queries = needs.database.query;
  const reviewed = await findReviewed(queries, accountId, sessionId);
  if (!reviewed.ok) return reviewed;
  const undone = await store.findRefinement(queries, owner);
  if (undone === null) return err("refinement_not_found");
  const { state, tailoring, session, template } = reviewed.value;
  if (state.version !== baseVersion) return err("stale_version");
  const at = needs.clock.now();
  const writable = checkWritable(await entitlementOfId(queries, accountId, at), template);
  if (!writable.ok) return writable;
  const standing = tailoring.refined?.refinements ?? [];
  if (!standing.some((one) => one.id === id)) return err("already_finished");
  const rest = standing.filter((one) => one.id !== id);
  const made = await reviewDocuments(
    {
      ...reviewed.value,
      ...reviewed.value.layout,
      tailoring: setRefinements(tailoring, rest),
      extraction: await loadAttestedSource(queries, session.row),
      jobDescription: session.row.jobDescription,
      decisions: state.decisions,
    },
    needs.renderer,
    textWorkOf(needs.texts, accountId),
  );
  if (!made.ok) return err(failureCode(made.error));
  const pages = state.pages === null ? null : { ...state.pages, resume: made.value.pages };
  const stored = await needs.database.transaction(async (writes) => {
    const done = await storeReview(writes, {
      sessionId,
      baseVersion,
      state: { ...state, version: baseVersion + 1, pages },
      tailoring: made.value.tailoring,
      at,
      cause: {
        by: "you",
        notes: { instruction: undone.row.instruction, instruction_withdrawn: true },
      },
    });
    if (done) await store.markUndone(writes, id, at);
    return done;
  });
  return stored ? getSession(needs, accountId, sessionId) : err("stale_version");
}
