import type { ChoosingBook } from "@savile/model";
import { deedLine } from "./deed-line.ts";
import type { DeedLine } from "./deed-line.ts";

/** What people show by what they did, whatever their trade calls it. */
export type DeedKind =
  | "people"
  | "training"
  | "budget"
  | "result"
  | "care"
  | "calm"
  | "initiative"
  | "solving"
  | "reliability"
  | "safety"
  | "teamwork"
  | "talking"
  | "order"
  | "guests"
  | "checking";

const leading =
  /\b(?:lead(?:s|ing|ership)?|led|manag(?:e[sd]?|ing|ement)|supervis(?:e[sd]?|ing|ion|ory)|direct(?:ing|ion of)|heading|oversee(?:ing)?|in charge|line manag\p{L}+|responsibility for)\b/u;
const teaching =
  /\b(?:train(?:ing|s)?|mentor(?:ing|s|ship)?|coach(?:ing)?|onboard(?:ing)?|induct(?:ion|ing)?|instruct(?:ing|ion)?|upskill(?:ing)?|tutoring|explain(?:ing)?|guid(?:e|ing)|develop(?:ing)?|teach(?:ing)?|pass(?:ing)? on)\b/u;

/** "Account management", "diary management": what is managed is no people. */
const ofThings =
  /\b(?!(?:people|staff|personnel|line|team|crew|workforce|human|operational|day-to-day|and|the|of|in|for|or)\b)[\p{L}-]+ management\b/u;

/** Whether people are led by a demand: none of a "nurse-run clinic", and nobody for whom things are managed. */
function namesPeople({ people, lower }: DeedLine): boolean {
  const led = leading.exec(lower);
  const end = (led?.index ?? 0) + (led?.[0].length ?? 0);
  const isLed = ({ start, end: last, noun }: DeedLine["people"][number]) =>
    noun !== "department" &&
    noun !== "personal" &&
    lower.charAt(last) !== "-" &&
    !(start > end && /\b(?:for|to|with)\b/u.test(lower.slice(end, start)));
  if (ofThings.test(lower)) return false;
  return people.some(isLed) || /\bdepartment\b/.test(lower);
}

