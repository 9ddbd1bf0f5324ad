import { createTranslator } from "../../lib/texts/messages.ts";

/** The texts of choosing a template. */
export const say = createTranslator({
  "picker.answer": "Answer them now",
  "picker.loading": "Loading templates....",
  "picker.failed": "We couldn't load the templates. Showing the free plan.",
  "picker.filter": "Category",
  "picker.all": "All",
  "picker.count": "{name} ({n})",
  "picker.none": "No templates here.",

  "template.paper": "Paper",
  "template.paper.letter": "US Letter",
  "template.paper.a4": "A4",

  "compare.title": "Compare All Templates",
  "compare.match": "Match with this posting",
  "compare.percent": "{n}%",
  "compare.waiting": "Comparing the templates.",
  "compare.failed": "We couldn't compare the templates just now.",
  "compare.note":
    "Scores rest on industry keywords 40%, role match 35%, seniority 15%, company formality 10%.",

  "banner.title": "Recommended for this posting",
  "banner.match": "{n}% match",
  "banner.bestFor": "Best for: {text}",
  "banner.keywords": "Matched keywords",
  "banner.use": "Use Recommended Template",
  "banner.used": "The recommended template is chosen",
  "banner.larger": "Suits even better: {name}, {n}% match",
  "banner.useLarger": "See {name}",

  "chosen.title": "Selected template",
  "chosen.text": "{name} chosen",
});
