import { fileFormats, planCatalogue, templateIds } from "@savile/model";
import type { FileFormat, Plan, TemplateId } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import type { Account } from "../accounts/repository.ts";

/** What an account may use of templates and formats. */
export interface Allowance {
  readonly plan: Plan;
  readonly displayName: string;
  readonly templates: readonly TemplateId[];
  readonly formats: readonly FileFormat[];
}

/** What the plan of an account holds now. */
export async function allowanceOf(
  _needs: Pick<Dependencies, "database" | "clock">,
  _account: Account,
): Promise<Allowance> {
  const plan = "enterprise";
  const { displayName } = planCatalogue[plan];
  return { plan, displayName, templates: templateIds, formats: fileFormats };
}
