import type { AuditAction, AuditActor, BillingAlarmCode } from "@savile/contracts";

/** What each entry of the audit log says. */
export const actionWords = {
  account_activated: "Account reinstated",
  account_deleted: "Account deleted",
  account_imported: "Export of an account taken over",
  account_suspended: "Account suspended",
  admin_added: "Made an administrator",
  admin_removed: "No administrator any more",
  key_created: "API key made",
  key_revoked: "API key revoked",
  model_removed: "Language model and its key removed",
  model_set: "Language model set up",
  payments_reconciled: "Subscriptions compared with the payment provider",
  premium_granted: "Premium given without payment",
  premium_removed: "Given plan taken back",
  sessions_revoked: "Signed out everywhere",
  subscription_changed: "Subscription changed at the payment provider",
  token_reused: "Old sign-in used again; all sign-ins ended",
} as const satisfies Record<AuditAction, string>;

/** Who acts without being an account. */
export const actorWords = {
  "command-line": "Command line",
  settings: "Server settings",
  service: "Savile",
} as const satisfies Record<AuditActor, string>;

/** Parts of the service in which something failed. */
export const partWords = {
  generation: "Generation",
  mail: "Mail",
  billing: "Payments",
  language_model: "Language model",
} as const;

/** What went wrong with payments and mails; failed generations have their sentences in the catalogue. */
export const failureWords = {
  wrong_mode: "An event of test payments came to a server with real ones, or the other way round",
  unknown_customer: "An event named a customer whom this server does not know",
  wrong_reference: "A checkout named another account than the one of its customer",
  unknown_plan: "A subscription has a price that belongs to no plan",
  unknown_status: "A subscription has a status that this release does not know",
  refunded: "A payment was given back",
  disputed: "A payment is disputed",
  prices_differ: "A price at the provider differs from the catalogue and is not sold",
  events_lost: "Subscriptions had to be put right: events of the provider were lost",
  unreadable: "A mail could not be opened any more",
  expired: "A mail was too old to be sent",
} as const satisfies Record<BillingAlarmCode | "unreadable" | "expired", string>;

/** How a subscription stands at the provider. */
export const statusWords = {
  active: "Active",
  trialing: "Trial",
  past_due: "Payment failed",
  unpaid: "Unpaid",
  incomplete: "Payment not finished",
  incomplete_expired: "Payment not finished",
  canceled: "Ended",
  paused: "Paused",
  none: "None",
} as const;

/** How often a plan is paid. */
export const periodWords = {
  monthly: "Monthly",
  three_month: "3 months",
  yearly: "Yearly",
} as const;
