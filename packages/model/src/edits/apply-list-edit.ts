import { assertNever, err, ok } from "../base/result.ts";
import type { Result } from "../base/result.ts";
import { isSameValue, valueFailure } from "./check-value.ts";
import type {
  EditFailure,
  InsertEdit,
  ListEdit,
  ListValue,
  MoveEdit,
  RemoveEdit,
} from "../tailoring/edit.ts";
import type { ListShape } from "./list-shapes.ts";

function fail(code: EditFailure["code"]): { readonly ok: false; readonly error: EditFailure } {
  return err({ code });
}

/** `one` behind the value with the id `after`: first for `null`, last where nothing has this id. */
export function putBehind<T>(
  values: readonly T[],
  one: T,
  after: string | null,
  idOf: (value: T) => string,
): T[] {
  if (after === null) return [one, ...values];
  const at = values.findIndex((value) => idOf(value) === after);
  return at < 0 ? [...values, one] : values.toSpliced(at + 1, 0, one);
}

/** Moves one of several ids or values; `stale` where it or its new neighbour is gone. */
export function moveBehind<T>(
  values: T[],
  { id, after }: Pick<MoveEdit, "id" | "after">,
  idOf: (value: T) => string,
): Result<T[], EditFailure> {
  const at = values.findIndex((value) => idOf(value) === id);
  const one = values[at];
  if (id === after) return fail("bad_value");
  if (one === undefined) return fail("stale");
  const before = values[at - 1];
  if ((before === undefined ? null : idOf(before)) === after) return ok(values);
  if (after !== null && values.every((value) => idOf(value) !== after)) return fail("stale");
  return ok(putBehind(values.toSpliced(at, 1), one, after, idOf));
}

function insert(
  values: ListValue[],
  shape: ListShape,
  { value, after }: InsertEdit,
): Result<ListValue[], EditFailure> {
  if (values.some((one) => one.id === value.id)) return ok(values);
  const failure = valueFailure(value, shape);
  if (failure !== undefined) return fail(failure);
  if (values.length >= shape.most) return fail("too_many");
  return ok(putBehind(values, value, after, (one) => one.id));
}

function remove(values: ListValue[], { value }: RemoveEdit): Result<ListValue[], EditFailure> {
  const one = values.find((other) => other.id === value.id);
  if (one === undefined) return ok(values);
  return isSameValue(one, value) ? ok(values.filter((other) => other !== one)) : fail("stale");
}

/** The values of a list after an edit of it; the same array where that has been done before. */
export function applyListEdit(
  values: ListValue[],
  shape: ListShape,
  edit: ListEdit,
): Result<ListValue[], EditFailure> {
  switch (edit.kind) {
    case "insert":
      return insert(values, shape, edit);
    case "remove":
      return remove(values, edit);
    case "move":
      return moveBehind(values, edit, (value) => value.id);
    default:
      return assertNever(edit);
  }
}
