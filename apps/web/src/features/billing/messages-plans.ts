import { createTranslator } from "../../lib/texts/messages.ts";

/** The texts of plans that can be chosen. */
export const say = createTranslator({
  "period.label": "Billing period",
  "period.monthly": "Monthly",
  "period.three_month": "3 months",
  "period.yearly": "Yearly",
  "period.save": "save {n}%",
  "card.current": "Your plan",
  "card.popular": "Most Popular",
  "card.free": "Free",
  "card.month": "a month",
  "card.forever": "No card needed",
  "card.choose": "Choose {plan}",
  "card.premium": "Get Premium",
  "card.smaller": "Change to {plan}",
  "card.cancel": "Change to Free",
  "card.busy": "Opening checkout",
  "card.notOnSale": "Not offered for this period",
  "card.generations": "{n} documents a month",
  "card.refinementsEach": "{n} refinements for each",
  "card.refinementEach": "1 refinement for each",
  "card.refinementsUnlimited": "Unlimited refinements",
  "card.downloads": "{n} downloads a month",
  "card.templatesOne": "1 template",
  "card.templates": "{n} templates",
  "card.formats": "{list}",
  "card.model": "{model}",
  "card.renewal":
    "Renews by itself until you cancel; two clicks under Manage Billing are enough. Prices in US dollars.",
  "compare.title": "Compare plans",
  "compare.what": "What you get",
});
