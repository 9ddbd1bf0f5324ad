import { api, wait } from "../route/route-facts.ts";
import type { RouteFacts } from "../route/route-facts.ts";

const look = { method: "GET", access: "admin", csrf: false, timeoutMs: wait } as const;
const act = { access: "admin", csrf: true, timeoutMs: wait } as const;

/** What administrators see and do. */
export const adminTable = {
  adminStats: {
    ...look,
    path: `${api}/admin/stats`,
  },
  adminUsers: {
    ...look,
    path: `${api}/admin/users`,
  },
  adminUser: {
    ...look,
    path: `${api}/admin/users/:id`,
  },
  setUserStatus: {
    ...act,
    method: "PATCH",
    path: `${api}/admin/users/:id/status`,
  },
  setUserPremium: {
    ...act,
    method: "PATCH",
    path: `${api}/admin/users/:id/premium`,
  },
  revokeUserSessions: {
    ...act,
    method: "DELETE",
    path: `${api}/admin/users/:id/sessions`,
  },
  simulateUsage: {
    ...act,
    method: "POST",
    path: `${api}/admin/test/usage-limits`,
  },
  adminActivity: {
    ...look,
    path: `${api}/admin/activity`,
  },
  adminSubscriptions: {
    ...look,
    path: `${api}/admin/subscriptions`,
  },
  reconcilePayments: {
    ...act,
    method: "POST",
    path: `${api}/admin/subscriptions/reconcile`,
    timeoutMs: 60_000,
  },
} as const satisfies Record<string, RouteFacts>;
