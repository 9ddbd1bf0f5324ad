import type { WireEdit } from "@savile/contracts";

type WireText = Exclude<WireEdit, { kind: "insert" | "remove" | "move" | "confirm" }>;

function isText(edit: WireEdit | undefined): edit is WireText {
  return edit !== undefined && (edit.kind === undefined || edit.kind === "text");
}

/** Edits of one text after another as one, where each begins with what the one before it left. */
export function joinTexts(edits: readonly WireEdit[]): WireEdit[] {
  const joined: WireEdit[] = [];
  for (const edit of edits) {
    const at = joined.findLastIndex(
      (one) => one.document_type === edit.document_type && one.field_path === edit.field_path,
    );
    const before = joined[at];
    const follows = isText(before) && isText(edit) && before.new_value === edit.old_value;
    if (follows) joined[at] = { ...edit, old_value: before.old_value };
    else joined.push(edit);
  }
  return joined;
}
