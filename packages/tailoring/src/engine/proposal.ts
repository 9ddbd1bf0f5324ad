/**
 * A wording for one place of the documents: the address of a line of the resume (`exp1.b2`, `summary`,
 * `headline`) or of a paragraph of the letter (`body.p1`). `factIds` are what carries it: a wording without
 * any is not looked at.
 */
export interface Proposal {
  readonly slot: string;
  readonly factIds: readonly string[];
  readonly reqIds: readonly string[];
  readonly text: string;
  readonly by: "model" | "refinement";
}

/** A proposal that the check did not let pass, with what it objected to. */
export interface Refused {
  readonly proposal: Proposal;
  /** Objections in plain words. */
  readonly reasons: readonly string[];
  /** Names of the checks that objected. */
  readonly checks: readonly string[];
}
