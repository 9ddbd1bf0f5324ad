import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import type { Queries } from "../../db/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import { macOf, sameMac } from "../../security/mac.ts";
import * as store from "./repository.ts";
import type { SignInSession } from "./repository.ts";
import { absoluteLifeMs, idleLifeMs } from "./service.ts";

type Needs = Pick<Dependencies, "keys" | "clock">;

/**
 * A signed-in browser under a name of its own: the id of its SignInSession is part of every token and never
 * stands in an address or on a screen.
 */
export interface Device {
  readonly handle: string;
  readonly session: SignInSession;
}

/** The name under which a SignInSession is shown. */
export function handleOf(needs: Pick<Needs, "keys">, sid: string): string {
  return macOf(needs.keys.token, "device", sid).slice(0, 22);
}

/** The browsers in which an account is signed in. */
export async function listDevices(
  needs: Needs,
  queries: Queries,
  accountId: string,
): Promise<Device[]> {
  const now = needs.clock.now().getTime();
  const living = await store.listLiving(queries, {
    accountId,
    createdAfter: new Date(now - absoluteLifeMs),
    usedAfter: new Date(now - idleLifeMs),
  });
  return living.map((session) => ({ handle: handleOf(needs, session.id), session }));
}

/** When a browser was last heard of. */
export function lastActivity(session: SignInSession): Date {
  const seen = session.lastSeenAt ?? session.createdAt;
  return seen > session.rotatedAt ? seen : session.rotatedAt;
}

/** Signs one browser of an account out. */
export async function revokeDevice(
  needs: Needs,
  queries: Queries,
  device: { accountId: string; handle: string },
): Promise<Result<null, "device_not_found">> {
  const devices = await listDevices(needs, queries, device.accountId);
  const found = devices.find(({ handle }) => sameMac(handle, device.handle));
  if (found === undefined) return err("device_not_found");
  await store.revoke(queries, found.session.id, needs.clock.now());
  return ok(null);
}
