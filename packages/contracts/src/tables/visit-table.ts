import { api, wait } from "../route/route-facts.ts";
import type { RouteFacts } from "../route/route-facts.ts";

/** The one result that a visitor may have before signing in. */
export const visitTable = {
  startVisit: {
    method: "POST",
    path: `${api}/visit`,
    access: "anyone",
    csrf: false,
    // The pages of a scan take up to two minutes.
    timeoutMs: 150_000,
  },
  getVisit: {
    method: "GET",
    path: `${api}/visit`,
    access: "anyone",
    csrf: false,
    timeoutMs: 10_000,
  },
  endVisit: {
    method: "DELETE",
    path: `${api}/visit`,
    access: "anyone",
    csrf: false,
    timeoutMs: wait,
  },
  adoptVisit: {
    method: "POST",
    path: `${api}/visit/adopt`,
    access: "account",
    csrf: true,
    timeoutMs: wait,
  },
} as const satisfies Record<string, RouteFacts>;
