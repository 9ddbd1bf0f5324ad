/**
 * Sentence frames of the letter. `{title}` job sought with its article, `{role}` the same without,
 * `{at}` " at Company" or nothing, `{needs}` one or two things that the posting asks for, `{held}` a held
 * title with its article, `{org}` an employer, `{did}` what was done there.
 */

/** Openings for things that one has or knows ("wound care and Epic"). */
export const openingsForThings: readonly string[] = [
  "Your posting for {title}{at} asks for {needs}, and that is where I would like to start.",
  "I am applying for the {role} position{at}. Of the things you ask for, I can speak best to {needs}.",
  "For the {role} position{at}, you ask for {needs}. The examples below were chosen with that in mind.",
  "You are looking for {title}{at} and name {needs} among your requirements.",
  "I would like to be considered for the {role} position{at}, which asks for {needs}.",
  "In your posting for {title}{at}, {needs} stood out as the part that I can answer with examples.",
  "The {role} role{at} calls for {needs}.",
  "This letter is my application for the {role} position{at}. It keeps to what you ask for, above all {needs}.",
  "Among the requirements for {title}{at}, you list {needs}; the examples below speak to that.",
  "I am writing about the {role} position{at}, and in particular about {needs}, which you ask for.",
  "Your {role} position{at} asks for {needs}. Here is what I can show.",
  "Please consider me for the {role} position{at}. You ask for {needs}, so I begin there.",
];

/** Openings for things that one does ("reviewing reports for accuracy"). */
export const openingsForDoing: readonly string[] = [
  "The {role} position{at} involves {needs}, and that is where I would like to start.",
  "I am applying for the {role} position{at}. The part of it that I can speak to best is {needs}.",
  "Your posting for {title}{at} describes {needs} as part of the work.",
  "You are looking for {title}{at} whose work includes {needs}.",
  "I would like to be considered for the {role} position{at}, where the work includes {needs}.",
  "In your posting for {title}{at}, {needs} stood out as the part that I can answer with examples.",
  "This letter is my application for the {role} position{at}. It keeps to what the work involves, above all {needs}.",
  "I am writing about the {role} position{at}, and in particular about {needs}.",
  "Part of the {role} role{at} is {needs}. Here is what I can show.",
  "Please consider me for the {role} position{at}. The work includes {needs}, so I begin there.",
  "Among the duties for {title}{at}, you list {needs}; the examples below speak to that.",
  "For the {role} position{at}, you describe {needs}. The examples below were chosen with that in mind.",
];

/** Openings for a need that nothing in the resume answers: it is named and nothing more. */
export const openingsForOpenNeeds: readonly string[] = [
  "I am applying for the {role} position{at}, which asks for {needs}.",
  "Your posting for {title}{at} asks for {needs}.",
  "I would like to be considered for the {role} position{at}. You ask for {needs}.",
  "The {role} role{at} calls for {needs}.",
];

/** Openings for a duty that nothing in the resume answers. */
export const openingsForOpenDuties: readonly string[] = [
  "I am applying for the {role} position{at}, where the work includes {needs}.",
  "Your posting for {title}{at} describes work that includes {needs}, and I would like to be considered for it.",
  "I would like to be considered for the {role} position{at}. As your posting describes it, the work includes {needs}.",
  "Please consider my application for the {role} position{at}, in which {needs} is part of the work.",
];

export const openingsWithoutNeed: readonly string[] = [
  "I am applying for the {role} position{at}.",
  "Please consider my application for the {role} position{at}.",
  "I would like to be considered for the {role} position{at}.",
];

/** Who writes: someone with a title like the one sought. */
export const introductions: readonly string[] = [
  "I have {years} in this line of work, most recently as {held} at {org}.",
  "I bring {years} in this kind of work, most recently as {held} at {org}.",
  "Behind me are {years} in this line of work, most recently as {held} at {org}.",
];
export const introductionsCurrent: readonly string[] = [
  "I currently work as {held} at {org} and have {years} in this line of work.",
  "I am {held} at {org}, with {years} in this kind of work.",
  "I have {years} in this line of work and am now {held} at {org}.",
];
export const introductionsWithoutYearsCurrent: readonly string[] = [
  "I currently work as {held} at {org}.",
  "I am {held} at {org}.",
  "I work as {held} at {org}.",
];
export const introductionsWithoutYears: readonly string[] = [
  "I have worked as {held} at {org}.",
  "My background includes work as {held} at {org}.",
];
/** Who writes: someone from another field. */
export const changes: readonly string[] = [
  "My background is in other work, most recently as {held} at {org}, so this would be a change of field. I will keep to what carries over.",
  "This would be a change of field for me: I come to it from work as {held} at {org}. Below is what carries over.",
  "I come to this from another field, most recently as {held} at {org}. The examples below are the ones that carry over.",
];
/** Who writes: someone whose evidence is study, projects and volunteering. */
export const beginnings: readonly string[] = [
  "What I can show so far comes from {places}.",
  "My experience so far comes from {places}.",
  "The examples I can give come from {places}.",
];

