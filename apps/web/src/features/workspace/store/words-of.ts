import { wordsOfValue } from "@savile/model";
import type { Edit } from "@savile/model";

/** The words of the person in an edit, a line each. */
export function wordsOf(edit: Edit): string {
  if (edit.kind === "text") return edit.next;
  if (edit.kind === "confirm") return edit.text;
  return edit.kind === "move" ? "" : wordsOfValue(edit.value);
}
