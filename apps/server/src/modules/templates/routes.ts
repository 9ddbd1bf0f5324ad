import { routes } from "@savile/contracts";
import { planCatalogue, planOfTemplate, templateFigures, templates } from "@savile/model";
import type { Entitlement, TemplateId } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import { createFirstPages } from "../documents/first-pages.ts";
import { orThrow } from "../documents/or-throw.ts";
import type { PageStore } from "../documents/page-store.ts";
import { endpoint } from "../../http/endpoint.ts";
import { orRefuse, Refusal } from "../../http/refusal.ts";
import { entitlementOf } from "../billing/entitlement.ts";
import { checkTemplate } from "../billing/locks.ts";
import type { Account } from "../accounts/repository.ts";
import { findReviewed } from "../review/reviewed-session.ts";
import { firstPageOfSession, firstPageOfUpload } from "./first-page.ts";
import { switchTemplate } from "./switch-template.ts";
import { templateNamed } from "./template-named.ts";
import { refuseTemplate } from "./upgrade-offer.ts";

function orUnknown(name: string): TemplateId {
  const template = templateNamed(name);
  if (template === null) throw new Refusal("template_unknown");
  return template;
}

function presentTemplates(held: Entitlement["templates"]) {
  return templates.map((template) => ({
    id: template.id,
    name: template.name,
    category: template.category,
    industry: [...template.industry],
    description: template.description,
    features: [...template.features],
    popularity: template.popularity,
    recommended: template.recommended,
    palette: { ...template.palette },
    tier_required: planOfTemplate(template.id),
    available: held.includes(template.id),
    ats_score: templateFigures[template.id]?.atsScore ?? null,
  }));
}

/** `pages` is the store that the preview reads from: what a switch laid out is there at once. */
export function templateEndpoints(needs: Dependencies, pages: PageStore) {
  const firstPages = createFirstPages(needs);
  const entitlement = (account: Account): Promise<Entitlement> =>
    entitlementOf(needs.database.query, account, needs.clock.now());
  return {
    listTemplates: endpoint(routes.listTemplates, async ({ signedIn }) => {
      const { plan, templates: held } = await entitlement(signedIn.account);
      return {
        templates: { available: [...held], all_templates: presentTemplates(held) },
        subscription: { tier: plan, display_name: planCatalogue[plan].displayName },
      };
    }),
    switchTemplate: endpoint(routes.switchTemplate, async ({ params, body, signedIn }) => {
      const template = orUnknown(body.new_template);
      const { account } = signedIn;
      const held = await entitlement(account);
      const look = { accountId: account.id, sessionId: params.id, template };
      const locked = !checkTemplate(held, template).ok;
      // Whose session it is comes first: nobody learns of a lock on what is not theirs.
      if (locked) orRefuse(await findReviewed(needs.database.query, account.id, params.id));
      if (locked) throw refuseTemplate(template, held);
      return orThrow(await switchTemplate(needs, pages, look));
    }),
    templatePage: endpoint(routes.templatePage, async ({ params, query, signedIn }) => {
      const look = { template: orUnknown(params.template), paper: query.paper };
      const of = {
        accountId: signedIn.account.id,
        sessionId: params.id,
        kind: query.document_type ?? ("resume" as const),
      };
      return orThrow(await firstPageOfSession(needs, firstPages, of, look));
    }),
    uploadTemplatePage: endpoint(routes.uploadTemplatePage, async ({ params, query, signedIn }) => {
      const look = { template: orUnknown(params.template), paper: query.paper };
      const of = { accountId: signedIn.account.id, uploadId: params.id };
      return orThrow(await firstPageOfUpload(needs, firstPages, of, look));
    }),
  };
}
