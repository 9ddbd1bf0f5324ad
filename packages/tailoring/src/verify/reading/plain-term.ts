import type { TermHit } from "../../terms/find-terms.ts";

/**
 * Whether a term is written in plain words ("cash register"), not as a name ("Salesforce", "CRRT"). Its
 * words may then be judged one by one.
 */
export function isPlainTerm(hit: TermHit): boolean {
  if (hit.term.kind !== "skill") return false;
  const { spelling } = hit;
  return (
    spelling === spelling.toLowerCase() ||
    (hit.start === 0 &&
      spelling.slice(1) === spelling.slice(1).toLowerCase() &&
      /^\p{L}+ing$|^\p{L}+tion$|\s/u.test(spelling))
  );
}
