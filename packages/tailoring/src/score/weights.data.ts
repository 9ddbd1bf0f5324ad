/**
 * What the parts of *fit* weigh, in points of 100 before absent parts are left out, and where their steps lie.
 * Set by `npm run quality:matching -- fit` over labelled pairs; a better matcher moves them, nothing else here.
 */
export const fitWeights = {
  required: 22,
  preferred: 4,
  credentials: 12,
  title: 22,
  field: 16,
  experience: 12,
  level: 12,
} as const;

/** The same for a job that asks little, which people come to from other trades nearby. */
export const openWeights = {
  required: 30,
  preferred: 5,
  credentials: 8,
  title: 30,
  field: 7,
  experience: 10,
  level: 10,
} as const;

/** Demands that people of every trade meet weigh less than those of one. */
export const generalWeight = 0.4;

/** Whoever may drive hardly ever says so. */
export const drivingWeight = 0.25;

/** The share of the weighted must-haves, and of the nice-to-haves, that earns nearly all of their points. */
export const enough = { required: 0.7, preferred: 0.5, credentials: 1 } as const;

/** What a title of the same work shows of a demand in plain words, where no line of the resume shows it. */
export const everyday = 0.5;

/** What of these points is only earned by all of them: nobody fits in full who lacks something. */
export const forAll = 0.15;

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

/** Who asks for no more years than this, and for no licence and no degree, asks little. */
export const openYears = 1;

/** Families of {@link neighbours} between which people change into a job that asks little, and how near they are then. */
export const openFamilies: readonly (readonly number[])[] = [
  [35, 37, 39, 41, 43, 53],
  [37, 45, 47, 49, 51, 53],
];
export const openNearness = { family: 0.85, neighbours: 0.7 } as const;

/** What titles that share a word of their trade have at least, and what the same words give. */
export const wordsOfTitle = { least: 0.3, most: 0.95 } as const;

/** From which nearness, or likeness of the skills in its lines, the months of a role are months in this work. */
export const sameWork = { nearness: 0.4, full: 0.7, field: 0.5 } as const;

/** Likeness of two fields of work below which it is chance, and from which it is the same field. */
export const fieldLikeness = { none: 0.15, full: 0.75 } as const;

/** How near such a title is whose lines are of the same field as what is asked. */
export const bareOfField = 0.7;

/** A title without a word of its trade ("manager", "engineer") is at most so near to any other. */
export const bareTitle = 0.4;

/** Points of a level by how many rungs the highest held in this work lies below or above the one asked for. */
export const rungs = { below: [1, 0.6, 0.2, 0], above: [1, 0.9, 0.4, 0.1] } as const;

/** What somebody without any rung in this work has of a job for people who begin. */
export const noRungYet = 0.5;

/** What is left of a title's points at the least, however far its level is from the one asked for. */
export const leastOfLevel = 0.3;

/** What is left of what is met by somebody of another trade altogether. */
export const otherTrade = 0.3;

/**
 * What is left of all points where one thing is missing without which the work is not done: the licence, the language,
 * the years in this work for somebody who comes from another one.
 */
export const barredBy = { licence: 0.6, language: 0.8, years: 0.7 } as const;

/** Parts below this many points of 100 measure too little for a figure. */
export const leastMeasured = 40;
