import { routes } from "@savile/contracts";
import type { Dependencies } from "../../dependencies.ts";
import { abortOnClose } from "../../http/abort-on-close.ts";
import { endpoint, rawEndpoint } from "../../http/endpoint.ts";
import { orRefuse, Refusal } from "../../errors/refusal.ts";
import { awaitJob } from "../generation/await-generation.ts";
import { streamJob, takeStream } from "../generation/stream-events.ts";
import { orCurrent } from "../review/refuse-write.ts";
import { cancelRefinement, undoRefinement } from "./end-refinement.ts";
import type { RefinementOf } from "./end-refinement.ts";
import { listRefinements } from "./list-refinements.ts";
import { presentRefinement } from "./present-refinement.ts";
import { endedEvent, refinementEventOf, succeededEvent } from "./refinement-event.ts";
import { refinementsLeft } from "./refinements-left.ts";
import * as store from "./repository.ts";
import type { RefinementRow } from "./repository.ts";
import { startRefinement } from "./start-refinement.ts";

/** A little less than a client waits. */
const refineWaitMs = 18_000;

const messages = {
  applied: "The changes wait for you under Changes.",
  nothing_to_change: "The documents already are as you asked.",
  declined: "This was not done. The reason is given for each part.",
  not_understood: "This was not understood, so nothing was changed and nothing counted.",
  synchronised: "Your changes are kept with the document itself.",
} as const;

function ownerOf(call: {
  params: { id: string; refinement: string };
  signedIn: { account: { id: string } };
}): RefinementOf {
  const { params, signedIn } = call;
  return { accountId: signedIn.account.id, sessionId: params.id, id: params.refinement };
}

/** The answer once an instruction has ended. */
async function answerOf(needs: Dependencies, owner: RefinementOf) {
  const found = await store.findRefinement(needs.database.query, owner);
  if (found === null) throw new Refusal("session_not_found");
  const { outcome } = found.row;
  if (outcome === null || outcome === "failed" || outcome === "cancelled")
    throw new Refusal("refinement_failed");
  return {
    success: outcome === "applied",
    status: "success" as const,
    message: messages[outcome],
    refinement: presentRefinement(found),
    left: await refinementsLeft(needs.database.query, owner, needs.clock.now()),
  };
}

/** The one event of an instruction that ended and whose events are gone. */
function finalEvent(row: RefinementRow, seq: number) {
  const { outcome, finishedAt, errorCode } = row;
  const event =
    outcome === null || outcome === "failed" || outcome === "cancelled"
      ? endedEvent({
          state: outcome === "cancelled" ? "cancelled" : "failed",
          code: errorCode ?? "refinement_failed",
          attempt: 0,
        })
      : succeededEvent(0, outcome);
  return { ...event, seq, at: (finishedAt ?? new Date(0)).toISOString() };
}

function wantsAsync(prefer: string | string[] | undefined): boolean {
  return /(^|[\s,;])respond-async($|[\s,;])/i.test(String(prefer ?? ""));
}

export function refinementEndpoints(needs: Dependencies) {
  return {
    refine: endpoint(routes.refine, async ({ params, body, request, reply, signedIn }) => {
      const owner = { accountId: signedIn.account.id, sessionId: params.id };
      const started = await orCurrent(
        needs,
        owner,
        await startRefinement(needs, {
          ...owner,
          instruction: body.suggestions,
          baseVersion: body.base_version,
        }),
      );
      const left = await refinementsLeft(needs.database.query, owner, needs.clock.now());
      if (started.kind === "synchronised") {
        const message = messages.synchronised;
        return { success: true, status: "success" as const, message, refinement: null, left };
      }
      const one = { ...owner, id: started.id };
      if (wantsAsync(request.headers["prefer"])) {
        const found = await store.findRefinement(needs.database.query, one);
        reply.code(202).header("preference-applied", "respond-async");
        return {
          success: true,
          status: "accepted" as const,
          message: "The instruction is being carried out.",
          refinement: found === null ? null : presentRefinement(found),
          left,
        };
      }
      if (!(await awaitJob(needs, started.jobId, abortOnClose(reply), refineWaitMs))) {
        const cancelled = await cancelRefinement(needs, one);
        // It may have ended in the very moment: then its changes stand, and so does what they cost.
        if (cancelled.ok) throw new Refusal("unavailable", { headers: { "retry-after": "5" } });
      }
      return answerOf(needs, one);
    }),
    listRefinements: endpoint(routes.listRefinements, async ({ params, signedIn }) =>
      orRefuse(
        await listRefinements(needs, { accountId: signedIn.account.id, sessionId: params.id }),
      ),
    ),
    refinementEvents: rawEndpoint(routes.refinementEvents, async (call) => {
      const { signedIn, request, reply } = call;
      const found = await store.findRefinement(needs.database.query, ownerOf(call));
      if (found === null) throw new Refusal("refinement_not_found");
      const sent = request.headers["last-event-id"];
      const left = takeStream(signedIn.account.id);
      if (left === null)
        throw new Refusal("rate_limit_exceeded", { headers: { "retry-after": "5" } });
      streamJob(needs, {
        reply,
        signedIn,
        lastEventId: Array.isArray(sent) ? sent[0] : sent,
        left,
        jobId: found.row.jobId ?? 0,
        over: found.row.outcome !== null,
        read: refinementEventOf,
        last: (seq) => finalEvent(found.row, seq),
      });
      return reply;
    }),
    cancelRefinement: endpoint(routes.cancelRefinement, async (call) => {
      orRefuse(await cancelRefinement(needs, ownerOf(call)));
      return { success: true };
    }),
    undoRefinement: endpoint(routes.undoRefinement, async (call) => {
      const owner = ownerOf(call);
      const baseVersion = call.body.base_version;
      return orCurrent(needs, owner, await undoRefinement(needs, { ...owner, baseVersion }));
    }),
  };
}
