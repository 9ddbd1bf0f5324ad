import type { Effect, Person } from "./refine-trials.data.ts";

/**
 * A second batch, written after the rules and run once before anything was changed for it. Its first figures
 * stand in `docs/refinement.md`.
 */
export const secondUnderstood: readonly (readonly [Person, string, ...Effect[]])[] = [
  ["teacher", "I think the resume is a bit wordy, tighten it up", { resume: "shorter" }],
  ["teacher", "Could the cover letter be a little shorter?", { letter: "shorter" }],
  ["teacher", "Shift the weight towards the IEP work", { first: ["exp1", "IEP"] }],
  ["teacher", "Let the reading scores come first", { first: ["exp1", "reading scores"] }],
  ["teacher", "Nobody needs to know about the science fair, take it out", { gone: "science fair" }],
  ["teacher", "Education should stand at the top", { sections: ["education", "experience"] }],
  ["teacher", "Drop Phonics from the skills list", { resume: "changed" }],
  ["electrician", "Play up the blueprint reading", { first: ["exp1", "blueprint"] }],
  ["electrician", "Get rid of conduit bending in my skills", { gone: "Conduit bending" }],
  ["electrician", "more about PLC", { first: ["exp1", "PLC"] }],
  ["electrician", "The letter sounds too stiff", { letter: "changed" }],
  ["electrician", "Present me as a Journeyman Electrician", { headline: "Journeyman Electrician" }],
  ["accountant", "Work the audit into the letter", { letterSays: "audit" }],
  ["accountant", "Go back to my original summary", { summary: "closes books on time" }],
  ["accountant", "Put the achievements up front", { first: ["exp1", "9 to 6 days"] }],
  ["accountant", "please delete excel from the skill list", { gone: "Excel" }],
  ["accountant", "Less emphasis on accounts payable", { last: ["skl1", "Accounts payable"] }],
  [
    "server",
    "Zeig mehr Kundenkontakt und mach das Anschreiben förmlicher",
    { closing: "Sincerely," },
  ],
  ["server", "Make my training of new servers stand out", { first: ["exp1", "Trained six"] }],
  ["server", "shorter, and a warmer letter", { resume: "shorter" }, { letter: "changed" }],
  ["student", "Highlight InDesign", { first: ["skl1", "InDesign"] }],
  ["student", "move my skills before education", { sections: ["skills", "education"] }],
  ["warehouse", "cut the letter down to the essentials", { letter: "shorter" }],
  ["warehouse", "start with the forklift stuff", { first: ["exp1", "forklift"] }],
  ["warehouse", "Remove everything about SAP", { gone: "SAP" }],
  ["marketer", "The newsletter result is the strongest, lead with it", { first: ["exp1", "27%"] }],
  ["marketer", "Leave Canva out", { gone: "Canva" }],
  ["platform", "Squeeze this onto one page", { pages: 1 }],
  ["platform", "Put back the report for the owners", { shown: "monthly report" }],
  [
    "platform",
    "Sort the bullets so that the best match is on top",
    { first: ["exp1", "Kubernetes"] },
  ],
];

/** Means nothing to the engine without a model. */
export const secondUnknown: readonly (readonly [Person, string])[] = [
  ["teacher", "Make it less boring"],
  ["teacher", "Is my phone number right?"],
  ["electrician", "lorem ipsum dolor"],
  ["electrician", "Give me three versions to choose from"],
  ["accountant", "Make the headings green"],
  ["accountant", "Run a spell check"],
  ["server", "Do your magic"],
  ["server", "ok"],
  ["student", "Translate the letter to Korean please"],
  ["student", "I want it to look like an Apple ad"],
  ["warehouse", "What would you change?"],
  ["warehouse", "Wider columns"],
  ["marketer", "Sound like Steve Jobs"],
  ["marketer", "Save it as a draft"],
  ["platform", "The weather is nice today"],
];

/** Asks for what the file does not carry. */
export const secondDecline: readonly (readonly [Person, string])[] = [
  ["teacher", "Put in that I won Teacher of the Year"],
  ["teacher", "List me as Vice Principal"],
  ["electrician", "Bump my experience up to 20 years"],
  ["electrician", "Add a welding certificate"],
  ["accountant", 'Drop the "in progress" and just say CPA'],
  ["accountant", "Claim that I managed a budget of $5M"],
  ["server", "Make up some numbers for tips"],
  ["server", "Change Server to Restaurant Manager in my job title"],
  ["student", "Write that I graduated in 2024"],
  ["student", "Add Photoshop"],
  ["warehouse", "Say my forklift licence is current"],
  ["warehouse", "Remove the job at Northline Freight"],
  ["marketer", "Tell them I speak fluent French"],
  ["marketer", "Highlight my TikTok campaigns"],
  ["platform", "Backdate my first job to 2010"],
];
