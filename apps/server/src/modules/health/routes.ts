import { routes } from "@savile/contracts";
import { withDeadline } from "../../db/engine/deadline.ts";
import type { Dependencies } from "../../dependencies.ts";
import { endpoint } from "../../http/endpoint.ts";
import { ping } from "./repository.ts";

const pingMs = 1_000;

export function healthEndpoints(needs: Dependencies) {
  const startedAt = performance.now();
  const databaseAnswers = (): Promise<boolean> =>
    withDeadline(pingMs, () => ping(needs.database.query)).then(
      () => true,
      () => false,
    );
  return {
    health: endpoint(routes.health, async () => {
      const healthy = await databaseAnswers();
      const roomy = needs.roomy();
      return {
        status: healthy && roomy ? ("ok" as const) : ("degraded" as const),
        version: needs.settings.version,
        database_healthy: healthy,
        storage_healthy: roomy,
        uptime_s: Math.round((performance.now() - startedAt) / 1_000),
        auth_mode: needs.settings.authMode,
        layout_engine: `typst (${needs.renderer.backend() ?? "not started"})`,
      };
    }),
    ready: endpoint(routes.ready, async ({ reply }) => {
      const ready = !needs.draining() && needs.roomy() && (await databaseAnswers());
      if (!ready) reply.code(503);
      return { ready };
    }),
  };
}
