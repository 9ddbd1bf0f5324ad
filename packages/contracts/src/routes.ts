import type * as z from "zod/mini";
import { routeTable } from "./route-table.ts";
import type { RouteFacts, RouteName } from "./route-table.ts";
import * as account from "./schemas/account.ts";
import * as generation from "./schemas/generation.ts";
import * as health from "./schemas/health.ts";
import * as recommendation from "./schemas/recommendation.ts";
import * as review from "./schemas/review.ts";
import * as uploads from "./schemas/uploads.ts";

/**
 * One call of the wire with the schemas of what it takes and answers; `response` tells what comes back
 * besides JSON, `form` that the body is a multipart upload, `status` the success code where it is not 200.
 */
export interface Route extends RouteFacts {
  readonly summary: string;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly form?: true;
  readonly response: z.ZodMiniType | "file" | "events";
  readonly status?: number;
}

/** Every call of the service; the server registers its routes from this table and the client is derived from it. */
export const routes = {
  health: {
    ...routeTable.health,
    summary: "Whether the process lives and the database answers",
    response: health.healthSchema,
  },
  ready: {
    ...routeTable.ready,
    summary: "Whether to send work to this process",
    response: health.readySchema,
  },
  csrfToken: {
    ...routeTable.csrfToken,
    summary: "A token for X-CSRF-Token, bound to the sign-in session of the bearer",
    response: account.csrfSchema,
  },
  requestCode: {
    ...routeTable.requestCode,
    summary: "Sign in; in instant mode the answer carries the tokens",
    body: account.requestCodeBodySchema,
    response: account.authSchema,
  },
  refresh: {
    ...routeTable.refresh,
    summary: "Exchange a refresh token for a new pair",
    body: account.refreshBodySchema,
    response: account.authSchema,
  },
  logout: {
    ...routeTable.logout,
    summary: "End this sign-in session",
    response: account.successSchema,
  },
  me: {
    ...routeTable.me,
    summary: "The signed-in account",
    response: account.userSchema,
  },
  uploadResume: {
    ...routeTable.uploadResume,
    summary: "Upload a resume (multipart field `file`) and read it",
    form: true,
    response: generation.uploadResponseSchema,
    status: 201,
  },
  getUpload: {
    ...routeTable.getUpload,
    summary: "What was read from an uploaded file",
    params: generation.idParamsSchema,
    response: uploads.uploadSchema,
  },
  uploadPage: {
    ...routeTable.uploadPage,
    summary: "A page of an uploaded PDF as picture (PNG), as the file itself draws it",
    params: uploads.uploadPageParamsSchema,
    response: "file",
  },
  correctUpload: {
    ...routeTable.correctUpload,
    summary: "Replace the corrections of what was read; they are replayed on the reading",
    params: generation.idParamsSchema,
    body: uploads.correctUploadBodySchema,
    response: uploads.uploadSchema,
  },
  deleteUpload: {
    ...routeTable.deleteUpload,
    summary: "Remove an uploaded file and what was read from it",
    params: generation.idParamsSchema,
    response: account.successSchema,
  },
  parsePosting: {
    ...routeTable.parsePosting,
    summary: "What is understood of a job description; nothing is stored",
    body: generation.postingBodySchema,
    response: generation.postingResponseSchema,
  },
  listTemplates: {
    ...routeTable.listTemplates,
    summary: "Templates and which of them this account may use",
    response: generation.templatesResponseSchema,
  },
  generate: {
    ...routeTable.generate,
    summary: "Tailor a resume and a letter; `Prefer: respond-async` answers 202 at once",
    body: generation.generateBodySchema,
    response: generation.generateResponseSchema,
  },
  listSessions: {
    ...routeTable.listSessions,
    summary: "The generation sessions of this account, newest first",
    response: generation.sessionListSchema,
  },
  getSession: {
    ...routeTable.getSession,
    summary: "A generation session with its posting, source and result",
    params: generation.idParamsSchema,
    response: generation.sessionSchema,
  },
  deleteSession: {
    ...routeTable.deleteSession,
    summary: "Delete a generation session and its documents",
    params: generation.idParamsSchema,
    response: account.successSchema,
  },
  sessionEvents: {
    ...routeTable.sessionEvents,
    summary: "Progress of the run as server-sent events; resumes after Last-Event-ID",
    params: generation.idParamsSchema,
    response: "events",
  },
  cancelSession: {
    ...routeTable.cancelSession,
    summary: "Cancel a queued or running generation",
    params: generation.idParamsSchema,
    response: account.successSchema,
  },
  decideChanges: {
    ...routeTable.decideChanges,
    summary: "Replace the person's decisions on the changes; a stale base_version answers 409",
    params: generation.idParamsSchema,
    body: review.decideChangesBodySchema,
    response: generation.sessionSchema,
  },
  listGaps: {
    ...routeTable.listGaps,
    summary: "At most five questions about what the posting asks for and the resume does not show",
    params: generation.idParamsSchema,
    response: review.gapsResponseSchema,
  },
  answerGap: {
    ...routeTable.answerGap,
    summary:
      "Answer a question (yes with role, time and words, no, or undo); documents are made anew",
    params: generation.idParamsSchema,
    body: review.gapAnswerBodySchema,
    response: generation.sessionSchema,
  },
  recommendTemplate: {
    ...routeTable.recommendTemplate,
    summary: "Which template suits the posting of a session, and why",
    body: recommendation.recommendTemplateBodySchema,
    response: recommendation.templateRecommendationSchema,
  },
  recommendTemplateDirect: {
    ...routeTable.recommendTemplateDirect,
    summary: "Which template suits a job description, and why",
    body: recommendation.recommendTemplateDirectBodySchema,
    response: recommendation.templateRecommendationSchema,
  },
  getDocuments: {
    ...routeTable.getDocuments,
    summary: "Both documents as Markdown",
    params: generation.idParamsSchema,
    response: generation.documentsResponseSchema,
  },
  previewBundle: {
    ...routeTable.previewBundle,
    summary: "Both documents as Markdown with their structure",
    params: generation.idParamsSchema,
    response: generation.previewBundleSchema,
  },
  preview: {
    ...routeTable.preview,
    summary: "Pages of a document with regions and drawings (`format=pages`), or its text as HTML",
    params: generation.documentParamsSchema,
    query: generation.pageQuerySchema,
    response: generation.pageSourceSchema,
  },
  pageDrawing: {
    ...routeTable.pageDrawing,
    summary: "The drawing of one page",
    params: generation.pageParamsSchema,
    response: generation.pageDrawingSchema,
  },
  listExports: {
    ...routeTable.listExports,
    summary: "The files handed out so far and what reading each back found",
    params: generation.idParamsSchema,
    response: generation.exportsResponseSchema,
  },
  download: {
    ...routeTable.download,
    summary: "A document as file (pdf, txt); read back and checked before it is handed out",
    params: generation.downloadParamsSchema,
    query: generation.downloadQuerySchema,
    response: "file",
  },
} as const satisfies Record<RouteName, Route>;
