import { routes } from "@savile/contracts";
import type { Dependencies } from "../../dependencies.ts";
import { abortOnClose } from "../../http/abort-on-close.ts";
import { endpoint, rawEndpoint } from "../../http/endpoint.ts";
import { isErrorCode, orRefuse, Refusal } from "../../errors/refusal.ts";
import { parsePostingTask } from "../../texts/tasks.ts";
import { loadDocuments } from "../generation-sessions/documents.ts";
import { documentsAsMarkdown } from "../generation-sessions/markdown.ts";
import { awaitGeneration } from "./await-generation.ts";
import { readIdempotencyKey } from "./idempotency-key.ts";
import { readJobDescription } from "../generation-sessions/read-job-description.ts";
import { refuseStart } from "./refuse-start.ts";
import * as store from "../generation-sessions/repository.ts";
import { cancelGeneration, deleteSession, listSessions } from "./service.ts";
import { isKnown, sessionText } from "./session-text.ts";
import { startGeneration } from "./start-generation.ts";
import { streamEvents, takeStream } from "./stream-events.ts";

/** The result of a run that ended, or its error as the answer. */
async function answerOf(needs: Dependencies, accountId: string, sessionId: string) {
  const session = await store.findSession(needs.database.query, accountId, sessionId);
  if (session === null) throw new Refusal("session_not_found");
  const { row, status } = session;
  if (status !== "succeeded") {
    const code = row.errorCode ?? "generation_failed";
    throw new Refusal(status === "cancelled" || !isErrorCode(code) ? "generation_failed" : code);
  }
  const documents = await loadDocuments(needs.database.query, sessionId);
  return {
    status: "success" as const,
    message: "Your documents are ready.",
    session_id: sessionId,
    documents: documentsAsMarkdown(documents),
    confidence: row.confidence,
    ats_score: row.atsScore,
  };
}

export function generationEndpoints(needs: Dependencies) {
  return {
    parsePosting: endpoint(routes.parsePosting, async ({ body, signedIn, reply }) => {
      const text = orRefuse(readJobDescription(body.job_description));
      needs.warm();
      const account = signedIn.account.id;
      const signal = abortOnClose(reply);
      const posting = await needs.texts(parsePostingTask, text, { account, signal });
      return { posting };
    }),
    generate: endpoint(routes.generate, async ({ body, request, reply, signedIn }) => {
      const accountId = signedIn.account.id;
      const result = await startGeneration(needs, {
        accountId,
        uploadId: body.upload_id,
        resumeData: body.resume_data,
        jobDescription: body.job_description,
        template: body.template,
        paper: body.paper,
        company: body.company,
        idempotencyKey: readIdempotencyKey(request.headers["idempotency-key"]),
      });
      if (!result.ok) {
        const { template, upload_id: uploadId } = body;
        const refused = { code: result.error, template, uploadId };
        throw await refuseStart(needs, signedIn.account, refused);
      }
      const started = result.value;
      if (/(^|[\s,;])respond-async($|[\s,;])/i.test(String(request.headers["prefer"] ?? ""))) {
        reply.code(202).header("preference-applied", "respond-async");
        return {
          status: "accepted" as const,
          message: "The documents are being written.",
          session_id: started.sessionId,
          documents: null,
          confidence: null,
          ats_score: null,
        };
      }
      if (!(await awaitGeneration(needs, started.jobId, abortOnClose(reply)))) {
        throw new Refusal("unavailable", { headers: { "retry-after": "5" } });
      }
      return answerOf(needs, accountId, started.sessionId);
    }),
    listSessions: endpoint(routes.listSessions, ({ query, signedIn }) =>
      listSessions(needs, {
        accountId: signedIn.account.id,
        search: query.search?.trim(),
        applicationState: query.application_state,
        limit: query.limit === undefined ? undefined : Number(query.limit),
      }),
    ),
    getSession: rawEndpoint(routes.getSession, async ({ params, signedIn, request, reply }) => {
      const { text, tag } = orRefuse(await sessionText(needs, signedIn.account, params.id));
      reply.header("etag", tag);
      if (isKnown(tag, request.headers["if-none-match"])) return reply.code(304).send();
      return reply.type("application/json; charset=utf-8").send(text);
    }),
    deleteSession: endpoint(routes.deleteSession, async ({ params, signedIn }) => {
      orRefuse(await deleteSession(needs, signedIn.account.id, params.id));
      return { success: true };
    }),
    cancelSession: endpoint(routes.cancelSession, async ({ params, signedIn }) => {
      orRefuse(await cancelGeneration(needs, signedIn.account.id, params.id));
      return { success: true };
    }),
    sessionEvents: rawEndpoint(routes.sessionEvents, async (call) => {
      const { params, signedIn, request, reply } = call;
      const query = needs.database.query;
      const session = await store.findSession(query, signedIn.account.id, params.id);
      if (session === null) throw new Refusal("session_not_found");
      const last = request.headers["last-event-id"];
      const lastEventId = Array.isArray(last) ? last[0] : last;
      const left = takeStream(signedIn.account.id);
      if (left === null)
        throw new Refusal("rate_limit_exceeded", { headers: { "retry-after": "5" } });
      streamEvents(needs, { reply, session, signedIn, lastEventId, left });
      return reply;
    }),
  };
}
