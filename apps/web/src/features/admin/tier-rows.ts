import { fileFormats, planCatalogue, planIds, templates, unlimited } from "@savile/model";
import type { Plan, PlanTerms } from "@savile/model";
import { t } from "./messages.ts";

/** One plan as administrators see it beside the others. */
export interface TierRow {
  readonly plan: Plan;
  readonly name: string;
  readonly generations: string;
  readonly refinements: string;
  readonly exports: string;
  readonly templates: string;
  readonly extras: string;
}

function exportsOf({ formats, apiKeys }: PlanTerms): string {
  if (formats.length === fileFormats.length)
    return t(apiKeys ? "tiers.exportsApi" : "tiers.exportsAll");
  const names = formats.map((format) => format.toUpperCase());
  return names.length === 1 ? t("tiers.exportsOnly", { name: names.join("") }) : names.join(", ");
}

function templatesOf({ templates: held }: PlanTerms): string {
  if (held.length === templates.length) return t("tiers.templatesAll", { n: held.length });
  return held.length === 1 ? held.join("") : String(held.length);
}

function rowOf(plan: Plan): TierRow {
  const terms = planCatalogue[plan];
  const { refinements } = terms;
  return {
    plan,
    name: terms.displayName,
    generations: String(terms.generations),
    refinements:
      refinements === unlimited
        ? t("tiers.unlimited")
        : t("tiers.refinementsMonth", { n: refinements }),
    exports: exportsOf(terms),
    templates: templatesOf(terms),
    extras: terms.extras.join(", "),
  };
}

/** The plans side by side, from the one catalogue. */
export function tierRows(): readonly TierRow[] {
  return planIds.map(rowOf);
}
