import { routes } from "@savile/contracts";
import type { Dependencies } from "../../dependencies.ts";
import { endpoint } from "../../http/endpoint.ts";
import { isDirectLoopback } from "../../http/origin.ts";
import { orRefuse, Refusal } from "../../http/refusal.ts";
import { csrfLifeSeconds, makeCsrfToken } from "../../security/csrf.ts";
import { presentUser } from "../accounts/present-user.ts";
import { revoke } from "./repository.ts";
import { refreshSignIn, signInInstantly } from "./service.ts";

export function signInEndpoints(needs: Dependencies) {
  const { settings, keys, clock } = needs;
  return {
    csrfToken: endpoint(routes.csrfToken, async ({ visitor }) => ({
      csrf_token: makeCsrfToken(keys.csrf, visitor?.sid ?? "", clock.now().getTime()),
      expires_in: csrfLifeSeconds,
    })),
    requestCode: endpoint(routes.requestCode, async ({ body, request }) => {
      const direct = isDirectLoopback(request.headers, needs.port(), settings.publicUrl);
      if (!direct && !settings.instantOffLoopback) throw new Refusal("instant_unavailable");
      const auth = orRefuse(await signInInstantly(needs, body.email));
      needs.warm();
      request.log.info({ requestId: request.id, account: auth.user.id }, "signed in");
      return auth;
    }),
    refresh: endpoint(routes.refresh, async ({ body, request }) => {
      const refreshed = await refreshSignIn(needs, body.refresh_token);
      if (refreshed.reused !== undefined) {
        request.log.warn(
          { requestId: request.id, signInSession: refreshed.reused },
          "a refresh token was used twice: its sign-in session was revoked",
        );
      }
      return orRefuse(refreshed);
    }),
    logout: endpoint(routes.logout, async ({ signedIn, reply }) => {
      await revoke(needs.database.query, signedIn.sid, clock.now());
      reply.header("clear-site-data", '"storage"');
      return { success: true };
    }),
    me: endpoint(routes.me, async ({ signedIn }) => {
      needs.warm();
      return presentUser(signedIn.account);
    }),
  };
}
