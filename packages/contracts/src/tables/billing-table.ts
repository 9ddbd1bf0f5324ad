import { api, read, wait } from "../route/route-facts.ts";
import type { RouteFacts } from "../route/route-facts.ts";

const change = {
  method: "POST",
  access: "account",
  csrf: true,
  timeoutMs: wait,
} as const;

/** Plans, usage and payments. */
export const billingTable = {
  subscription: {
    ...read,
    path: `${api}/generate/user/subscription`,
  },
  pricingInfo: {
    ...read,
    path: `${api}/payments/pricing-info`,
  },
  ownComputer: {
    ...change,
    path: `${api}/payments/own-computer`,
  },
  createCheckout: {
    ...change,
    path: `${api}/payments/create-checkout-session`,
  },
  customerPortal: {
    ...change,
    path: `${api}/payments/customer-portal`,
  },
  webhook: {
    method: "POST",
    path: `${api}/payments/webhook`,
    access: "anyone",
    csrf: false,
    timeoutMs: 30_000,
  },
} as const satisfies Record<string, RouteFacts>;
