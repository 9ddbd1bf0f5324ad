import { routes } from "@savile/contracts";
import type { Dependencies } from "../../dependencies.ts";
import { endpoint } from "../../http/endpoint.ts";
import { orRefuse } from "../../errors/refusal.ts";
import { answerGap, listGaps } from "./answer-gap.ts";
import { decideChanges } from "./decide-changes.ts";
import type { Writer } from "./find-writable.ts";
import { orCurrent } from "./refuse-write.ts";
import type { WrittenSession } from "./refuse-write.ts";

/** Which session a person writes to, and the version of it that they saw. */
interface Write extends WrittenSession {
  readonly account: Writer;
  readonly baseVersion: number;
}

function writeOf(call: {
  params: { id: string };
  body: { base_version: number };
  signedIn: { account: Writer };
}): Write {
  const { params, body, signedIn } = call;
  return {
    account: signedIn.account,
    accountId: signedIn.account.id,
    sessionId: params.id,
    baseVersion: body.base_version,
  };
}

export function reviewEndpoints(needs: Dependencies) {
  return {
    decideChanges: endpoint(routes.decideChanges, async (call) => {
      const write = writeOf(call);
      const { decisions } = call.body;
      return orCurrent(needs, write, await decideChanges(needs, { ...write, decisions }));
    }),
    listGaps: endpoint(routes.listGaps, async ({ params, signedIn }) => {
      const found = orRefuse(await listGaps(needs, signedIn.account.id, params.id));
      return { questions: [...found.questions], lines: [...found.lines], reach: found.reach };
    }),
    answerGap: endpoint(routes.answerGap, async (call) => {
      const write = writeOf(call);
      const { answer } = call.body;
      return orCurrent(needs, write, await answerGap(needs, { ...write, answer }));
    }),
  };
}
