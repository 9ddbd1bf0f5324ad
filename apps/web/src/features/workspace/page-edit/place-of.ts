import type { DocumentKind, Documents } from "@savile/model";
import { listsOf } from "@savile/model";
import { ownerOf } from "../edit/edit-actions.ts";

/** Where a line, or the entry that a text is the head of, stands in its list. */
export interface LinePlace {
  readonly of: "line" | "entry";
  readonly list: string;
  readonly id: string;
  /** From 0. */
  readonly index: number;
  readonly count: number;
  readonly full: boolean;
}

// The first text of an entry speaks for the whole of it.
const heads: ReadonlySet<string> = new Set(["title", "name", "degree", "category"]);

/** The place of the text at an address; `null` where it stands for itself (a phone number, a date). */
export function placeOf(documents: Documents, kind: DocumentKind, path: string): LinePlace | null {
  const [parent = "", field = ""] = path.split(".");
  for (const { document, list, values, most } of listsOf(documents)) {
    if (document !== kind) continue;
    const indexOf = (id: string): number => values.findIndex((value) => value.id === id);
    const rest = { list, count: values.length, full: values.length >= most };
    const line = ownerOf(list) === parent ? indexOf(field) : -1;
    if (line >= 0) return { of: "line", id: field, index: line, ...rest };
    const entry = heads.has(field) ? indexOf(parent) : -1;
    if (entry >= 0) return { of: "entry", id: parent, index: entry, ...rest };
  }
  return null;
}
