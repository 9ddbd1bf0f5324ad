/**
 * Sentence frames of the letter. `{title}` job sought with its article, `{role}` the same without,
 * `{at}` " at Company" or nothing, `{needs}` one or two things that the posting asks for, `{held}` a held
 * title with its article, `{org}` an employer, `{did}` what was done there.
 */
export const openings: readonly string[] = [
  "Your posting for {title}{at} asks for {needs}.",
  "You are looking for {title}{at}, and the posting puts {needs} near the center of the job.",
  "For the {role} position{at}, you ask for {needs}.",
  "The {role} role{at} calls for {needs}.",
  "I am applying for the {role} position{at}, where the work includes {needs}.",
  "Please consider my application for the {role} position{at}; the part of your posting on {needs} is what I address below.",
  "In your posting for {title}{at}, you name {needs}.",
  "This letter is about one part of your {role} posting{at} in particular: {needs}.",
  "Among other things, your {role} posting{at} asks for {needs}.",
  "My application for the {role} position{at} starts from what you ask for: {needs}.",
  "You need {title}{at} for work that involves {needs}.",
  "Of the things your {role} posting{at} asks for, I would like to speak to {needs}.",
];

export const openingsWithoutNeed: readonly string[] = [
  "I am applying for the {role} position{at}.",
  "Please consider my application for the {role} position{at}.",
  "This is my application for the {role} position{at}.",
];

/** Who writes: someone with a title like the one sought. */
export const introductions: readonly string[] = [
  "I bring {years} as {held}, most recently at {org}.",
  "I have {years} behind me as {held}, most recently at {org}.",
  "I come to it with {years} as {held}; my latest employer is {org}.",
];
export const introductionsCurrent: readonly string[] = [
  "I bring {years} as {held} and work at {org} today.",
  "I work at {org} today and have {years} as {held}.",
  "I have {years} as {held}, and {org} is where I work now.",
];
export const introductionsWithoutYears: readonly string[] = [
  "I have worked as {held} at {org}.",
  "My background includes work as {held} at {org}.",
];
/** Who writes: someone from another field. */
export const changes: readonly string[] = [
  "My background is in other work: I have been {held} at {org}. This would be a change of field, and below is where the two meet.",
  "I come from another field, most recently as {held} at {org}, so I will keep to the parts of that work that carry over.",
  "This would be a change for me: my title has been {held} at {org}. What carries over is set out below.",
];
/** Who writes: someone whose evidence is study, projects and volunteering. */
export const beginnings: readonly string[] = [
  "What I can show comes from {places}.",
  "My experience so far comes from {places}.",
  "The evidence I can offer comes from {places}.",
];

/** Evidence with a need of the posting. */
export const evidenceWithNeed: readonly string[] = [
  "On {need}, I can point to {org}, where I {did}.",
  "For {need}, the closest part of my record is {org}. There, I {did}.",
  "You mention {need}. At {org}, I {did}.",
  "When it comes to {need}, my time at {org} is the best example: I {did}.",
  "As for {need}, I {did} at {org}.",
  "My work at {org} speaks to {need}: I {did}.",
  "You ask for {need}. As {held} at {org}, I {did}.",
  "To take {need} first: at {org}, I {did}.",
];
/** Evidence alone. */
export const evidencePlain: readonly string[] = [
  "At {org}, I {did}.",
  "As {held} at {org}, I {did}.",
  "In my role as {held} at {org}, I {did}.",
  "While at {org}, I {did}.",
];
/** Evidence from an earlier role. */
export const evidenceEarlier: readonly string[] = [
  "Before that, at {org}, I {did}.",
  "Earlier, as {held} at {org}, I {did}.",
  "In an earlier role at {org}, I {did}.",
];
/** Evidence of a project or an activity without an employer. */
export const evidenceProject: readonly string[] = [
  "For {project}, I {did}.",
  "In my project {project}, I {did}.",
  "My project {project} is one example: I {did}.",
];
/** More of the same role. */
export const followUps: readonly string[] = [
  "There I also {did}.",
  "In the same role, I {did}.",
  "I also {did}.",
  "During that time, I {did}.",
  "Part of that work was similar: I {did}.",
];

/** What the resume does not show. */
export const gapLines: readonly string[] = [
  "My resume does not show {gap}, and I would rather say so now than leave the question open.",
  "One thing you ask for that my resume does not show is {gap}; I prefer to be plain about that.",
  "You also ask for {gap}, which my resume does not show.",
];

export const closings: readonly string[] = [
  "I would welcome a conversation about the {role} position{at}. My resume gives the dates and details behind this letter.",
  "I would be glad to talk through any of this. My resume has the full record, and my contact details are at the top of this page.",
  "Thank you for reading. I would welcome a conversation about the position and how the work described here fits it.",
  "If this matches what you need, I would welcome a conversation. The resume that comes with this letter lists the dates and details.",
  "I would welcome the chance to speak with you about the position. Thank you for your time.",
  "Thank you for considering my application. I am happy to answer questions about anything in this letter or in my resume.",
];
