import type { Claim, EditRule } from "@savile/model";
import { standingOf } from "./standing.ts";
import type { Work } from "./view-model.ts";

/** Where the words of a line come from: the file as it stands, the file reworded, the person, or they are asked about. */
export type LineMark = "copied" | "reworded" | "yours" | "asked";

export const lineMarks = ["copied", "reworded", "yours", "asked"] as const satisfies LineMark[];

/** What takes words over as they stand, and at most moves them. */
const asItStands: ReadonlySet<EditRule> = new Set<EditRule>(["copy", "select", "reorder"]);

/** A text without the sign of a list before it and the stop behind it. */
function bare(text: string): string {
  return text
    .replace(/^[•\-–*]\s+/, "")
    .replace(/\.$/, "")
    .trim();
}

/** Whether a line says a value of the file word for word, wherever it stands. */
function isQuoted(work: Work, { text, evidence }: Claim): boolean {
  const said = bare(text);
  return evidence.factIds.some((id) => bare(work.factOf.get(id)?.text ?? "") === said);
}

/** The mark of a line; `null` where it states nothing. */
export function markOf(work: Work, claim: Claim | undefined): LineMark | null {
  if (claim === undefined) return null;
  const standing = standingOf(work, claim);
  if (standing === "form") return null;
  if (standing === "attested" || standing === "user") return "yours";
  if (standing !== "supported") return "asked";
  return asItStands.has(claim.rule) || isQuoted(work, claim) ? "copied" : "reworded";
}

/** The marks of a document by the paths of its lines. */
export function marksOf(work: Work, claims: readonly Claim[]): ReadonlyMap<string, LineMark> {
  const marks = new Map<string, LineMark>();
  for (const claim of claims) {
    const mark = markOf(work, claim);
    if (mark !== null) marks.set(claim.path, mark);
  }
  return marks;
}
