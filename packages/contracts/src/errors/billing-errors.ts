/** Refusals of plans, usage and payments; the client adds what the next plan costs. */
export const billingErrors = {
  limit_exceeded: {
    status: 403,
    detail: "Monthly generation limit reached. Please upgrade your plan or wait until next month.",
  },
  download_limit_exceeded: {
    status: 403,
    detail: "Monthly download limit reached. Please upgrade your plan or wait until next month.",
  },
  refinement_limit: {
    status: 403,
    detail: "Monthly refinement limit reached. Please upgrade your plan or wait until next month.",
  },
  session_refinement_limit: {
    status: 403,
    detail: "This application has no refinements left. Please upgrade your plan for more.",
  },
  template_locked: {
    status: 403,
    detail: "This template belongs to a larger plan. Please upgrade to use it.",
  },
  format_locked: {
    status: 403,
    detail: "This file format belongs to a larger plan. Please upgrade to use it.",
  },
  session_read_only: {
    status: 403,
    detail: "This template belongs to a larger plan. Choose another one, or upgrade, to go on.",
  },
  analytics_locked: { status: 403, detail: "Your numbers belong to the Professional plan." },
  payment_failed: { status: 402, detail: "Payment could not be processed. Please try again." },
  checkout_not_found: { status: 404, detail: "This checkout does not exist." },
  checkout_over: { status: 409, detail: "This checkout is over. Please choose a plan again." },
  portal_not_found: { status: 404, detail: "This billing page does not exist." },
  already_subscribed: {
    status: 409,
    detail: "You have a plan already. Change it under Manage Billing.",
  },
  no_subscription: { status: 409, detail: "There is no plan to change." },
  no_change: { status: 409, detail: "This is your plan already." },
  payment_due: { status: 409, detail: "Please pay the open invoice first." },
  webhook_refused: { status: 400, detail: "This message was not accepted." },
  checkout_failed: {
    status: 502,
    detail: "Failed to start payment process. Please try again.",
  },
  checkout_unavailable: {
    status: 503,
    detail: "Failed to start payment process. Please try again.",
  },
  no_checkout_url: { status: 502, detail: "No checkout URL received" },
  portal_failed: { status: 502, detail: "Failed to open billing portal. Please try again." },
  portal_unavailable: {
    status: 503,
    detail: "Failed to open billing portal. Please try again.",
  },
} as const satisfies Record<string, { status: number; detail: string }>;
