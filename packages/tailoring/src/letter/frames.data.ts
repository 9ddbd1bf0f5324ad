/**
 * Sentence frames of the letter. `{job}` "the Baker position at Ash Mill", `{seek}` "a Baker at Ash Mill",
 * `{needs}` one or two things that the posting asks for, `{held}` a held title with its article, `{org}` an
 * employer, `{since}` and `{until}` years, `{did}` what was done there.
 */

/** Openings for things that the next sentence tells of ("wound care"). */
export const openingsForThings: readonly string[] = [
  "I am applying for {job}, for which you ask for {needs}.",
  "Your posting for {seek} asks for {needs}.",
  "You are looking for {seek}, and your posting names {needs}.",
  "I would like to be considered for {job}, which calls for {needs}.",
  "Please consider me for {job}. You ask for {needs}.",
];

/** Openings for work that the next sentence tells of ("reviewing reports for accuracy"). */
export const openingsForDoing: readonly string[] = [
  "I am applying for {job}, where the work includes {needs}.",
  "Your posting for {seek} describes {needs}.",
  "You are looking for {seek}, and the work includes {needs}.",
  "I would like to be considered for {job}. Part of the work is {needs}.",
  "Please consider me for {job}. The work you describe includes {needs}.",
  "I am writing about {job}, and first of all about {needs}.",
  "For {job} you describe {needs}.",
];

/** The line that answers what the letter opens on. */
export const openingStoryCurrent: readonly string[] = [
  "At {org}, where I am {held}, I {did}.",
  "As {held} at {org}, I {did}.",
  "In my work as {held} at {org}, I {did}.",
];
export const openingStoryEnded: readonly string[] = [
  "At {org}, where I was {held}, I {did}.",
  "As {held} at {org}, I {did}.",
  "In my work as {held} at {org}, I {did}.",
];
/** Who writes, where the opening has told of the role. */
export const experienced: readonly string[] = [
  "I have {years} of experience in this kind of work.",
  "I bring {years} of experience in this kind of work.",
  "I have done this kind of work for {years}.",
];
export const newTitle: readonly string[] = [
  "The title would be new for me, and the examples in this letter are what I would bring.",
  "This would be a new title for me.",
];
export const newField: readonly string[] = [
  "This would be a change of field for me, and I would rather say so now.",
  "I come to this from another field, and I would rather say so now.",
];

/** Openings for a thing that no line of the resume answers: it is named and nothing more. */
export const openingsForOpenNeeds: readonly string[] = [
  "I am applying for {job}, for which you ask for {needs}.",
  "Your posting for {seek} asks for {needs}, and I would like to be considered for it.",
  "I would like to be considered for {job}. You ask for {needs}.",
  "Please consider my application for {job}, in which you ask for {needs}.",
];

/** Openings for a duty that no line of the resume answers. */
export const openingsForOpenDuties: readonly string[] = [
  "I am applying for {job}, where the work includes {needs}.",
  "Your posting for {seek} describes work that includes {needs}, and I would like to be considered for it.",
  "I would like to be considered for {job}. As you describe it, the work includes {needs}.",
  "Please consider my application for {job}, in which {needs} is part of the work.",
  "For {job} you describe work that includes {needs}. I would like to apply for it.",
  "I am writing to apply for {job}. The work includes {needs}, as your posting describes it.",
  "You are looking for {seek} whose work includes {needs}, and I would like to be considered.",
  "Please consider me for {job}. Your posting describes {needs} as part of the work.",
];

export const openingsWithoutNeed: readonly string[] = [
  "I am applying for {job}.",
  "Please consider my application for {job}.",
  "I would like to be considered for {job}.",
  "Please accept this letter as my application for {job}.",
  "This is my application for {job}.",
];

