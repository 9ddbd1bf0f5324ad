import { api, read, wait } from "../route/route-facts.ts";
import type { RouteFacts } from "../route/route-facts.ts";

/** Uploaded files and what was read from them. */
export const uploadTable = {
  uploadResume: {
    method: "POST",
    path: `${api}/upload/resume`,
    access: "account",
    csrf: true,
    // The pages of a scan take up to two minutes.
    timeoutMs: 150_000,
  },
  getUpload: {
    ...read,
    path: `${api}/upload/:id`,
  },
  uploadPage: {
    ...read,
    visitor: true,
    path: `${api}/upload/:id/pages/:n`,
  },
  correctUpload: {
    method: "PUT",
    path: `${api}/upload/:id/corrections`,
    access: "account",
    csrf: true,
    timeoutMs: 10_000,
  },
  deleteUpload: {
    method: "DELETE",
    path: `${api}/upload/:id`,
    access: "account",
    csrf: true,
    timeoutMs: wait,
  },
} as const satisfies Record<string, RouteFacts>;
