import { api, read, wait } from "../route/route-facts.ts";
import type { RouteFacts } from "../route/route-facts.ts";

const change = { access: "account", csrf: true, timeoutMs: wait } as const;

/** The account's own page: devices, what is kept, a copy of everything, and the end of it. */
export const privacyTable = {
  listDevices: {
    ...read,
    path: `${api}/auth/devices`,
  },
  revokeDevice: {
    ...change,
    method: "DELETE",
    path: `${api}/auth/devices/:id`,
  },
  revokeOtherDevices: {
    ...change,
    method: "DELETE",
    path: `${api}/auth/devices`,
  },
  getAccount: {
    ...read,
    path: `${api}/account`,
  },
  setAccount: {
    ...change,
    method: "PATCH",
    path: `${api}/account`,
  },
  exportAccount: {
    ...read,
    path: `${api}/account/export`,
    timeoutMs: 120_000,
  },
  importAccount: {
    ...change,
    method: "POST",
    path: `${api}/account/import`,
    timeoutMs: 120_000,
  },
  deleteAccount: {
    ...change,
    method: "DELETE",
    path: `${api}/account`,
  },
} as const satisfies Record<string, RouteFacts>;
