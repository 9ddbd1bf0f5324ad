import type { Agreement, EditRule } from "@savile/model";

/** A sentence with the facts that carry it. */
export interface Sentence {
  readonly text: string;
  readonly factIds: readonly string[];
  readonly reqIds: readonly string[];
  /** Spans of the posting that the sentence speaks of. */
  readonly posting?: readonly (readonly [number, number])[];
  /** Clauses in order, each with its own facts; absent where the sentence is one clause. */
  readonly parts?: readonly { readonly text: string; readonly factIds: readonly string[] }[];
  /** The sentence states nothing about the person beyond a closed form. */
  readonly form?: boolean;
  /** Worded by a language model. */
  readonly by?: "llm";
  /** What a second opinion agreed to, where the check doubts the wording. */
  readonly agreed?: Agreement;
  /** The question of the posting that the paragraph answers, by its id. */
  readonly answers?: string;
}

/** What a writer proposes for one place of the resume. */
export interface Proposal {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly rule: EditRule;
  readonly reason: string;
  readonly evidence: readonly string[];
  readonly reqIds: readonly string[];
  readonly sentences?: readonly Sentence[];
  /** What a second opinion agreed to, where the check doubts the wording. */
  readonly agreements?: readonly Agreement[];
  /** Worded by a language model. */
  readonly by?: "llm";
}
