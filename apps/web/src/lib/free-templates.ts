import { planCatalogue, planOfTemplate, templates } from "@savile/model";
import type { TemplateList } from "./list-templates.ts";

/** What is assumed while the plan cannot be asked for: the free one, without figures. */
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