/** Evidence with a need of the posting. Frames that begin with "While" or "In my time" are for roles that ended. */
export const evidenceWithNeed: readonly string[] = [
  "On {need}, the best example is my work at {org}, where I {did}.",
  "For {need}, I would point to my work at {org}, where I {did}.",
  "You mention {need}. At {org}, I {did}.",
  "My work at {org} speaks to {need}: I {did}.",
  "You ask for {need}. As {held} at {org}, I {did}.",
  "To begin with {need}: at {org}, I {did}.",
];
/** Evidence alone. */
export const evidencePlain: readonly string[] = [
  "At {org}, I {did}.",
  "As {held} at {org}, I {did}.",
  "In my role as {held} at {org}, I {did}.",
  "While at {org}, I {did}.",
];
/** Evidence of a role that the letter has already named with its title. */
export const evidenceOfNamedRole: readonly string[] = [
  "At {org}, I {did}.",
  "In that role, I {did}.",
];
/** Evidence from an earlier role. */
export const evidenceEarlier: readonly string[] = [
  "Before that, at {org}, I {did}.",
  "Earlier, as {held} at {org}, I {did}.",
  "In an earlier role at {org}, I {did}.",
];
/** Another role at an employer that the same paragraph or the one before it names. */
export const evidenceSameEmployer: readonly string[] = [
  "As {held} there, I {did}.",
  "In my work there as {held}, I {did}.",
];
export const evidenceSameEmployerEarlier: readonly string[] = [
  "Before that, as {held} there, I {did}.",
  "Earlier, as {held} there, I {did}.",
];
/** More of a role in a paragraph of its own. */
export const evidenceSameRole: readonly string[] = [
  "Also at {org}, I {did}.",
  "At {org} I also {did}.",
];
/** Evidence of a project with a name. */
export const evidenceProject: readonly string[] = [
  "For {project}, I {did}.",
  "In a project called {project}, I {did}.",
  "{project} is one example: I {did}.",
];
/** Evidence of a project whose name is a sentence of its own. */
export const evidenceOtherProject: readonly string[] = [
  "In one project, I {did}.",
  "For another project, I {did}.",
];
/** Evidence of a post without an organisation. */
export const evidencePost: readonly string[] = [
  "As {held}, I {did}.",
  "In my time as {held}, I {did}.",
];
/** More of the same role: one of these in a paragraph, the other lines stand without a connector. */
export const followUps: readonly string[] = [
  "I also {did}.",
  "There, I also {did}.",
  "In that role, I also {did}.",
];
/** More of the same, where the place was not a job. */
export const followUpsPlain: readonly string[] = ["I also {did}.", "In addition, I {did}."];

/** Skills that the posting names and no story has told. */
export const skillLines: readonly string[] = [
  "My resume also shows {skills}, which your posting names as well.",
  "Of the other things you name, my resume also shows {skills}.",
  "You also name {skills}; all of these are on my resume.",
];

/** What the resume does not show. */
export const gapLines: readonly string[] = [
  "My resume does not show {gap}, and I would rather say so now than leave the question open.",
  "One thing you ask for that my resume does not show is {gap}; I prefer to be plain about that.",
  "You also ask for {gap}, which my resume does not show.",
];

export const closings: readonly string[] = [
  "I would welcome a conversation about the {role} position{at}. My resume gives the dates and details behind this letter.",
  "I would be glad to talk through any of this. My resume has the full record, and you can reach me at the address above.",
  "Thank you for reading this. I would welcome a conversation about the position and how these examples fit it.",
  "If this is close to what you need, I would welcome a conversation. The resume that comes with this letter lists the dates and details.",
  "I would welcome the chance to speak with you about the {role} position{at}. Thank you for your time.",
  "Thank you for considering my application. I am happy to answer questions about anything in this letter or in my resume.",
];
