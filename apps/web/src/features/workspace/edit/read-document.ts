import { documentOf, listsOf, textsByAddress } from "@savile/model";
import type { DocumentKind, DocumentList, Documents, EditableDocument } from "@savile/model";

// Every row asks for its own text on each change; the document is read once for all of them.
const textsOf = new WeakMap<EditableDocument, ReadonlyMap<string, string>>();
const allLists = new WeakMap<Documents, ReadonlyMap<string, DocumentList>>();

/** The text at an address, `""` where nothing is stated; `undefined` without such a place. */
export function textIn(documents: Documents, kind: DocumentKind, path: string): string | undefined {
  const document = documentOf(documents, kind);
  const known = textsOf.get(document) ?? textsByAddress(document);
  textsOf.set(document, known);
  return known.get(path);
}

/** A list of a document by its address. */
export function listIn(
  documents: Documents,
  kind: DocumentKind,
  list: string,
): DocumentList | undefined {
  const known =
    allLists.get(documents) ??
    new Map(listsOf(documents).map((one) => [`${one.document} ${one.list}`, one]));
  allLists.set(documents, known);
  return known.get(`${kind} ${list}`);
}
