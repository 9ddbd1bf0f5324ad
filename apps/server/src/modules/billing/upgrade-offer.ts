import type { ErrorCode, Upgrade } from "@savile/contracts";
import {
  benefitsOf,
  formatName,
  planCatalogue,
  planAfter,
  planOfFormat,
  planOfTemplate,
  priceOf,
  templates,
} from "@savile/model";
import type { Entitlement, FileFormat, Plan, TemplateId } from "@savile/model";
import { Refusal } from "../../errors/refusal.ts";

function offer(item: string, needed: Plan, current: Plan): Upgrade {
  const terms = planCatalogue[needed];
  return {
    item,
    tier_required: needed,
    display_name: terms.displayName,
    monthly_price: priceOf(needed, "monthly") / 100,
    current_tier: current,
    current_display_name: planCatalogue[current].displayName,
    benefits: benefitsOf(needed),
  };
}

/** Refuses a template of a larger plan with what that plan costs and brings. */
export function refuseTemplate(template: TemplateId, { plan }: Pick<Entitlement, "plan">): Refusal {
  const name = templates.find(({ id }) => id === template)?.name ?? template;
  return new Refusal("template_locked", { details: offer(name, planOfTemplate(template), plan) });
}

/** Refuses a file format of a larger plan with what that plan costs and brings. */
export function refuseFormat(format: FileFormat, { plan }: Pick<Entitlement, "plan">): Refusal {
  const details = offer(formatName(format), planOfFormat(format), plan);
  return new Refusal("format_locked", { details });
}

/** Refuses a use over the limit with what the next plan offers; the largest plan has none. */
export function refuseUse(
  code: ErrorCode,
  { plan }: Pick<Entitlement, "plan">,
  item = "Downloads",
): Refusal {
  const next = planAfter(plan);
  return new Refusal(code, next === null ? {} : { details: offer(item, next, plan) });
}
