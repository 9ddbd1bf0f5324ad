/**
 * Sentences of the letter with places for values: `{role}` "staff nurse", `{one}` "a staff nurse", `{person}` "staff nurse" where the title is somebody's, `{at}` " at Ash
 * Mill" or nothing, `{company}`, `{duty}` and `{ask}` what the posting describes, `{held}` a title with its article,
 * `{task}` a duty as it stands behind "to", `{org}`, `{since}`, `{until}`, `{years}`, `{did}` what was done. A name with a capital stands at the beginning.
 * A frame of which a value is not known is passed over.
 */
type Frames = readonly string[];

/** The employer's duty, before anything is said of the person. */
export const duties: Frames = [
  "Among the duties of your {person} is {duty}.",
  "The {role} post{at} includes {duty}.",
  "You need {one} for {duty}.",
  "Your posting speaks of {duty}.",
];
/** A duty of which the phrase says what is done. */
export const dutiesDone: Frames = [
  "{Company} needs {one} to {task}.",
  "The next {person}{at} will {task}.",
  "{Company} wants its next {person} to {task}.",
  "You need {one} to {task}.",
  "{Company} is looking for {one} to {task}.",
  "The {person} you are looking for will {task}.",
  "Your posting asks for {one} who can {task}.",
  "You want your next {person} to {task}.",
];
/** Where the posting describes no duty that can be named: what it asks for. */
export const wants: Frames = [
  "The {role} post{at} calls for {ask}, among other things.",
  "For the {role} post{at}, you ask for {ask}, among other things.",
];
/** Where nothing of the posting can be named but the job itself. */
export const bare: Frames = [
  "I would like to work as {one}{at}.",
  "I would like to be considered for the {role} post{at}.",
  "I would like to join {company}.",
];

/** The line that answers the duty. */
export const answers: Frames = [
  "As {held} at {org}, I {did}.",
  "At {org}, I {did}.",
  "My own example is from {org}, where I {did}.",
  "In my work as {held} at {org}, I {did}.",
  "For that I can draw on {org}, where I {did}.",
  "As {heldOnly}, I {did}.",
];
/** The answer of a role that the letter has just named. */
export const answersThere: Frames = ["There, I {did}.", "At {org}, I {did}."];
/** The nearest line, where none answers the duty itself. */
export const nearAnswers: Frames = [
  "As {held} at {org}, I {did}.",
  "In my work as {held} at {org}, I {did}.",
  "At {org}, I {did}.",
  "As {heldOnly}, I {did}.",
];
/** A result before the duty that it answers. */
export const results: Frames = [
  "At {org}, I {did}.",
  "As {held} at {org}, I {did}.",
  "In my work as {held} at {org}, I {did}.",
];
export const dutiesAfter: Frames = [
  "I would bring that to the {role} post{at}, which includes {duty}.",
  "That is the experience I would bring to {company}, where {duty} is part of the {role} post.",
  "Your {role} post, with {duty} among its duties, is where I would like to use that.",
];

/** Who writes: in work of the same kind. */
export const whoSame: Frames = [
  "I have {years} of experience as {held}.",
  "I bring {years} of experience as {held}.",
];
export const whoSameLately: Frames = [
  "I have {years} of experience as {held}, most recently at {org}.",
  "I bring {years} of experience as {held}, most recently at {org}.",
];
/** The post that was held last, where the years cannot be told. */
export const whoLately: Frames = [
  "From {since} to {until} I worked as {held} at {org}.",
  "Most recently I worked as {held} at {org}.",
];
export const whoSameCurrent: Frames = [
  "I have been {held} at {org} since {since}.",
  "Since {since} I have worked as {held} at {org}.",
];
export const whoNow: Frames = [
  "I am currently {held} at {org}.",
  "I currently work as {held} at {org}.",
];
/** The same of who works for nobody. */
export const whoNowAlone: Frames = [
  "I currently work as {heldOnly}.",
  "Since {since} I have worked as {heldOnly}.",
];
/** The work sought is of another field. */
export const whoChange: Frames = [
  "Since {since} I have worked as {held} at {org}.",
  "I currently work as {held} at {org}.",
  "At present I work as {held} at {org}.",
];
/** A post of before, where no frame of today fits. */
export const whoEver: Frames = [
  "From {since} to {until} I worked as {held} at {org}.",
  "I have worked as {held} at {org}.",
];
/** The same of a job without a title. */
export const whoAt: Frames = ["Since {since} I have worked at {org}.", "I have worked at {org}."];
/** The same, of work that has ended. */
export const whoAtLately: Frames = ["I have worked at {org}."];
/** Somebody who has worked for this employer. */
export const whoKnown: Frames = [
  "I know {company} from my time there as {held}.",
  "I have worked at {company} before, as {held}.",
];

