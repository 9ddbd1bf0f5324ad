import type { Route } from "../route/route.ts";
import * as health from "../schemas/health.ts";
import { healthTable } from "../tables/health-table.ts";

/** Health of the process. */
export const healthRows = {
  health: {
    ...healthTable.health,
    summary: "Whether the process lives and the database answers",
    response: health.healthSchema,
  },
  ready: {
    ...healthTable.ready,
    summary: "Whether to send work to this process",
    response: health.readySchema,
  },
} as const satisfies Record<keyof typeof healthTable, Route>;