/** Who writes: someone in work of the kind that is sought. */
export const introductionsCurrent: readonly string[] = [
  "I am {held} at {org}, with {years} of experience in this kind of work.",
  "I have {years} of experience in this kind of work and am now {held} at {org}.",
  "I work as {held} at {org} and have {years} of experience in this kind of work.",
];
export const introductions: readonly string[] = [
  "I bring {years} of experience in this kind of work, most recently as {held} at {org}.",
  "I have {years} of experience in this kind of work, most recently as {held} at {org}.",
];
/** Who writes: someone in near work. */
export const introductionsNearCurrent: readonly string[] = [
  "I have been {held} at {org} since {since}.",
  "Since {since} I have worked as {held} at {org}.",
  "I work as {held} at {org}, where I started in {since}.",
];
export const introductionsNear: readonly string[] = [
  "I worked as {held} at {org} from {since} to {until}.",
  "From {since} to {until} I was {held} at {org}.",
];
export const introductionsPlainCurrent: readonly string[] = [
  "I work as {held} at {org}.",
  "I am {held} at {org}.",
];
export const introductionsPlain: readonly string[] = [
  "I have worked as {held} at {org}.",
  "My experience includes work as {held} at {org}.",
];
/** Who writes: someone from another field, who says so. */
export const changesCurrent: readonly string[] = [
  "This would be a change of field for me: since {since} I have worked as {held} at {org}.",
  "I come to this from another field. Since {since} I have been {held} at {org}.",
  "My work so far is in another field, and I would rather say so now: I am {held} at {org}.",
];
export const changes: readonly string[] = [
  "This would be a change of field for me: most recently I worked as {held} at {org}.",
  "I come to this from another field, most recently as {held} at {org}.",
  "My work so far is in another field, and I would rather say so now. Most recently I was {held} at {org}.",
];
/** Who writes: someone in near work under another title. */
export const movesCurrent: readonly string[] = [
  "This would be a new title for me: since {since} I have worked as {held} at {org}.",
  "The title would be new for me. Since {since} I have been {held} at {org}.",
  "I work under another title today: I am {held} at {org}.",
];
export const moves: readonly string[] = [
  "This would be a new title for me: most recently I worked as {held} at {org}.",
  "The title would be new for me. From {since} to {until} I was {held} at {org}.",
];
/** What of the posting somebody from another field has. */
export const carries: readonly string[] = [
  "What carries over is {carry}.",
  "What I would bring with me is {carry}.",
];
/** Where nothing that the posting names carries over. */
export const carriesLittle: readonly string[] = [
  "I have chosen the examples that come closest to the work of {one}.",
  "The examples below are the ones that come closest to the work of {one}.",
  "Below is what I have done that comes closest to the work of {one}.",
  "My examples are the ones that come closest to the work of {one}.",
  "I have chosen the examples that come closest to the work you describe.",
];
/** Who writes: someone whose evidence is study, projects and volunteering. */
export const beginningsOpen: readonly string[] = [
  "I am working toward {degree}{school}, and my examples come from {places}.",
  "I am now studying for {degree}{school}; what I can show comes from {places}.",
];
export const beginningsHeld: readonly string[] = [
  "I have {degree}{school}, and my examples come from {places}.",
];
export const beginnings: readonly string[] = [
  "What I can show so far comes from {places}.",
  "My experience so far comes from {places}.",
  "The examples I can give come from {places}.",
];

/** Before a story: what it answers. */
export const links: readonly string[] = [
  "You mention {need} as well.",
  "Another part of your posting is {need}.",
  "You ask for {need} as well.",
];

/** A story of the role that the opening has just named. */
export const storyOfNamedRole: readonly string[] = [
  "In that job, I {did}.",
  "There, I {did}.",
  "At {org}, I {did}.",
];
/** A story of a role that goes on. */
export const storyCurrent: readonly string[] = [
  "At {org}, where I am {held}, I {did}.",
  "I am now {held} at {org}, where I {did}.",
  "Since {since} I have worked as {held} at {org}, where I {did}.",
];
/** A story of a role that ended. */
export const storyEnded: readonly string[] = [
  "As {held} at {org}, I {did}.",
  "I have also worked as {held} at {org}, where I {did}.",
  "From {since} to {until} I was {held} at {org}, where I {did}.",
];
/** A story of a role that ended before the one told last. */
export const storyEarlier: readonly string[] = [
  "Before that, I was {held} at {org}, where I {did}.",
  "Before that, as {held} at {org}, I {did}.",
  "Earlier, as {held} at {org}, I {did}.",
  "From {since} to {until} I was {held} at {org}, where I {did}.",
];
/** Another role at the employer that was named last. */
export const storySameEmployer: readonly string[] = [
  "As {held} there, I {did}.",
  "In my work there as {held}, I {did}.",
];
export const storySameEmployerEarlier: readonly string[] = [
  "Before that, as {held} there, I {did}.",
  "Earlier, as {held} there, I {did}.",
];
/** More of a role in a paragraph of its own. */
export const storySameRole: readonly string[] = [
  "The same job has other sides: I {did}.",
  "At {org} I also {did}.",
];
/** A story of an employer whose title is not known. */
export const storyWithoutTitle: readonly string[] = ["At {org}, I {did}."];
export const storyOfProject: readonly string[] = [
  "For {project}, I {did}.",
  "In a project called {project}, I {did}.",
  "One example is {project}, for which I {did}.",
];
export const storyOfOtherProject: readonly string[] = [
  "In one project, I {did}.",
  "For another project, I {did}.",
];
/** A story of a post without an organisation. */
export const storyOfPost: readonly string[] = [
  "As {held}, I {did}.",
  "In my time as {held}, I {did}.",
];

