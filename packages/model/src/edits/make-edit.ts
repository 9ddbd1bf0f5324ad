import type { DocumentKind } from "../tailoring/claim.ts";
import { err, ok } from "../base/result.ts";
import type { Result } from "../base/result.ts";
import type { Period } from "../resume/resume.ts";
import { readAddress } from "./address-text.ts";
import { documentOf } from "./apply-edit.ts";
import { isSameValue } from "./check-value.ts";
import type {
  Documents,
  EditFailure,
  InsertEdit,
  ListValue,
  MoveEdit,
  RemoveEdit,
  TextEdit,
} from "../tailoring/edit.ts";
import { listsOfDocument, periodsByAddress } from "./lists.ts";
import { periodOfText } from "./period-of-text.ts";

/** Where an edit is made, and when (ISO). */
export interface EditPlace {
  readonly documents: Documents;
  readonly document: DocumentKind;
  readonly at: string;
}

function noPlace(): { readonly ok: false; readonly error: EditFailure } {
  return err({ code: "bad_path" });
}

/** What `period` of a text edit has to say; nothing where both texts speak for themselves. */
export function periodsOf(
  old: Period | undefined,
  next: Period | undefined,
): Pick<TextEdit, "period"> {
  if (old === undefined || next === undefined) return {};
  const plain = [old, next].every((one) => isSameValue(one, periodOfText(one.text)));
  return plain ? {} : { period: { old, next } };
}

/** The edit that writes `next` at an address; `next` is kept as it is given (see {@link cleanText}). */
export function textEdit(
  { documents, document, at }: EditPlace,
  path: string,
  next: string,
): Result<TextEdit, EditFailure> {
  const old = readAddress(documentOf(documents, document), path);
  if (old === undefined) return noPlace();
  const dates = path.endsWith(".dates") ? periodsByAddress(documents.resume).get(path) : undefined;
  const periods = document === "resume" ? periodsOf(dates, periodOfText(next)) : {};
  return ok({ document, at, kind: "text", path, old, next, ...periods });
}

/** The ids of a list in their order; `order` is the list of the sections. */
export function idsOf(documents: Documents, document: DocumentKind, list: string): string[] | null {
  if (list === "order") return document === "resume" ? [...documents.resume.order] : null;
  const values = listsOfDocument(documents, document).get(list)?.values;
  return values?.map(({ id }) => id) ?? null;
}

/** The id before `id`; `null` where it is the first, or not there. */
export function before(ids: readonly string[], id: string): string | null {
  return ids[ids.indexOf(id) - 1] ?? null;
}

/** The edit that puts `value` behind `after`; `null` is the first place, absent the last. */
export function insertEdit(
  { documents, document, at }: EditPlace,
  list: string,
  value: ListValue,
  after?: string | null,
): Result<InsertEdit, EditFailure> {
  const ids = idsOf(documents, document, list);
  if (ids === null || list === "order") return noPlace();
  const behind = after === undefined ? (ids.at(-1) ?? null) : after;
  const place = list === "additional" ? { place: documents.resume.order.at(-1) ?? null } : {};
  return ok({ document, at, kind: "insert", list, after: behind, value, ...place });
}

/** The edit that takes the value with an id out of a list. */
export function removeEdit(
  { documents, document, at }: EditPlace,
  list: string,
  id: string,
): Result<RemoveEdit, EditFailure> {
  const values = listsOfDocument(documents, document).get(list)?.values ?? [];
  const value = values.find((one) => one.id === id);
  if (value === undefined) return noPlace();
  const after = before(
    values.map((one) => one.id),
    id,
  );
  const { order } = documents.resume;
  const place = list === "additional" && order.includes(id) ? { place: before(order, id) } : {};
  return ok({ document, at, kind: "remove", list, after, value, ...place });
}

/** The edit that moves the value with an id behind `after` (`null`: to the first place). */
export function moveEdit(
  { documents, document, at }: EditPlace,
  list: string,
  id: string,
  after: string | null,
): Result<MoveEdit, EditFailure> {
  const ids = idsOf(documents, document, list);
  if (ids?.includes(id) !== true || id === after) return noPlace();
  return ok({ document, at, kind: "move", list, id, from: before(ids, id), after });
}
