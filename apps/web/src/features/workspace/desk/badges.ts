import { isRaised } from "@savile/model";
import type { DocumentKind } from "@savile/model";
import type { Work } from "../work/view-model.ts";

/** What can truly be said of a document in one word. */
export type Badge = "ai" | "ats" | "personal";

/** The lines of the letter that stand on facts of the person, at least so many. */
const fewestFacts = 2;

function isPersonal({ documents }: Work): boolean {
  const carried = documents.cover_letter.claims.filter(
    ({ by, verdict, evidence }) =>
      by !== "form" && verdict === "supported" && evidence.factIds.length > 0,
  );
  return carried.length >= fewestFacts;
}

/** The badges of a document: each only where what it says was measured. */
export function badgesOf(work: Work, kind: DocumentKind): readonly Badge[] {
  const { resume, letter } = work.tailoring;
  const { made } = kind === "resume" ? resume : letter;
  const own: readonly Badge[] =
    kind === "resume"
      ? isRaised(work.tailoring.score)
        ? ["ats"]
        : []
      : isPersonal(work)
        ? ["personal"]
        : [];
  return made.engine === "llm" ? ["ai", ...own] : own;
}
