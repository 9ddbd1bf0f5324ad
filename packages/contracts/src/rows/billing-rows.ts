import { often, steady } from "../route/route.ts";
import type { Route } from "../route/route.ts";
import * as billing from "../schemas/billing.ts";
import { billingTable } from "../tables/billing-table.ts";

/** Plans, usage and payments. */
export const billingRows = {
  subscription: {
    ...billingTable.subscription,
    summary: "The plan of the account, what it used this month and what larger plans offer",
    response: billing.subscriptionResponseSchema,
  },
  pricingInfo: {
    ...billingTable.pricingInfo,
    summary: "The plans with their prices, and their comparison",
    response: billing.pricingResponseSchema,
  },
  ownComputer: {
    ...billingTable.ownComputer,
    burst: steady,
    summary: "Takes all limits away for the owner of a computer, or brings them back",
    body: billing.ownComputerBodySchema,
    response: billing.subscriptionResponseSchema,
  },
  createCheckout: {
    ...billingTable.createCheckout,
    burst: steady,
    summary:
      "An address to pay a plan at; for an account that pays already, one to confirm the change",
    body: billing.checkoutBodySchema,
    response: billing.checkoutResponseSchema,
  },
  customerPortal: {
    ...billingTable.customerPortal,
    burst: steady,
    summary: "An address to change, cancel or resume the plan, and to see invoices",
    body: billing.portalBodySchema,
    response: billing.portalResponseSchema,
  },
  webhook: {
    ...billingTable.webhook,
    burst: often,
    bodyLimit: 1_048_576,
    summary: "Events of the payment provider, signed in the header stripe-signature",
    rawBody: true,
    response: billing.receivedSchema,
  },
} as const satisfies Record<keyof typeof billingTable, Route>;
