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
    detail: "These documents have no refinements left. Please upgrade your plan for more.",
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
} as const satisfies Record<string, { status: number; detail: string }>;
