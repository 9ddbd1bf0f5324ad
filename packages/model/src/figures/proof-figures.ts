import type { Claim, DocumentKind } from "../tailoring/claim.ts";
import type { Tailoring } from "../tailoring/tailoring.ts";

/** A line that nothing proves yet: weakly carried, or in the person's words alone. */
export interface OpenLine {
  readonly kind: DocumentKind;
  readonly claim: Claim;
}

/** How many lines state something, how many of them are proven, and those that are not. */
export interface ProofFigures {
  readonly lines: number;
  readonly proven: number;
  readonly open: readonly OpenLine[];
}

/** The claims of both documents, of which a screen may hold newer ones than were stored. */
type Claimed = Readonly<Record<DocumentKind, { readonly claims: readonly Claim[] }>>;

const kinds = ["resume", "cover_letter"] as const;

/** The lines of both documents; a date or a greeting states nothing and is none. */
export function proofOfClaims(claimed: Claimed): ProofFigures {
  const stated = kinds.flatMap((kind) =>
    claimed[kind].claims
      .filter((claim) => claim.by !== "form")
      .map((claim): OpenLine => ({ kind, claim })),
  );
  const open = stated.filter(({ claim }) => claim.verdict !== "supported");
  return { lines: stated.length, proven: stated.length - open.length, open };
}

/** The same of documents as they are stored. */
export function proofFigures({ resume, letter }: Pick<Tailoring, "resume" | "letter">) {
  return proofOfClaims({ resume, cover_letter: letter });
}

/** The share of the lines that are proven, 0..1, and nothing else; rounded down, so that all is only said of all. */
export function provenShare({ lines, proven }: ProofFigures): number {
  return lines === 0 ? 1 : Math.floor((100 * proven) / lines) / 100;
}
