import { wireOfEdit } from "@savile/contracts";
import type { WireEdit } from "@savile/contracts";
import { assertNever, withdrawEdit } from "@savile/model";
import type { Documents, Edit } from "@savile/model";

/** What an edit of the wire is about, as a key. */
function subjectOf(wire: WireEdit): string {
  const place = `${wire.document_type} ${wire.field_path}`;
  switch (wire.kind) {
    case "insert":
      return `${place} line ${wire.new_value.id}`;
    case "remove":
      return `${place} line ${wire.old_value.id}`;
    case "move":
      return `${place} move ${wire.id}`;
    case "confirm":
      return `${place} confirm`;
    case "text":
    case undefined:
      return `${place} text`;
    default:
      return assertNever(wire);
  }
}

/** Whether an edit only takes another one back. */
function takesBack(wire: WireEdit, outdated: WireEdit): boolean {
  if (subjectOf(wire) !== subjectOf(outdated)) return false;
  if (wire.kind === "insert" || wire.kind === "remove") return wire.kind !== outdated.kind;
  return wire.kind === "move" || wire.old_value === wire.new_value;
}

/** The edit that throws an outdated one away whose place is gone; nothing where `wire` wants more than that. */
export function readWithdrawal(
  documents: Documents,
  outdated: readonly Edit[],
  wire: WireEdit,
): Edit | undefined {
  const waiting = outdated.find((edit) => takesBack(wire, wireOfEdit(edit)));
  return waiting === undefined ? undefined : withdrawEdit(documents, waiting, wire.timestamp);
}