/** One more line of the same role; one connector in a paragraph, the others stand without. */
export const followUps: readonly string[] = ["I also {did}.", "I {did}."];
export const followUpsPlain: readonly string[] = ["I also {did}.", "In addition, I {did}."];

/** Several lines of a role in one sentence. */
export const sidesCurrent: readonly string[] = [
  "The work includes {list}.",
  "My work there also includes {list}.",
  "Other parts of the job are {list}.",
];
export const sidesEnded: readonly string[] = [
  "The work included {list}.",
  "My work there also included {list}.",
  "Other parts of the job were {list}.",
];

/** What else the stories answer. */
export const answers: readonly string[] = [
  "Your posting also describes {need}; the examples above come close to that.",
  "You also mention {need}, and the examples above speak to that as well.",
];
/** For somebody with one job. */
export const onlyJob: readonly string[] = [
  "That is the one job on my resume so far, and my examples come from there.",
  "My resume has that one job so far; the examples come from there.",
];
export const onlyJobEnded: readonly string[] = [
  "That is the one job on my resume so far, and my examples come from there.",
];
/** Work of the posting that the resume does not show, said by somebody from another field. */
export const unshown: readonly string[] = [
  "Of the work that you describe, my resume does not show {need}; I would be glad to talk about that.",
  "My resume does not speak of {need}, which you also describe, and I prefer to be plain about that.",
];

/** Skills that the posting names and no story has told. */
export const skillLines: readonly string[] = [
  "You also name {skills}; my resume shows {all}.",
  "Of the other things you name, my resume also shows {skills}.",
  "My resume also shows {skills}, which your posting names as well.",
];
/** Skills of the list where there is little else to tell. */
export const otherSkillLines: readonly string[] = [
  "My resume also lists {skills}.",
  "Other skills on my resume are {skills}.",
  "Also on my resume are {skills}.",
];

/** The same after a sentence that names the resume. */
export const moreSkillLines: readonly string[] = [
  "It also lists {skills}.",
  "Also listed are {skills}.",
];

/** What the resume does not show. */
export const gapLines: readonly string[] = [
  "My resume does not show {gap}, and I would rather say so now than leave the question open.",
  "One thing that you ask for and my resume does not show is {gap}; I prefer to be plain about that.",
  "You also ask for {gap}, which my resume does not show; I prefer to say so myself.",
];
/** What the resume does not show, and what it shows instead. */
export const nearGapLines: readonly string[] = [
  "My resume does not show {gap}; what it shows is {near}.",
  "You ask for {gap}. What my resume shows is {near}, and I prefer to be plain about the difference.",
];

/** The last sentences, where nothing is claimed: to a court, an office, a small team. */
export const closings: Readonly<Record<"formal" | "plain" | "easy", readonly string[]>> = {
  formal: [
    "I would welcome the opportunity to discuss {job} with you. My resume gives the dates and details behind this letter. Thank you for considering my application.",
    "Thank you for considering my application. I would be glad to answer any questions about my experience, in writing or in person, and to come for an interview.",
    "I would be pleased to discuss my application in person. The resume that comes with this letter gives the full record. Thank you for your time.",
    "I hope that you will consider me for {job}, and I would welcome an interview. I am glad to provide anything else that you may need.",
    "Should you wish to discuss {job} with me, I would be glad to come for an interview. My resume gives the full record. Thank you for reading my application.",
  ],
  plain: [
    "I would welcome a conversation about {job}. My resume gives the dates and details behind this letter. Thank you for reading it.",
    "I would be glad to talk through any of this. My resume has the full record, and you can reach me by e-mail or phone.",
    "Thank you for reading this far. I would welcome the chance to talk about {job} and to answer your questions.",
    "If this comes close to what you need, I would be glad to talk. The resume that comes with this letter has the dates and details.",
    "I would like to hear more about {job}, and I am glad to answer questions about anything in this letter or in my resume. Thank you for your time.",
    "Thank you for considering my application. I would be happy to go into more detail on any of these examples when we talk.",
    "My resume has the dates and details. I would be glad to meet, to hear more about {job}, and to tell you anything that this letter leaves out.",
  ],
  easy: [
    "I would be glad to hear more about {job} and to answer your questions. My resume has the dates and details. Thanks for reading!",
    "If this sounds like what you need, let's talk. You can call or write at any time, and my resume gives the details. Thank you for reading.",
    "I am happy to talk whenever it suits you, and to answer any questions about this letter or my resume. Thanks for your time.",
    "Thank you for reading. I would be happy to come by for a talk about {job}, and my resume has the dates and details.",
    "I would like to meet you and to hear how the work is done. My resume has the details behind this letter. Thanks for taking the time.",
    "Questions about any of this are welcome, by phone or e-mail. Thank you for your time, and I would be glad to talk about {job}.",
  ],
};
