import type { Claim } from "@savile/model";
import type { Checked } from "../claims/claims.ts";

/** What the check made of a text of the person, with the facts that speak of the same. */
export interface Found extends Checked {
  readonly factIds: readonly string[];
  /** Which facts speak of which sentence, where a text has several. */
  readonly clauses?: Claim["clauses"];
  /** Spans of the posting that sentences rest on which were carried before. */
  readonly posting?: Claim["evidence"]["posting"];
  /** Whether a letter says nothing with it that a file could carry: thanks, wishes, greetings. */
  readonly courtesy?: boolean;
  /** Whether it is the person's to state. */
  readonly stated?: boolean;
}
