import { routes } from "@savile/contracts";
import type { Dependencies } from "../../dependencies.ts";
import { endpoint } from "../../http/endpoint.ts";
import { orRefuse } from "../../errors/refusal.ts";
import { lastActivity, listDevices, revokeDevice } from "./devices.ts";
import { revokeAll } from "./repository.ts";

/** The browsers of the own account. */
export function deviceEndpoints(needs: Dependencies) {
  const { database, clock } = needs;
  return {
    listDevices: endpoint(routes.listDevices, async ({ signedIn }) => {
      const devices = await listDevices(needs, database.query, signedIn.account.id);
      return {
        devices: devices.map(({ handle, session }) => ({
          id: handle,
          current: session.id === signedIn.sid,
          browser: session.browser,
          ip_address: session.ipAddress,
          created_at: session.createdAt.toISOString(),
          last_activity: lastActivity(session).toISOString(),
        })),
      };
    }),
    revokeDevice: endpoint(routes.revokeDevice, async ({ params, signedIn }) => {
      const device = { accountId: signedIn.account.id, handle: params.id };
      orRefuse(await revokeDevice(needs, database.query, device));
      return { success: true };
    }),
    revokeOtherDevices: endpoint(routes.revokeOtherDevices, async ({ signedIn }) => {
      const revoked = await revokeAll(database.query, {
        accountId: signedIn.account.id,
        except: signedIn.sid,
        now: clock.now(),
      });
      return { revoked };
    }),
  };
}
