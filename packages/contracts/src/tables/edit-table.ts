import { api } from "../route/route-facts.ts";
import type { RouteFacts } from "../route/route-facts.ts";

const session = `${api}/generate/sessions/:id`;
const write = { method: "POST", access: "account", csrf: true } as const;

/** Edits of documents: as they are stored, and as they would look. */
export const editTable = {
  saveEdits: {
    ...write,
    path: `${session}/edits`,
    timeoutMs: 5_000,
  },
  directUpdate: {
    ...write,
    path: `${session}/direct-update`,
    timeoutMs: 5_000,
  },
  draftPreview: {
    ...write,
    path: `${session}/preview/:type`,
    timeoutMs: 30_000,
  },
} as const satisfies Record<string, RouteFacts>;
