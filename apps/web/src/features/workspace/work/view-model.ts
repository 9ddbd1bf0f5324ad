import type { Session } from "@savile/contracts";
import { coverageById, demandsOf, letterLeaves, proofOfClaims, resumeLeaves } from "@savile/model";
import type {
  Claim,
  Coverage,
  DocumentKind,
  Fact,
  Leaf,
  ProofFigures,
  Requirement,
  Tailoring,
} from "@savile/model";

/** A document of the workspace with its lines and claims by address. */
export interface WorkDocument {
  readonly kind: DocumentKind;
  readonly leaves: readonly Leaf[];
  readonly textOf: ReadonlyMap<string, string>;
  readonly claims: readonly Claim[];
  readonly claimOf: ReadonlyMap<string, Claim>;
}

function workDocument(
  kind: DocumentKind,
  leaves: readonly Leaf[],
  claims: readonly Claim[],
): WorkDocument {
  return {
    kind,
    leaves,
    textOf: new Map(leaves.map((leaf) => [leaf.address, leaf.text])),
    claims,
    claimOf: new Map(claims.map((claim) => [claim.path, claim])),
  };
}

/** Everything that the workspace shows of a finished session. */
export interface Work {
  readonly session: Session;
  readonly tailoring: Tailoring;
  readonly documents: Readonly<Record<DocumentKind, WorkDocument>>;
  readonly factOf: ReadonlyMap<string, Fact>;
  readonly requirementOf: ReadonlyMap<string, Requirement>;
}

/** The workspace of a session, or `null` while it has no result. */
export function workOf(session: Session): Work | null {
  const { tailoring, extraction, posting } = session;
  if (tailoring === null) return null;
  return {
    session,
    tailoring,
    documents: {
      resume: workDocument(
        "resume",
        resumeLeaves(tailoring.resume.resume),
        tailoring.resume.claims,
      ),
      cover_letter: workDocument(
        "cover_letter",
        letterLeaves(tailoring.letter.letter),
        tailoring.letter.claims,
      ),
    },
    factOf: new Map(extraction.facts.map((fact) => [fact.id, fact])),
    requirementOf: new Map(demandsOf(posting).map((one) => [one.id, one])),
  };
}

/** How well each requirement is carried, by its id. */
export function coverageByRequirement(work: Work): ReadonlyMap<string, Coverage> {
  return coverageById(demandsOf(work.session.posting), work.tailoring.matches);
}

/** What is proven of both documents; of a text that was changed since, nothing is claimed yet. */
export function proofOf({ documents }: Work): ProofFigures {
  return proofOfClaims(documents);
}

/** Text around a span of the posting: the whole line or, in a long one, what stands near. */
export interface Quote {
  readonly before: string;
  readonly hit: string;
  readonly after: string;
}

const reach = 90;

/** Cuts the quote of a span out of a long text; cut ends carry an ellipsis. */
export function quoteOf(text: string, [start, end]: readonly [number, number]): Quote {
  const lineStart = text.lastIndexOf("\n", Math.max(0, start - 1)) + 1;
  const nextBreak = text.indexOf("\n", end);
  const lineEnd = nextBreak < 0 ? text.length : nextBreak;
  const from = start - lineStart > reach ? text.indexOf(" ", start - reach) + 1 : lineStart;
  const lastSpace = text.lastIndexOf(" ", end + reach);
  const to = lineEnd - end > reach && lastSpace >= end ? lastSpace : lineEnd;
  return {
    before: `${from > lineStart ? "… " : ""}${text.slice(Math.min(from, start), start).trimStart()}`,
    hit: text.slice(start, end),
    after: `${text.slice(end, to).trimEnd()}${to < lineEnd ? " …" : ""}`,
  };
}
