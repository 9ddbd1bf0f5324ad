import { often, steady } from "../route/route.ts";
import type { Route } from "../route/route.ts";
import * as account from "../schemas/account.ts";
import * as generation from "../schemas/generation.ts";
import * as review from "../schemas/review.ts";
import { generationTable } from "../tables/generation-table.ts";

/** Postings, generation sessions and their review. */
export const generationRows = {
  parsePosting: {
    ...generationTable.parsePosting,
    burst: often,
    essential: true,
    summary: "What is understood of a job description; nothing is stored",
    body: generation.postingBodySchema,
    response: generation.postingResponseSchema,
  },
  generate: {
    ...generationTable.generate,
    burst: steady,
    bodyLimit: 1_048_576,
    summary: "Tailor a resume and a letter; `Prefer: respond-async` answers 202 at once",
    body: generation.generateBodySchema,
    response: generation.generateResponseSchema,
  },
  listSessions: {
    ...generationTable.listSessions,
    summary: "The generation sessions of this account, newest first, by number and words",
    query: generation.sessionListQuerySchema,
    response: generation.sessionListSchema,
  },
  getSession: {
    ...generationTable.getSession,
    summary: "A generation session with its posting, source and result",
    params: generation.idParamsSchema,
    response: generation.sessionSchema,
  },
  deleteSession: {
    ...generationTable.deleteSession,
    burst: steady,
    essential: true,
    summary: "Delete a generation session and its documents",
    params: generation.idParamsSchema,
    response: account.successSchema,
  },
  sessionEvents: {
    ...generationTable.sessionEvents,
    summary: "Progress of the run as server-sent events; resumes after Last-Event-ID",
    params: generation.idParamsSchema,
    response: "events",
  },
  cancelSession: {
    ...generationTable.cancelSession,
    burst: steady,
    essential: true,
    summary: "Cancel a queued or running generation",
    params: generation.idParamsSchema,
    response: account.successSchema,
  },
  decideChanges: {
    ...generationTable.decideChanges,
    burst: often,
    bodyLimit: 1_048_576,
    summary: "Replace the person's decisions on the changes; a stale base_version answers 409",
    params: generation.idParamsSchema,
    body: review.decideChangesBodySchema,
    response: generation.sessionSchema,
  },
  listGaps: {
    ...generationTable.listGaps,
    summary: "At most five questions about what the posting asks for and the resume does not show",
    params: generation.idParamsSchema,
    response: review.gapsResponseSchema,
  },
  answerGap: {
    ...generationTable.answerGap,
    burst: steady,
    summary:
      "Answer a question (yes with role, time and words, no, or undo); documents are made anew",
    params: generation.idParamsSchema,
    body: review.gapAnswerBodySchema,
    response: generation.sessionSchema,
  },
} as const satisfies Record<keyof typeof generationTable, Route>;
