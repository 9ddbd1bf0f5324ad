import { isOrder, resumeLeaves } from "@savile/model";
import type {
  Change,
  Claim,
  ClaimIssue,
  Fact,
  FactOrigin,
  Leaf,
  Resume,
  Verdict,
} from "@savile/model";
import type { Sentence } from "../input/draft.ts";

/** What the check of a written text found. */
export interface Checked {
  readonly verdict: Verdict;
  readonly issues: readonly ClaimIssue[];
}

/** Places of the clauses of sentences in a text that holds them in order. */
export function clausesOf(text: string, sentences: readonly Sentence[]): Claim["clauses"] {
  let from = 0;
  const parts = sentences.flatMap((sentence) => sentence.parts ?? [sentence]);
  return parts.map((part) => {
    const at = text.indexOf(part.text, from);
    const start = at < 0 ? from : at;
    from = start + part.text.length;
    return { span: [start, from], factIds: [...part.factIds] };
  });
}

const statedBy: Readonly<Record<Extract<FactOrigin, { by: "user" }>["via"], string>> = {
  edit: "Added by you.",
  confirmation: "Confirmed by you.",
  "gap-answer": "Attested by you.",
};

/** A value that stands as the source has it; what the person stated themselves is marked as theirs. */
function copied(leaf: Leaf, fact: Fact | undefined): Claim {
  const { address, text } = leaf;
  const own = fact?.origin.by === "user" ? fact.origin : undefined;
  const shown = fact?.hidden !== undefined;
  return {
    id: `c.${address}`,
    path: address,
    text,
    evidence: { factIds: [address], posting: [] },
    clauses: [{ span: [0, text.length], factIds: [address] }],
    reqIds: [],
    by: own === undefined && !shown ? "source" : "user",
    rule: "copy",
    reason: shown
      ? "Invisible in your file; shown because you asked for it."
      : own === undefined
        ? "As in your resume."
        : statedBy[own.via],
    verdict: "supported",
    issues: [],
  };
}

/** The person's own wording: printed as it is, and marked as theirs for ever. */
function ownWords(leaf: Leaf, change: Change, own: NonNullable<Change["own"]>): Claim {
  const confirmed = change.state === "confirmed";
  const factIds = change.before === null ? [...change.evidence] : [leaf.address];
  return {
    id: `c.${leaf.address}`,
    path: leaf.address,
    text: leaf.text,
    evidence: { factIds, posting: [] },
    clauses: [{ span: [0, leaf.text.length], factIds }],
    reqIds: [...change.reqIds],
    by: "user",
    rule: "user",
    reason: confirmed ? "Added by you and confirmed as true." : "Added by you.",
    verdict: confirmed ? "supported" : own.verdict,
    issues: confirmed ? [] : [...own.issues],
  };
}

function written(leaf: Leaf, change: Change): Claim {
  const confirmed = change.state === "confirmed";
  return {
    id: `c.${leaf.address}`,
    path: leaf.address,
    text: leaf.text,
    evidence: { factIds: [...change.evidence], posting: [] },
    clauses: [
      ...(change.clauses ?? [{ span: [0, leaf.text.length], factIds: [...change.evidence] }]),
    ],
    reqIds: [...change.reqIds],
    by: change.by ?? "embedded",
    rule: change.rule,
    reason: confirmed ? `${change.reason} You confirmed that this is true.` : change.reason,
    verdict: confirmed ? "supported" : (change.verdict ?? "unsupported"),
    issues: confirmed ? [] : [...(change.issues ?? [])],
  };
}

/** A claim for each printed value of a tailored resume; `changes` are those that are part of it. */
export function resumeClaims(
  resume: Resume,
  changes: readonly Change[],
  facts: readonly Fact[],
): Claim[] {
  const texts = new Map(
    changes
      .filter((change) => !isOrder(change) && (change.own !== undefined || change.after !== null))
      .map((change) => [change.path, change]),
  );
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  return resumeLeaves(resume).map((leaf) => {
    const change = texts.get(leaf.address);
    if (change === undefined) return copied(leaf, byId.get(leaf.address));
    return change.own === undefined ? written(leaf, change) : ownWords(leaf, change, change.own);
  });
}
