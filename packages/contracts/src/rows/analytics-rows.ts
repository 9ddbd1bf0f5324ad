import { steady } from "../route/route.ts";
import type { Route } from "../route/route.ts";
import * as analytics from "../schemas/analytics.ts";
import { analyticsTable } from "../tables/analytics-table.ts";

/** The person's own numbers. */
export const analyticsRows = {
  analytics: {
    ...analyticsTable.analytics,
    burst: steady,
    summary: "The own applications in numbers; with format=csv the applications as a table",
    query: analytics.analyticsQuerySchema,
    response: analytics.analyticsSchema,
  },
} as const satisfies Record<keyof typeof analyticsTable, Route>;
