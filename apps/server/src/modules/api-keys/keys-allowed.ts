import { planCatalogue } from "@savile/model";
import type { Queries } from "../../db/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import { entitlementOf } from "../entitlement/entitlement.ts";
import { isOwnComputer } from "../entitlement/own-computer.ts";

type Needs = Pick<Dependencies, "clock" | "settings">;

/** Whether an account may have keys: by its plan, or because the computer is its own. */
export async function keysAllowed(
  needs: Needs,
  queries: Queries,
  account: { readonly id: string; readonly isAdmin: boolean },
): Promise<boolean> {
  if (isOwnComputer(needs)) return true;
  const { plan } = await entitlementOf(queries, account, needs.clock.now());
  return planCatalogue[plan].apiKeys;
}
