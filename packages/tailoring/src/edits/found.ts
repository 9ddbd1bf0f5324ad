import type { Checked } from "../assemble/claims.ts";

/** What the check made of a text of the person, with the facts that speak of the same. */
export interface Found extends Checked {
  readonly factIds: readonly string[];
  /** Whether it is the person's to state. */
  readonly stated?: boolean;
}
