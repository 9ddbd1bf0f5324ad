import { assertNever } from "../base/result.ts";
import type { Edit } from "../tailoring/edit.ts";

/** What an edit is about, as a key: edits of one text, or of one line or entry of a list, share it. */
export function placeOfEdit(edit: Edit): string {
  switch (edit.kind) {
    case "text":
      return `${edit.document} text ${edit.path}`;
    case "confirm":
      return `${edit.document} confirm ${edit.path}`;
    case "insert":
    case "remove":
      return `${edit.document} list ${edit.list} ${edit.value.id}`;
    case "move":
      return `${edit.document} move ${edit.list} ${edit.id}`;
    default:
      return assertNever(edit);
  }
}
