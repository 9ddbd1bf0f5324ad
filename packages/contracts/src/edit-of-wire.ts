import { assertNever, cleanEdit, err, ok, resolveListPath, resolveTextPath } from "@savile/model";
import type { Documents, Edit, EditFailure, Result } from "@savile/model";
import type { WireEdit } from "./schemas/edits.ts";

type Listed = Extract<WireEdit, { kind: "insert" | "remove" }>;

function placeOf({ place_id: place }: Listed): { place?: string | null } {
  return place === undefined ? {} : { place };
}

function editAt(wire: WireEdit, path: string): Edit {
  const head = { document: wire.document_type, at: wire.timestamp };
  switch (wire.kind) {
    case undefined:
    case "text": {
      const { old_value: old, new_value: next, period } = wire;
      const edit = { ...head, kind: "text", path, old, next } as const;
      return period === undefined ? edit : { ...edit, period };
    }
    case "insert": {
      const { kind, new_value: value, after_id: after } = wire;
      return { ...head, kind, list: path, after, value, ...placeOf(wire) };
    }
    case "remove": {
      const { kind, old_value: value, after_id: after } = wire;
      return { ...head, kind, list: path, after, value, ...placeOf(wire) };
    }
    case "move": {
      const { kind, id, old_value: from, new_value: after } = wire;
      return { ...head, kind, list: path, id, from, after };
    }
    case "confirm": {
      const { kind, new_value: text, confirmed } = wire;
      return { ...head, kind, path, text, confirmed };
    }
    default:
      return assertNever(wire);
  }
}

function isOfList(wire: WireEdit): boolean {
  return wire.kind === "insert" || wire.kind === "remove" || wire.kind === "move";
}

/**
 * A sent edit with its path as an address of these documents and its texts cleaned; `bad_path` where they
 * have no such place. `base` are the documents without any edit: a text that stands there is not cleaned
 * again, so that taking an edit back restores it as it was.
 */
export function editOfWire(
  documents: Documents,
  wire: WireEdit,
  base?: Documents,
): Result<Edit, EditFailure> {
  const place = { documents, document: wire.document_type };
  const resolve = isOfList(wire) ? resolveListPath : resolveTextPath;
  const path = resolve(place, wire.field_path);
  return path === null ? err({ code: "bad_path" }) : ok(cleanEdit(editAt(wire, path), base));
}
