import { planCatalogue } from "@savile/model";
import type { Plan } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import { isOwnComputer } from "../entitlement/own-computer.ts";

/** Whether an account may see its own numbers: by its plan, or because the computer is its own. */
export function analyticsAllowed(needs: Pick<Dependencies, "settings">, plan: Plan): boolean {
  return isOwnComputer(needs) || planCatalogue[plan].analytics;
}
