import type * as z from "zod/mini";
import * as account from "./schemas/account.ts";
import * as generation from "./schemas/generation.ts";
import * as health from "./schemas/health.ts";

export type Method = "GET" | "POST" | "DELETE";

/** Who may call: nobody signed in, or the owner of an access token. */
export type Access = "anyone" | "account";

/**
 * One call of the wire. `csrf` demands `X-CSRF-Token`; `timeoutMs` is how long a client waits;
 * `bodyLimit` in bytes; `answer` tells what comes back besides JSON.
 */
export interface Route {
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  readonly csrf: boolean;
  readonly summary: string;
  readonly timeoutMs: number;
  readonly bodyLimit?: number;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly form?: true;
  readonly response: z.ZodMiniType | "file" | "events";
  readonly status?: number;
}

const api = "/api/v1";
const wait = 90_000;
const read = { method: "GET", access: "account", csrf: false, timeoutMs: wait } as const;

/** Every call of the service; the server registers its routes from this table and the client is derived from it. */
export const routes = {
  health: {
    method: "GET",
    path: "/health",
    access: "anyone",
    csrf: false,
    timeoutMs: wait,
    summary: "Whether the process lives and the database answers",
    response: health.healthSchema,
  },
  ready: {
    method: "GET",
    path: "/health/ready",
    access: "anyone",
    csrf: false,
    timeoutMs: wait,
    summary: "Whether to send work to this process",
    response: health.readySchema,
  },
  csrfToken: {
    method: "GET",
    path: `${api}/auth/csrf-token`,
    access: "anyone",
    csrf: false,
    timeoutMs: wait,
    summary: "A token for X-CSRF-Token, bound to the sign-in session of the bearer",
    response: account.csrfSchema,
  },
  requestCode: {
    method: "POST",
    path: `${api}/auth/request-code`,
    access: "anyone",
    csrf: false,
    timeoutMs: wait,
    summary: "Sign in; in instant mode the answer carries the tokens",
    body: account.requestCodeBodySchema,
    response: account.authSchema,
  },
  refresh: {
    method: "POST",
    path: `${api}/auth/refresh`,
    access: "anyone",
    csrf: false,
    timeoutMs: wait,
    summary: "Exchange a refresh token for a new pair",
    body: account.refreshBodySchema,
    response: account.authSchema,
  },
  logout: {
    method: "POST",
    path: `${api}/auth/logout`,
    access: "account",
    csrf: false,
    timeoutMs: wait,
    summary: "End this sign-in session",
    response: account.successSchema,
  },
  me: {
    ...read,
    path: `${api}/auth/me`,
    summary: "The signed-in account",
    response: account.userSchema,
  },
  uploadResume: {
    method: "POST",
    path: `${api}/upload/resume`,
    access: "account",
    csrf: true,
    timeoutMs: 75_000,
    summary: "Upload a resume (multipart field `file`) and read it",
    form: true,
    response: generation.uploadResponseSchema,
    status: 201,
  },
  getUpload: {
    ...read,
    path: `${api}/upload/:id`,
    summary: "What was read from an uploaded file",
    params: generation.idParamsSchema,
    response: generation.uploadSchema,
  },
  deleteUpload: {
    method: "DELETE",
    path: `${api}/upload/:id`,
    access: "account",
    csrf: true,
    timeoutMs: wait,
    summary: "Remove an uploaded file and what was read from it",
    params: generation.idParamsSchema,
    response: account.successSchema,
  },
  parsePosting: {
    method: "POST",
    path: `${api}/generate/posting`,
    access: "account",
    csrf: true,
    timeoutMs: 10_000,
    summary: "What is understood of a job description; nothing is stored",
    body: generation.postingBodySchema,
    response: generation.postingResponseSchema,
  },
  listTemplates: {
    ...read,
    path: `${api}/generate/templates`,
    summary: "Templates and which of them this account may use",
    response: generation.templatesResponseSchema,
  },
  generate: {
    method: "POST",
    path: `${api}/generate/generate`,
    access: "account",
    csrf: true,
    timeoutMs: 120_000,
    bodyLimit: 1_048_576,
    summary: "Tailor a resume and a letter; `Prefer: respond-async` answers 202 at once",
    body: generation.generateBodySchema,
    response: generation.generateResponseSchema,
  },
  listSessions: {
    ...read,
    path: `${api}/generate/sessions`,
    summary: "The generation sessions of this account, newest first",
    response: generation.sessionListSchema,
  },
  getSession: {
    ...read,
    path: `${api}/generate/sessions/:id`,
    summary: "A generation session with its posting, source and result",
    params: generation.idParamsSchema,
    response: generation.sessionSchema,
  },
  deleteSession: {
    method: "DELETE",
    path: `${api}/generate/sessions/:id`,
    access: "account",
    csrf: true,
    timeoutMs: wait,
    summary: "Delete a generation session and its documents",
    params: generation.idParamsSchema,
    response: account.successSchema,
  },
  sessionEvents: {
    ...read,
    path: `${api}/generate/sessions/:id/events`,
    summary: "Progress of the run as server-sent events; resumes after Last-Event-ID",
    params: generation.idParamsSchema,
    response: "events",
  },
  cancelSession: {
    method: "POST",
    path: `${api}/generate/sessions/:id/cancel`,
    access: "account",
    csrf: true,
    timeoutMs: wait,
    summary: "Cancel a queued or running generation",
    params: generation.idParamsSchema,
    response: account.successSchema,
  },
  getDocuments: {
    ...read,
    path: `${api}/generate/sessions/:id/documents`,
    summary: "Both documents as Markdown",
    params: generation.idParamsSchema,
    response: generation.documentsResponseSchema,
  },
  previewBundle: {
    ...read,
    path: `${api}/generate/sessions/:id/preview-bundle`,
    timeoutMs: 10_000,
    summary: "Both documents as Markdown with their structure",
    params: generation.idParamsSchema,
    response: generation.previewBundleSchema,
  },
  preview: {
    ...read,
    path: `${api}/generate/sessions/:id/preview/:type`,
    summary: "Pages of a document with regions and drawings (`format=pages`), or its text as HTML",
    params: generation.documentParamsSchema,
    query: generation.pageQuerySchema,
    response: generation.pageSourceSchema,
  },
  pageDrawing: {
    ...read,
    path: `${api}/generate/sessions/:id/preview/:type/pages/:hash`,
    summary: "The drawing of one page",
    params: generation.pageParamsSchema,
    response: generation.pageDrawingSchema,
  },
  listExports: {
    ...read,
    path: `${api}/generate/sessions/:id/exports`,
    summary: "The files handed out so far and what reading each back found",
    params: generation.idParamsSchema,
    response: generation.exportsResponseSchema,
  },
  download: {
    ...read,
    path: `${api}/generate/sessions/:id/download/:format`,
    timeoutMs: 60_000,
    summary: "A document as file (pdf, txt); read back and checked before it is handed out",
    params: generation.downloadParamsSchema,
    query: generation.downloadQuerySchema,
    response: "file",
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;
