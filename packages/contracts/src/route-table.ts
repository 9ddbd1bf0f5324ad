export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Who may call: nobody signed in, or the owner of an access token. */
export type Access = "anyone" | "account";

/**
 * What a caller must know of a call: where, how, and for how long. `csrf` demands `X-CSRF-Token`;
 * `timeoutMs` is how long a client waits; `bodyLimit` in bytes.
 */
export interface RouteFacts {
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  readonly csrf: boolean;
  readonly timeoutMs: number;
  readonly bodyLimit?: number;
}

const api = "/api/v1";
const wait = 90_000;
const read = { method: "GET", access: "account", csrf: false, timeoutMs: wait } as const;

/** Every call of the service as plain values, without the schemas, which a browser does not need. */
export const routeTable = {
  health: {
    method: "GET",
    path: "/health",
    access: "anyone",
    csrf: false,
    timeoutMs: wait,
  },
  ready: {
    method: "GET",
    path: "/health/ready",
    access: "anyone",
    csrf: false,
    timeoutMs: wait,
  },
  csrfToken: {
    method: "GET",
    path: `${api}/auth/csrf-token`,
    access: "anyone",
    csrf: false,
    timeoutMs: wait,
  },
  requestCode: {
    method: "POST",
    path: `${api}/auth/request-code`,
    access: "anyone",
    csrf: false,
    timeoutMs: wait,
  },
  refresh: {
    method: "POST",
    path: `${api}/auth/refresh`,
    access: "anyone",
    csrf: false,
    timeoutMs: wait,
  },
  logout: {
    method: "POST",
    path: `${api}/auth/logout`,
    access: "account",
    csrf: false,
    timeoutMs: wait,
  },
  me: {
    ...read,
    path: `${api}/auth/me`,
  },
  uploadResume: {
    method: "POST",
    path: `${api}/upload/resume`,
    access: "account",
    csrf: true,
    timeoutMs: 75_000,
  },
  getUpload: {
    ...read,
    path: `${api}/upload/:id`,
  },
  uploadPage: {
    ...read,
    path: `${api}/upload/:id/pages/:n`,
    timeoutMs: 60_000,
  },
  correctUpload: {
    method: "PUT",
    path: `${api}/upload/:id/corrections`,
    access: "account",
    csrf: true,
    timeoutMs: 10_000,
    bodyLimit: 1_048_576,
  },
  deleteUpload: {
    method: "DELETE",
    path: `${api}/upload/:id`,
    access: "account",
    csrf: true,
    timeoutMs: wait,
  },
  parsePosting: {
    method: "POST",
    path: `${api}/generate/posting`,
    access: "account",
    csrf: true,
    timeoutMs: 10_000,
  },
  listTemplates: {
    ...read,
    path: `${api}/generate/templates`,
  },
  generate: {
    method: "POST",
    path: `${api}/generate/generate`,
    access: "account",
    csrf: true,
    timeoutMs: 120_000,
    bodyLimit: 1_048_576,
  },
  listSessions: {
    ...read,
    path: `${api}/generate/sessions`,
  },
  getSession: {
    ...read,
    path: `${api}/generate/sessions/:id`,
  },
  deleteSession: {
    method: "DELETE",
    path: `${api}/generate/sessions/:id`,
    access: "account",
    csrf: true,
    timeoutMs: wait,
  },
  sessionEvents: {
    ...read,
    path: `${api}/generate/sessions/:id/events`,
  },
  cancelSession: {
    method: "POST",
    path: `${api}/generate/sessions/:id/cancel`,
    access: "account",
    csrf: true,
    timeoutMs: wait,
  },
  decideChanges: {
    method: "POST",
    path: `${api}/generate/sessions/:id/changes`,
    access: "account",
    csrf: true,
    timeoutMs: 30_000,
    bodyLimit: 1_048_576,
  },
  listGaps: {
    ...read,
    path: `${api}/generate/sessions/:id/gaps`,
    timeoutMs: 10_000,
  },
  answerGap: {
    method: "POST",
    path: `${api}/generate/sessions/:id/gaps`,
    access: "account",
    csrf: true,
    timeoutMs: 30_000,
  },
  recommendTemplate: {
    method: "POST",
    path: `${api}/generate/recommend-template`,
    access: "account",
    csrf: true,
    timeoutMs: 10_000,
  },
  recommendTemplateDirect: {
    method: "POST",
    path: `${api}/generate/recommend-template-direct`,
    access: "account",
    csrf: true,
    timeoutMs: 10_000,
    bodyLimit: 1_048_576,
  },
  getDocuments: {
    ...read,
    path: `${api}/generate/sessions/:id/documents`,
  },
  previewBundle: {
    ...read,
    path: `${api}/generate/sessions/:id/preview-bundle`,
    timeoutMs: 10_000,
  },
  preview: {
    ...read,
    path: `${api}/generate/sessions/:id/preview/:type`,
  },
  pageDrawing: {
    ...read,
    path: `${api}/generate/sessions/:id/preview/:type/pages/:hash`,
  },
  listExports: {
    ...read,
    path: `${api}/generate/sessions/:id/exports`,
  },
  download: {
    ...read,
    path: `${api}/generate/sessions/:id/download/:format`,
    timeoutMs: 60_000,
  },
} as const satisfies Record<string, RouteFacts>;

/** The name of a call. */
export type RouteName = keyof typeof routeTable;
