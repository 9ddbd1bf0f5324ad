import { pointMark } from "@savile/model";

/**
 * Sentences of a letter in points, and what leads in to them; the places for values are those of `frames.data.ts`.
 */
type Frames = readonly string[];

/** Before points of the role that the sentence before has introduced. */
export const introsThere: Frames = ["From my work there:"];
/** Before points of one employer whom nothing has named yet, whether the work goes on or is over. */
export const introsAt: Frames = ["From my work at {org}:"];
/** Before points of who works for nobody. */
export const introsAlone: Frames = ["From my work:"];
/** Before points of no employer. */
export const introsOpen: Frames = ["From my work so far:"];
/** Before work of one earlier job. */
export const introsBefore: Frames = [
  "Before that, from {since} to {until}, I worked as {held} at {org}:",
  "Before that I worked as {held} at {org}:",
  "Earlier I worked as {held} at {org}:",
  "Earlier, at {org}:",
];
/** Before work of one other job. */
export const introsOther: Frames = [
  "From {since} to {until} I worked as {held} at {org}:",
  "I also worked as {held} at {org}:",
  "At {org}:",
];
/** Earlier jobs of the trade of which no point tells. */
export const posts: Frames = [
  "Before that, from {since} to {until}, I worked as {held} at {org}.",
  "Before that I worked as {held} at {org}.",
];
/** What somebody can do or is ready for, of a summary: "Can lift 20 kg", "Open to night shifts". */
export const alsoCan: Frames = ["{said}."];
/** Before work of earlier jobs, below the work of one employer. */
export const introsEarlier: Frames = ["Before that:", "From my earlier work:"];
/** Before other work, below the work of one employer. */
export const introsBeside: Frames = ["Some of my other work:", "From my other work:"];
/** A point of a role that was just named: the line of the resume. */
export const pointsThere: Frames = ["• {Line}"];
/** A point that tells of a role: where it was, and lines of the resume. */
export const pointsOfRole: Frames = [
  "• {Title}, {org} ({since} to {until}): {line}",
  "• {Title}, {org}: {line}",
  "• {Org}: {line}",
  "• {Title}: {line}",
  "• {Line}",
];
/** Before rows of what is held, below work and above it. */
export const introsHeld: Frames = ["I also bring:", "What else I bring:"];
export const introsHeldFirst: Frames = [
  "What I bring to this position:",
  "I bring to this position:",
];
/** What stands in a list of the resume, as it stands there. */
export const held: Frames = [`${pointMark}{Text}`];
/** One tool that is asked for, which makes no list. */
export const knows: Frames = ["I also know {text}.", "I know {text} as well."];
