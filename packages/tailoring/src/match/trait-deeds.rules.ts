import type { ChoosingBook } from "@savile/model";
import { readDeedLine } from "./deed-line.ts";
import type { DeedLine } from "./deed-line.ts";

/** Whether a line show initiative. */
export const takesInitiative: ChoosingBook<DeedLine, boolean> = {
  name: "takes-initiative",
  about: "Does a line show initiative?",
  takes: "first",
  read: readDeedLine,
  rules: [
    {
      name: "began-something",
      when: ({ lower }) =>
        /\b(?:introduced|initiated|founded|launched|proposed|suggested|pioneered|established|invented|from scratch|my (?:own )?(?:idea|proposal|suggestion)|of my own|on my own|by myself|single-handed(?:ly)?|alone|sole|unasked|unprompted|nobody (?:had )?asked|wrote the first|built up|set up (?:an?|the|our|my)|started (?:an?|the|our))\b/.test(
          lower,
        ),
      gives: true,
      examples: [
        "Proposed a new shelf order",
        "Set up the test bench on my own",
        "Founded the choir",
      ],
      not: ["Opened the shop at nine"],
    },
    {
      name: "began-nothing",
      when: () => true,
      gives: false,
      examples: ["Opened the shop at nine"],
      not: ["Founded the choir"],
    },
  ],
};

/** Whether a line show that a problem was solved. */
export const solvesProblems: ChoosingBook<DeedLine, boolean> = {
  name: "solves-problems",
  about: "Does a line show that a problem was solved?",
  takes: "first",
  read: readDeedLine,
  rules: [
    {
      name: "solved-it",
      when: ({ lower }) =>
        /\b(?:solved|fixed|resolved|traced|diagnosed|debugged|troubleshot|worked out|found (?:out|the|a|why|where)|got to the bottom|root cause|cured|remedied|sorted out|tracked down|workaround)\b/.test(
          lower,
        ),
      gives: true,
      examples: ["Found the cause of a misfire", "Tracked down a leak"],
      not: ["Changed tyres"],
    },
    {
      name: "solved-nothing",
      when: () => true,
      gives: false,
      examples: ["Changed tyres"],
      not: ["Tracked down a leak"],
    },
  ],
};

/** Whether a line show that somebody can be relied on. */
export const isReliable: ChoosingBook<DeedLine, boolean> = {
  name: "is-reliable",
  about: "Does a line show that somebody can be relied on?",
  takes: "first",
  read: readDeedLine,
  rules: [
    {
      name: "never-failed",
      when: ({ lower }) =>
        /\b(?:never|not one|not a single|no|zero|without(?: an?)?)(?: (?!experience)[\p{L}-]+){0,3} (?:late\p{L}*|sick days?|absen\p{L}+|miss\p{L}*|delays?|complaints?|no-shows?|short)\b|\bkey[- ]?holder\b|\b(?:trusted|entrusted) with\b|\bon time\b|\b(?:locked|opened) up\b|\bperfect attendance\b/u.test(
          lower,
        ),
      gives: true,
      examples: ["Not one sick day in four years", "Key-holder of the shop", "All drops on time"],
      not: ["No experience of nights", "Drove a van"],
    },
    {
      name: "tells-of-no-trust",
      when: () => true,
      gives: false,
      examples: ["Drove a van"],
      not: ["Not one sick day in four years"],
    },
  ],
};

/** Whether a line show care for safety. */
export const mindsSafety: ChoosingBook<DeedLine, boolean> = {
  name: "minds-safety",
  about: "Does a line show care for safety?",
  takes: "first",
  read: readDeedLine,
  rules: [
    {
      name: "safe-work",
      when: ({ lower }) =>
        /\b(?:toolbox talks?|risk assessments?|method statements?|near[- ]miss\p{L}*|lost[- ]time|accident[- ]free|accidents?|permits? to work|lock-?out|ppe|safety (?:briefings?|walks?|audits?|rep\p{L}*|officer|drills?|checks?|inspections?)|fire drills?|first aider|hazards?)\b/u.test(
          lower,
        ),
      gives: true,
      examples: ["Toolbox talk each Monday", "Wrote risk assessments for the crew"],
      not: ["Poured concrete"],
    },
    {
      name: "nothing-of-safety",
      when: () => true,
      gives: false,
      examples: ["Poured concrete"],
      not: ["Toolbox talk each Monday"],
    },
  ],
};

/** Whether a line show work with others. */
export const worksInTeam: ChoosingBook<DeedLine, boolean> = {
  name: "works-in-team",
  about: "Does a line show work with others?",
  takes: "first",
  read: readDeedLine,
  rules: [
    {
      name: "with-others",
      when: ({ lower, people }) =>
        people.some(({ start }) =>
          /\b(?:with|alongside|beside|between|for|whenever|in|as part of|among|covered|helped|assisted|supported) (?:an?|the|my|our|two|three|four|five|six|other|\d+)?\s?(?:[\p{L}-]+ ){0,2}$/u.test(
            lower.slice(0, start),
          ),
        ) ||
        /\b(?:together with|jointly|in pairs?|hand in hand|cross-functional|pair(?:ed|ing)|shared|hand-?overs?|took turns|stood in for|stepped in|covered for|lent a hand|helped out|pitched in)\b/.test(
          lower,
        ),
      gives: true,
      examples: [
        "In a crew of six roofers",
        "Covered for colleagues on other counters",
        "Planned jointly with the nurses",
      ],
      not: ["Cleaned the fryer on Mondays"],
    },
    {
      name: "by-oneself",
      when: () => true,
      gives: false,
      examples: ["Cleaned the fryer on Mondays"],
      not: ["In a crew of six roofers"],
    },
  ],
};

