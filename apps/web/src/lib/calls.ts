import type { routes, RouteName } from "@savile/contracts";

type Fact = "method" | "path" | "access" | "csrf" | "timeoutMs";
type Calls = { readonly [Name in RouteName]: Pick<(typeof routes)[Name], Fact> };

const api = "/api/v1";
const sessions = `${api}/generate/sessions` as const;
const wait = 90_000;
const open = { access: "anyone", csrf: false, timeoutMs: wait } as const;
const read = { method: "GET", access: "account", csrf: false, timeoutMs: wait } as const;
const change = { method: "POST", access: "account", csrf: true, timeoutMs: wait } as const;
const remove = { ...change, method: "DELETE" } as const;

/**
 * The calls of the wire without their schemas, which would cost every visitor 20 KB. The type takes each
 * value from the contract, so that a difference does not compile.
 */
export const calls = {
  health: { ...open, method: "GET", path: "/health" },
  ready: { ...open, method: "GET", path: "/health/ready" },
  csrfToken: { ...open, method: "GET", path: `${api}/auth/csrf-token` },
  requestCode: { ...open, method: "POST", path: `${api}/auth/request-code` },
  refresh: { ...open, method: "POST", path: `${api}/auth/refresh` },
  logout: { ...change, csrf: false, path: `${api}/auth/logout` },
  me: { ...read, path: `${api}/auth/me` },
  uploadResume: { ...change, path: `${api}/upload/resume`, timeoutMs: 75_000 },
  getUpload: { ...read, path: `${api}/upload/:id` },
  deleteUpload: { ...remove, path: `${api}/upload/:id` },
  parsePosting: { ...change, path: `${api}/generate/posting`, timeoutMs: 10_000 },
  listTemplates: { ...read, path: `${api}/generate/templates` },
  generate: { ...change, path: `${api}/generate/generate`, timeoutMs: 120_000 },
  listSessions: { ...read, path: sessions },
  getSession: { ...read, path: `${sessions}/:id` },
  deleteSession: { ...remove, path: `${sessions}/:id` },
  sessionEvents: { ...read, path: `${sessions}/:id/events` },
  cancelSession: { ...change, path: `${sessions}/:id/cancel` },
  getDocuments: { ...read, path: `${sessions}/:id/documents` },
  previewBundle: { ...read, path: `${sessions}/:id/preview-bundle`, timeoutMs: 10_000 },
  preview: { ...read, path: `${sessions}/:id/preview/:type` },
  pageDrawing: { ...read, path: `${sessions}/:id/preview/:type/pages/:hash` },
  listExports: { ...read, path: `${sessions}/:id/exports` },
  download: { ...read, path: `${sessions}/:id/download/:format`, timeoutMs: 60_000 },
} as const satisfies Calls;
