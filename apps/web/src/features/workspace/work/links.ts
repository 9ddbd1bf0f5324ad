import { demandsOf } from "@savile/model";
import type { DocumentKind } from "@savile/model";
import type { Work } from "./view-model.ts";

/** A line of one of the documents. */
export interface LineRef {
  readonly kind: DocumentKind;
  readonly path: string;
}

/** Which lines answer which requirement, and the other way round. */
export interface Links {
  readonly linesOf: ReadonlyMap<string, readonly LineRef[]>;
  /** By `lineKey`. */
  readonly requirementsOf: ReadonlyMap<string, readonly string[]>;
}

export function lineKey({ kind, path }: LineRef): string {
  return `${kind} ${path}`;
}

/**
 * A line answers a requirement that it was made for, or whose matching facts it states. A line that only
 * repeats contact or dates is left out, except where the dates are the answer.
 */
export function linksOf(work: Work): Links {
  const linesOf = new Map<string, LineRef[]>();
  const requirementsOf = new Map<string, string[]>();
  const factsOf = new Map(work.tailoring.matches.map(({ reqId, factIds }) => [reqId, factIds]));
  const claims = [work.documents.resume, work.documents.cover_letter].flatMap((document) =>
    document.claims.map((claim) => ({ claim, kind: document.kind })),
  );
  for (const { id } of demandsOf(work.session.posting)) {
    const facts = new Set(factsOf.get(id) ?? []);
    for (const { claim, kind } of claims) {
      const answers =
        claim.reqIds.includes(id) || claim.evidence.factIds.some((fact) => facts.has(fact));
      if (!answers) continue;
      const line = { kind, path: claim.path };
      linesOf.set(id, [...(linesOf.get(id) ?? []), line]);
      const key = lineKey(line);
      requirementsOf.set(key, [...(requirementsOf.get(key) ?? []), id]);
    }
  }
  return { linesOf, requirementsOf };
}
