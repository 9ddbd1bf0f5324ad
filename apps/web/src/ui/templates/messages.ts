import { createTranslator } from "../../lib/texts/messages.ts";

/** What the picker and the switcher say about templates and plans. */
export const say = createTranslator({
  "option.ats": "Strictest reader {score}%",
  "option.trending": "Trending",
  "option.popular": "Popular",
  "option.new": "New",
  "option.recommended": "Recommended",
  "option.default": "Default",
  "option.required": "{plan} plan required",
  "option.pages.one": "1 page",
  "option.pages.many": "{n} pages",
  "option.noPicture": "We couldn't draw this page.",

  "upgrade.title": "Upgrade Required",
  "upgrade.template": "The {name} template is part of the {plan} plan, {price} a month.",
  "upgrade.format": "{name} files are part of the {plan} plan, {price} a month.",
  "upgrade.current": "Your plan: {plan}.",
  "upgrade.brings": "The {plan} plan brings",
  "upgrade.go": "See Plans",
  "upgrade.stay": "Not now",
});
