import { routes } from "@savile/contracts";
import type { Dependencies } from "../../dependencies.ts";
import { orRefuse } from "../../errors/refusal.ts";
import { endpoint } from "../../http/endpoint.ts";
import { createApiKey, listApiKeys, revokeApiKey } from "./manage-keys.ts";

/** The API keys of the own account. */
export function apiKeyEndpoints(needs: Dependencies) {
  return {
    listKeys: endpoint(routes.listKeys, ({ signedIn }) => listApiKeys(needs, signedIn.account)),
    createKey: endpoint(routes.createKey, async ({ signedIn, body }) =>
      orRefuse(
        await createApiKey(needs, {
          owner: signedIn.account,
          name: body.name,
          scopes: body.scopes,
          days: body.days,
        }),
      ),
    ),
    revokeKey: endpoint(routes.revokeKey, async ({ signedIn, params }) => {
      orRefuse(await revokeApiKey(needs, signedIn.account.id, params.id));
      return { success: true };
    }),
  };
}
