import { documentKinds } from "@savile/model";
import type { Claim, DocumentKind, Hint } from "@savile/model";
import { hintOf } from "./documents.ts";
import type { SentDocuments } from "./documents.ts";

function claimsOf({ resume, letter }: SentDocuments, document: DocumentKind): readonly Claim[] {
  return document === "resume" ? resume.claims : (letter?.claims ?? []);
}

/** Lines that nothing in the file carries, or only partly: the person answers for them. */
export function unproven(sent: SentDocuments): Hint[] {
  return documentKinds.flatMap((document) => {
    const claims = claimsOf(sent, document).filter(({ by }) => by !== "form");
    const open = claims.filter(({ verdict }) => verdict !== "supported");
    return hintOf("unproven", document, {
      paths: open.map(({ path }) => path),
      of: claims.length,
      said: open.map(({ text }) => text),
    });
  });
}