/** The first sentence of a letter in points: what is applied for, with what the employer is. */
export const applies: Frames = [
  "I am applying for {job}{ref}.",
  "I would like to be considered for {job}{ref}.",
  "Please consider me for {job}{ref}.",
  "I would like to apply for {job}{ref}.",
];
export const appliesFact: Frames = [
  "I am applying for {job}{ref}, {fact}.",
  "I would like to be considered for {job}{ref}, {fact}.",
  "Please consider me for {job}{ref}, {fact}.",
  "I would like to apply for {job}{ref}, {fact}.",
];
/** The same, with what the employer needs done. */
export const appliesDuty: Frames = [
  "I am applying for {job}{ref}, a post that includes {duty}.",
  "Please consider me for {job}{ref}, where you need somebody to {task}.",
  "I would like to be considered for {job}{ref}, where the work includes {duty}.",
  "I would like to apply for {job}{ref}, where you want somebody to {task}.",
  "I am applying for {job}{ref}, where you are looking for somebody to {task}.",
];
/** Who writes, with the deed that comes nearest to the core of the post. */
export const whoDoes: Frames = [
  "Since {since} I have worked as {held} at {org}, where I {did}.",
  "I work as {held} at {org}, where I {did}.",
];
export const whoDid: Frames = ["Most recently I worked as {held} at {org}, where I {did}."];
export const whoSameDoes: Frames = [
  "I have {years} of experience as {held}, most recently at {org}, where I {did}.",
  "I bring {years} of experience as {held}, most recently at {org}, where I {did}.",
];
/** Somebody who belongs to a club or a board. */
export const whoMember: Frames = [
  "I am {held} of {org}.",
  "I have been {held} of {org} since {since}.",
];

/** What is asked for, and the line that answers it. */
export const pairsOfThings: Frames = [
  "You ask for {ask}; at {org}, I {did}.",
  "You name {ask}, and as {held} at {org} I {did}.",
  "For {ask}, my example comes from {org}, where I {did}.",
  "{Ask} is on your list as well, and at {org} I {did}.",
  "Your posting also names {ask}; as {held} at {org}, I {did}.",
  "With {ask} in mind, I can name {org}, where I {did}.",
];
export const pairsOfDoing: Frames = [
  "You also need somebody to {task}; at {org}, I {did}.",
  "Your {person} will also {task}, and at {org} I {did}.",
  "When it comes to {ask}, I can draw on {org}, where I {did}.",
  "You also describe {ask}, and as {held} at {org} I {did}.",
  "Another of your duties is {ask}; at {org}, I {did}.",
  "{Ask} belongs to the post too, and at {org} I {did}.",
];
/** The same, of the job that was told last. */
export const pairsOfThingsThere: Frames = [
  "You also ask for {ask}; in the same job, I {did}.",
  "For {ask}, I can stay with {org}, where I {did}.",
  "Your list names {ask}, and in that job I {did}.",
];
export const pairsOfDoingThere: Frames = [
  "You also need somebody to {task}; in the same job, I {did}.",
  "Your {person} will also {task}; in that job, I {did}.",
  "As for {ask}, there I {did}.",
  "The post includes {ask} as well, and in that job I {did}.",
];

