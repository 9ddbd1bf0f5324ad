import type { Token } from "../tokens/split-tokens.ts";

/** A token with everything that it may be. */
export interface TaggedToken extends Token {
  readonly tags: ReadonlySet<string>;
  /** What it may be a form of, as a verb. */
  readonly verbs: readonly string[];
}
