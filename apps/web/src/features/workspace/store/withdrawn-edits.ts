import { invertEdit } from "@savile/model";
import type { Change, Edit } from "@savile/model";
import type { Core } from "./core.ts";
import { editsOf } from "./operation.ts";
import { textAt } from "./text-at.ts";

/** Whether an edit is about the line of a change. */
export function isOn(edit: Edit, path: string): boolean {
  if (edit.kind === "text") return edit.path === path;
  if (edit.kind !== "remove") return false;
  const entry = edit.list.slice(0, edit.list.lastIndexOf("."));
  return path === edit.value.id || path === `${entry}.${edit.value.id}`;
}

/** The edit that brings a line back to what it is without the words of the person. */
function wayBackOf(core: Core, first: Edit, at: string): Edit | null {
  const back = invertEdit(first, at);
  if (back.kind !== "text") return back;
  const old = textAt(core.shown, back.document, back.path);
  return old === undefined ? null : { ...back, old };
}

/**
 * The edits that take the person's words off the lines of changes that are decided on now: the decision
 * wins. What stood there without them is what the first edit of a line names.
 */
export function withdrawnEdits(
  core: Core,
  changes: readonly Pick<Change, "path">[],
  at: string,
): Edit[] {
  const mine = [...core.ground.edits, ...editsOf(core.waiting)];
  return changes.flatMap(({ path }) => {
    const first = mine.find((edit) => isOn(edit, path));
    const back = first === undefined ? null : wayBackOf(core, first, at);
    return back === null ? [] : [back];
  });
}
