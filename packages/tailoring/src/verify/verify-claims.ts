import type { Fact, Resume, Verdict } from "@savile/model";
import { readSource } from "../match/source.ts";
import type { Source } from "../match/source.ts";
import { contextFor } from "./context.ts";
import { verifyText } from "./verify-text.ts";

export interface ForeignClaim {
  readonly id: string;
  readonly section?: string;
  readonly role?: string;
  readonly text: string;
}

export interface VerifyClaimsInput {
  readonly resume: Resume;
  readonly facts: readonly Fact[];
  readonly claims: readonly ForeignClaim[];
  /** `YYYY-MM` */
  readonly asOf: string;
}

export interface ForeignVerdict {
  id: string;
  verdict: Verdict;
  reasons: string[];
}

function verifyOne(source: Source, claim: ForeignClaim): ForeignVerdict {
  const ids = source.lines.map((line) => line.address);
  const found = verifyText(claim.text, contextFor({ source, factIds: ids, mode: "prose" }));
  return { id: claim.id, verdict: found.verdict, reasons: found.issues.map((issue) => `${issue.check}: ${issue.detail}`) };
}

/** Checks lines of a foreign text against a source resume. */
export function verifyClaims(input: VerifyClaimsInput): ForeignVerdict[] {
  const source = readSource(input.resume, input.facts, input.asOf);
  return input.claims.map((claim) => verifyOne(source, claim));
}
