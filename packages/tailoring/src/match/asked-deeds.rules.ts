import type { ChoosingBook } from "@savile/model";
import { deedLine } from "./deed-line.ts";
import type { DeedLine } from "./deed-line.ts";

/** What people show by what they did, whatever their trade calls it. */
export type DeedKind = "people" | "training" | "budget" | "result" | "care" | "calm";

const leading =
  /\b(?:lead(?:s|ing|ership)?|led|manag(?:e[sd]?|ing|ement)|supervis(?:e[sd]?|ing|ion|ory)|direct(?:ing|ion of)|heading|oversee(?:ing)?|in charge|line manag\p{L}+|responsibility for)\b/u;
const teaching =
  /\b(?:train(?:ing|s)?|mentor(?:ing|s|ship)?|coach(?:ing)?|onboard(?:ing)?|induct(?:ion|ing)?|instruct(?:ing|ion)?|upskill(?:ing)?|tutoring|explain(?:ing)?|guid(?:e|ing)|develop(?:ing)?|teach(?:ing)?|pass(?:ing)? on)\b/u;

function namesPeople({ people, lower }: DeedLine): boolean {
  return (
    people.some(({ noun }) => noun !== "department" && noun !== "personal") ||
    /\bdepartment\b/.test(lower)
  );
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
      not: ["Managing stock levels", "Lead generation", "Works well in a team"],
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
        /\b(?:improv\p{L}+|rais(?:e|ed|ing)|increas\p{L}+|reduc\p{L}+|cut(?:ting)?|lower(?:ing)?|optimi[sz]\p{L}+|streamlin\p{L}+|boost\p{L}*|growth|grow(?:ing)?|sav(?:e|ing|ings)|efficien(?:t|cy|cies)|results[- ](?:driven|oriented)|turn\p{L}* around|exceed\p{L}*)\b/u.test(
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
        /\b(?:calm(?:ly|ness)?|cool head|pressure|stress\p{L}*|resilien\p{L}+|de-?escalat\p{L}+|emergenc(?:y|ies)|crisis|crises|difficult (?:customers|situations|conversations)|fast[- ]paced|hectic)\b/u.test(
          lower,
        ) &&
        !/\b(?:department|medicine|ward|blood pressure|washing|washer|vessel|vessels|testing|service|services|light|lighting)\b/.test(
          lower,
        ),
      gives: "calm",
      examples: ["Stays calm under pressure", "Cool head in emergencies", "Resilient"],
      not: ["High pressure washing", "Triage in an emergency department"],
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
