import type { ChoosingBook } from "@savile/model";
import { objectOf, readDeedLine } from "./deed-line.ts";
import type { DeedLine } from "./deed-line.ts";

const leadVerb =
  /\b(?:supervis(?:e[sd]?|ing)|manag(?:e[sd]?|ing)|le(?:a?d|ads|ading)|headed|heading|direct(?:s|ed|ing)|overs(?:ees?|aw|een|eeing)|r[au]ns?|running|took over|take over|in charge of|charge of|foreman of|foreman over|head of|responsible for|rota for|roster for|built up|captain(?:ed)?|command(?:ed|ing)?|controll?(?:s|ed|ing)?(?: up to)?|(?:supervisor|manager|leader|boss) (?:of|to|over))\s+/gu;
const underMe =
  /\b(?:report(?:s|ed|ing)? (?:directly )?to me|under me|under my|direct reports?|in charge|appraisals?|line[- ]manag\p{L}+|one-to-ones|1:1s|return-to-works?|their (?:reviews?|rotas?|hours)|disciplin\p{L}+|gave out the (?:jobs|work)|(?:do|did|set|made|make) the (?:allocation|rota|roster|rotas|duty plan)|set allocation|allocate[sd]?)\b/u;
const leaderTitle =
  /\b(?:lead|leader|head|manager|supervisor|foreman|forewoman|chief|captain|charge|superintendent|director|principal|matron|sister|sergeant|chargehand|teamleiter(?:in)?|responsable|jefe|jefa|capo)\b/;
const helpingTitle =
  /\b(?:lead generation|assistant to|product manager|account manager|project manager)\b/;

/** Whether a line shows that somebody led people. */
export const leadsPeople: ChoosingBook<DeedLine, boolean> = {
  name: "leads-people",
  about: "Does a line show that somebody led people?",
  takes: "first",
  read: readDeedLine,
  rules: [
    {
      name: "led-by-another",
      when: ({ lower }) =>
        /\b(?:reported|reporting|report) to (?:the|a|an|our|my)\b|\bled by\b|\bsupported the\b|\bfor the .{0,20}\b(?:lead|manager)\b/.test(
          lower,
        ),
      gives: false,
      examples: ["Only clerk among six; report to the owner", "In a team of five led by a chef"],
      not: ["Six clerks report to me"],
    },
    {
      name: "led-people",
      when: (line) => objectOf(line, leadVerb) !== undefined,
      gives: true,
      examples: [
        "Led a crew of five roofers",
        "Supervise two assistants",
        "Took over a team of 7",
        "In charge of three porters",
      ],
      not: ["Managed the calendar for a team of four", "Led a project for the nurses of two wards"],
    },
    {
      name: "people-under-me",
      when: ({ lower, people }) =>
        underMe.test(lower) &&
        people.some(
          ({ count, noun }) =>
            !/^(?:students?|pupils?)$/.test(noun) && (count !== undefined || noun !== "person"),
        ),
      gives: true,
      examples: [
        "Nine fitters report to me",
        "In charge at night: 2 porters and 3 cleaners",
        "Six cooks; I do the allocation",
      ],
      not: ["Appraisals filed", "Twelve guests a night", "60 students, discipline on board"],
    },
    {
      name: "had-a-crew",
      when: ({ lower, people }) =>
        people.some(
          ({ start, noun, count }) =>
            /\b(?:had|have|has|with) (?:a|an|the|my|my own) (?:[\p{L}-]+ ){0,2}$/u.test(
              lower.slice(0, start),
            ) &&
            /^(?:teams?|crews?|squad|brigade|shift|section|gang|department)$/.test(noun) &&
            (count !== undefined || people.some((other) => other.count !== undefined)),
        ) && /\b(?:had|have|has)\b/.test(lower),
      gives: true,
      examples: ["Had the late shift: six packers and a driver"],
      not: ["Worked with a crew of six packers"],
    },
    {
      name: "leader-with-people",
      when: ({ title, lower, people }) =>
        leaderTitle.test(title) &&
        !helpingTitle.test(title) &&
        people.some(
          ({ count, start }) =>
            (count ?? 0) > 1 && !/\bwith (?:an? )?(?:[\p{L}-]+ )?$/u.test(lower.slice(0, start)),
        ),
      gives: true,
      examples: ["Team Leader, Oak Mill | 12 pickers across two shifts"],
      not: [
        "Clerk, Oak Mill | 12 pickers across two shifts",
        "Team Leader, Oak Mill | 12 pallets an hour",
      ],
    },
    {
      name: "leads-nobody",
      when: () => true,
      gives: false,
      examples: ["Cleaned the ovens"],
      not: ["Led a crew of five roofers"],
    },
  ],
};

