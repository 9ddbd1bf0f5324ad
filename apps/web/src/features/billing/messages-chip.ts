import { createTranslator } from "../../lib/texts/messages.ts";

/** The texts of the plan in the header. */
export const say = createTranslator({
  "quota.late": "Payment failed",
  "quota.left": "{left} of {limit} left",
  "quota.unlimited": "Unlimited",
  "quota.label": "Applications this month: {text}. Plan {plan}.",
  "quota.unconfirmed": "not confirmed",
  "quota.retry": "Retry",
  "quota.retryLabel": "Retry: your plan is not confirmed",
  upgrade: "Upgrade Plan",
});
