import { api, read, steady, wait } from "../route-facts.ts";
import type { RouteFacts } from "../route-facts.ts";

const change = { access: "account", csrf: true, timeoutMs: wait, burst: steady } as const;
const hour = 3_600;

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
    essential: true,
  },
  revokeOtherDevices: {
    ...change,
    method: "DELETE",
    path: `${api}/auth/devices`,
    essential: true,
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
    rate: { count: 10, seconds: hour },
    verified: true,
  },
  importAccount: {
    ...change,
    method: "POST",
    path: `${api}/account/import`,
    timeoutMs: 120_000,
    rate: { count: 10, seconds: hour },
  },
  deleteAccount: {
    ...change,
    method: "DELETE",
    path: `${api}/account`,
    rate: { count: 30, seconds: hour },
    essential: true,
    verified: true,
  },
} as const satisfies Record<string, RouteFacts>;