/** What kind of deed shows that somebody has what a demand asks for. */
export const askedDeeds: ChoosingBook<DeedLine, DeedKind | undefined> = {
  name: "asked-deeds",
  about: "What kind of deed does a demand ask for?",
  takes: "first",
  read: (example) => deedLine(example),
  rules: [
    {
      name: "teaching-people",
      when: (demand) => {
        const { lower, people } = demand;
        const found = teaching.exec(lower);
        if (found === null) return false;
        const behind = people.filter(({ start }) => start > found.index);
        const before = people.some(({ end, learn }) => learn && end <= found.index);
        const bare =
          /^\W*(?:experience (?:in|of|with) )?(?:staff )?(?:training|mentoring|coaching|onboarding)(?: (?:experience|skills))?\W*$/;
        return (
          before || bare.test(lower) || behind.some(({ learn, noun }) => learn || noun !== "person")
        );
      },
      gives: "training",
      examples: [
        "Experience training new drivers",
        "Mentoring of apprentices",
        "Explaining rules to colleagues",
        "Coaching experience",
      ],
      not: ["Teaching chemistry", "Training in first aid", "Leading a team of cooks"],
    },
    {
      name: "leading-people",
      when: (demand) =>
        (leading.test(demand.lower) && namesPeople(demand)) ||
        /\b(?:people|staff|personnel|line|team) management\b|\b(?:team|shift|crew|section|group) (?:lead|leader|leadership|supervisor)\b|\bsupervisory\b|\bleadership (?:experience|skills|role)\b/.test(
          demand.lower,
        ),
      gives: "people",
      examples: [
        "Experience leading a crew of roofers",
        "Supervisory experience",
        "People management",
        "Leadership of a small department",
        "Worked as a shift leader",
      ],
      not: [
        "Managing stock levels",
        "Lead generation",
        "Works well in a team",
        "Diary management for senior managers",
        "Account management of national retailers",
        "Has led a nurse-run clinic",
      ],
    },
    {
      name: "holding-money",
      when: ({ lower }) =>
        /\bbudgets?\b|\bp&l\b|\bprofit and loss\b|\bcost (?:control|centre|center|responsibility)\b/.test(
          lower,
        ) &&
        !/\b(?:prepar\p{L}+|draft\p{L}*|draw\p{L}* up|forecast\p{L}*|software|tools?)\b/u.test(
          lower,
        ),
      gives: "budget",
      examples: ["Budget responsibility", "Manages the budget of a site", "P&L experience"],
      not: ["Preparing annual budgets", "Counts the till"],
    },
    {
      name: "better-results",
      when: ({ lower }) =>
        /\b(?:improv\p{L}+|rais(?:e|ed|ing)|increas\p{L}+|reduc\p{L}+|cut(?:ting)?|lower(?:ing)?|optimi[sz]\p{L}+|streamlin\p{L}+|boost\p{L}*|growth|grow(?:ing)?|sav(?:e|ing|ings)|efficien(?:t|cy|cies)|results[- ](?:driven|oriented)|cost[- ](?:awareness|conscious\p{L}*|aware)|turn\p{L}* around|exceed\p{L}*)\b/u.test(
          lower,
        ),
      gives: "result",
      examples: [
        "Continuous improvement",
        "A record of reducing waste",
        "Grow sales in the region",
      ],
      not: ["Cutlery and table setting", "Handling of returns"],
    },
    {
      name: "care-for-detail",
      when: ({ lower }) =>
        /\b(?:attention to|eye for) (?:the )?details?\b|\bdetail[- ](?:oriented|focused|conscious|minded)\b|\b(?:accura(?:cy|te|tely)|meticulous\p{L}*|conscientious\p{L}*|careful\p{L}*|thorough(?:ness|ly)?|precis(?:e|ely|ion) work\p{L}*|notice what)\b/u.test(
          lower,
        ),
      gives: "care",
      examples: ["Attention to detail", "Works accurately", "An eye for detail"],
      not: ["Details of the job", "Precision measuring equipment"],
    },
    {
      name: "calm-under-pressure",
      when: ({ lower }) =>
        /\b(?:calm(?:ly|ness)?|cool head|pressure|stress\p{L}*|resilien\p{L}+|de-?escalat\p{L}+|emergenc(?:y|ies)|crisis|crises|difficult (?:customers|situations|conversations)|conflict (?:resolution|management|solving)|mediation skills|complaints?|fast[- ]paced|hectic)\b/u.test(
          lower,
        ) &&
        !/\b(?:department|medicine|ward|blood pressure|washing|washer|vessel|vessels|testing|service|services|light|lighting)\b/.test(
          lower,
        ),
      gives: "calm",
      examples: ["Stays calm under pressure", "Cool head in emergencies", "Conflict resolution"],
      not: ["High pressure washing", "Triage in an emergency department"],
    },
    {
      name: "own-initiative",
      when: ({ lower }) =>
        /\b(?:initiative|proactive(?:ly)?|pro-active|self[- ](?:starter|motivat\p{L}+|directed|reliant)|autonom\p{L}+|entrepreneurial|ownership|(?:work\p{L}*|acts?) independently|independent work\p{L}*|under own steam)\b/u.test(
          lower,
        ),
      gives: "initiative",
      examples: ["Takes the initiative", "Works independently", "A proactive self-starter"],
      not: ["Independent prescriber qualification"],
    },
    {
      name: "solving-problems",
      when: ({ lower }) =>
        /\b(?:problem[- ]solv\p{L}+|solv\p{L}+ (?:of )?problems|analytical (?:skills|mind|thinking)|solution[- ](?:oriented|focused)|troubleshooting skills|logical (?:mind|thinking))\b/u.test(
          lower,
        ),
      gives: "solving",
      examples: ["Problem-solving skills", "An analytical mind", "Solution-oriented"],
      not: ["Analytical chemistry"],
    },
    {
      name: "being-reliable",
      when: ({ lower }) =>
        /\b(?:reliab(?:le|ly|ility)|punctual\p{L}*|dependab\p{L}+|trustworth\p{L}+|conscientious\p{L}*|good attendance)\b/u.test(
          lower,
        ) && !/\b(?:engineering|site|data|test\p{L}*|analysis)\b/u.test(lower),
      gives: "reliability",
      examples: ["Reliable and punctual", "Trustworthiness"],
      not: ["Site reliability engineering"],
    },
    {
      name: "minding-safety",
      when: ({ lower }) =>
        /\bsafety[- ](?:conscious\p{L}*|minded|aware\p{L}*|culture|first)\b|\b(?:awareness of|commitment to|eye on) (?:health and )?safety\b/u.test(
          lower,
        ),
      gives: "safety",
      examples: ["Safety-conscious", "Commitment to health and safety"],
      not: ["Food safety rules"],
    },
    {
      name: "working-in-a-team",
      when: ({ lower }) =>
        /\b(?:team[- ]?(?:player|work\p{L}*|spirit|oriented|minded)|collaborat\p{L}+|cooperat\p{L}+|co-operat\p{L}+|(?:work|works|working|fit|fits) (?:well )?(?:in|within|as part of) (?:an? |the )?(?:[\p{L}-]+ )?team)\b/u.test(
          lower,
        ),
      gives: "teamwork",
      examples: ["Team player", "Works well in a team", "Collaboration with other departments"],
      not: ["Leading a team"],
    },
    {
      name: "talking-to-people",
      when: ({ lower }) =>
        /\b(?:communicat(?:ion|ive|or|e|es)(?: skills?)?|interpersonal|presentation skills|public speaking|persuasi\p{L}+|negotiat\p{L}+ skills|articulate)\b/u.test(
          lower,
        ) &&
        !/\b(?:systems?|studies|degree|design|marketing|corporate|network|protocol|technology)\b/.test(
          lower,
        ),
      gives: "talking",
      examples: ["Strong communication skills", "A confident communicator"],
      not: ["Degree in communication studies", "Communication systems"],
    },
    {
      name: "keeping-order",
      when: ({ lower }) =>
        /\b(?:organi[sz]ational (?:skills|talent|ability)|well[- ]organi[sz]ed|organi[sz]ing (?:skills|talent)|time management|multi-?task\p{L}*|prioriti[sz]\p{L}+|structured (?:way of work\p{L}*|work\p{L}*)|planning skills|juggl\p{L}+)\b/u.test(
          lower,
        ),
      gives: "order",
      examples: ["Organisational skills", "Time management", "Able to prioritise"],
      not: ["Organisational psychology"],
    },
    {
      name: "caring-for-guests",
      when: ({ lower }) =>
        /\b(?:customer|client|guest|service|patient|people)[- ](?:orient\p{L}+|focus\p{L}*|minded|centred|centered|friendly|facing|person)\b|\bservice mentality\b|\bhospitable\b|\bfriendly (?:manner|approach|attitude|demeanou?r)\b/u.test(
          lower,
        ),
      gives: "guests",
      examples: ["Customer-oriented", "A friendly manner", "Guest-focused"],
      not: ["Customer data platform"],
    },
    {
      name: "checking-quality",
      when: ({ lower }) =>
        /\bquality (?:control|assurance|checks?|inspections?|monitoring|awareness|conscious\p{L}*)\b|\bmonitor\p{L}* (?:of )?(?:the )?quality\b/u.test(
          lower,
        ) && !/\b(?:software|air|water|data)\b/.test(lower),
      gives: "checking",
      examples: ["Quality control", "Monitoring the quality of calls"],
      not: ["Quality of life", "Water quality monitoring"],
    },
    {
      name: "nothing-told-by-deeds",
      when: () => true,
      gives: undefined,
      examples: ["Knowledge of SQL", "Teaching chemistry"],
      not: ["Attention to detail"],
    },
  ],
};
