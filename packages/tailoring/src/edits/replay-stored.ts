import {
  applyEdit,
  differenceOf,
  invertEdit,
  isSameValue,
  listsOf,
  placeOfEdit,
  replayEdits,
} from "@savile/model";
import type { ConfirmEdit, Documents, Edit, EditFailure } from "@savile/model";

/** A new edit that could not be made, by its place among those that were sent. */
export interface RefusedPending {
  readonly index: number;
  readonly edit: Edit;
  readonly code: EditFailure["code"];
}

/** Documents with the edits of the person, and what became of each edit. */
export interface Replayed {
  readonly documents: Documents;
  /** The difference from the documents without edits, and what the person stands by in them. */
  readonly edits: readonly Edit[];
  /** Edits of texts that read differently by now: not applied, never lost. */
  readonly outdated: readonly Edit[];
  readonly refused: readonly RefusedPending[];
}

/** Whether a new edit throws an outdated one away: it takes it back, or says that nothing changes. */
function withdraws(edit: Edit, outdated: Edit): boolean {
  if (placeOfEdit(edit) !== placeOfEdit(outdated)) return false;
  const back = invertEdit(outdated, outdated.at);
  if (edit.kind === "text" && back.kind === "text") {
    return edit.old === edit.next || (edit.old === back.old && edit.next === back.next);
  }
  if (edit.kind === "move" && back.kind === "move") {
    return edit.from === edit.after || (edit.from === back.from && edit.after === back.after);
  }
  return edit.kind === back.kind;
}

/** Whether a stored edit gave way to a proposal on its very words, though the text below it is the same. */
export type GaveWay = (edit: Edit) => boolean;

interface Progress {
  documents: Documents;
  outdated: Edit[];
  readonly made: Edit[];
  readonly refused: RefusedPending[];
}

/** Whether something else stands by now under the name of a line that the person added. */
function isOvertaken(edit: Edit, before: Documents, after: Documents): boolean {
  if (edit.kind !== "insert" || after !== before) return false;
  const list = listsOf(before).find(
    (one) => one.document === edit.document && one.list === edit.list,
  );
  const there = list?.values.find((value) => value.id === edit.value.id);
  return !isSameValue(there, edit.value);
}

function startOn(base: Documents, stored: readonly Edit[], gaveWay: GaveWay): Progress {
  const progress: Progress = { documents: base, outdated: [], made: [], refused: [] };
  for (const edit of stored) {
    if (gaveWay(edit)) {
      progress.outdated.push(edit);
      continue;
    }
    const applied = applyEdit(progress.documents, edit);
    const holds = applied.ok && !isOvertaken(edit, progress.documents, applied.value);
    if (holds) progress.documents = applied.value;
    (holds ? progress.made : progress.outdated).push(edit);
  }
  return progress;
}

function makeNew(progress: Progress, pending: readonly Edit[]): void {
  for (const [index, edit] of pending.entries()) {
    const waiting = progress.outdated.find((one) => withdraws(edit, one));
    const applied = waiting === undefined ? applyEdit(progress.documents, edit) : undefined;
    if (applied?.ok === false) {
      progress.refused.push({ index, edit, code: applied.error.code });
      continue;
    }
    if (applied !== undefined && isOvertaken(edit, progress.documents, applied.value)) {
      progress.refused.push({ index, edit, code: "stale" });
      continue;
    }
    const place = placeOfEdit(edit);
    progress.outdated = progress.outdated.filter((one) => placeOfEdit(one) !== place);
    if (applied === undefined) continue;
    progress.documents = applied.value;
    progress.made.push(edit);
  }
}

/** The last word of the person on each text that they stand by. */
function confirmedOf(edits: readonly Edit[]): ConfirmEdit[] {
  const last = new Map<string, ConfirmEdit>();
  for (const edit of edits) {
    if (edit.kind === "confirm") last.set(placeOfEdit(edit), edit);
  }
  return [...last.values()].filter((edit) => edit.confirmed);
}

/** Whether a word of the person waits with the text that it is about. */
function waitsWith(edit: ConfirmEdit, outdated: readonly Edit[]): boolean {
  return outdated.some(
    (one) =>
      one.kind === "text" &&
      one.document === edit.document &&
      one.path === edit.path &&
      one.next === edit.text,
  );
}

/**
 * Lays the stored edits and then the new ones over the documents without edits. What was stored and no
 * longer fits waits; what is new and does not fit is refused. The result does not depend on the order in
 * which edits of different places were made, and taking every edit back leaves no trace.
 */
export function replayStored(
  base: Documents,
  stored: readonly Edit[],
  pending: readonly Edit[],
  gaveWay: GaveWay = () => false,
): Replayed {
  const progress = startOn(base, stored, gaveWay);
  makeNew(progress, pending);
  const all = [...stored, ...pending];
  if (all.length === 0) return { documents: base, edits: [], outdated: [], refused: [] };
  const at = all.reduce((latest, edit) => (edit.at > latest ? edit.at : latest), "");
  const known = [...progress.outdated, ...progress.made];
  const edits = differenceOf(base, progress.documents, at, known);
  const outdated = progress.outdated.filter((edit) => edit.kind !== "confirm");
  const waiting = confirmedOf(known).filter((edit) => waitsWith(edit, outdated));
  return {
    documents: replayEdits(base, edits).documents,
    edits,
    outdated: [...outdated, ...waiting],
    refused: progress.refused,
  };
}
