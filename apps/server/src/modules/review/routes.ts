import { routes } from "@savile/contracts";
import type { ErrorCode, Session } from "@savile/contracts";
import type { Result } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import { endpoint } from "../../http/endpoint.ts";
import { orRefuse, Refusal } from "../../http/refusal.ts";
import { checkSessionWritable } from "../billing/read-only.ts";
import { getSession } from "../generation/service.ts";
import { answerGap, listGaps } from "./answer-gap.ts";
import { decideChanges } from "./decide-changes.ts";

/** Which session a person writes to, and the version of it that they saw. */
interface Write {
  readonly accountId: string;
  readonly sessionId: string;
  readonly baseVersion: number;
}

/** The session, or its refusal; one that is about an older version brings the session as it is. */
async function orCurrent(
  needs: Dependencies,
  { accountId, sessionId }: Write,
  result: Result<Session, ErrorCode>,
): Promise<Session> {
  if (result.ok || result.error !== "stale_version") return orRefuse(result);
  const current = orRefuse(await getSession(needs, accountId, sessionId));
  throw new Refusal("stale_version", { current });
}

function writeOf(call: {
  params: { id: string };
  body: { base_version: number };
  signedIn: { account: { id: string } };
}): Write {
  const { params, body, signedIn } = call;
  return {
    accountId: signedIn.account.id,
    sessionId: params.id,
    baseVersion: body.base_version,
  };
}

/** Documents in a template of a larger plan can be read only. */
async function refuseReadOnly(needs: Dependencies, write: Write): Promise<void> {
  const { accountId, sessionId } = write;
  const now = needs.clock.now();
  orRefuse(await checkSessionWritable(needs.database.query, accountId, sessionId, now));
}

export function reviewEndpoints(needs: Dependencies) {
  return {
    decideChanges: endpoint(routes.decideChanges, async (call) => {
      const write = writeOf(call);
      await refuseReadOnly(needs, write);
      const { decisions } = call.body;
      return orCurrent(needs, write, await decideChanges(needs, { ...write, decisions }));
    }),
    listGaps: endpoint(routes.listGaps, async ({ params, signedIn }) => ({
      questions: orRefuse(await listGaps(needs, signedIn.account.id, params.id)),
    })),
    answerGap: endpoint(routes.answerGap, async (call) => {
      const write = writeOf(call);
      await refuseReadOnly(needs, write);
      const { answer } = call.body;
      return orCurrent(needs, write, await answerGap(needs, { ...write, answer }));
    }),
  };
}
