import { documentOf, readAddress } from "@savile/model";
import type { DocumentKind, Documents } from "@savile/model";

/** The text at an address, `""` where nothing is stated; `undefined` where there is no such place. */
export function textAt(
  documents: Documents,
  document: DocumentKind,
  path: string,
): string | undefined {
  return readAddress(documentOf(documents, document), path);
}
