import { api, read, wait } from "../route/route-facts.ts";
import type { RouteFacts } from "../route/route-facts.ts";

const keys = `${api}/account/keys`;
const change = { access: "account", csrf: true, timeoutMs: wait } as const;

/** Keys with which programs call in the name of an account. */
export const apiKeyTable = {
  listKeys: { ...read, path: keys },
  createKey: { ...change, method: "POST", path: keys },
  revokeKey: { ...change, method: "DELETE", path: `${keys}/:id` },
} as const satisfies Record<string, RouteFacts>;
