import type { TemplateEntry } from "@savile/contracts";
import { planCatalogue, planOfTemplate, templates } from "@savile/model";
import type { Plan } from "@savile/model";
import { queryOptions } from "@tanstack/react-query";
import { api } from "./api.ts";

/** The templates as the account may use them. */
export interface TemplateList {
  readonly templates: readonly TemplateEntry[];
  readonly plan: Plan;
}

/** Templates, which of them the account may use, and its plan. */
export const templatesQuery = queryOptions({
  queryKey: ["templates"],
  queryFn: async ({ signal }): Promise<TemplateList> => {
    const answer = await api.call("listTemplates", {}, { signal });
    return { templates: answer.templates.all_templates, plan: answer.subscription.tier };
  },
  staleTime: 60_000,
});

/** What is assumed while the plan cannot be asked for: the free one. */
export function freeTemplates(): TemplateList {
  return {
    plan: "free",
    templates: templates.map(({ id, name, category, industry, description, ...template }) => ({
      id,
      name,
      category,
      industry: [...industry],
      description,
      features: [...template.features],
      popularity: template.popularity,
      recommended: template.recommended,
      palette: { ...template.palette },
      ats_score: null,
      tier_required: planOfTemplate(id),
      available: planCatalogue.free.templates.includes(id),
    })),
  };
}
