/** Who the documents are of: a resume and a posting of the tests. */
export type Person =
  | "platform"
  | "teacher"
  | "electrician"
  | "accountant"
  | "server"
  | "student"
  | "warehouse"
  | "marketer";

/** What has to hold of the documents once everything that an instruction proposes is accepted. */
export type Effect =
  | { readonly first: readonly [entry: string, text: string] }
  | { readonly last: readonly [entry: string, text: string] }
  | { readonly gone: string }
  | { readonly shown: string }
  | { readonly headline: string }
  | { readonly summary: string }
  | { readonly resume: "shorter" | "same" | "changed" }
  | { readonly letter: "shorter" | "longer" | "changed" }
  | { readonly letterSays: string }
  | { readonly letterOmits: string }
  | { readonly closing: string }
  | { readonly pages: number }
  | { readonly skill: string }
  | { readonly sections: readonly [first: string, second: string] };

/** Instructions that the engine without a model understands, with what has to hold afterwards. */
export const understoodTrials: readonly (readonly [Person, string, ...Effect[]])[] = [
  ["platform", "Make it shorter", { resume: "shorter" }],
  ["platform", "Please make my resume more concise.", { resume: "shorter" }],
  ["platform", "fit one page", { pages: 1 }],
  ["platform", "I need this on a single page please", { pages: 1 }],
  ["platform", "Keep the resume to 1 page", { pages: 1 }],
  ["platform", "Emphasise Kubernetes", { first: ["exp1", "Kubernetes"] }],
  ["platform", "Can you highlight my REST API work more?", { first: ["exp1", "REST"] }],
  ["platform", "put more emphasis on Postgres", { first: ["exp1", "Postgre"] }],
  ["platform", "emphasize Ansible", { first: ["exp2", "Ansible"] }],
  ["platform", "Remove the bullet about phones", { gone: "phones" }],
  ["platform", "drop Bash from my skills", { gone: "Bash" }],
  ["platform", "don't mention printers", { gone: "printers" }],
  ["platform", "delete grafana", { gone: "Grafana" }],
  ["platform", "Bring back everything you left out", { shown: "Ordered laptops" }],
  [
    "platform",
    "Restore the line about the phones of two offices",
    { shown: "phones of two offices" },
  ],
  ["platform", "Use the title Platform Engineer", { headline: "Platform Engineer" }],
  [
    "platform",
    "change my headline to Systems Administrator",
    { headline: "Systems Administrator" },
  ],
  ["platform", "Make the letter shorter", { letter: "shorter" }],
  ["platform", "The cover letter is too long", { letter: "shorter" }],
  ["platform", "make the cover letter more formal", { closing: "Sincerely," }],
  ["platform", "Chronological order as in my file", { first: ["exp1", "on-call handbook"] }],
  ["platform", "most relevant first", { first: ["exp1", "Kubernetes"] }],
  ["platform", "focus on results", { first: ["exp1", "40%"] }],
  ["platform", "add REST APIs to my skills", { skill: "REST" }],
  ["platform", "Shorten the older roles", { resume: "shorter" }],
  ["platform", "kürzer bitte", { resume: "shorter" }],
  ["platform", "Mach das Anschreiben kürzer", { letter: "shorter" }],
  ["platform", "Betone Kubernetes", { first: ["exp1", "Kubernetes"] }],
  ["platform", "plus court s'il vous plaît", { resume: "shorter" }],
  ["platform", "más corto, por favor", { resume: "shorter" }],
  ["platform", "shoten the resume", { resume: "shorter" }],
  ["platform", "emphasize Kuberntes", { first: ["exp1", "Kubernetes"] }],
  [
    "platform",
    "Make the letter more formal and remove Bash",
    { closing: "Sincerely," },
    { gone: "Bash" },
  ],
  [
    "platform",
    "Shorter letter; emphasise Ansible",
    { letter: "shorter" },
    { first: ["exp2", "Ansible"] },
  ],
  ["teacher", "Highlight phonics", { first: ["exp1", "phonics"] }],
  ["teacher", "Focus on my work with parents", { first: ["exp1", "parents"] }],
  ["teacher", "lead with the science fair", { first: ["exp1", "science fair"] }],
  ["teacher", "Put skills first", { sections: ["skills", "experience"] }],
  ["teacher", "move education above experience", { sections: ["education", "experience"] }],
  ["teacher", "remove Norwegian", { gone: "Norwegian" }],
  ["teacher", "remove the languages section", { gone: "Norwegian" }],
  ["teacher", "Make the tone of the letter warmer", { letter: "changed" }],
  ["teacher", "less formal please", { letter: "changed" }],
  ["teacher", "mention my teaching license in the letter", { letterSays: "License" }],
  ["electrician", "emphasise motor controls", { first: ["exp1", "motor controls"] }],
  ["electrician", "Focus on safety", { first: ["exp1", "lockout"] }],
  ["electrician", "mention OSHA 10 in the summary", { summary: "OSHA 10" }],
  ["electrician", "take out hand tools", { gone: "Hand tools" }],
  ["electrician", "focus on leadership", { first: ["exp1", "Train two apprentices"] }],
  ["accountant", "use stronger verbs", { resume: "changed" }],
  ["accountant", "Use my own summary", { summary: "closes books on time" }],
  ["accountant", "emphasise reconciliations", { first: ["exp1", "reconcil"] }],
  ["accountant", "Play down QuickBooks", { last: ["skl1", "QuickBooks"] }],
  ["accountant", "show results first", { first: ["exp1", "9 to 6 days"] }],
  ["server", "Focus on customer service", { first: ["exp1", "guest"] }],
  ["server", "remove irrelevant skills", { gone: "Cash handling" }],
  ["server", "add Toast POS to the skills", { skill: "Toast" }],
  ["student", "Put projects first", { sections: ["projects", "education"] }],
  ["student", "leave out Copywriting", { gone: "Copywriting" }],
  ["warehouse", "emphasise SAP", { first: ["exp1", "SAP"] }],
  ["warehouse", "feature the forklift work more prominently", { first: ["exp1", "forklift"] }],
  ["marketer", "highlight Mailchimp", { first: ["exp1", "Mailchimp"] }],
  ["marketer", "Don't include French", { gone: "French" }],
  ["marketer", "bring the results to the front", { first: ["exp1", "27%"] }],
];

