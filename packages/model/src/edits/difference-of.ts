import { documentKinds } from "../tailoring/claim.ts";
import type { DocumentKind } from "../tailoring/claim.ts";
import { textsByAddress } from "./address-text.ts";
import { documentOf } from "./apply-edit.ts";
import { isSameValue } from "./check-value.ts";
import { movesBetween, stepsBetween } from "./difference-of-list.ts";
import type { ListStep } from "./difference-of-list.ts";
import type {
  ConfirmEdit,
  Documents,
  Edit,
  ListEdit,
  ListValue,
  TextEdit,
} from "../tailoring/edit.ts";
import { listsOfDocument, periodsByAddress } from "./lists.ts";
import { periodsOf } from "./make-edit.ts";
import { placeOfEdit } from "./place-of-edit.ts";

/** Two states of both documents, one of the documents, and when the difference is taken. */
interface Between {
  readonly base: Documents;
  readonly shown: Documents;
  readonly document: DocumentKind;
  readonly at: string;
}

/** The section before `id` in `order`, of those that are there already. */
function placeIn(
  order: readonly string[],
  places: ReadonlyMap<string, number>,
  id: string,
  present: ReadonlySet<string>,
): string | null {
  for (let at = (places.get(id) ?? 0) - 1; at >= 0; at -= 1) {
    const one = order[at];
    if (one !== undefined && present.has(one)) return one;
  }
  return null;
}

/** The edits of sections of the person's own say where in `order` they stand. */
function withPlaces(edits: readonly ListEdit[], { base, shown }: Between): ListEdit[] {
  const [was, is] = [base.resume.order, shown.resume.order];
  const places = new Map(is.map((id, place) => [id, place]));
  const present = new Set(was.filter((id) => places.has(id)));
  const left = [...was];
  return edits.map((edit) => {
    if (edit.kind === "move") return edit;
    const { id } = edit.value;
    if (edit.kind === "remove") {
      const at = left.indexOf(id);
      if (at < 0) return edit;
      left.splice(at, 1);
      return { ...edit, place: left[at - 1] ?? null };
    }
    const place = placeIn(is, places, id, present);
    present.add(id);
    return { ...edit, place };
  });
}

function orderEdits({ base, shown, document, at }: Between): Edit[] {
  if (document !== "resume") return [];
  const [was, is] = [base.resume.order, shown.resume.order];
  const [before, after] = [new Set(was), new Set(is)];
  const moves = movesBetween(
    was.filter((id) => after.has(id)),
    is.filter((id) => before.has(id)),
  );
  return moves.flatMap((step) =>
    step.kind === "move" ? [{ ...step, document, at, list: "order" }] : [],
  );
}

type ValuesById = ReadonlyMap<string, ListValue>;

function byId(values: readonly ListValue[]): ValuesById {
  return new Map(values.map((value) => [value.id, value]));
}

function editOfStep(
  step: ListStep,
  list: string,
  lists: { readonly was: ValuesById; readonly is: ValuesById },
  { document, at }: Between,
): ListEdit[] {
  if (step.kind === "move") return [{ ...step, document, at, list }];
  const value = (step.kind === "remove" ? lists.was : lists.is).get(step.id);
  if (value === undefined) return [];
  return [{ document, at, kind: step.kind, list, after: step.after, value }];
}

function idsIn(values: readonly ListValue[]): string[] {
  return values.map(({ id }) => id);
}

function listEdits(between: Between): Edit[] {
  const before = listsOfDocument(between.base, between.document);
  const after = listsOfDocument(between.shown, between.document);
  return [...before].flatMap(([list, { values: was }]): Edit[] => {
    const is = after.get(list)?.values;
    if (is === undefined || is === was) return [];
    const values = { was: byId(was), is: byId(is) };
    const steps = stepsBetween(idsIn(was), idsIn(is)).flatMap((step) =>
      editOfStep(step, list, values, between),
    );
    return list === "additional" ? withPlaces(steps, between) : steps;
  });
}

function textEdits({ base, shown, document, at }: Between): Edit[] {
  const before = textsByAddress(documentOf(base, document));
  const after = textsByAddress(documentOf(shown, document));
  const isResume = document === "resume";
  const oldPeriods = isResume ? periodsByAddress(base.resume) : new Map<string, undefined>();
  const newPeriods = isResume ? periodsByAddress(shown.resume) : new Map<string, undefined>();
  return [...before].flatMap(([path, old]): TextEdit[] => {
    const next = after.get(path);
    if (next === undefined) return [];
    const [was, is] = [oldPeriods.get(path), newPeriods.get(path)];
    if (next === old && isSameValue(was, is)) return [];
    return [{ document, at, kind: "text", path, old, next, ...periodsOf(was, is) }];
  });
}

/** The last word on each text of the person's that still stands and is theirs. */
function confirmations({ base, shown, document }: Between, known: readonly Edit[]): Edit[] {
  const last = new Map<string, ConfirmEdit>();
  for (const edit of known) {
    if (edit.kind === "confirm" && edit.document === document) last.set(edit.path, edit);
  }
  if (last.size === 0) return [];
  const before = textsByAddress(documentOf(base, document));
  return [...textsByAddress(documentOf(shown, document))].flatMap(([path, text]) => {
    const edit = last.get(path);
    const holds = edit?.confirmed === true && edit.text === text && before.get(path) !== text;
    return holds ? [edit] : [];
  });
}

function differenceIn(between: Between, known: readonly Edit[]): Edit[] {
  const { base, shown, document } = between;
  if (documentOf(base, document) === documentOf(shown, document)) return [];
  const lists = listEdits(between);
  // Sections go before the others change places, and new ones find their neighbours in the new order.
  return [
    ...lists.filter((edit) => edit.kind === "remove"),
    ...orderEdits(between),
    ...lists.filter((edit) => edit.kind !== "remove"),
    ...textEdits(between),
    ...confirmations(between, known),
  ];
}

/**
 * The shortest list of edits that makes `shown` of `base`: nothing where they are the same, one edit for a
 * text whatever happened to it, one move for what was dragged. Edits that `known` holds for the same place
 * keep their time, others are made at the time `at` (ISO); confirmations in `known` are kept while the text
 * that they are about stands and differs from the base. The order is that of the documents.
 */
export function differenceOf(
  base: Documents,
  shown: Documents,
  at: string,
  known: readonly Edit[] = [],
): Edit[] {
  const times = new Map(known.map((edit) => [placeOfEdit(edit), edit.at]));
  return documentKinds
    .flatMap((document) => differenceIn({ base, shown, document, at }, known))
    .map((edit) => ({ ...edit, at: times.get(placeOfEdit(edit)) ?? edit.at }));
}
