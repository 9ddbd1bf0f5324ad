import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import type { Queries } from "../../db/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { SignedIn } from "../sign-in/service.ts";
import { keysAllowed } from "./keys-allowed.ts";
import * as store from "./repository.ts";
import type { ApiKeyRow } from "./repository.ts";
import { hashOf } from "./secret.ts";

const touchEveryMs = 60_000;

type Needs = Pick<Dependencies, "database" | "clock" | "settings">;

export type KeyFault = "key_invalid" | "key_expired" | "account_suspended" | "keys_locked";

function hasEnded({ expiresAt }: ApiKeyRow, now: Date): boolean {
  return expiresAt !== null && expiresAt.getTime() <= now.getTime();
}

async function touch(queries: Queries, { id, lastUsedAt }: ApiKeyRow, now: Date): Promise<void> {
  if (lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < touchEveryMs) return;
  await store.touchKey(queries, id, now);
}

/** Who holds a key; read from the database each time, so that a revocation acts on the next call. */
export async function authenticateKey(
  needs: Needs,
  secret: string,
): Promise<Result<SignedIn, KeyFault>> {
  const { query } = needs.database;
  const hash = hashOf(secret);
  const found = hash === null ? null : await store.findKey(query, hash);
  if (found === null || found.key.revokedAt !== null) return err("key_invalid");
  const { key, account } = found;
  const now = needs.clock.now();
  if (!account.isActive) return err("account_suspended");
  if (hasEnded(key, now)) return err("key_expired");
  if (!(await keysAllowed(needs, query, account))) return err("keys_locked");
  await touch(query, key, now);
  return ok({ sid: "", account, verified: false, key: { id: key.id, scopes: key.scopes } });
}

/** Whether a key that asked before may still do so. */
export async function keyLives(
  needs: Pick<Dependencies, "database" | "clock">,
  id: string,
): Promise<boolean> {
  const found = await store.findKeyById(needs.database.query, id);
  if (found === null || found.key.revokedAt !== null) return false;
  return found.account.isActive && !hasEnded(found.key, needs.clock.now());
}
