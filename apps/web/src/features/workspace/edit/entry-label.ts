import type { DocumentKind, Documents, EntrySection } from "@savile/model";
import { entryName, shapeOfEntry } from "./form-shape.ts";
import { say } from "./messages.ts";
import { textIn } from "./read-document.ts";

/** What an entry is called: the first of its values that is stated. */
export function entryLabelIn(
  documents: Documents,
  kind: DocumentKind,
  section: EntrySection,
  id: string,
): string {
  const stated = shapeOfEntry(section).fields.map((field) =>
    textIn(documents, kind, `${id}.${field}`),
  );
  return stated.find(Boolean) ?? say("entry.untitled", { name: entryName(section) });
}
