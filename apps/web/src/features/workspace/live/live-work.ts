import type { Session } from "@savile/contracts";
import type { Documents, DocumentKind, Tailoring } from "@savile/model";
import { workOf } from "../work/view-model.ts";
import type { Work, WorkDocument } from "../work/view-model.ts";

/** What was claimed of a text holds only while the text reads as it did. */
function withoutOld(now: WorkDocument, before: WorkDocument): WorkDocument {
  const claims = now.claims.filter(({ path }) => now.textOf.get(path) === before.textOf.get(path));
  if (claims.length === now.claims.length) return now;
  return { ...now, claims, claimOf: new Map(claims.map((claim) => [claim.path, claim])) };
}

/**
 * The workspace with documents that are newer than what was checked: the texts are the newest ones, and what
 * is claimed of the others still stands.
 */
export function workWith(
  session: Session,
  tailoring: Tailoring,
  documents: Documents,
): Work | null {
  const before = workOf({ ...session, tailoring });
  const now = workOf({
    ...session,
    tailoring: {
      ...tailoring,
      resume: { ...tailoring.resume, resume: documents.resume },
      letter: { ...tailoring.letter, letter: documents.letter },
    },
  });
  if (before === null || now === null) return now;
  const documentOf = (kind: DocumentKind) =>
    withoutOld(now.documents[kind], before.documents[kind]);
  return {
    ...now,
    documents: { resume: documentOf("resume"), cover_letter: documentOf("cover_letter") },
  };
}
