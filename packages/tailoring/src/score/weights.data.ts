/**
 * What the parts of *fit* weigh, in points of 100 before absent parts are left out, and where their steps lie.
 * Set by `npm run quality:matching -- fit` over labelled pairs; a better matcher moves them, nothing else here.
 */
export const fitWeights = {
  required: 30,
  preferred: 5,
  title: 25,
  field: 22,
  experience: 9,
  level: 9,
} as const;

/** The share of the weighted must-haves, and of the nice-to-haves, that earns all of their points. */
export const enough = { required: 0.5, preferred: 0.5 } as const;

/** How near a held title is to the one asked for, by the step at which the two meet in the tables. */
export const nearnessOfStep = {
  same: 1,
  occupation: 0.95,
  broad: 0.85,
  minor: 0.7,
  family: 0.4,
  neighbours: 0.25,
  head: 0.1,
  none: 0,
} as const;

/**
 * Families of the SOC whose people change between each other at the same rung: business and its offices; engineering,
 * computing and science; care; teaching and social work; serving and selling; work with one's hands.
 */
export const neighbours: readonly (readonly number[])[] = [
  [11, 13, 43],
  [15, 17, 19],
  [29, 31],
  [21, 25, 39],
  [35, 39, 41, 43],
  [37, 45, 47, 49, 51, 53],
];

/** What titles that share a word of their trade have at least, and what the same words give. */
export const wordsOfTitle = { least: 0.3, most: 0.95 } as const;

/** From which nearness, or likeness of the skills in its lines, the months of a role are months in this work. */
export const sameWork = { nearness: 0.4, field: 0.5 } as const;

/** Likeness of two fields of work below which it is chance, and from which it is the same field. */
export const fieldLikeness = { none: 0.15, full: 0.75 } as const;

/** Points of a level by how many rungs the highest held in this work lies below or above the one asked for. */
export const rungs = { below: [1, 0.6, 0.2, 0], above: [1, 1, 0.7, 0.4] } as const;

/** Parts below this many points of 100 measure too little for a figure. */
export const leastMeasured = 40;
