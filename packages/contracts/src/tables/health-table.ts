import { wait } from "../route/route-facts.ts";
import type { RouteFacts } from "../route/route-facts.ts";

/** Health of the process. */
export const healthTable = {
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
} as const satisfies Record<string, RouteFacts>;
