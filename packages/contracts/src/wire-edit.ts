import type { Edit, InsertEdit, RemoveEdit } from "@savile/model";
import type { WireEdit } from "./schemas/edits.ts";

export type { WireEdit } from "./schemas/edits.ts";

type WireHead = Pick<WireEdit, "document_type" | "timestamp">;

function placeOf({ place }: InsertEdit | RemoveEdit): { place_id?: string | null } {
  return place === undefined ? {} : { place_id: place };
}

function textOf(edit: Extract<Edit, { kind: "text" }>, head: WireHead): WireEdit {
  const { kind, path, old, next, period } = edit;
  const wire = { ...head, kind, field_path: path, old_value: old, new_value: next };
  return period === undefined ? wire : { ...wire, period };
}

/** An edit as it is sent. */
export function wireOfEdit(edit: Edit): WireEdit {
  const head = { document_type: edit.document, timestamp: edit.at };
  if (edit.kind === "text") return textOf(edit, head);
  if (edit.kind === "move") {
    const { kind, list, id, from, after } = edit;
    return { ...head, kind, field_path: list, id, old_value: from, new_value: after };
  }
  if (edit.kind === "confirm") {
    const { kind, path, text, confirmed } = edit;
    return { ...head, kind, field_path: path, old_value: text, new_value: text, confirmed };
  }
  const { list, value, after } = edit;
  const listed = { ...head, field_path: list, after_id: after, ...placeOf(edit) };
  return edit.kind === "insert"
    ? { ...listed, kind: edit.kind, old_value: null, new_value: value }
    : { ...listed, kind: edit.kind, old_value: value, new_value: null };
}
