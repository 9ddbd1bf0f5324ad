import { listLeads } from "../words/list-leads.ts";

/**
 * Sentences of a letter in points, and what leads in to them; the places for values are those of `frames.data.ts`.
 */
type Frames = readonly string[];

/** Before points of the role that the sentence before has introduced. */
export const introsThere: Frames = ["Some examples of my work there:", "From my work there:"];
/** Before points of one employer whom nothing has named yet, whether the work goes on or is over. */
export const introsAt: Frames = ["Some examples of my work at {org}:", "From my work at {org}:"];
/** Before points of who works for nobody. */
export const introsAlone: Frames = [
  "Some examples of my work:",
  "Some of my work:",
  "From my work:",
];
/** Before points of no employer. */
export const introsOpen: Frames = [
  "Some examples of my work so far:",
  "Some of what I have done so far:",
  "From my work so far:",
];
/** Before work of one earlier job. */
export const introsBefore: Frames = [
  "Before that, from {since} to {until}, as {held} at {org}:",
  "Before that, as {held} at {org}:",
  "Earlier, as {held} at {org}:",
  "Earlier, at {org}:",
];
/** Before work of one other job. */
export const introsOther: Frames = [
  "As {held} at {org}, from {since} to {until}:",
  "As {held} at {org}:",
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
/** A degree behind a sentence that begins with "I". */
export const studied: Frames = [
  "My education includes {degree}.",
  "My education includes {written}.",
];
/** Who one is by a paper, with the others that are held. */
export const papersBeing: Frames = ["I am {person}, and I hold {one}."];
export const papersBeingOnly: Frames = ["I am {person}."];
/** What stands in lists of the resume: a name follows that needs no grammar of ours. */
export const listed: Readonly<Record<"papers" | "study" | "languages" | "skills", Frames>> = {
  papers: ["I hold {one}.", `${listLeads.papers} {text}.`],
  study: ["{Text}.", ...studied],
  languages: ["I speak {text}.", "My languages are {text}."],
  skills: [
    "I also know {tools}{asked}.",
    "I also know {tools}.",
    `${listLeads.skills} {text}{asked}.`,
    `${listLeads.skills} {text}.`,
  ],
};
