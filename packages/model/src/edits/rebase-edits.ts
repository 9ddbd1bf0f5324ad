import { readAddress } from "./address-text.ts";
import { applyEdit, documentOf } from "./apply-edit.ts";
import { isSameValue } from "./check-value.ts";
import { differenceOf } from "./difference-of.ts";
import type { Documents, Edit, InsertEdit, ListEdit, TextEdit } from "../tailoring/edit.ts";
import { idsOf } from "./make-edit.ts";
import { placeOfEdit } from "./place-of-edit.ts";
import { replayEdits } from "./replay-edits.ts";
import { addressOfValue, valuesByAddress, wordsOfValue } from "./values-by-address.ts";

/**
 * What both sides changed, in two ways. `path` is the address of the text, line or entry; `theirs` and
 * `before` are the words there (`null`: nothing is there). `mine` is what this side wants; where its place is
 * gone, `restore` puts it back with the words of this side.
 */
export interface Conflict {
  readonly path: string;
  readonly mine: Edit;
  readonly theirs: string | null;
  readonly before: string | null;
  readonly restore?: InsertEdit;
}

/** The edits of this side on the documents of the other one, and what a person has to decide. */
export interface Rebased {
  readonly edits: Edit[];
  readonly conflicts: Conflict[];
}

interface Merge {
  readonly before: Documents;
  /** The documents of this side. */
  readonly local: Documents;
  readonly mine: readonly Edit[];
  /** The documents of the other side with what was joined so far. */
  now: Documents;
  readonly edits: Edit[];
  readonly conflicts: Conflict[];
}

/** Texts that this side wrote at a place on the way to its last one: nobody else's words. */
function isOwn({ mine }: Merge, { document, path }: TextEdit, text: string): boolean {
  return mine.some((edit) => {
    if (edit.document !== document) return false;
    if (edit.kind === "text") return edit.path === path && edit.next === text;
    if (edit.kind !== "insert") return false;
    const at = addressOfValue(edit.list, edit.value);
    if ("text" in edit.value) return at === path && edit.value.text === text;
    return path.startsWith(`${at}.`) && wordsOfValue(edit.value).split("\n").includes(text);
  });
}

function join(merge: Merge, edit: Edit): boolean {
  const applied = applyEdit(merge.now, edit);
  if (!applied.ok) return false;
  if (applied.value !== merge.now || edit.kind === "confirm") merge.edits.push(edit);
  merge.now = applied.value;
  return true;
}

/** The edit that puts a place of this side back which the other one took out. */
function restoreFor({ local, now }: Merge, edit: Edit, path: string): InsertEdit | undefined {
  const mine = valuesByAddress(local, edit.document);
  const theirs = valuesByAddress(now, edit.document);
  const owner = path.split(".")[0] ?? path;
  const gone = mine.has(owner) && !theirs.has(owner) ? owner : path;
  const lost = mine.get(gone);
  if (lost === undefined || theirs.has(gone)) return undefined;
  const { value, held } = lost;
  const ids = held.values.map(({ id }) => id);
  const { document, at } = edit;
  const after = ids[ids.indexOf(value.id) - 1] ?? null;
  return { document, at, kind: "insert", list: held.list, after, value };
}

function clash(merge: Merge, mine: Edit, path: string, theirs: string | null): void {
  const before =
    mine.kind === "text"
      ? (readAddress(documentOf(merge.before, mine.document), path) ?? null)
      : wordsAt(merge.before, mine, path);
  const restore = theirs === null ? restoreFor(merge, mine, path) : undefined;
  merge.conflicts.push({
    path,
    mine,
    theirs,
    before,
    ...(restore === undefined ? {} : { restore }),
  });
}

function wordsAt(documents: Documents, { document }: Edit, path: string): string | null {
  const held = valuesByAddress(documents, document).get(path);
  return held === undefined ? null : wordsOfValue(held.value);
}

