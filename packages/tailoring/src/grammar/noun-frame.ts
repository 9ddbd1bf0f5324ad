import { viewOf } from "./head-view.ts";
import type { ReadLine } from "./read-line.ts";
import { classOf, opensObject } from "./word-class.ts";

/** Nouns for what is done, which need no article: "collection of samples", "care for residents". */
const nameOfWork = /(?:tion|sion|ment|ance|ence|ing|ysis|ery)$/;

/** Whether a noun phrase names work and can stand without an article behind "my work there covered". */
export function isWork({ text }: ReadLine): boolean {
  const view = viewOf(text);
  const last = view.tokens[view.group.end - 1];
  if (last === undefined || view.group.opened || view.at > 0 || opensObject(view.tokens[0]))
    return false;
  const word = classOf(last);
  if (word.title || !/^\p{L}/u.test(text)) return false;
  return word.plural || nameOfWork.test(last.lower);
}