const teachVerb =
  /\b(?:train(?:s|ed|ing)?|retrain\p{L}*|mentor(?:s|ed|ing)?|coach(?:es|ed|ing)?|teach(?:es|ing)?|taught|tutor(?:s|ed|ing)?|instruct(?:s|ed|ing)?|onboard(?:s|ed|ing)?|induct(?:s|ed|ing)?|brief(?:s|ed|ing)?|show(?:s|ed|ing|n)?|familiari[sz]\p{L}+|upskill\p{L}*|assess(?:es|ed|ing)?|precept\p{L}+|guid(?:e|es|ed|ing)|buddied|broke in|brought on|looked after|look after|introduc(?:ed|ing))\s+/gu;
const teacherNoun =
  /\b(?:trainer|mentor|preceptor|assessor|tutor|buddy|coach|instructor|supervisor|examiner|practice educator|vejleder|ausbilder(?:in)?|induction|onboarding|inductions)\s+(?:to|of|for|with)\s+/gu;

/** Whether a line shows that somebody taught people their work. */
export const teachesPeople: ChoosingBook<DeedLine, boolean> = {
  name: "teaches-people",
  about: "Does a line show that somebody taught people their work?",
  takes: "first",
  read: readDeedLine,
  rules: [
    {
      name: "was-taught",
      when: ({ lower }) =>
        /\b(?:trained|taught|mentored|coached|instructed) (?:by|as|at|in|on)\b|\b(?:attended|completed|took|took part in|attending) (?:an? |the )?(?:[\p{L}-]+ ){0,3}(?:training|course|induction)\b/u.test(
          lower,
        ),
      gives: false,
      examples: [
        "Trained by the head chef",
        "Attended a training for new guides",
        "Trained as a welder",
      ],
      not: ["Trained two guides"],
    },
    {
      name: "taught-people",
      when: (line) => objectOf(line, teachVerb) !== undefined,
      gives: true,
      examples: [
        "Trained new bus drivers",
        "Taught 30 managers to code their bills",
        "Show new starters the till",
      ],
      not: ["Trained guests in yoga", "Showed 40 flats a month"],
    },
    {
      name: "teacher-of-people",
      when: (line) => objectOf(line, teacherNoun) !== undefined,
      gives: true,
      examples: ["Mentor to two apprentices", "Assessor of nine students"],
      not: ["Mentor of the year 2021"],
    },
    {
      name: "took-people-through",
      when: ({ lower, people }) =>
        people.some(({ learn }) => learn) &&
        /\b(?:took|take|takes|taking|walk(?:ed|s)?|brought|guided|led|saw) (?:[\p{L}\p{N}-]+ ){1,4}(?:through|up to|to (?:their|the) )/u.test(
          lower,
        ),
      gives: true,
      examples: ["Had two apprentices at my bench and took them through the final exam"],
      not: ["Took the parcels through customs"],
    },
    {
      name: "learners-at-ones-side",
      when: ({ lower, people }) =>
        people.some(({ learn }) => learn) &&
        /\b(?:with|beside|alongside|under) me\b|\bat my (?:side|bench|desk|elbow)\b|\b(?:paired|sat|rode|drove|practi[sc]ed|rehearsed|went out) (?:[\p{L}\p{N}-]+ ){0,4}?with (?:my|our|the|two|three|four|five|six|new|every|each|\d+)\b|\bsign(?:ed|ing|s) off\b/u.test(
          lower,
        ),
      gives: true,
      examples: [
        "New starters sat with me for their first fortnight",
        "Paired weekly with our two graduates",
        "Signed off 12 newcomers on the autoclave",
      ],
      not: ["Sat with the suppliers every month", "Had the keys with me"],
    },
    {
      name: "trainer-by-title",
      when: ({ title, lower, people }) =>
        /\b(?:trainer|training|instructor|mentor|coach)\b/.test(title) &&
        people.some(({ learn, count }) => learn || count !== undefined) &&
        lower !== "",
      gives: true,
      examples: ["Trainer, Oak Mill | 46 starters in 2025"],
      not: ["Clerk, Oak Mill | 46 starters in 2025"],
    },
    {
      name: "teaches-nobody",
      when: () => true,
      gives: false,
      examples: ["Cleaned the ovens"],
      not: ["Trained new bus drivers"],
    },
  ],
};
