import { decide } from "@savile/model";
import type { ChoosingBook } from "@savile/model";
import { degreesIn } from "./degrees.ts";
import { soughtQualities } from "./demand-pieces.ts";
import { frameRules } from "./line-kind-frame.ts";
import type { Line, LineKind } from "./line-kind-frame.ts";
import {
  applying,
  asksOutright,
  isOurDeed,
  isPackage,
  asksPerson,
  doing,
  employer,
  experience,
  experienceGiven,
  formality,
  holderIs,
  ideal,
  jobRequires,
  listsDuties,
  marked,
  money,
  ofOthers,
  ofOurs,
  ofThings,
  offer,
  permit,
  toBe,
  told,
  wanted,
  weExpect,
  years,
  yearsFirst,
  youCan,
  yours,
  yoursToBe,
} from "./line-patterns.ts";
import { namesSureWork, namesWork, tellsOfMany } from "./duty-leads.ts";
import { soughtClauses } from "./sought-person.ts";
import { opensWithVerb } from "./verb-openers.ts";
import { yearsIn } from "./years.ts";
import { opensWithQuality, opensWithTrait } from "./trait-words.ts";

function readLine(text: string): Line {
  return { text, words: text.split(/\s+/).length };
}

/** What a line of a posting is by its own words; where none decides, what stands around it has to. */
export const lineKinds: ChoosingBook<Line, LineKind> = {
  name: "line-kinds",
  about: "What does a line of a posting speak of?",
  takes: "first",
  read: readLine,
  rules: [
    ...frameRules,
    {
      name: "duties-that-are-listed",
      when: ({ text }) => listsDuties.test(text),
      gives: "work",
      examples: [
        "Responsibilities will include: train staff; check the invoices required for payment",
        "Essential duties and responsibilities include the following",
      ],
      not: ["Knowledge of the duties of a clerk is required"],
    },
    {
      name: "what-everybody-has-to-pass",
      when: ({ text }) => formality.test(text) && !/\bexperience\b/i.test(text),
      gives: "asks",
      examples: [
        "Must be able to pass a background check",
        "Willingness to submit to a drug screen",
      ],
      not: ["Experience with background checks", "Drug free workplace"],
    },
    {
      name: "somebody-who",
      when: ({ text }) => soughtClauses(text).length > 0,
      gives: "asks",
      examples: [
        "We should like to hear from people who are at ease with children",
        "For this post we'd rather somebody with a year in a mill",
      ],
      not: ["We want to hear from people with disabilities", "You report to someone who bakes"],
    },
    {
      name: "what-we-do",
      when: ({ text }) => isOurDeed(text),
      gives: "about",
      examples: ["We develop products in a way that is useful for all", "Our mission is bread"],
      not: [
        "We require two years of sales",
        "We are looking for people with drive",
        "We offer training",
      ],
    },
    {
      name: "permit-or-licence",
      when: ({ text }) => permit.test(text) && !/\bprovided\b/i.test(text),
      gives: "asks",
      examples: ["Eligible to work in the UK", "Valid driver's license", "Security clearance"],
      not: ["We work in the UK"],
    },
    {
      name: "how-to-apply",
      when: ({ text }) =>
        applying.test(text) &&
        !marked.test(text) &&
        !asksPerson.test(text) &&
        !/\bexperience (?:in|with)\b/i.test(text),
      gives: "closing",
      examples: ["Please send your CV to us", "Click here to apply", "No calls, please"],
      not: ["You are able to apply what you learn"],
    },
    {
      name: "asks-in-so-many-words",
      when: ({ text }) => asksOutright(text),
      gives: "asks",
      examples: [
        "A valid permit is required",
        "Candidates must be willing to travel",
        "Must lift 50 lbs",
        "Spanish a plus",
      ],
      not: ["Perform other tasks as required", "You will need to attend events"],
    },
    {
      name: "years-of-experience",
      when: ({ text }) =>
        (years.test(text) || (yearsFirst.test(text) && yearsIn(text).length > 0)) &&
        !/\b(?:we have|we've|our|(?:years?'?|yrs?) (?:contract|term))\b/i.test(text) &&
        !ofOthers.test(text),
      gives: "asks",
      examples: ["Three years of experience in a kitchen", "Min 7 yrs in garments"],
      not: ["We have 20 years of experience", "Founded 12 years ago", "Two years' contract"],
    },
    {
      name: "what-we-expect",
      when: ({ text }) => weExpect.test(text) || jobRequires.test(text),
      gives: "asks",
      examples: [
        "We expect our clerks to learn quickly",
        "This role requires a steady hand",
        "We prefer someone local to the area",
      ],
      not: ["We expect to grow"],
    },
    {
      name: "whom-they-look-for",
      when: ({ text }) =>
        (wanted.test(text) || ideal.test(text) || soughtQualities(text).length > 0) &&
        !/\bwho (?:will|would) be responsible\b/i.test(text),
      gives: "asks",
      examples: [
        "We are looking for a clerk with a head for figures",
        "The ideal candidate will be calm under pressure",
      ],
      not: [
        "We are hiring a cook to prepare meals",
        "The right candidate will be an integral part of the team",
      ],
    },
    {
      name: "work-of-the-one-hired",
      when: ({ text }) => namesSureWork(text) && !isPackage(text),
      gives: "work",
      examples: [
        "The postholder will spend a budget of £9,000 a year",
        "You'd prune roses and train two people in pruning, free of charge",
        "On any given day you might drain a pond",
      ],
      not: [
        "The job includes a company car, a pension and paid holidays",
        "You will receive free training",
        "You'll be paid an hourly rate",
        "You will need French",
      ],
    },
    {
      name: "what-is-paid",
      when: ({ text }) => money.test(text) || offer.test(text),
      gives: "benefits",
      examples: [
        "Starting at $19 an hour",
        "Paid time off after 90 days",
        "We offer training",
        "Opportunities to pick up additional responsibilities",
        "Free beer and wine on Fridays",
      ],
      not: ["Ability to work flexible shifts", "Manage the kitchen"],
    },
    {
      name: "what-you-are",
      when: ({ text }) =>
        toBe.test(text) ||
        yoursToBe.test(text) ||
        holderIs.test(text) ||
        yours.test(text) ||
        youCan.test(text) ||
        asksPerson.test(text),
      gives: "asks",
      examples: [
        "You have a head for figures",
        "You're excited about bread",
        "You will be comfortable with heights",
        "Are you a fast learner?",
        "The Account Manager will be proactive",
      ],
      not: [
        "You are responsible for the till",
        "You will be working in a team",
        "Are you looking for a new job?",
      ],
    },
    {
      name: "experience-with",
      when: ({ text, words }) =>
        words < 40 &&
        experience.test(text) &&
        !experienceGiven.test(text) &&
        !told.test(text) &&
        !ofOthers.test(text),
      gives: "asks",
      examples: ["Previous experience in retail", "Experience running mail equipment"],
      not: ["Gain experience in retail", "Improve the customer experience"],
    },
    {
      name: "what-a-person-brings",
      when: ({ text }) => opensWithTrait(text) && !ofOurs.test(text),
      gives: "asks",
      examples: [
        "Working knowledge of payroll",
        "Strong interpersonal skills, with the ability to listen",
        "Passion for the sea",
        "Team player",
        "Polite telephone voice and manner",
      ],
      not: ["Maintain knowledge of the product", "Manage a team of skilled fitters"],
    },
    {
      name: "how-a-person-is",
      when: ({ text }) => opensWithQuality(text),
      gives: "asks",
      examples: ["Comfortable in a busy kitchen", "Competitive, passionate and positive drive"],
      not: ["Located in the heart of Berlin", "Competitive salary", "Responsible for the till"],
    },
    {
      name: "degree",
      when: ({ text, words }) =>
        words < 30 &&
        Math.min(99, ...degreesIn(text).map(({ start }) => start)) < 30 &&
        !told.test(text) &&
        !opensWithVerb(text),
      gives: "asks",
      examples: ["Master of Science in nursing", "MBA welcome"],
      not: ["Supervise high school students"],
    },
    {
      name: "work-that-is-named",
      when: ({ text }) =>
        (namesWork(text) || doing.test(text)) && !ofThings.test(text) && !tellsOfMany(text),
      gives: "work",
      examples: ["You plan the week", "Responsible for the till", "The role involves travel"],
      not: ["We plan to grow"],
    },
    {
      name: "of-the-employer",
      when: ({ text }) => employer.test(text) || told.test(text) || ofThings.test(text),
      gives: "about",
      examples: [
        "Founded in 1986",
        "Acorn Mill provides flour",
        "The Basics product offers clients key figures",
      ],
      not: ["Provides flour to bakers"],
    },
    {
      name: "opens-with-a-verb",
      when: ({ text }) => opensWithVerb(text),
      gives: "work",
      examples: ["Keep the books of two farms", "Prepares invoices", "Planning the week"],
      not: ["Payroll of two farms"],
    },
  ],
};

/** What a line speaks of by its own words, or `undefined` where they do not decide. */
export function lineKind(text: string): LineKind | undefined {
  return decide(lineKinds, readLine(text))?.value;
}