function joinText(merge: Merge, edit: TextEdit): void {
  const theirs = readAddress(documentOf(merge.now, edit.document), edit.path);
  if (theirs === undefined) clash(merge, edit, edit.path, null);
  else if (theirs === edit.old || isOwn(merge, edit, theirs)) {
    if (!join(merge, { ...edit, old: theirs })) clash(merge, edit, edit.path, theirs);
  } else if (theirs !== edit.next) clash(merge, edit, edit.path, theirs);
}

/** The nearest neighbour before a place of this side that the other side has, too. */
function neighbourIn(
  present: readonly string[],
  ids: readonly string[],
  after: string | null | undefined,
): string | null {
  const upTo = after === null || after === undefined ? [] : ids.slice(0, ids.indexOf(after) + 1);
  return upTo.findLast((id) => present.includes(id)) ?? null;
}

function placed<T extends ListEdit>({ local, now }: Merge, edit: T): T {
  const present = idsOf(now, edit.document, edit.list) ?? [];
  const ids = idsOf(local, edit.document, edit.list) ?? [];
  const after = neighbourIn(present, ids, edit.after);
  if (edit.kind === "move" || edit.place === undefined) return { ...edit, after };
  const place = neighbourIn(now.resume.order, local.resume.order, edit.place);
  return { ...edit, after, place };
}

/** This side goes on with an entry that the other side has by now: only what differs in it is joined. */
function joinPresent(merge: Merge, edit: InsertEdit): void {
  const { value, document, list, at } = edit;
  const held = valuesByAddress(merge.now, document).get(addressOfValue(list, value));
  if (held === undefined) return;
  const out = { ...edit, kind: "remove", value: held.value } as const;
  const { documents } = replayEdits(merge.now, [out, { ...edit, value }]);
  for (const one of differenceOf(merge.now, documents, at)) {
    if (one.kind === "insert") join(merge, one);
    else if (one.kind !== "text") continue;
    // Other words than those that this side put there are somebody else's.
    else if (isOwn(merge, one, one.old)) joinText(merge, one);
    else clash(merge, one, one.path, one.old);
  }
}

function joinInsert(merge: Merge, edit: InsertEdit): void {
  const path = addressOfValue(edit.list, edit.value);
  if (valuesByAddress(merge.now, edit.document).has(path)) joinPresent(merge, edit);
  else if (!join(merge, placed(merge, edit))) clash(merge, edit, path, null);
}

function joinNet(merge: Merge, edit: Edit): void {
  if (edit.kind === "text") joinText(merge, edit);
  else if (edit.kind === "insert") joinInsert(merge, edit);
  else if (edit.kind === "move") join(merge, placed(merge, edit));
  else if (edit.kind === "remove" && !join(merge, edit)) {
    const path = addressOfValue(edit.list, edit.value);
    const theirs = wordsAt(merge.now, edit, path);
    if (theirs !== null) clash(merge, edit, path, theirs);
  }
}

/** Edits that changed nothing when they were made: the withdrawal of outdated ones, and confirmations. */
function quietOnes(mine: readonly Edit[], before: Documents): Edit[] {
  const quiet = new Map<string, Edit>();
  let state = before;
  for (const edit of mine) {
    const applied = applyEdit(state, edit);
    const isQuiet = edit.kind === "confirm" || (applied.ok && applied.value === state);
    if (isQuiet) quiet.set(placeOfEdit(edit), edit);
    else quiet.delete(placeOfEdit(edit));
    if (applied.ok) state = applied.value;
  }
  return [...quiet.values()];
}

/** What was withdrawn or confirmed stays so, where nothing else is said about its place. */
function joinQuiet(merge: Merge, quiet: readonly Edit[], told: readonly Edit[]): void {
  const places = new Set(told.map(placeOfEdit));
  for (const edit of quiet) {
    if (places.has(placeOfEdit(edit))) continue;
    const applied = applyEdit(merge.now, edit);
    if (applied.ok && applied.value === merge.now) merge.edits.push(edit);
  }
}

