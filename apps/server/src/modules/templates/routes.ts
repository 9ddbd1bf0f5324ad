import { routes } from "@savile/contracts";
import { templateIds, templates } from "@savile/model";
import { endpoint } from "../../http/endpoint.ts";

export function templateEndpoints() {
  return {
    listTemplates: endpoint(routes.listTemplates, async () => ({
      templates: {
        available: [...templateIds],
        all_templates: templates.map((template) => ({
          ...template,
          features: [...template.features],
          tier_required: "free",
          ats_score: null,
        })),
      },
    })),
  };
}
