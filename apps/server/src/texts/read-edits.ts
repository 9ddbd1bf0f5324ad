import { editOfWire, maxEditsPerCall } from "@savile/contracts";
import type { RefusedWireEdit, WireEdit } from "@savile/contracts";
import { applyEdit, readMarkdown } from "@savile/model";
import type { DocumentKind, Documents, Edit } from "@savile/model";
import { readWithdrawal } from "./read-withdrawal.ts";

/** An edit with its place in the call that brought it. */
export interface PlacedEdit {
  readonly index: number;
  readonly edit: Edit;
}

/** The edits of a call as they address documents, and those whose address says nothing. */
export interface ReadEdits {
  readonly edits: readonly PlacedEdit[];
  readonly refused: readonly RefusedWireEdit[];
}

/** What edits are read on: the documents, the same without any edit, and stored edits that do not fit any more. */
export interface EditedState {
  readonly documents: Documents;
  readonly base: Documents;
  readonly outdated: readonly Edit[];
}

/** Reads what a person changed on the documents that they changed. */
export type EditReader = (state: EditedState) => ReadEdits;

/** The documents with those edits that can be made. */
export function withEdits(documents: Documents, edits: readonly PlacedEdit[]): Documents {
  let current = documents;
  for (const { edit } of edits) {
    const applied = applyEdit(current, edit);
    if (applied.ok) current = applied.value;
  }
  return current;
}

/** When an edit was made (ISO): a clock that is ahead must not put it after what is decided on it later. */
function timeOf({ timestamp }: WireEdit, now: Date): string {
  return new Date(Math.min(Date.parse(timestamp), now.getTime())).toISOString();
}

/**
 * Edits of the wire. Each is read on what the ones before it left: a place may be named by its number, and a
 * line that is new by its id.
 */
export function readWireEdits(wire: readonly WireEdit[], now: Date): EditReader {
  return ({ documents, base, outdated }) => {
    const edits: PlacedEdit[] = [];
    const refused: RefusedWireEdit[] = [];
    let current = documents;
    for (const [index, sent] of wire.entries()) {
      const one = { ...sent, timestamp: timeOf(sent, now) };
      const read = editOfWire(current, one, base);
      const edit = read.ok ? read.value : readWithdrawal(current, outdated, one);
      if (edit !== undefined) {
        edits.push({ index, edit });
        current = withEdits(current, [{ index, edit }]);
      } else if (!read.ok) refused.push({ index, code: read.error.code });
    }
    return { edits, refused };
  };
}

/**
 * What a Markdown says otherwise than a document; `at` is the time of the edits (ISO). No text means more edits
 * than a call may bring, and no list more values than a document may hold: the rest is refused.
 */
export function readMarkdownEdits(kind: DocumentKind, markdown: string, at: string): EditReader {
  return ({ documents }) => {
    const { edits: all, overfull } = readMarkdown(documents, kind, markdown, at);
    const edits = all.slice(0, maxEditsPerCall).map((edit, index) => ({ index, edit }));
    const refused = all
      .slice(maxEditsPerCall)
      .map((_, rest) => ({ index: maxEditsPerCall + rest, code: "too_many" as const }));
    const cut = overfull.map((_, list) => ({
      index: all.length + list,
      code: "too_many" as const,
    }));
    return { edits, refused: [...refused, ...cut] };
  };
}
