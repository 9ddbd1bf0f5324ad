import { api, read } from "../route/route-facts.ts";
import type { RouteFacts } from "../route/route-facts.ts";

const session = `${api}/generate/sessions/:id`;
const write = { access: "account", csrf: true } as const;

/** Versions of finished documents, the name of a session, and another session of the same resume. */
export const versionTable = {
  listVersions: { ...read, path: `${session}/versions`, timeoutMs: 10_000 },
  getVersion: { ...read, path: `${session}/versions/:n`, timeoutMs: 10_000 },
  restoreVersion: {
    ...write,
    method: "POST",
    path: `${session}/versions/:n/restore`,
    timeoutMs: 30_000,
  },
  renameSession: { ...write, method: "PATCH", path: session, timeoutMs: 10_000 },
  setApplicationState: { ...write, method: "PUT", path: `${session}/state`, timeoutMs: 10_000 },
  duplicateSession: {
    ...write,
    method: "POST",
    path: `${session}/duplicate`,
    timeoutMs: 30_000,
  },
} as const satisfies Record<string, RouteFacts>;

/** Longest title of a session, in Unicode code points after trimming. */
export const maxTitleLength = 120;
