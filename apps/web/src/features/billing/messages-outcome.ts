import { createTranslator } from "../../lib/texts/messages.ts";

/** The texts of the two screens to which a checkout leads. */
export const say = createTranslator({
  "success.title": "Payment received",
  "success.checking": "Your payment",
  "success.polling": "Processing payment and updating subscription... ({n}/5)",
  "success.done": "{plan} is active",
  "success.doneText": "Thank you. Everything of your plan can be used at once.",
  "success.late": "We will e-mail you",
  "success.lateText":
    "Your payment is still being confirmed. You can go on working; the plan changes by itself as soon as it is.",
  "success.transaction": "Transaction",
  "success.copy": "Copy",
  "success.copied": "Copied",
  "success.work": "Start Creating Documents",
  "success.plan": "See your plan",
  "cancel.title": "Payment cancelled",
  "cancel.text": "Nothing was charged, and your plan is as it was.",
  "cancel.plans": "Back to the plans",
  "cancel.work": "Back to your documents",
});
