import { routes } from "@savile/contracts";
import type { FastifyRequest } from "fastify";
import type { Queries } from "../../db/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import { endpoint } from "../../http/endpoint.ts";
import { orRefuse } from "../../errors/refusal.ts";
import { logSecurity } from "../../http/security-event.ts";
import { findAccount } from "../accounts/repository.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { reconcile } from "../billing/reconcile.ts";
import { activityPage } from "./activity.ts";
import { revokeUserSessions, setUserActive, setUserPremium } from "./act-on-user.ts";
import { countAccounts } from "./list-repository.ts";
import { subscriptionOverview } from "./plans.ts";
import { listUsers, showUserDetail } from "./show-users.ts";
import { simulatePlan } from "./simulate-plan.ts";
import { adminStats } from "./stats.ts";

const pageSize = 20;
const activitySize = 50;

/** What administrators see. */
function lookEndpoints(needs: Dependencies) {
  const { database, clock } = needs;
  return {
    adminStats: endpoint(routes.adminStats, () => adminStats(needs)),
    adminUsers: endpoint(routes.adminUsers, ({ query }) =>
      listUsers(needs, {
        limit: Number(query.limit ?? pageSize),
        offset: Number(query.offset ?? 0),
        search: (query.search ?? "").trim().toLowerCase(),
        sort: query.sort ?? "created",
        order: query.order ?? (query.sort === "email" ? "asc" : "desc"),
      }),
    ),
    adminUser: endpoint(routes.adminUser, async ({ params }) =>
      orRefuse(await showUserDetail(needs, database.query, params.id)),
    ),
    adminActivity: endpoint(routes.adminActivity, ({ query }) =>
      activityPage(database.query, {
        limit: Number(query.limit ?? activitySize),
        before: query.before === undefined ? undefined : Number(query.before),
        now: clock.now(),
      }),
    ),
    adminSubscriptions: endpoint(routes.adminSubscriptions, async () => {
      const total = await countAccounts(database.query, "");
      return subscriptionOverview(database.query, total, clock.now());
    }),
  };
}

function noteAct(request: FastifyRequest, action: string): void {
  const account = request.visitor?.account.id;
  const facts = { requestId: request.id, action, ...(account === undefined ? {} : { account }) };
  logSecurity(request.log, "admin_act", facts);
}

/** What administrators do; every act is audited in its transaction. */
export function adminEndpoints(needs: Dependencies) {
  const { database } = needs;
  const detail = async (queries: Queries, id: string) =>
    orRefuse(await showUserDetail(needs, queries, id));
  return {
    ...lookEndpoints(needs),
    setUserStatus: endpoint(routes.setUserStatus, async ({ params, body, signedIn, request }) => {
      const act = { adminId: signedIn.account.id, accountId: params.id, isActive: body.is_active };
      const shown = await database.transaction(async (queries) => {
        orRefuse(await setUserActive(needs, queries, act));
        return detail(queries, params.id);
      });
      noteAct(request, "set_status");
      return shown;
    }),
    setUserPremium: endpoint(routes.setUserPremium, async ({ params, body, signedIn, request }) => {
      const act = { adminId: signedIn.account.id, accountId: params.id };
      const shown = await database.transaction(async (queries) => {
        orRefuse(await setUserPremium(needs, queries, { ...act, isPremium: body.is_premium }));
        return detail(queries, params.id);
      });
      noteAct(request, "set_premium");
      return shown;
    }),
    revokeUserSessions: endpoint(
      routes.revokeUserSessions,
      async ({ params, signedIn, request }) => {
        const act = { adminId: signedIn.account.id, accountId: params.id };
        const revoked = await database.transaction(async (queries) =>
          orRefuse(await revokeUserSessions(needs, queries, act)),
        );
        noteAct(request, "revoke_sessions");
        return { revoked };
      },
    ),
    reconcilePayments: endpoint(routes.reconcilePayments, async ({ signedIn, request }) => {
      const found = await reconcile(needs);
      await recordAudit(database.query, {
        actor: signedIn.account.id,
        action: "payments_reconciled",
        accountId: null,
        details: { ...found },
        at: needs.clock.now(),
      });
      noteAct(request, "reconcile");
      return found;
    }),
    simulateUsage: endpoint(routes.simulateUsage, async ({ body, signedIn }) => {
      const accountId = body.user_id ?? signedIn.account.id;
      const account = await findAccount(database.query, accountId);
      if (account === null) return orRefuse({ ok: false, error: "user_not_found" });
      const override = body.admin_override === true;
      return orRefuse(simulatePlan({ accountId, tier: body.simulated_tier, override }));
    }),
  };
}
