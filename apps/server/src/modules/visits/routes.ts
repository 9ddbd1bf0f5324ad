import { routes } from "@savile/contracts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Dependencies } from "../../dependencies.ts";
import { Refusal, orRefuse } from "../../errors/refusal.ts";
import { abortOnClose } from "../../http/abort-on-close.ts";
import { addressKey } from "../../http/client-address.ts";
import { writeCookie } from "../../http/cookies.ts";
import { endpoint } from "../../http/endpoint.ts";
import { refuseStart } from "../generation/refuse-start.ts";
import { readJobDescription } from "../generation-sessions/read-job-description.ts";
import { networkOf } from "../sign-in/requester.ts";
import { receiveFileWith } from "../uploads/receive-file.ts";
import { createTurns } from "../uploads/turns.ts";
import { adoptVisit } from "./adopt-visit.ts";
import { endVisit } from "./end-visits.ts";
import { findVisit, findVisitor } from "./find-visit.ts";
import { startVisit } from "./start-visit.ts";
import { makeVisitCookie, visitCookie, visitSeconds } from "./visit-cookie.ts";

const filesInLine = 3;

/** The calls of somebody who has no account yet. */
export function visitEndpoints(needs: Dependencies) {
  const turns = createTurns(filesInLine);
  const secure = needs.settings.publicUrl?.startsWith("https:") === true;

  function setCookie(reply: FastifyReply, value: string, maxAgeSeconds: number): void {
    const cookie = writeCookie(visitCookie, value, { path: "/api/v1", maxAgeSeconds, secure });
    reply.header("set-cookie", cookie);
  }

  async function start(request: FastifyRequest, signal: AbortSignal) {
    const { file, fields } = await receiveFileWith(request, ["job_description"]);
    // Browsers send the lines of a form's text with CRLF.
    const text = (fields.get("job_description") ?? "").replaceAll("\r\n", "\n");
    const jobDescription = orRefuse(readJobDescription(text));
    const before = await findVisitor(needs, request);
    const network = networkOf(needs, request);
    return startVisit(needs, { file, jobDescription, network, before, signal });
  }

  return {
    startVisit: endpoint(routes.startVisit, async ({ request, reply }) => {
      needs.warm();
      const signal = abortOnClose(reply);
      // One network reads few files at a time: nobody fills the pool without an account.
      const turn = turns.take(addressKey(request.ip), () => start(request, signal));
      if (turn === null) {
        throw new Refusal("rate_limit_exceeded", { headers: { "retry-after": "5" } });
      }
      const started = await turn;
      if (!started.ok) {
        const { code, retryAfter } = started.error;
        const headers = retryAfter === undefined ? {} : { "retry-after": String(retryAfter) };
        throw new Refusal(code, { headers });
      }
      setCookie(reply, makeVisitCookie(needs.keys.visit, started.value.id), visitSeconds);
      return { visit: await findVisit(needs, started.value) };
    }),
    getVisit: endpoint(routes.getVisit, async ({ request }) => {
      const visitor = await findVisitor(needs, request);
      return { visit: visitor === null ? null : await findVisit(needs, visitor) };
    }),
    endVisit: endpoint(routes.endVisit, async ({ request, reply }) => {
      const visitor = await findVisitor(needs, request);
      if (visitor !== null) await endVisit(needs, visitor.id);
      setCookie(reply, "", 0);
      return { success: true };
    }),
    adoptVisit: endpoint(routes.adoptVisit, async ({ request, reply, signedIn }) => {
      const visitor = await findVisitor(needs, request);
      if (visitor === null) throw new Refusal("visit_not_found");
      const { account } = signedIn;
      const signal = abortOnClose(reply);
      const adopted = await adoptVisit(needs, { visitor, accountId: account.id, signal });
      if (!adopted.ok) {
        throw await refuseStart(needs, account, { code: adopted.error, template: undefined });
      }
      setCookie(reply, "", 0);
      return { session_id: adopted.value };
    }),
  };
}