/**
 * Texts that this side took back again after the other one had stored them for it: what is stored is an
 * earlier wording of its own. What never held here was not taken back.
 */
function joinReturned(merge: Merge, net: readonly Edit[], refused: ReadonlySet<Edit>): void {
  const told = new Set(net.map(placeOfEdit));
  const last = new Map(merge.mine.map((edit) => [placeOfEdit(edit), edit]));
  for (const [place, edit] of last) {
    if (edit.kind !== "text" || told.has(place) || refused.has(edit)) continue;
    const next = readAddress(documentOf(merge.local, edit.document), edit.path);
    const old = readAddress(documentOf(merge.now, edit.document), edit.path);
    if (next === undefined || old === undefined || old === next) continue;
    if (isOwn(merge, edit, old)) join(merge, { ...edit, old, next });
  }
}

/** Edits of this side that never held, because another text stood there: words that must not be lost. */
function refusedWords(merge: Merge, refused: ReadonlySet<Edit>): void {
  const last = new Map([...refused].map((edit) => [placeOfEdit(edit), edit]));
  for (const edit of last.values()) {
    if (edit.kind === "text" && edit.old !== edit.next) {
      const theirs = readAddress(documentOf(merge.now, edit.document), edit.path) ?? null;
      if (theirs !== edit.next) clash(merge, edit, edit.path, theirs);
    } else if (edit.kind === "insert" && wordsOfValue(edit.value) !== "") {
      const path = addressOfValue(edit.list, edit.value);
      if (wordsAt(merge.now, edit, path) === null) clash(merge, edit, path, null);
    }
  }
}

/** How many of these edits the other side has already: an answer that was lost on its way. */
function knownThere(mine: readonly Edit[], before: Documents, theirs: Documents): number {
  let state = before;
  let known = 0;
  mine.forEach((edit, index) => {
    const applied = applyEdit(state, edit);
    if (applied.ok) state = applied.value;
    if (isSameValue(state, theirs)) known = index + 1;
  });
  return known;
}

/**
 * Joins the edits of this side (`mine`, made on `before`) with what the other side has by now. Different
 * places join without a word; a place that both changed differently is a conflict, once, with both wordings.
 * What this side has written itself and the other side stored in the meantime is no conflict.
 */
export function rebaseEdits(mine: readonly Edit[], before: Documents, theirs: Documents): Rebased {
  const known = knownThere(mine, before, theirs);
  const rest = mine.slice(known);
  const start = known === 0 ? before : theirs;
  const { documents: local } = replayEdits(start, rest);
  // Of all edits, also of those before an answer that was lost: their words may stand nowhere else.
  const refused = new Set(replayEdits(before, mine).refused.map(({ edit }) => edit));
  const net = differenceOf(start, local, rest.at(-1)?.at ?? "", rest);
  const merge: Merge = { before: start, local, mine, now: theirs, edits: [], conflicts: [] };
  for (const edit of net) joinNet(merge, edit);
  joinReturned(merge, net, refused);
  refusedWords(merge, refused);
  const told = [...net, ...merge.conflicts.map((conflict) => conflict.mine)];
  joinQuiet(merge, quietOnes(mine, before), told);
  return { edits: merge.edits, conflicts: merge.conflicts };
}

/** The edits that take this side's part in a conflict, on the documents as they are shown now. */
export function editsForMine(shown: Documents, conflict: Conflict, at: string): Edit[] {
  const { mine, restore, path } = conflict;
  const text = readAddress(documentOf(shown, mine.document), path);
  if (mine.kind === "text" && text !== undefined) return [{ ...mine, at, old: text }];
  if (mine.kind === "remove") {
    const held = valuesByAddress(shown, mine.document).get(path);
    return held === undefined ? [] : [{ ...mine, at, value: held.value }];
  }
  return restore === undefined ? [{ ...mine, at }] : [{ ...restore, at }];
}
