import { createTranslator } from "../../lib/texts/messages.ts";

/** The texts of the two screens to which a checkout leads. */
export const say = createTranslator({
  "success.title": "Payment received",
  "success.checking": "Your payment",
  "success.polling": "Processing payment and updating subscription... ({n}/5)",
  "success.done": "{plan} is active",
  "success.doneText": "Thank you. You can use everything now.",
  "success.late": "We'll email you",
  "success.lateText":
    "Your payment is still being confirmed. Keep working; the plan changes by itself.",
  "success.transaction": "Transaction",
  "success.copy": "Copy",
  "success.copied": "Copied",
  "success.work": "Start Creating Documents",
  "success.plan": "See your plan",
  "step.goOn": "Go on where you were",
  "step.back": "Back to where you were",
  "cancel.title": "Payment cancelled",
  "cancel.text": "Nothing was charged. Your plan is unchanged.",
  "cancel.plans": "See Plans",
  "cancel.work": "Back to your applications",
});
