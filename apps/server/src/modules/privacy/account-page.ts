import { placeSchema } from "@savile/contracts";
import type { Account as AccountPage } from "@savile/contracts";
import type { Queries } from "../../db/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import { presentUser } from "../accounts/describe-user.ts";
import { setKeepOriginals, setOnboarded, setPlace } from "../accounts/repository.ts";
import type { Account } from "../accounts/repository.ts";
import { entitlementOf } from "../entitlement/entitlement.ts";
import { originalDays } from "../uploads/retention.ts";
import { providerDisclosure } from "./provider-disclosure.ts";
import { countHeld, setOriginalsLife } from "./repository.ts";

type Needs = Pick<Dependencies, "database" | "clock" | "models">;

/** The account's own page. */
export async function accountPage(
  needs: Needs,
  queries: Queries,
  account: Account,
  setsModel: boolean,
): Promise<AccountPage> {
  const held = await countHeld(queries, account.id);
  const { plan } = await entitlementOf(queries, account, needs.clock.now());
  return {
    user: presentUser(account, plan !== "free"),
    created_at: account.createdAt.toISOString(),
    keep_originals: account.keepOriginals,
    onboarded: account.onboarded,
    place: placeSchema.parse(account.place),
    originals_days: originalDays,
    uploads: held.uploads,
    sessions: held.sessions,
    stored_bytes: held.bytes,
    sets_model: setsModel,
    provider: await providerDisclosure(needs, plan),
  };
}

/** What an account sets of itself; what is absent stays. */
export interface AccountSettings {
  readonly keepOriginals?: boolean | undefined;
  readonly onboarded?: boolean | undefined;
  readonly place?: string | null | undefined;
}

/**
 * Stores settings of an account. Originals are kept until they are deleted, or go after their days; those of
 * today as well.
 */
export async function setAccount(
  needs: Needs,
  account: Account,
  settings: AccountSettings,
  setsModel: boolean,
): Promise<AccountPage> {
  const { keepOriginals = account.keepOriginals, onboarded = account.onboarded } = settings;
  const { place = account.place } = settings;
  await needs.database.transaction(async (queries) => {
    if (settings.onboarded !== undefined) await setOnboarded(queries, account.id, onboarded);
    if (settings.place !== undefined) await setPlace(queries, account.id, place);
    if (settings.keepOriginals !== undefined) {
      await setKeepOriginals(queries, account.id, keepOriginals);
      await setOriginalsLife(queries, account.id, keepOriginals ? null : originalDays);
    }
  });
  const changed = { ...account, keepOriginals, onboarded, place };
  return accountPage(needs, needs.database.query, changed, setsModel);
}
