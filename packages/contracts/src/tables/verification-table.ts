import { api } from "../route/route-facts.ts";
import type { RouteFacts } from "../route/route-facts.ts";

const ask = { method: "POST", access: "account", csrf: true, timeoutMs: 30_000 } as const;

/** Questions about any text: nothing is stored. */
export const verificationTable = {
  verifyClaims: { ...ask, path: `${api}/verify/claims` },
  proofread: { ...ask, path: `${api}/verify/sentences` },
  matchPosting: { ...ask, path: `${api}/verify/match` },
} as const satisfies Record<string, RouteFacts>;
