import type { ErrorCode } from "@savile/contracts";
import { templateIds } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import { Refusal } from "../../errors/refusal.ts";
import { entitlementOf } from "../entitlement/entitlement.ts";
import { templateNamed } from "../generation-sessions/template-named.ts";
import { refuseTemplate, refuseUse } from "../billing/upgrade-offer.ts";

/** Why a run was not started; what a larger plan would allow is told with its price. */
export async function refuseStart(
  needs: Pick<Dependencies, "database" | "clock">,
  account: { readonly id: string; readonly isAdmin: boolean },
  refused: { code: ErrorCode; template: string | undefined },
): Promise<Refusal> {
  const { code } = refused;
  if (code !== "template_locked" && code !== "limit_exceeded") return new Refusal(code);
  const entitlement = await entitlementOf(needs.database.query, account, needs.clock.now());
  if (code === "limit_exceeded") return refuseUse(code, entitlement, "Generations");
  const template = templateNamed(refused.template ?? templateIds[0]) ?? templateIds[0];
  return refuseTemplate(template, entitlement);
}
