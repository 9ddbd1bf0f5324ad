import type { Account as AccountPage } from "@savile/contracts";
import type { Queries } from "../../db/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import { presentUser } from "../accounts/describe-user.ts";
import { setKeepOriginals } from "../accounts/repository.ts";
import type { Account } from "../accounts/repository.ts";
import { entitlementOf } from "../billing/entitlement.ts";
import { originalDays } from "../uploads/retention.ts";
import { providerDisclosure } from "./provider-disclosure.ts";
import { countHeld, setOriginalsLife } from "./repository.ts";

type Needs = Pick<Dependencies, "database" | "clock" | "models">;

/** The account's own page. */
export async function accountPage(
  needs: Needs,
  queries: Queries,
  account: Account,
): Promise<AccountPage> {
  const held = await countHeld(queries, account.id);
  const { plan } = await entitlementOf(queries, account, needs.clock.now());
  return {
    user: presentUser(account, plan !== "free"),
    created_at: account.createdAt.toISOString(),
    keep_originals: account.keepOriginals,
    originals_days: originalDays,
    uploads: held.uploads,
    sessions: held.sessions,
    stored_bytes: held.bytes,
    provider: providerDisclosure(needs, plan),
  };
}

/** Keeps originals until they are deleted, or lets them go after their days; those of today as well. */
export async function keepOriginals(
  needs: Needs,
  account: Account,
  keep: boolean,
): Promise<AccountPage> {
  return needs.database.transaction(async (queries) => {
    await setKeepOriginals(queries, account.id, keep);
    await setOriginalsLife(queries, account.id, keep ? null : originalDays);
    return accountPage(needs, queries, { ...account, keepOriginals: keep });
  });
}
