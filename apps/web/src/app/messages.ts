import { createTranslator } from "../messages.ts";

const texts = {
  "error.text": "This screen could not be shown. Your edits are saved on this device.",
  "error.request": "Request {id}",
  "error.copy": "Copy",
  "missing.title": "Page not found",
  "missing.text":
    "There is nothing at this address. It may have been deleted, or the link is incomplete.",
} as const;

/** The text of `key`, of the screens that stand in for others. */
export const say = createTranslator(texts);
