import { isCounted, textEdit } from "@savile/model";
import type { Documents, Edit, EditFailure, Result, Tailoring } from "@savile/model";
import { review } from "../review.ts";
import type { ReviewCase } from "./review-cases.ts";

/** When every edit of the tests was made. */
export const at = "2026-11-21T10:00:00.000Z";

/** Both documents as they are printed. */
export function documentsOf({ resume, letter }: Tailoring): Documents {
  return { resume: resume.resume, letter: letter.letter };
}

/** An edit that must be possible. */
export function made<T extends Edit>(result: Result<T, EditFailure>): T {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

/** Where an edit of these documents is made. */
export function place(tailoring: Tailoring, document: Edit["document"] = "resume") {
  return { documents: documentsOf(tailoring), document, at };
}

/** The case after new edits, on top of those that it has. */
export function after(
  entry: ReviewCase,
  pending: readonly Edit[],
  decisions = entry.decisions,
): ReviewCase {
  const { base, tailoring } = entry;
  return {
    ...entry,
    ...(decisions === undefined ? {} : { decisions }),
    tailoring: review({ ...base, tailoring, decisions: decisions ?? [], pending }),
  };
}

/** The case with another text at an address. */
export function write(entry: ReviewCase, path: string, next: string, document?: Edit["document"]) {
  return after(entry, [made(textEdit(place(entry.tailoring, document), path, next))]);
}

/** The case after the person said that a text of theirs is true, or took that back. */
export function confirm(entry: ReviewCase, path: string, confirmed = true): ReviewCase {
  const text = claimAt(entry, path)?.text ?? "";
  return after(entry, [{ kind: "confirm", document: "resume", at, path, text, confirmed }]);
}

/** The claim at an address of the resume. */
export function claimAt({ tailoring }: ReviewCase, path: string) {
  return tailoring.resume.claims.find((claim) => claim.path === path);
}

/** The claim at an address of the letter. */
export function letterClaim({ tailoring }: ReviewCase, path: string) {
  return tailoring.letter.claims.find((claim) => claim.path === path);
}

/** *Fit* of the person. */
export function total({ tailoring }: ReviewCase): number {
  return tailoring.score.fit.total ?? 0;
}

/** Points of what is shown that no share explains; 0 where nothing is measured. */
export function unexplained({ tailoring }: ReviewCase): number {
  const {
    score: { shown },
    changes,
    edited,
  } = tailoring;
  if (shown === null) return 0;
  const shares = changes.filter(isCounted).reduce((sum, one) => sum + (one.scoreDelta ?? 0), 0);
  return shown.now - (shown.before + shares + (edited?.scoreDelta ?? 0));
}
