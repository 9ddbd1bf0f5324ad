/** What may be seen of a claim to which no fact objects: how it is worded, and which kinds of checks ask about it. */
export type DoubtSign =
  | "addedShare"
  | "longestNew"
  | "copied"
  | "copiedRuns"
  | "meant"
  | "lineWeight"
  | "lineUsed"
  | "figures"
  | "figuresElsewhere"
  | "ofWords"
  | "ofNames"
  | "ofResults"
  | "ofActs";

/** Checks that ask for a wording; every other one asks for a fact, and what it asks stays asked. */
export const askersOfWording: Readonly<Record<string, DoubtSign>> = {
  detail: "ofWords",
  entity: "ofNames",
  skill: "ofNames",
  outcome: "ofResults",
  causal: "ofResults",
  absolute: "ofActs",
  scope: "ofActs",
  commingling: "ofActs",
  negation: "ofActs",
  "verb-object": "ofActs",
  "verb-rank": "ofActs",
  "verb-use": "ofActs",
  opposite: "ofActs",
};

/** So little that is new is never asked about where no check asks. */
export const leastAdded = 0.3;

/** Made by `npm run quality:doubt`: from a sum of 0 on a claim is asked about. */
export const doubts: Readonly<Record<DoubtSign | "always", number>> = {
  always: 0.84,
  addedShare: -1.27,
  longestNew: 0.15,
  copied: 1.26,
  copiedRuns: 0.17,
  lineWeight: -0.15,
  lineUsed: -0.71,
  meant: -1.44,
  figures: -0.4,
  figuresElsewhere: -0.58,
  ofWords: 1.04,
  ofNames: 1.56,
  ofResults: 0.79,
  ofActs: 0.25,
};
