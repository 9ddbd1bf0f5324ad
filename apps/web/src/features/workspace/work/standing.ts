import type { Claim, Fact } from "@savile/model";
import type { Work } from "./view-model.ts";

/** What a line rests on, as it is told: a user's own fact is never called a part of their file. */
export type Standing = "form" | "supported" | "weak" | "unsupported" | "user" | "attested";

/** How the person stated a fact: as a correction, or as a word of their own on what they did. */
export function originOf(fact: Fact): "file" | "user" | "attested" {
  if (fact.origin.by === "extracted") return "file";
  return fact.origin.via === "edit" ? "user" : "attested";
}

/** Whether any of the facts was read from the file; otherwise only the person stands behind them. */
export function isInFile(facts: readonly Fact[]): boolean {
  return facts.some((fact) => originOf(fact) === "file");
}

/** Whether only the person stands behind a line, without having confirmed it. */
export function isUnconfirmed({ by, verdict }: Claim): boolean {
  return by === "user" && verdict !== "supported";
}

/** What a line rests on. */
export function standingOf(work: Work, claim: Claim): Standing {
  if (claim.by === "form") return "form";
  if (claim.verdict !== "supported") return claim.by === "user" ? "user" : claim.verdict;
  const origins = claim.evidence.factIds
    .flatMap((id) => work.factOf.get(id) ?? [])
    .map((fact) => originOf(fact));
  if (origins.includes("attested")) return "attested";
  if (origins.includes("user") || claim.by === "user") return "user";
  return "supported";
}
