import type { AdminStats } from "@savile/contracts";
import { and, count, eq, gt, isNull } from "drizzle-orm";
import type { Queries } from "../../db/database.ts";
import { accounts } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { countDamaged } from "../blobs/repository.ts";
import { countMails } from "../outbox/repository.ts";
import { countFailedRuns } from "./failure-repository.ts";
import * as store from "./list-repository.ts";
import { keptWordings } from "./kept-wordings.ts";
import { modelCost } from "./model-cost.ts";
import { countPlans } from "./plans.ts";
import { livingAt } from "./show-users.ts";

const dayMs = 24 * 60 * 60_000;
const chartDays = 30;
const newDays = 7;
const topCount = 5;

type Needs = Pick<Dependencies, "database" | "clock" | "settings">;

/** One entry a day up to today, also for days on which nothing happened. */
function everyDay(found: readonly store.DayCount[], now: Date): store.DayCount[] {
  const counts = new Map(found.map(({ day, count: n }) => [day, n]));
  return Array.from({ length: chartDays }, (_, index) => {
    const at = new Date(now.getTime() - (chartDays - 1 - index) * dayMs);
    const day = at.toISOString().slice(0, 10);
    return { day, count: counts.get(day) ?? 0 };
  });
}

async function usersOf(queries: Queries, now: Date): Promise<AdminStats["users"]> {
  const total = await store.countAccounts(queries, "");
  const [verified] = await queries
    .select({ n: count() })
    .from(accounts)
    .where(eq(accounts.emailVerified, true));
  const [recent] = await queries
    .select({ n: count() })
    .from(accounts)
    .where(
      and(
        isNull(accounts.visitorUntil),
        gt(accounts.createdAt, new Date(now.getTime() - newDays * dayMs)),
      ),
    );
  const counts = await countPlans(queries, total, now);
  const since = new Date(now.getTime() - chartDays * dayMs);
  return {
    total,
    verified: verified?.n ?? 0,
    premium: counts.paying,
    granted: counts.granted,
    admins: counts.admins,
    recent_new: recent?.n ?? 0,
    by_plan: counts.byPlan,
    new_by_day: everyDay(await store.countByDay(queries, "accounts", since), now),
  };
}

async function activityOf(queries: Queries, now: Date): Promise<AdminStats["activity"]> {
  const since = new Date(now.getTime() - chartDays * dayMs);
  const yesterday = new Date(now.getTime() - dayMs);
  const runs = await store.countByDay(queries, "generation_sessions", since);
  return {
    top_users: await store.topAccounts(queries, since, topCount),
    generations_by_day: everyDay(runs, now),
    failures_24h: await countFailedRuns(queries, yesterday),
    files_damaged: (await countDamaged(queries)).count,
    mail: await countMails(queries, yesterday),
    model_cost: await modelCost(queries, now),
    model_wordings: await keptWordings(queries, since),
  };
}

/** What an administrator sees first. */
export async function adminStats(needs: Needs): Promise<AdminStats> {
  const { database, settings, clock } = needs;
  const { query } = database;
  const now = clock.now();
  const users = await usersOf(query, now);
  const yesterday = new Date(now.getTime() - dayMs);
  const signIns = await store.countSignIns(query, livingAt(now), yesterday);
  return {
    system: {
      environment: settings.authMode === "instant" ? "local" : "production",
      version: settings.version,
      database_healthy: true,
      last_updated: now.toISOString(),
    },
    users,
    sessions: { active: signIns.active, recent_24h: signIns.recent },
    activity: await activityOf(query, now),
  };
}