/** One more line, without a demand beside it. */
export const more: Frames = [
  "At {org}, where I was {held}, I {did}.",
  "As {held} at {org}, I {did}.",
  "From {since} to {until}, as {held} at {org}, I {did}.",
  "One more example comes from {org}, where I {did}.",
  "As {heldOnly}, I {did}.",
];
export const moreCurrent: Frames = [
  "As {held} at {org}, I {did}.",
  "At {org}, I {did}.",
  "As {heldOnly}, I {did}.",
];
export const moreEarlier: Frames = [
  "Before that, as {held} at {org}, I {did}.",
  "Earlier, as {held} at {org}, I {did}.",
  "From {since} to {until}, as {held} at {org}, I {did}.",
  "Before that, as {heldOnly}, I {did}.",
];
export const moreThere: Frames = [
  "In the same job, I {did}.",
  "There I also {did}.",
  "I also {did}.",
  "Alongside that, I {did}.",
  "While there, I {did}.",
];
export const moreThereCurrent: Frames = [
  "In the same job, I {did}.",
  "There I also {did}.",
  "I also {did}.",
  "Alongside that, I {did}.",
];
export const moreProject: Frames = [
  "For a project called {project}, I {did}.",
  "In a project called {project}, I {did}.",
];
/** Lines that name work without a verb. */
export const covered: Frames = [
  "My work there covered {work}.",
  "The work at {org} covered {work}.",
];
export const coveredCurrent: Frames = [
  "My work there covers {work}.",
  "The work at {org} covers {work}.",
];

/** Papers that are asked for, and others. */
export const papersAsked: Frames = ["I {papers}, as you ask.", "As you ask, I {papers}."];
/** The same, of what the posting would like and does not require. */
export const papersHeld: Frames = ["I {papers}."];
export const papersOther: Frames = ["I also {papers}.", "I {papers} as well."];
export const degrees: Frames = [
  "I have {degree}{school}.",
  "My degree is {degree}{school}.",
  "I hold {degree}{school}.",
];
export const degreesOpen: Frames = [
  "I am working toward {degree}{school}.",
  "The degree I am working toward is {degree}{school}.",
];
/** A school diploma or the like, which is no degree. */
export const diplomas: Frames = ["I have {degree}{school}.", "I hold {degree}{school}."];
/** What the posting asks for and a letter does not show further down, at its opening. */
export const skillsFirst: Frames = [
  "My skills include {skills}, which you ask for.",
  "I know {skills}, which you ask for.",
];
/** Skills of the posting that no story has told. */
export const skills: Frames = ["My skills also include {skills}.", "I also know {skills}."];
/** The same, of what stands in the posting word for word. */
export const skillsNamed: Frames = ["My skills also include {skills}, which your posting names."];

/** A must-have that is not held, and the nearest thing that is. */
export const gaps: Frames = [
  "So far I have used {near} rather than {gap}.",
  "My tool so far has been {near} rather than {gap}.",
  "Where you use {gap}, I have worked with {near} so far.",
];

/** What the posting asks an application to hold. */
export const references: Frames = [
  "The reference of your posting is {reference}.",
  "I apply under reference {reference}.",
];
/** The end: an offer and a wish to talk. */
export const closes: Readonly<Record<"formal" | "plain" | "easy", Frames>> = {
  formal: [
    "I would welcome the chance to tell you more in an interview.",
    "I would be glad to discuss {job} with you.",
    "I would welcome an interview, and I would be glad to tell you how I would begin.",
    "It would be a pleasure to answer your questions in an interview.",
    "I would be glad to tell you more about any of this in an interview.",
  ],
  plain: [
    "I would be glad to tell you more, and to hear what you need first.",
    "I would welcome a conversation about {job}.",
    "I would be glad to talk any of this through with you, and to tell you how I would begin.",
    "I would like to hear more about the work, and to tell you how I would begin.",
    "If you would like to know more, I would be glad to answer your questions.",
  ],
  easy: [
    "I'd be glad to talk any of this through with you, and to tell you how I would begin.",
    "I'd love to hear more about the work, and to tell you how I would begin.",
    "If you would like to know more, I'd be happy to talk, by phone or in person.",
    "I'd be glad to answer your questions, and to hear what you need first.",
  ],
};
/** The last words. */
export const thanks: Frames = [
  "Thank you for your time.",
  "Thank you for considering me.",
  "Thank you for reading.",
];
