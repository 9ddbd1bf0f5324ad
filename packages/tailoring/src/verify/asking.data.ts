/** What about a claim that nothing objects to makes it likely that it says more than its lines. */
export type Sign =
  | "alone"
  | "always"
  | "change"
  | "cause"
  | "name"
  | "stray in a copy"
  | "stray in prose";

/**
 * How much each sign counts. With any one batch of opened claims left out, each sign is more than twice as frequent
 * among the lies that nothing else stops as among honest claims; those that alone ask about many honest ones count one.
 * `said` names the check under which it is asked.
 */
export const signs: Readonly<Record<Sign, { readonly points: number; readonly said: string }>> = {
  alone: { points: 2, said: "scope" },
  always: { points: 2, said: "absolute" },
  change: { points: 1, said: "outcome" },
  cause: { points: 2, said: "causal" },
  name: { points: 1, said: "entity" },
  "stray in a copy": { points: 2, said: "commingling" },
  "stray in prose": { points: 1, said: "commingling" },
};

/** From so many points on a claim is asked about. */
export const askedFrom = 2;

/** The share of a statement that its nearest line lacks and another line has. */
export const strayInCopy = 0.15;
export const strayInProse = 0.2;
/** A statement of which so much stands in one line word for word is a copy of that line. */
export const copied = 0.6;
/** Word for word, or nearly: so much less than what the line carries by meaning. */
export const reworded = 0.1;

/** Closed class: that nobody else did it. */
export const saysAlone = /\b(?:my own|myself|single-handed(?:ly)?|alone|personally|by hand)\b/giu;

/** Closed class: all of something, every time. What recurs by the calendar has a check of its own. */
export const saysAlways =
  /\b(?:all|every(?! (?:other )?(?:hour|shift|day|night|week|fortnight|month|quarter|year|term)s?\b)|each(?! (?:hour|shift|day|night|week|month|quarter|year|term)\b)|always|whenever|any(?= other\b)|both|entire|whole|sole|regular(?:ly)?|usual(?:ly)?)\b/giu;

/** Closed class: what tells the same of a line in other words. */
export const tellsAlways =
  /\b(?:all|every|each|always|whenever|both|entire|whole|sole|per|no|none|nothing|never|only|daily|weekly|monthly|quarterly|yearly|annual(?:ly)?|regular(?:ly)?|usual(?:ly)?|full|100)\b|%/iu;

/** How long somebody was somewhere is held against the dates. */
export const tellsTenure = /\b(?:years?|months?|decades?|summers?|winters?)\b/iu;
