import type { Tailoring } from "@savile/model";
import { withProof } from "./with-proof.ts";

/** What the engine wrote, before the person's instructions and their own edits. */
export function writtenOf(tailoring: Tailoring): NonNullable<Tailoring["refined"]>["written"] {
  return (
    tailoring.refined?.written ?? {
      changes: withProof(tailoring),
      letter: tailoring.edited?.written ?? tailoring.letter,
    }
  );
}
