import type { ErrorCode, RefinementList } from "@savile/contracts";
import { ok, refinementTargetMs } from "@savile/model";
import type { Result } from "@savile/model";
import { sourceOf } from "@savile/workflow";
import type { Dependencies } from "../../dependencies.ts";
import { suggestTask } from "../../texts/tasks.ts";
import { loadAttestedSource } from "../generation-sessions/review-state.ts";
import { findReviewed } from "../generation-sessions/reviewed-session.ts";
import { presentRefinement } from "./present-refinement.ts";
import { refinementsLeft } from "./refinements-left.ts";
import * as store from "./repository.ts";

function average(times: readonly number[]): number | null {
  if (times.length === 0) return null;
  return Math.round(times.reduce((sum, time) => sum + time, 0) / times.length);
}

/** The instructions of a session, and what these documents may be asked for now. */
export async function listRefinements(
  needs: Pick<Dependencies, "database" | "clock" | "texts">,
  owner: { accountId: string; sessionId: string },
): Promise<Result<RefinementList, ErrorCode>> {
  const queries = needs.database.query;
  const found = await findReviewed(queries, owner.accountId, owner.sessionId);
  if (!found.ok) return found;
  const { session, posting, tailoring, today, state } = found.value;
  const extraction = await loadAttestedSource(queries, session.row);
  const rows = await store.listRefinements(queries, owner.sessionId);
  const { jobDescription } = session.row;
  const base = { ...sourceOf({ extraction, posting, jobDescription, today }), tailoring };
  const suggested = { base, pages: state.pages.resume };
  return ok({
    refinements: rows.map(presentRefinement),
    suggestions: [...(await needs.texts(suggestTask, suggested, { account: owner.accountId }))],
    left: await refinementsLeft(queries, owner, needs.clock.now()),
    average_ms: average(rows.flatMap(({ row }) => row.durationMs ?? [])),
    target_ms: refinementTargetMs,
  });
}
