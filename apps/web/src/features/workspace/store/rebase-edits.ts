import { applyEdit, documentOf, readAddress } from "@savile/model";
import type { Documents, Edit } from "@savile/model";

export interface Conflict {
  readonly mine: Edit;
  readonly theirs: string | null;
  readonly before: string | null;
}

function netOf(mine: readonly Edit[]): Edit[] {
  const net: Edit[] = [];
  for (const edit of mine) {
    const at = net.findIndex(
      (one) =>
        one.kind === "text" &&
        edit.kind === "text" &&
        one.document === edit.document &&
        one.path === edit.path,
    );
    const first = net[at];
    if (edit.kind === "text" && first?.kind === "text") {
      net[at] = { ...edit, old: first.old };
    } else net.push(edit);
  }
  return net.filter((edit) => edit.kind !== "text" || edit.old !== edit.next);
}

export function rebaseEdits(
  mine: readonly Edit[],
  _before: Documents,
  theirs: Documents,
): { readonly edits: readonly Edit[]; readonly conflicts: readonly Conflict[] } {
  const edits: Edit[] = [];
  const conflicts: Conflict[] = [];
  let now = theirs;
  for (const edit of netOf(mine)) {
    const result = applyEdit(now, edit);
    if (result.ok) {
      now = result.value;
      edits.push(edit);
      continue;
    }
    const text =
      edit.kind === "text" || edit.kind === "confirm"
        ? (readAddress(documentOf(now, edit.document), edit.path) ?? null)
        : null;
    conflicts.push({ mine: edit, theirs: text, before: edit.kind === "text" ? edit.old : null });
  }
  return { edits, conflicts };
}
