import { api, read } from "../route/route-facts.ts";
import type { RouteFacts } from "../route/route-facts.ts";

/** The person's own numbers. */
export const analyticsTable = {
  analytics: { ...read, path: `${api}/analytics` },
} as const satisfies Record<string, RouteFacts>;
