import type { Edit } from "@savile/model";

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return value === "" ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (name === "id" ? [] : textsOf(part)));
}

/** The words of the person in an edit, a line each. */
export function wordsOf(edit: Edit): string {
  if (edit.kind === "text") return edit.next;
  if (edit.kind === "confirm") return edit.text;
  return edit.kind === "move" ? "" : textsOf(edit.value).join("\n");
}
