import { maxKeyNameLength, mostKeys } from "@savile/contracts";
import type { ApiKey, ErrorCode, KeyScope } from "@savile/contracts";
import { countCharacters, err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import { lockAccount } from "../accounts/repository.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { keysAllowed } from "./keys-allowed.ts";
import * as store from "./repository.ts";
import type { ApiKeyRow } from "./repository.ts";
import { beginningOf, hashOf, makeSecret } from "./secret.ts";

type Needs = Pick<Dependencies, "database" | "clock" | "settings" | "ids">;
type Owner = { readonly id: string; readonly isAdmin: boolean };

const dayMs = 24 * 60 * 60_000;

function present(key: ApiKeyRow): ApiKey {
  return {
    id: key.id,
    name: key.name,
    begins: key.begins,
    scopes: key.scopes,
    created_at: key.createdAt.toISOString(),
    expires_at: key.expiresAt?.toISOString() ?? null,
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
  };
}

/** The keys of an account, and whether it may make more. */
export async function listApiKeys(needs: Needs, owner: Owner) {
  const { query } = needs.database;
  const keys = await store.listKeys(query, owner.id, needs.clock.now());
  return { allowed: await keysAllowed(needs, query, owner), keys: keys.map(present) };
}

function readName(given: string): Result<string, ErrorCode> {
  const name = given.trim();
  if (name === "") return err("key_name_blank");
  return countCharacters(name) > maxKeyNameLength ? err("key_name_too_long") : ok(name);
}

export interface CreateKeyInput {
  readonly owner: Owner;
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  /** Days that it lives; without them it has no end. */
  readonly days: number | undefined;
}

/** Makes a key. The answer is the only place where the key itself ever stands. */
export async function createApiKey(
  needs: Needs,
  { owner, name: given, scopes, days }: CreateKeyInput,
): Promise<Result<{ key: ApiKey; secret: string }, ErrorCode>> {
  const name = readName(given);
  if (!name.ok) return name;
  const secret = makeSecret();
  const now = needs.clock.now();
  const row: ApiKeyRow = {
    id: needs.ids.next(),
    accountId: owner.id,
    hash: hashOf(secret) ?? "",
    begins: beginningOf(secret),
    name: name.value,
    scopes: [...new Set(scopes)].toSorted(),
    createdAt: now,
    expiresAt: days === undefined ? null : new Date(now.getTime() + days * dayMs),
    lastUsedAt: null,
    revokedAt: null,
  };
  return needs.database.transaction(async (queries) => {
    await lockAccount(queries, owner.id);
    if (!(await keysAllowed(needs, queries, owner))) return err("keys_locked");
    if ((await store.countKeys(queries, owner.id, now)) >= mostKeys) return err("key_limit");
    await store.insertKey(queries, row);
    await recordAudit(queries, {
      actor: owner.id,
      action: "key_created",
      accountId: owner.id,
      details: { key: row.id, scopes: row.scopes.join(" "), days: days ?? "no end" },
      at: now,
    });
    return ok({ key: present(row), secret });
  });
}

/** Ends a key; the next call with it is refused. */
export async function revokeApiKey(
  needs: Needs,
  accountId: string,
  id: string,
): Promise<Result<null, "key_not_found">> {
  const now = needs.clock.now();
  return needs.database.transaction(async (queries) => {
    if (!(await store.revokeKeyRow(queries, { id, accountId, now }))) return err("key_not_found");
    const entry = { actor: accountId, action: "key_revoked" as const, accountId, at: now };
    await recordAudit(queries, { ...entry, details: { key: id } });
    return ok(null);
  });
}
