import { routes } from "@savile/contracts";
import type { Dependencies } from "../../dependencies.ts";
import { Refusal } from "../../errors/refusal.ts";
import { contentDisposition } from "../../http/content-disposition.ts";
import { rawEndpoint } from "../../http/endpoint.ts";
import { entitlementOf } from "../entitlement/entitlement.ts";
import { analyticsAllowed } from "./analytics-allowed.ts";
import { applicationsCsv } from "./applications-csv.ts";
import { countApplications } from "./count-applications.ts";
import { listApplications } from "./repository.ts";

type Needs = Pick<Dependencies, "database" | "clock" | "settings">;

/** The own numbers, for the plans that hold them and the owner of a computer. */
export function analyticsEndpoints(needs: Needs) {
  const { database, clock } = needs;
  return {
    analytics: rawEndpoint(routes.analytics, async ({ query, signedIn, reply }) => {
      const { account } = signedIn;
      const now = clock.now();
      const { plan } = await entitlementOf(database.query, account, now);
      if (!analyticsAllowed(needs, plan)) throw new Refusal("analytics_locked");
      const applications = await listApplications(database.query, account.id);
      if (query.format === "csv") {
        return reply
          .header("content-type", "text/csv; charset=utf-8")
          .header("content-disposition", contentDisposition("savile-applications.csv"))
          .send(applicationsCsv(applications));
      }
      return routes.analytics.response.parse(countApplications(applications, now));
    }),
  };
}
