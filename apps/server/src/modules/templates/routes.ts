import { routes } from "@savile/contracts";
import { planCatalogue, planOfTemplate, tellingFigure, templates } from "@savile/model";
import type { Entitlement } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import { orThrow } from "../documents/or-throw.ts";
import type { PageStore } from "../documents/page-store.ts";
import { endpoint } from "../../http/endpoint.ts";
import { orRefuse } from "../../errors/refusal.ts";
import { entitlementOf } from "../entitlement/entitlement.ts";
import { checkTemplate } from "../entitlement/locks.ts";
import type { Account } from "../accounts/repository.ts";
import { findReviewed } from "../generation-sessions/reviewed-session.ts";
import { switchTemplate } from "./switch-template.ts";
import { orUnknown } from "../generation-sessions/template-named.ts";
import { refuseTemplate } from "../billing/upgrade-offer.ts";

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
    ats_score: tellingFigure(template.id),
  }));
}

/** `pages` is the store that the preview reads from: what a switch laid out is there at once. */
export function templateEndpoints(needs: Dependencies, pages: PageStore) {
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
  };
}
