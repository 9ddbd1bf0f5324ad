import { firstRoutes } from "./first-routes.ts";
import { lateRoutes } from "./late-routes.ts";

/** Every call of the service as plain values, without the schemas, which a browser does not need. */
export const routeTable = { ...firstRoutes, ...lateRoutes };

/** The name of a call. */
export type RouteName = keyof typeof routeTable;
