import { verifyClaims } from "@savile/tailoring";
import { allCases } from "../quality/gauntlet/measure.ts";
import { atMost, quantile } from "./figures.ts";
import type { Figure } from "./figures.ts";

const asOf = "2026-11";
const rounds = 3;

/** The verifier on the claims of the gauntlet, reading the resume included; the first round only warms up. */
export function measureVerifier(): Figure[] {
  const times: number[] = [];
  const cases = allCases();
  for (let round = 0; round <= rounds; round += 1) {
    for (const { resume, facts, statements } of cases) {
      const claims = statements.map(({ id, section, role, text }) => ({
        id,
        section,
        text,
        ...(role === "" ? {} : { role }),
      }));
      const started = performance.now();
      verifyClaims({ resume, facts, asOf, claims });
      if (round > 0) times.push((performance.now() - started) / claims.length);
    }
  }
  const note = `p95 ${quantile(times, 0.95).toFixed(2)} ms; ${cases.length} resumes, ${rounds} rounds`;
  return [atMost("verifier, a claim, median", quantile(times, 0.5), "ms", 1, note)];
}
