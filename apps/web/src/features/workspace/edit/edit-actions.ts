import {
  cutText,
  freeId,
  idsOf,
  insertEdit,
  invertEdit,
  maxTextLength,
  moveEdit,
  newValue,
  removeEdit,
  textEdit,
} from "@savile/model";
import type { DocumentKind, Edit, EditPlace, ListValue } from "@savile/model";
import type { WorkState, WorkStore } from "../store/work-state.ts";
import { listIn, textIn } from "./read-document.ts";

/** What the rows of the Edit tab do; everything is one step each, and the newest state is read when it is done. */
export interface EditActions {
  /** The ids of a list as they stand now. */
  readonly ids: (list: string) => readonly string[];
  /**
   * Writes a text; the same text is no edit. `old` is the text that the field was opened with, so that a
   * change of another hand meanwhile is told and not overwritten.
   */
  readonly write: (path: string, text: string, old?: string) => void;
  /** Puts new lines behind `after` (`null`: first; absent: last); answers their ids, fewer where the list is full. */
  readonly addLines: (list: string, texts: readonly string[], after?: string | null) => string[];
  /** Puts a new entry at the end of a section with `text` in one of its fields; `null` where it is full. */
  readonly addEntry: (section: string, field: string, text: string) => string | null;
  /** Takes a line or entry out; answers how to put it back. */
  readonly remove: (list: string, id: string) => (() => void) | null;
  /** Moves a line, an entry or (in `order`) a section to the place `to` among `shown`. */
  readonly move: (list: string, id: string, to: number, shown?: readonly string[]) => void;
  /** Cuts a line in two: `before` stays, `rest` begins a line behind it, whose id is the answer. */
  readonly split: (list: string, id: string, before: string, rest: string) => string | null;
  /** The line becomes the first of `texts`; the others follow it. Answers their ids. */
  readonly spread: (list: string, id: string, texts: readonly string[]) => string[];
  /** States that the texts at these addresses are true, or takes that back; one step. */
  readonly confirm: (paths: string | readonly string[], confirmed: boolean) => void;
}

/** The time of an edit, and a number that makes its ids unlike those of other windows. */
export interface EditPorts {
  readonly now: () => string;
  readonly random: () => number;
}

const browserPorts: EditPorts = {
  now: () => new Date().toISOString(),
  random: () => Math.random(),
};

/** The owner of the lines of a list, as it stands in their addresses. */
export function ownerOf(list: string): string {
  if (list === "competencies") return "cmp";
  return list.includes(".") ? list.slice(0, list.indexOf(".")) : list;
}

/** The edits among results; a place that is gone gives none. */
function made(...results: readonly { ok: boolean; value?: Edit }[]): Edit[] {
  return results.flatMap(({ value }) => (value === undefined ? [] : [value]));
}

/** The actions on one document of a session. */
export function createEditActions(
  store: {
    readonly get: () => Pick<WorkState, "documents">;
    readonly edit: WorkStore["edit"];
  },
  kind: DocumentKind,
  ports: EditPorts = browserPorts,
): EditActions {
  const place = (): EditPlace => ({
    documents: store.get().documents,
    document: kind,
    at: ports.now(),
  });

  /** New lines for a list, as many as it still takes. */
  function linesFor(list: string, texts: readonly string[]): ListValue[] {
    const { documents } = store.get();
    const found = listIn(documents, kind, list);
    if (found === undefined) return [];
    const values: ListValue[] = [];
    for (const text of texts.slice(0, found.most - found.values.length)) {
      const id = freeId({ ...found, values: [...found.values, ...values] }, ports.random());
      values.push({ id, text: cutText(text, maxTextLength) });
    }
    return values;
  }

  function insertAll(list: string, values: readonly ListValue[], after?: string | null): Edit[] {
    let behind = after;
    return values.flatMap((value) => {
      const edits = made(insertEdit(place(), list, value, behind));
      behind = value.id;
      return edits;
    });
  }

  return {
    ids: (list) => idsOf(store.get().documents, kind, list) ?? [],
    write: (path, text, old) => {
      const { documents } = store.get();
      const standing = textIn(documents, kind, path);
      if (standing === text) return;
      const edits = made(textEdit(place(), path, text));
      store.edit(edits.map((edit) => (old === undefined ? edit : { ...edit, old })));
    },
    addLines: (list, texts, after) => {
      const values = linesFor(list, texts);
      if (values.length > 0) store.edit(insertAll(list, values, after));
      return values.map(({ id }) => id);
    },
    addEntry: (section, field, text) => {
      const found = listIn(store.get().documents, kind, section);
      if (found === undefined || found.values.length >= found.most) return null;
      const id = freeId(found, ports.random());
      const value = { ...newValue(section, id), [field]: text };
      store.edit(made(insertEdit(place(), section, value)));
      return id;
    },
    remove: (list, id) => {
      const [edit] = made(removeEdit(place(), list, id));
      if (edit === undefined) return null;
      store.edit(edit);
      return () => store.edit(invertEdit(edit, ports.now()));
    },
    move: (list, id, to, shown) => {
      const ids = shown ?? idsOf(store.get().documents, kind, list) ?? [];
      const rest = ids.filter((one) => one !== id);
      const after = rest[Math.min(rest.length, to) - 1] ?? null;
      if (ids[Math.max(0, Math.min(rest.length, to))] === id) return;
      store.edit(made(moveEdit(place(), list, id, after)));
    },
    split: (list, id, before, rest) => {
      const [line] = linesFor(list, [rest]);
      const written = made(textEdit(place(), `${ownerOf(list)}.${id}`, before));
      store.edit([...written, ...(line === undefined ? [] : insertAll(list, [line], id))]);
      return line?.id ?? null;
    },
    spread: (list, id, [first = "", ...others]) => {
      const values = linesFor(list, others);
      const written = made(textEdit(place(), `${ownerOf(list)}.${id}`, first));
      store.edit([...written, ...insertAll(list, values, id)]);
      return values.map((value) => value.id);
    },
    confirm: (paths, confirmed) => {
      const { documents } = store.get();
      const at = ports.now();
      const edits = [paths].flat().flatMap((path): Edit[] => {
        const text = textIn(documents, kind, path);
        if (text === undefined) return [];
        return [{ kind: "confirm", document: kind, path, text, confirmed, at }];
      });
      if (edits.length > 0) store.edit(edits);
    },
  };
}
