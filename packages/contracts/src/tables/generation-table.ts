import { api, read, wait } from "../route/route-facts.ts";
import type { RouteFacts } from "../route/route-facts.ts";

/** Postings, generation sessions and their review. */
export const generationTable = {
  parsePosting: {
    method: "POST",
    path: `${api}/generate/posting`,
    access: "account",
    csrf: true,
    timeoutMs: 10_000,
  },
  generate: {
    method: "POST",
    path: `${api}/generate/generate`,
    access: "account",
    csrf: true,
    timeoutMs: 120_000,
  },
  listSessions: {
    ...read,
    path: `${api}/generate/sessions`,
  },
  getSession: {
    ...read,
    visitor: true,
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
} as const satisfies Record<string, RouteFacts>;
