import { createTranslator } from "../lib/texts/messages.ts";

const texts = {
  "app.online": "System Online",
  "app.degraded": "System Degraded",
  "app.unreachable": "System Unreachable",
  "app.noLine": "Offline",

  "error.reload": "Reload Page",
  "error.text": "We couldn't show this screen. Your edits are saved on this device.",
  "error.request": "Request {id}",
  "error.copy": "Copy",
  "missing.home": "Go to your applications",
  "missing.title": "Page not found",
  "missing.text": "There is nothing here. It may have been deleted, or the link is incomplete.",
} as const;

/** The text of `key`, of the screens that stand in for others. */
export const say = createTranslator(texts);
