import { firstRoutes } from "@savile/contracts/client";
import type { RouteFacts, RouteName } from "@savile/contracts/client";
import { scriptAhead } from "./load-parts.ts";

const loadLate = scriptAhead(
  async () => (await import("@savile/contracts/late-routes")).lateRoutes,
);

type First = keyof typeof firstRoutes;

function isFirst(name: RouteName): name is First {
  return Object.hasOwn(firstRoutes, name);
}

/** Where and how a call goes. The rows of later screens are a script of their own; rejects where it cannot be had. */
export async function factsOf(name: RouteName): Promise<RouteFacts> {
  return isFirst(name) ? firstRoutes[name] : (await loadLate())[name];
}
