import { routes } from "@savile/contracts";
import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../../dependencies.ts";
import { Refusal, orRefuse } from "../../errors/refusal.ts";
import { endpoint } from "../../http/endpoint.ts";
import { logSecurity } from "../../http/security-event.ts";
import { maySetModel } from "./may-set-model.ts";
import { removeModel, setModel } from "./set-model.ts";
import { showSetup } from "./show-setup.ts";
import { tryModel } from "./try-model.ts";

function note(request: FastifyRequest, action: string, account: string): void {
  logSecurity(request.log, "admin_act", { requestId: request.id, action, account });
}

/** The language model of the installation, for whoever runs it. */
export function modelSetupEndpoints(needs: Dependencies) {
  const refuseOthers = (request: FastifyRequest): void => {
    if (!maySetModel(needs, request)) throw new Refusal("admin_required");
  };
  return {
    modelSetup: endpoint(routes.modelSetup, async ({ request }) => {
      refuseOthers(request);
      return showSetup(needs, needs.database.query);
    }),
    setModel: endpoint(routes.setModel, async ({ request, signedIn, body }) => {
      refuseOthers(request);
      const shown = orRefuse(await setModel(needs, signedIn.account.id, body));
      note(request, "set_model", signedIn.account.id);
      return shown;
    }),
    removeModel: endpoint(routes.removeModel, async ({ request, signedIn }) => {
      refuseOthers(request);
      const shown = orRefuse(await removeModel(needs, signedIn.account.id));
      note(request, "remove_model", signedIn.account.id);
      return shown;
    }),
    tryModel: endpoint(routes.tryModel, async ({ request, signedIn, body }) => {
      refuseOthers(request);
      return orRefuse(await tryModel(needs, signedIn.account.id, body.entered));
    }),
  };
}
