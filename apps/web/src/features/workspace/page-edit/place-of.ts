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
    const isLines = ownerOf(list) === parent && values.some(({ id }) => id === field);
    const id = isLines ? field : heads.has(field) ? parent : null;
    const index = id === null ? -1 : values.findIndex((value) => value.id === id);
    if (id === null || index < 0) continue;
    const of = isLines ? "line" : "entry";
    return { of, list, id, index, count: values.length, full: values.length >= most };
  }
  return null;
}
