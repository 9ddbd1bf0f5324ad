import { assertNever } from "../base/result.ts";
import { readAddress } from "./address-text.ts";
import { documentOf } from "./apply-edit.ts";
import type { Documents, Edit, MoveEdit, RemoveEdit, TextEdit } from "../tailoring/edit.ts";
import { listsOfDocument } from "./lists.ts";
import { before, idsOf, textEdit } from "./make-edit.ts";

function presentValue({ document, list, value }: RemoveEdit, shown: Documents) {
  const values = listsOfDocument(shown, document).get(list)?.values ?? [];
  return values.find((one) => one.id === value.id);
}

/** Whether the list stands and what was to be taken out of it does not any more. */
function isTakenOut({ document, list, value }: RemoveEdit, shown: Documents): boolean {
  return idsOf(shown, document, list)?.includes(value.id) === false;
}

/**
 * The edit that throws an outdated one away: it is about the same place and leaves everything as it stands
 * in `shown`. It is sent like any edit.
 */
export function withdrawEdit(shown: Documents, edit: Edit, at: string): Edit {
  switch (edit.kind) {
    case "text": {
      const text = readAddress(documentOf(shown, edit.document), edit.path) ?? edit.old;
      const { document, path } = edit;
      return { document, at, kind: "text", path, old: text, next: text };
    }
    case "insert":
      return { ...edit, at, kind: "remove" };
    case "remove":
      // What the person took out since, another way, must not come back.
      return { ...edit, at, kind: isTakenOut(edit, shown) ? "remove" : "insert" };
    case "move": {
      const ids = idsOf(shown, edit.document, edit.list) ?? [];
      const stands = before(ids, edit.id);
      return { ...edit, at, from: stands, after: stands };
    }
    case "confirm":
      return { ...edit, at, confirmed: false };
    default:
      return assertNever(edit);
  }
}

function rewordAgain(shown: Documents, { document, path, next }: TextEdit, at: string) {
  const made = textEdit({ documents: shown, document, at }, path, next);
  return made.ok ? made.value : null;
}

function moveAgain(shown: Documents, edit: MoveEdit, at: string): MoveEdit | null {
  const ids = idsOf(shown, edit.document, edit.list) ?? [];
  const stands = ids.includes(edit.id) && (edit.after === null || ids.includes(edit.after));
  return stands ? { ...edit, at, from: before(ids, edit.id) } : null;
}

/**
 * The edit that makes an outdated one hold again over what stands in `shown` by now; `null` where its place
 * is gone, so that its words can only be copied.
 */
export function reapplyEdit(shown: Documents, edit: Edit, at: string): Edit | null {
  switch (edit.kind) {
    case "text":
      return rewordAgain(shown, edit, at);
    case "remove": {
      const value = presentValue(edit, shown);
      return value === undefined ? null : { ...edit, at, value };
    }
    case "insert":
      return idsOf(shown, edit.document, edit.list) === null ? null : { ...edit, at };
    case "move":
      return moveAgain(shown, edit, at);
    case "confirm": {
      const text = readAddress(documentOf(shown, edit.document), edit.path);
      return text === edit.text ? { ...edit, at } : null;
    }
    default:
      return assertNever(edit);
  }
}
