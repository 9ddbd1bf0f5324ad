import { steady } from "../route/route.ts";
import type { Route } from "../route/route.ts";
import * as admin from "../schemas/admin.ts";
import { idParamsSchema } from "../schemas/generation.ts";
import { adminTable } from "../tables/admin-table.ts";

/** What administrators see and do. */
export const adminRows = {
  adminStats: {
    ...adminTable.adminStats,
    summary: "Figures of the whole service",
    response: admin.adminStatsSchema,
  },
  adminUsers: {
    ...adminTable.adminUsers,
    summary: "Accounts, a page at a time",
    query: admin.adminUsersQuerySchema,
    response: admin.adminUsersSchema,
  },
  adminUser: {
    ...adminTable.adminUser,
    summary: "One account with its browsers and its usage",
    params: idParamsSchema,
    response: admin.adminUserDetailSchema,
  },
  setUserStatus: {
    ...adminTable.setUserStatus,
    burst: steady,
    summary: "Suspend an account or take it back",
    params: idParamsSchema,
    body: admin.setStatusBodySchema,
    response: admin.adminUserDetailSchema,
  },
  setUserPremium: {
    ...adminTable.setUserPremium,
    burst: steady,
    summary: "Give or take back a complimentary plan",
    params: idParamsSchema,
    body: admin.setPremiumBodySchema,
    response: admin.adminUserDetailSchema,
  },
  revokeUserSessions: {
    ...adminTable.revokeUserSessions,
    burst: steady,
    essential: true,
    summary: "Sign an account out everywhere",
    params: idParamsSchema,
    response: admin.revokedSchema,
  },
  simulateUsage: {
    ...adminTable.simulateUsage,
    burst: steady,
    summary: "Limits and sample usage of a plan, for an administrator's own screens",
    body: admin.simulateBodySchema,
    response: admin.simulateResponseSchema,
  },
  adminActivity: {
    ...adminTable.adminActivity,
    summary: "What happened, newest first, and what failed",
    query: admin.activityQuerySchema,
    response: admin.activitySchema,
  },
  adminSubscriptions: {
    ...adminTable.adminSubscriptions,
    summary: "Subscriptions and complimentary plans",
    response: admin.adminSubscriptionsSchema,
  },
  reconcilePayments: {
    ...adminTable.reconcilePayments,
    burst: steady,
    summary: "Compare every subscription with the payment provider now",
    response: admin.reconciledSchema,
  },
} as const satisfies Record<keyof typeof adminTable, Route>;
