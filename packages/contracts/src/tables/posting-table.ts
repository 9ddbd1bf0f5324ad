import { api } from "../route/route-facts.ts";
import type { RouteFacts } from "../route/route-facts.ts";

/** Ways to a posting's text other than pasting it. */
export const postingTable = {
  readPostingAddress: {
    method: "POST",
    path: `${api}/generate/posting-address`,
    access: "account",
    csrf: true,
    timeoutMs: 15_000,
  },
  readPostingSource: {
    method: "POST",
    path: `${api}/generate/posting-source`,
    // A visitor drops a page as well; the answer depends on nothing but what was sent.
    access: "anyone",
    csrf: false,
    timeoutMs: 15_000,
  },
} as const satisfies Record<string, RouteFacts>;
