import { steady } from "../route/route.ts";
import type { Route } from "../route/route.ts";
import { successSchema } from "../schemas/account.ts";
import * as keys from "../schemas/api-keys.ts";
import { idParamsSchema } from "../schemas/generation.ts";
import { apiKeyTable } from "../tables/api-key-table.ts";

/** Keys with which programs call in the name of an account. */
export const apiKeyRows = {
  listKeys: {
    ...apiKeyTable.listKeys,
    summary: "The API keys of this account",
    response: keys.keysSchema,
  },
  createKey: {
    ...apiKeyTable.createKey,
    rate: { count: 60, seconds: 60 * 60 },
    burst: steady,
    verified: true,
    summary: "Make an API key; the key itself is shown this once",
    body: keys.createKeyBodySchema,
    response: keys.createdKeySchema,
  },
  revokeKey: {
    ...apiKeyTable.revokeKey,
    burst: steady,
    essential: true,
    summary: "Revoke an API key, at once",
    params: idParamsSchema,
    response: successSchema,
  },
} as const satisfies Record<keyof typeof apiKeyTable, Route>;
