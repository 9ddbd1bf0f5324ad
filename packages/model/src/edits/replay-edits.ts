import { assertNever } from "../base/result.ts";
import { applyEdit } from "./apply-edit.ts";
import type { Documents, Edit, RefusedEdit } from "../tailoring/edit.ts";

/** The edit that takes `edit` back, made at the time `at` (ISO). */
export function invertEdit(edit: Edit, at: string): Edit {
  switch (edit.kind) {
    case "text": {
      const { period } = edit;
      return {
        ...edit,
        at,
        old: edit.next,
        next: edit.old,
        ...(period === undefined ? {} : { period: { old: period.next, next: period.old } }),
      };
    }
    case "insert":
      return { ...edit, at, kind: "remove" };
    case "remove":
      return { ...edit, at, kind: "insert" };
    case "move":
      return { ...edit, at, from: edit.after, after: edit.from };
    case "confirm":
      return { ...edit, at, confirmed: !edit.confirmed };
    default:
      return assertNever(edit);
  }
}

/** Applies edits in order; those that cannot be applied change nothing and are named. */
export function replayEdits(
  documents: Documents,
  edits: readonly Edit[],
): { documents: Documents; refused: RefusedEdit[] } {
  const refused: RefusedEdit[] = [];
  let current = documents;
  for (const edit of edits) {
    const applied = applyEdit(current, edit);
    if (applied.ok) current = applied.value;
    else refused.push({ edit, code: applied.error.code });
  }
  return { documents: current, refused };
}
