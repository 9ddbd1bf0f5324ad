import type { Tailoring } from "@savile/model";

/** What the engine wrote, before the person's instructions and their own edits. */
export function writtenOf(tailoring: Tailoring): NonNullable<Tailoring["refined"]>["written"] {
  return (
    tailoring.refined?.written ?? {
      changes: tailoring.changes,
      letter: tailoring.edited?.written ?? tailoring.letter,
    }
  );
}
