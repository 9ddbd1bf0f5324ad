import type { Change, Resume } from "@savile/model";
import { assemble } from "../assemble/assemble.ts";
import type { EditedDocuments } from "./edited-documents.ts";
import { keepCarried } from "./keep-carried.ts";

/**
 * The source with what the person states to be true: changes and edits that they confirmed. `undefined` where they
 * confirmed nothing. Other wordings, theirs or ours, say nothing that the source does not say.
 */
export function statedResume(
  resume: Resume,
  changes: readonly Change[],
  edited?: Pick<EditedDocuments, "resume" | "claims" | "confirmed">,
): Resume | undefined {
  const confirmed = changes.filter(({ state }) => state === "confirmed");
  const claims = new Map(
    [...(edited?.claims ?? [])].filter(([path]) => edited?.confirmed.has(path) === true),
  );
  if (confirmed.length === 0 && claims.size === 0) return undefined;
  const stated = assemble(resume, confirmed);
  return edited === undefined || claims.size === 0
    ? stated
    : keepCarried(edited.resume, stated, claims);
}