/** What a person might say that means nothing to the engine without a model: nothing changes. */
export const unknownTrials: readonly (readonly [Person, string])[] = [
  ["platform", "Make it pop"],
  ["platform", "Translate the resume into French"],
  ["platform", "Change the font to Garamond"],
  ["platform", "asdf qwer zxcv"],
  ["platform", "Improve it"],
  ["platform", "Can you do better?"],
  ["platform", "Write me a poem about servers"],
  ["platform", "What is my ATS score?"],
  ["platform", "send it to the recruiter"],
  ["platform", "use British spelling"],
  ["platform", "I don't like it"],
  ["teacher", "Make the margins narrower"],
  ["teacher", "use a blue header"],
  ["teacher", "Why was the science fair removed?"],
  ["teacher", "give it more personality and sparkle"],
  ["teacher", "hm, not sure about this one"],
  ["teacher", "Traduis tout en allemand"],
  ["electrician", "Fix the typos"],
  ["electrician", "Who wrote this?"],
  ["electrician", "12345"],
  ["accountant", "Think like a hiring manager at a big firm"],
  ["accountant", "Rewrite everything in the style of Hemingway"],
  ["accountant", "Check the grammar"],
  ["server", "two columns with icons"],
  ["server", "Is this good enough?"],
  ["server", "thanks!"],
  ["student", "prepare me for the interview"],
  ["student", "How long should a resume be?"],
  ["warehouse", "email it to my wife"],
  ["marketer", "make it sing"],
];

/** What is declined with its reason: inventions, foreign titles, facts that stay. */
export const declineTrials: readonly (readonly [Person, string])[] = [
  ["platform", "Add Terraform to my skills"],
  ["platform", "Say I have 10 years of Go experience"],
  ["platform", "Make me a senior director"],
  ["platform", "Invent a project with Kafka"],
  ["platform", "Change the deploy time figure from 40% to 60%"],
  ["platform", "add GraphQL and Kafka"],
  ["platform", "Mention that I led a team of 12 engineers"],
  ["platform", "exaggerate my achievements a bit"],
  ["platform", "use the title Head of Engineering"],
  ["platform", "add hidden keywords for the ATS"],
  ["platform", "Remove my job at Alder Clinic"],
  ["platform", "emphasise my Salesforce experience"],
  ["teacher", "Write that I hold a master's degree"],
  ["teacher", "Add some metrics"],
  ["teacher", "add that I speak fluent Spanish"],
  ["teacher", "Make me sound more senior"],
  ["teacher", "change the school to Harvard"],
  ["teacher", "Delete my education"],
  ["electrician", "Call me Master Electrician"],
  ["electrician", "say that I am certified in welding"],
  ["electrician", "extend my employment dates to 2010"],
  ["electrician", "mention my CDL licence"],
  ["accountant", "state that I am a CPA"],
  ["accountant", "I have 15 years of experience, add that"],
  ["accountant", "hide the gap between my jobs"],
  ["server", "put down that I was restaurant manager"],
  ["server", "Add QuickBooks to my skills please"],
  ["student", "make up an internship at a publisher"],
  ["warehouse", "include a current forklift licence and OSHA 30"],
  ["marketer", "change my title to Marketing Director"],
];

/** Older clients hand in local edits in this way: no instruction, nothing is done and nothing counted. */
export const syncTrials: readonly string[] = [
  "Update the document with these changes: # Ines Varga\n\n## Experience\n### Platform Engineer | Blue Harbor",
  "Please update the resume with the following changes:\n\n# Ines Varga\ninfo | phone",
  "Sync the cover letter with my local edits: Ines Varga\nNovember 21, 2026\nDear Hiring Manager,",
];
