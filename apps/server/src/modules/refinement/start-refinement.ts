import type { ErrorCode } from "@savile/contracts";
import { countCharacters, err, isBlank, maxInstructionLength, ok } from "@savile/model";
import type { Result } from "@savile/model";
import { isSynchronisation } from "@savile/tailoring";
import type { Dependencies } from "../../dependencies.ts";
import { insertJob } from "../../jobs/repository.ts";
import { entitlementOfId } from "../entitlement/entitlement.ts";
import { checkWritable } from "../entitlement/locks.ts";
import { findReviewed } from "../generation-sessions/reviewed-session.ts";
import { holdUsage } from "../usage/usage.ts";
import { refinementQueue, refinementSubject } from "./queue.ts";
import * as store from "./repository.ts";

type Needs = Pick<Dependencies, "database" | "ids" | "clock">;

export interface StartRefinementInput {
  readonly accountId: string;
  readonly sessionId: string;
  readonly instruction: string;
  /** The version that the person saw; without it the newest is meant. */
  readonly baseVersion: number | undefined;
}

/** What a request started; local edits of an older client start nothing. */
export type StartedRefinement =
  | { readonly kind: "synchronised" }
  | { readonly kind: "started"; readonly id: string; readonly jobId: number };

/** An instruction that can be carried out. */
function readInstruction(text: string): Result<string, ErrorCode> {
  const instruction = text.trim();
  if (isBlank(instruction)) return err("instruction_blank");
  if (countCharacters(instruction) > maxInstructionLength) return err("instruction_too_long");
  return ok(instruction);
}

/** Reserves one refinement and queues the instruction; a hand-over of local edits costs nothing. */
export async function startRefinement(
  needs: Needs,
  input: StartRefinementInput,
): Promise<Result<StartedRefinement, ErrorCode>> {
  const { accountId, sessionId, baseVersion } = input;
  if (isSynchronisation(input.instruction)) {
    const found = await findReviewed(needs.database.query, accountId, sessionId);
    return found.ok ? ok({ kind: "synchronised" }) : found;
  }
  const instruction = readInstruction(input.instruction);
  if (!instruction.ok) return instruction;
  const now = needs.clock.now();
  return needs.database.transaction(async (queries) => {
    const found = await findReviewed(queries, accountId, sessionId);
    if (!found.ok) return found;
    const { state, template } = found.value;
    if (baseVersion !== undefined && baseVersion !== state.version) return err("stale_version");
    const writable = checkWritable(await entitlementOfId(queries, accountId, now), template);
    if (!writable.ok) return writable;
    const id = needs.ids.next();
    const held = await holdUsage(queries, {
      accountId,
      kind: "refinement",
      subject: refinementSubject(id),
      sessionId,
      now,
    });
    if (!held.ok) return held;
    await store.insertRefinement(queries, {
      id,
      accountId,
      sessionId,
      instruction: instruction.value,
      createdAt: now,
    });
    const jobId = await insertJob(queries, {
      queue: refinementQueue,
      accountId,
      payload: { refinementId: id },
      oneAtATime: sessionId,
    });
    await store.nameJob(queries, id, jobId);
    return ok({ kind: "started", id, jobId });
  });
}
