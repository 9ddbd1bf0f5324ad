import type { DocumentKind } from "../tailoring/claim.ts";
import type { Documents, ListValue } from "../tailoring/edit.ts";
import { lineOwner, listsOfDocument } from "./lists.ts";
import type { DocumentList } from "./lists.ts";

/** A line or an entry with the list that holds it. */
export interface HeldValue {
  readonly value: ListValue;
  readonly held: DocumentList;
}

/** The address of a value of a list: of an entry its id (`exp1`), of a line with its owner (`exp1.b2`). */
export function addressOfValue(list: string, value: ListValue): string {
  return "text" in value ? `${lineOwner(list)}.${value.id}` : value.id;
}

/** Every line and entry of a document by its address. */
export function valuesByAddress(
  documents: Documents,
  document: DocumentKind,
): Map<string, HeldValue> {
  const values = new Map<string, HeldValue>();
  for (const held of listsOfDocument(documents, document).values()) {
    for (const value of held.values) values.set(addressOfValue(held.list, value), { value, held });
  }
  return values;
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value === "" ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== "object" || value === null) return [];
  const shown = "start" in value && "text" in value ? { text: value.text } : value;
  return Object.entries(shown).flatMap(([name, part]) => (name === "id" ? [] : textsIn(part)));
}

/** What a line or an entry states, one text a line. */
export function wordsOfValue(value: ListValue): string {
  return textsIn(value).join("\n");
}
