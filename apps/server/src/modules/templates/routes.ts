import { routes } from "@savile/contracts";
import { planOfTemplate, templates } from "@savile/model";
import type { TemplateId } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import { createFirstPages } from "../documents/first-pages.ts";
import type { PageStore } from "../documents/page-store.ts";
import { endpoint } from "../../http/endpoint.ts";
import { orRefuse, Refusal } from "../../http/refusal.ts";
import { allowanceOf } from "./allowance.ts";
import type { Allowance } from "./allowance.ts";
import { firstPageOfSession, firstPageOfUpload } from "./first-page.ts";
import { switchTemplate } from "./switch-template.ts";
import { templateNamed } from "./template-named.ts";

function orUnknown(name: string): TemplateId {
  const template = templateNamed(name);
  if (template === null) throw new Refusal("template_unknown");
  return template;
}

function presentTemplates(allowance: Allowance) {
  return templates.map((template) => ({
    id: template.id,
    name: template.name,
    category: template.category,
    industry: [],
    description: template.description,
    features: [...template.features],
    popularity: null,
    recommended: false,
    palette: null,
    tier_required: planOfTemplate(template.id),
    available: allowance.templates.includes(template.id),
    ats_score: null,
  }));
}

/** `pages` is the store that the preview reads from: what a switch laid out is there at once. */
export function templateEndpoints(needs: Dependencies, pages: PageStore) {
  const firstPages = createFirstPages(needs);
  return {
    listTemplates: endpoint(routes.listTemplates, async ({ signedIn }) => {
      const allowance = await allowanceOf(needs, signedIn.account);
      return {
        templates: {
          available: [...allowance.templates],
          all_templates: presentTemplates(allowance),
        },
        subscription: { tier: allowance.plan, display_name: allowance.displayName },
      };
    }),
    switchTemplate: endpoint(routes.switchTemplate, async ({ params, body, signedIn }) => {
      const template = orUnknown(body.new_template);
      const { account } = signedIn;
      return orRefuse(
        await switchTemplate(needs, pages, {
          accountId: account.id,
          sessionId: params.id,
          template,
        }),
      );
    }),
    templatePage: endpoint(routes.templatePage, async ({ params, query, signedIn }) => {
      const look = { template: orUnknown(params.template), paper: query.paper };
      const of = {
        accountId: signedIn.account.id,
        sessionId: params.id,
        kind: query.document_type ?? ("resume" as const),
      };
      return orRefuse(await firstPageOfSession(needs, firstPages, of, look));
    }),
    uploadTemplatePage: endpoint(routes.uploadTemplatePage, async ({ params, query, signedIn }) => {
      const look = { template: orUnknown(params.template), paper: query.paper };
      const of = { accountId: signedIn.account.id, uploadId: params.id };
      return orRefuse(await firstPageOfUpload(needs, firstPages, of, look));
    }),
  };
}
