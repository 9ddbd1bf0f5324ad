import { steady } from "../route/route.ts";
import type { Route } from "../route/route.ts";
import * as billing from "../schemas/billing.ts";
import { idParamsSchema } from "../schemas/generation.ts";
import { sandboxTable } from "../tables/sandbox-table.ts";

/** The pages of the sandbox provider. No real money moves. */
export const sandboxRows = {
  sandboxCheckout: {
    ...sandboxTable.sandboxCheckout,
    summary: "A checkout of the sandbox",
    params: idParamsSchema,
    response: billing.sandboxCheckoutSchema,
  },
  sandboxPay: {
    ...sandboxTable.sandboxPay,
    burst: steady,
    summary: "Pay a checkout with a test card",
    params: idParamsSchema,
    body: billing.sandboxPayBodySchema,
    response: billing.sandboxCheckoutSchema,
  },
  sandboxConfirm: {
    ...sandboxTable.sandboxConfirm,
    burst: steady,
    summary: "Approve or fail the second step that a test card asked for",
    params: idParamsSchema,
    body: billing.sandboxConfirmBodySchema,
    response: billing.sandboxCheckoutSchema,
  },
  sandboxPortal: {
    ...sandboxTable.sandboxPortal,
    summary: "The customer portal of the sandbox: subscription, card and invoices",
    params: idParamsSchema,
    response: billing.sandboxPortalSchema,
  },
  sandboxPreviewChange: {
    ...sandboxTable.sandboxPreviewChange,
    burst: steady,
    summary: "What a change of plan or period costs now, and when it begins",
    params: idParamsSchema,
    body: billing.sandboxChangeBodySchema,
    response: billing.sandboxChangePreviewSchema,
  },
  sandboxChange: {
    ...sandboxTable.sandboxChange,
    burst: steady,
    summary: "Change plan or period",
    params: idParamsSchema,
    body: billing.sandboxChangeBodySchema,
    response: billing.sandboxPortalSchema,
  },
  sandboxCancel: {
    ...sandboxTable.sandboxCancel,
    burst: steady,
    summary: "Cancel at the end of the period",
    params: idParamsSchema,
    response: billing.sandboxPortalSchema,
  },
  sandboxResume: {
    ...sandboxTable.sandboxResume,
    burst: steady,
    summary: "Take a cancellation back",
    params: idParamsSchema,
    response: billing.sandboxPortalSchema,
  },
  sandboxCard: {
    ...sandboxTable.sandboxCard,
    burst: steady,
    summary: "Save another test card; what is open is paid with it",
    params: idParamsSchema,
    body: billing.sandboxPayBodySchema,
    response: billing.sandboxPortalSchema,
  },
  sandboxClock: {
    ...sandboxTable.sandboxClock,
    burst: steady,
    summary: "Move the provider's time of this customer",
    params: idParamsSchema,
    body: billing.sandboxClockBodySchema,
    response: billing.sandboxPortalSchema,
  },
  sandboxDelivery: {
    ...sandboxTable.sandboxDelivery,
    summary: "How the sandbox delivers the events of this account",
    response: billing.sandboxDeliverySchema,
  },
  setSandboxDelivery: {
    ...sandboxTable.setSandboxDelivery,
    burst: steady,
    summary: "Make delivery worse: copies, disorder, delay, loss, lost answers",
    body: billing.sandboxDeliverySchema,
    response: billing.sandboxDeliverySchema,
  },
} as const satisfies Record<keyof typeof sandboxTable, Route>;
