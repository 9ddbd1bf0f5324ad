import type { ErrorCode } from "@savile/contracts";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import type { Queries } from "../../db/database.ts";
import { deleteAccountRow, lockAccount } from "../accounts/repository.ts";
import type { Account } from "../accounts/repository.ts";
import { awaitGeneration } from "../generation/await-generation.ts";
import { findSession } from "../generation-sessions/repository.ts";
import { isSample } from "../generation-sessions/is-sample.ts";
import { chargeUsage, generationSubject, holdUsage } from "../usage/usage.ts";
import * as store from "./repository.ts";

type Needs = Pick<Dependencies, "database" | "clock" | "events" | "settings">;

/** Counts the result for the account that takes it over; the sample never is. */
async function count(
  queries: Queries,
  held: { visitor: Account; sessionId: string; accountId: string; now: Date },
): Promise<Result<null, ErrorCode>> {
  const { visitor, sessionId, accountId, now } = held;
  const session = await findSession(queries, visitor.id, sessionId);
  if (session?.status !== "succeeded") return err("visit_not_found");
  if (await isSample(queries, visitor.id, session.row)) return ok(null);
  const subject = generationSubject(sessionId);
  const room = await holdUsage(queries, { accountId, kind: "generation", subject, now });
  if (!room.ok) return room;
  await chargeUsage(queries, accountId, subject);
  return ok(null);
}

/**
 * Takes what a visitor holds over into the account that has signed in: counted now, under its plan. Over the
 * limit it stays where it is until its day is over.
 */
export async function adoptVisit(
  needs: Needs,
  input: { visitor: Account; accountId: string; signal: AbortSignal },
): Promise<Result<string, ErrorCode>> {
  const { visitor, accountId } = input;
  const held = await store.findHeld(needs.database.query, visitor.id);
  if (held === null) return err("visit_not_found");
  const { sessionId } = held;
  const running = await findSession(needs.database.query, visitor.id, sessionId);
  const jobId = running?.row.jobId ?? null;
  if (jobId !== null) await awaitGeneration(needs, jobId, input.signal);
  return needs.database.transaction(async (queries) => {
    await lockAccount(queries, accountId);
    await lockAccount(queries, visitor.id);
    const now = needs.clock.now();
    const counted = await count(queries, { visitor, sessionId, accountId, now });
    if (!counted.ok) return counted;
    await store.handOver(queries, visitor.id, accountId);
    await deleteAccountRow(queries, visitor.id);
    return ok(sessionId);
  });
}
