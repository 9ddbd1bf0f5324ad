import { createTranslator } from "../../../lib/texts/messages.ts";

/** The texts of changing the look of finished documents. */
export const say = createTranslator({
  "look.open": "Template: {name}",
  "look.short": "Template",
  "look.title": "Template",
  "look.loading": "Loading templates....",
  "look.failed": "The templates could not be loaded. The free plan is assumed.",
  "look.keeps": "Your words, decisions and edits stay as they are.",
  "look.current": "Current",
  "look.switching": "Switching to {name}",
  "look.switched": "Switched to {name}",
  "look.elapsed": "{n} ms",
  "look.seconds": "{n} s",
  "look.close": "Close",

  "length.title": "Length",
  "length.auto": "Automatic",
  "length.pages.one": "1 page",
  "length.pages.many": "{n} pages",
  "length.now.one": "The resume takes 1 page.",
  "length.now.many": "The resume takes {n} pages.",
  "length.tight": "Text at {n} pt.",
  "length.setting": "Fitting the pages",
  "length.set": "The pages were fitted.",
  "length.over":
    "About {n} lines too many for this length. Leave some out under Changes, or allow another page.",
  "length.left.one": "1 line left out to fit",
  "length.left.many": "{n} lines left out to fit",
  "length.back": "Bring back",
  "length.backLabel": "Bring back: {text}",
  "length.breaks": "Page breaks",
  "length.breaksText": "For entries that should stay whole, or begin a page.",
  "length.keep": "Keep together",
  "length.before": "New page before",
  "length.keepLabel": "Keep together: {entry}",
  "length.beforeLabel": "New page before: {entry}",
});
