import type { AdminUser, AdminUserDetail } from "@savile/contracts";
import { err, ok, usagePeriodOf } from "@savile/model";
import type { Result } from "@savile/model";
import type { Queries } from "../../db/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import { presentUser } from "../accounts/describe-user.ts";
import { findAccount } from "../accounts/repository.ts";
import type { Account } from "../accounts/repository.ts";
import { entitlementOf } from "../entitlement/entitlement.ts";
import { countHeld } from "../privacy/repository.ts";
import { lastActivity, listDevices } from "../sign-in/devices.ts";
import { absoluteLifeMs, idleLifeMs } from "../sign-in/service.ts";
import { countAllUsage } from "../usage/repository.ts";
import * as store from "./list-repository.ts";

type Needs = Pick<Dependencies, "database" | "keys" | "clock">;

/** From when on a SignInSession counts as living. */
export function livingAt(now: Date): store.Living {
  return {
    createdAfter: new Date(now.getTime() - absoluteLifeMs),
    usedAfter: new Date(now.getTime() - idleLifeMs),
  };
}

async function showUser(
  queries: Queries,
  account: Account,
  at: { sessions: number; now: Date },
): Promise<AdminUser> {
  const { plan, origin } = await entitlementOf(queries, account, at.now);
  return {
    ...presentUser(account, plan !== "free"),
    created_at: account.createdAt.toISOString(),
    active_sessions: at.sessions,
    plan,
    granted: origin === "grant",
  };
}

/** A page of the accounts with how many there are in all. */
export async function listUsers(
  needs: Needs,
  page: store.AccountPage,
): Promise<{ users: AdminUser[]; total: number }> {
  const { query } = needs.database;
  const now = needs.clock.now();
  const found = await store.listAccounts(query, page);
  const ids = found.map((account) => account.id);
  const living = await store.countLiving(query, ids, livingAt(now));
  const users: AdminUser[] = [];
  for (const account of found) {
    const sessions = living.get(account.id) ?? 0;
    users.push(await showUser(query, account, { sessions, now }));
  }
  return { users, total: await store.countAccounts(query, page.search) };
}

/** One account with its browsers and what it used this month. */
export async function showUserDetail(
  needs: Needs,
  queries: Queries,
  id: string,
): Promise<Result<{ user: AdminUserDetail }, "user_not_found">> {
  const account = await findAccount(queries, id);
  if (account === null) return err("user_not_found");
  const now = needs.clock.now();
  const devices = await listDevices(needs, queries, id);
  const usage = await countAllUsage(queries, id, usagePeriodOf(now));
  const held = await countHeld(queries, id);
  const shown = await showUser(queries, account, { sessions: devices.length, now });
  return ok({
    user: {
      ...shown,
      sessions: devices.map(({ handle, session }) => ({
        id: handle,
        ip_address: session.ipAddress,
        browser: session.browser,
        created_at: session.createdAt.toISOString(),
        last_activity: lastActivity(session).toISOString(),
      })),
      usage: {
        generations: usage.generation,
        refinements: usage.refinement,
        downloads: usage.download,
      },
      uploads: held.uploads,
      generation_sessions: held.sessions,
    },
  });
}
