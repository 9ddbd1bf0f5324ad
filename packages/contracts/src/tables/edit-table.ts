import { api, often, steady } from "../route-facts.ts";
import type { RouteFacts } from "../route-facts.ts";

const session = `${api}/generate/sessions/:id`;
const write = { method: "POST", access: "account", csrf: true } as const;

/** Edits of documents: as they are stored, and as they would look. */
export const editTable = {
  saveEdits: {
    ...write,
    path: `${session}/edits`,
    timeoutMs: 5_000,
    bodyLimit: 1_048_576,
    burst: often,
  },
  directUpdate: {
    ...write,
    path: `${session}/direct-update`,
    timeoutMs: 5_000,
    bodyLimit: 524_288,
    burst: steady,
  },
  draftPreview: {
    ...write,
    path: `${session}/preview/:type`,
    timeoutMs: 10_000,
    bodyLimit: 1_048_576,
    essential: true,
    burst: often,
  },
} as const satisfies Record<string, RouteFacts>;
