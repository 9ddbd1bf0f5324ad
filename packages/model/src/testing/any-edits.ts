import * as fc from "fast-check";
import { canonicalLetter, canonicalResume } from "../resume/canonical.ts";
import { textsByAddress } from "../edits/address-text.ts";
import { applyEdit, documentOf } from "../edits/apply-edit.ts";
import type { Documents, Edit, EditFailure } from "../tailoring/edit.ts";
import { freeId, listsOf, newValue } from "../edits/lists.ts";
import { idsOf, insertEdit, moveEdit, removeEdit, textEdit } from "../edits/make-edit.ts";
import type { Result } from "../base/result.ts";
import { anyLetter, anyResume, anyText } from "./arbitrary.ts";

/** A time for edits whose time does not matter. */
export const at = "2026-01-01T00:00:00.000Z";

function anyDocuments(): fc.Arbitrary<Documents> {
  return fc.tuple(anyResume(), anyLetter()).map(([resume, letter]) => ({
    resume: canonicalResume(resume),
    letter: canonicalLetter(letter),
  }));
}

const pool = fc.sample(anyDocuments(), { numRuns: 100, seed: 20_261 });

/** One of a hundred pairs of documents as the editor holds them: making new ones would take most of the time of a test about edits. */
export function someDocuments(): fc.Arbitrary<Documents> {
  return fc.constantFrom(...pool);
}

/** What a person does next, whatever the documents are: numbers choose among what there is. */
export interface Step {
  readonly kind: "text" | "insert" | "remove" | "move" | "order" | "confirm";
  readonly pick: number;
  readonly second: number;
  readonly text: string;
}

const kinds = ["text", "text", "insert", "remove", "move", "order", "confirm"] as const;

export function anySteps(most = 12): fc.Arbitrary<Step[]> {
  const step = fc.record({
    kind: fc.constantFrom(...kinds),
    pick: fc.nat(),
    second: fc.nat(),
    text: anyText(),
  });
  return fc.array(step, { maxLength: most });
}

function chosen<T>(list: readonly T[], pick: number): T | undefined {
  return list[pick % Math.max(list.length, 1)];
}

function neighbourOf(ids: readonly string[], id: string | undefined, pick: number): string | null {
  return chosen<string | null>([null, ...ids.filter((one) => one !== id), null], pick + 1) ?? null;
}

function lineEdit(documents: Documents, step: Step): Result<Edit, EditFailure> | undefined {
  const list = chosen(
    listsOf(documents).filter(({ values }) => step.kind === "insert" || values.length > 0),
    step.pick,
  );
  if (list === undefined) return undefined;
  const place = { documents, document: list.document, at };
  const ids = list.values.map(({ id }) => id);
  const id = chosen(ids, step.second) ?? "";
  if (step.kind === "remove") return removeEdit(place, list.list, id);
  if (step.kind === "move") {
    return moveEdit(place, list.list, id, neighbourOf(ids, id, step.second));
  }
  const value = newValue(list.list, freeId(list, (step.second % 997) / 997));
  const filled = "text" in value ? { ...value, text: step.text } : value;
  return insertEdit(place, list.list, filled, neighbourOf(ids, undefined, step.second));
}

function oneEdit(documents: Documents, step: Step): Result<Edit, EditFailure> | undefined {
  const document = step.second % 4 === 0 ? "cover_letter" : "resume";
  const place = { documents, document, at } as const;
  if (step.kind === "order") {
    const ids = idsOf(documents, "resume", "order") ?? [];
    const id = chosen(ids, step.pick) ?? "";
    const after = neighbourOf(ids, id, step.second);
    return moveEdit({ ...place, document: "resume" }, "order", id, after);
  }
  if (step.kind !== "text" && step.kind !== "confirm") return lineEdit(documents, step);
  const texts = textsByAddress(documentOf(documents, document));
  const [path, text] = chosen([...texts], step.pick) ?? ["", ""];
  if (step.kind === "text") return textEdit(place, path, step.text);
  const confirmed = step.second % 3 > 0;
  return { ok: true, value: { document, at, kind: "confirm", path, text, confirmed } };
}

/** The edits that steps give, as far as they can be made, and the documents before and after each. */
export function runSteps(first: Documents, steps: readonly Step[]) {
  const edits: Edit[] = [];
  const states = [first];
  for (const step of steps) {
    const current = states.at(-1) ?? first;
    const edit = oneEdit(current, step);
    const applied = edit?.ok === true ? applyEdit(current, edit.value) : undefined;
    if (edit?.ok === true && applied?.ok === true) {
      edits.push(edit.value);
      states.push(applied.value);
    }
  }
  return { edits, states, last: states.at(-1) ?? first };
}
