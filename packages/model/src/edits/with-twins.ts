import type { DocumentKind } from "../tailoring/claim.ts";
import { readAddress } from "./address-text.ts";
import { applyEdit, documentOf } from "./apply-edit.ts";
import { isSameValue } from "./check-value.ts";
import type { Documents, Edit, TextEdit } from "../tailoring/edit.ts";
import { listsOfDocument } from "./lists.ts";

const links = "contact.links";

function otherOf(document: DocumentKind): DocumentKind {
  return document === "resume" ? "cover_letter" : "resume";
}

/** Name and contact are the head of both documents. */
function isHead(path: string): boolean {
  return path === "name" || path.startsWith("contact.");
}

function haveSameLinks(documents: Documents): boolean {
  const [mine, theirs] = (["resume", "cover_letter"] as const).map(
    (kind) => listsOfDocument(documents, kind).get(links)?.values,
  );
  return isSameValue(mine, theirs);
}

/** The signature below a letter is the name, as long as it reads the same. */
function signatureOf(documents: Documents, edit: TextEdit): Edit[] {
  const { path, old } = edit;
  if (path !== "name" || old === "" || documents.letter.signature !== old) return [];
  return [{ ...edit, document: "cover_letter", path: "signature" }];
}

function twinsOf(documents: Documents, edit: Edit): Edit[] {
  const document = otherOf(edit.document);
  const reads = (path: string): string | undefined =>
    readAddress(documentOf(documents, document), path);
  if (edit.kind === "text") {
    const { path, old } = edit;
    if (!isHead(path)) return [];
    const twin = reads(path) === old ? [{ ...edit, document }] : [];
    return [...twin, ...signatureOf(documents, edit)];
  }
  if (edit.kind === "confirm") {
    return isHead(edit.path) && reads(edit.path) === edit.text ? [{ ...edit, document }] : [];
  }
  return edit.list === links && haveSameLinks(documents) ? [{ ...edit, document }] : [];
}

/**
 * The edits with those that keep both documents at one: name, contact and links stand in the head of each,
 * and the name below the letter. Where the other document reads differently, it is left alone. To be made
 * as one step.
 */
export function withTwins(documents: Documents, edits: readonly Edit[]): Edit[] {
  const all: Edit[] = [];
  let current = documents;
  for (const edit of edits) {
    for (const one of [edit, ...twinsOf(current, edit)]) {
      const applied = applyEdit(current, one);
      if (applied.ok) current = applied.value;
      all.push(one);
    }
  }
  return all;
}