/** Whether a line show that somebody spoke or wrote to others. */
export const talksToPeople: ChoosingBook<DeedLine, boolean> = {
  name: "talks-to-people",
  about: "Does a line show that somebody spoke or wrote to others?",
  takes: "first",
  read: readDeedLine,
  rules: [
    {
      name: "spoke-to-others",
      when: ({ lower }) =>
        /\b(?:present(?:ed|s|ing)?(?: to| the| our| results)|explain(?:ed|s|ing)?|negotiat\p{L}+|advis(?:ed?|es|ing)|consult(?:ed|ing)|brief(?:ed|ing|s)?|gave (?:talks?|tours?|speeches)|talks?|spoke|speaking|interpret(?:ed|ing)|moderat(?:ed|ing)|mediat(?:ed|ing)|interview(?:ed|ing|s)|liais(?:ed|on|ing)|correspond\p{L}+|newsletters?|answered (?:questions|calls|queries)|persuaded|convinced|taught|calls? (?:with|a day|per day)|meetings? with|chaired)\b/u.test(
          lower,
        ),
      gives: true,
      examples: [
        "Presented the results to the board",
        "Explained the menu to guests",
        "Chaired the works council",
      ],
      not: ["Loaded trucks"],
    },
    {
      name: "silent-work",
      when: () => true,
      gives: false,
      examples: ["Loaded trucks"],
      not: ["Presented the results to the board"],
    },
  ],
};

/** Whether a line show that somebody organised several things. */
export const keepsOrder: ChoosingBook<DeedLine, boolean> = {
  name: "keeps-order",
  about: "Does a line show that somebody organised several things?",
  takes: "first",
  read: readDeedLine,
  rules: [
    {
      name: "organised-it",
      when: ({ lower }) =>
        /\b(?:organi[sz](?:ed?|es|ing)|co-?ordinat(?:ed?|es|ing)|schedul(?:ed?|es|ing)|planned|plans|planning|juggl(?:ed|ing)|prioriti[sz]\p{L}+|in parallel|at once|at the same time|side by side|simultaneous\p{L}*|rotas?|rosters?|run sheets?|diar(?:y|ies)|calendars?|deadlines?|timetables?|logistics|arranged|in step)\b/u.test(
          lower,
        ),
      gives: true,
      examples: ["Kept five weddings a weekend in step", "Coordinated three moves at once"],
      not: ["Ironed shirts"],
    },
    {
      name: "nothing-organised",
      when: () => true,
      gives: false,
      examples: ["Ironed shirts"],
      not: ["Coordinated three moves at once"],
    },
  ],
};

/** Whether a line show service to people. */
export const servesPeople: ChoosingBook<DeedLine, boolean> = {
  name: "serves-people",
  about: "Does a line show service to people?",
  takes: "first",
  read: readDeedLine,
  rules: [
    {
      name: "served-them",
      when: ({ lower }) =>
        /\b(?:guests?|customers?|clients?|regulars?|visitors?|patients?|residents?|passengers?|diners|members|shoppers|callers|parents)\b/.test(
          lower,
        ) &&
        /\b(?:serv(?:ed?|es|ing)|advis(?:ed?|es|ing)|look(?:ed)? after|greet(?:ed|s|ing)?|welcom(?:ed|es|ing)|help(?:ed|s|ing)?|answer(?:ed|s|ing)?|knew|car(?:ed|ing) for|calm(?:ed|ing)?|attend(?:ed|s|ing)?|assist(?:ed|s|ing)?|found|took|solved|settled|counsel\p{L}*|stars?|thanks|praise\p{L}*|rated|reviews?)\b/u.test(
          lower,
        ),
      gives: true,
      examples: ["Greeted guests at the door", "Knew the orders of 60 regulars by heart"],
      not: ["Peeled potatoes", "Entered customer data"],
    },
    {
      name: "served-nobody",
      when: () => true,
      gives: false,
      examples: ["Peeled potatoes"],
      not: ["Greeted guests at the door"],
    },
  ],
};

/** Whether a line show that somebody checked what was made. */
export const checksQuality: ChoosingBook<DeedLine, boolean> = {
  name: "checks-quality",
  about: "Does a line show that somebody checked what was made?",
  takes: "first",
  read: readDeedLine,
  rules: [
    {
      name: "checked-it",
      when: ({ lower }) =>
        /\b(?:check(?:ed|s|ing)?|inspect(?:ed|s|ing)?|test(?:ed|s|ing)?|measur(?:ed?|es|ing)|sampl(?:ed?|es|ing)|audit(?:ed|s|ing)?|scor(?:ed?|es|ing)|calibrat\p{L}+|reject(?:ed|s)?|graded?|review(?:ed|s)?|listen(?:ed)? to)\b/u.test(
          lower,
        ) &&
        /\b(?:every|each|all|sample|samples|tenth|defects?|rejected|off|toleranc\p{L}+|standards?|against|recordings?|batch(?:es)?|parts?|first[- ]off|points?|spec\p{L}*|limits?|quality|complaints?)\b/u.test(
          lower,
        ),
      gives: true,
      examples: [
        "Checked every tenth bottle against the sample",
        "Listened to five recordings per agent",
      ],
      not: ["Checked guests in"],
    },
    {
      name: "checked-nothing",
      when: () => true,
      gives: false,
      examples: ["Checked guests in"],
      not: ["Checked every tenth bottle against the sample"],
    },
  ],
};
