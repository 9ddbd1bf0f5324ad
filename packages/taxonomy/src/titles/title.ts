/** How a title was found: word for word, after taking off what is no part of it, by its tail, or not at all. */
export type FoundBy = "exact" | "trimmed" | "head" | "none";

/** What a title says, folded, and what it names. */
export interface Title {
  readonly by: FoundBy;
  /** The title without rank, level, place, schedule and marks. */
  readonly core: string;
  /** The whole title, folded. */
  readonly folded: string;
  /** The noun that it turns on; empty where there is none. */
  readonly head: string;
  /** Words before the head that say the trade. */
  readonly trade: readonly string[];
  /** What stands behind "of", "for" or "in". */
  readonly specialisation: readonly string[];
  readonly rank: readonly string[];
  /** Level number, schedule, place, employer and marks. */
  readonly rest: readonly string[];
  /** Rows of the occupations that it names; of its tail where it was found by its head. */
  readonly occupations: readonly number[];
}
