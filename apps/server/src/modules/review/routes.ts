import { routes } from "@savile/contracts";
import type { ErrorCode, Session } from "@savile/contracts";
import type { Result } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import { endpoint } from "../../http/endpoint.ts";
import { orRefuse, Refusal } from "../../http/refusal.ts";
import { getSession } from "../generation/service.ts";
import { answerGap, listGaps } from "./answer-gap.ts";
import { decideChanges } from "./decide-changes.ts";

/** The session, or its refusal; one that is about an older version brings the session as it is. */
async function orCurrent(
  needs: Dependencies,
  accountId: string,
  sessionId: string,
  result: Result<Session, ErrorCode>,
): Promise<Session> {
  if (result.ok || result.error !== "stale_version") return orRefuse(result);
  const current = orRefuse(await getSession(needs, accountId, sessionId));
  throw new Refusal("stale_version", { current });
}

export function reviewEndpoints(needs: Dependencies) {
  return {
    decideChanges: endpoint(routes.decideChanges, async ({ params, body, signedIn }) => {
      const { id: accountId } = signedIn.account;
      const decided = await decideChanges(needs, {
        accountId,
        sessionId: params.id,
        baseVersion: body.base_version,
        decisions: body.decisions,
      });
      return orCurrent(needs, accountId, params.id, decided);
    }),
    listGaps: endpoint(routes.listGaps, async ({ params, signedIn }) => ({
      questions: orRefuse(await listGaps(needs, signedIn.account.id, params.id)),
    })),
    answerGap: endpoint(routes.answerGap, async ({ params, body, signedIn }) => {
      const { id: accountId } = signedIn.account;
      const answered = await answerGap(needs, {
        accountId,
        sessionId: params.id,
        baseVersion: body.base_version,
        answer: body.answer,
      });
      return orCurrent(needs, accountId, params.id, answered);
    }),
  };
}
