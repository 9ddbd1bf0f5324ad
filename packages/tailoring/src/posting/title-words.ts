import type { Rule } from "@savile/model";
import { rankWords } from "@savile/taxonomy/lexicon";
import { departments } from "./house-names.ts";
import { isKnownHeading } from "./known-headings.ts";
import { namesOrganisation } from "./names.ts";
import { isPlace } from "./places.ts";
import { isSomebody } from "./title-case.ts";
import type { TitleCase } from "./title-case.ts";
import { isBalanced } from "./title-pieces.ts";

function endsInSomebody({ words }: TitleCase): boolean {
  return isSomebody(words.at(-1) ?? "");
}

/** "Head of Lighting", "Teacher, Grades 6-8": somebody stands before the first word that specifies. */
function opensWithSomebody({ bare }: TitleCase): boolean {
  const [first = ""] = bare.split(/\s(?:of|for|in|to|with)\s|[,–—|/]|\s-\s/u, 1);
  const last = /\p{L}[\p{L}'’-]*$/u.exec(first.trim())?.[0] ?? "";
  return first !== bare && isSomebody(last);
}

const sentence =
  /\b(?:as|join|become|we|you|your|our|us|is|are|was|were|will|has|have|can|do|does|i|my|me|they|it|please|that|this|who)\b/iu;
const call =
  /\b(?:apply|join|wanted|want|welcome|share|print|save|posted|closing|closes|open|listing|alert|details|similar|vacancy notice|careers?|description|summary|overview|duties|responsibilities|requirements|specification|advert(?:isement)?|reviews?|applicants?|updated?)\b/iu;
const anybody =
  /^(?:team|member|person|people|candidate|applicant|colleague|individual|someone|somebody|employee|professional|staff|specialist|manager|officer|assistant|worker|director|associate|coordinator|supervisor|lead|leader|partner|role|job|position|post|vacancy|home|work|it|you|us|others)s?$/iu;
const link = "(?:and|&|or|of|for|in|to|the|a|an|with)";
const cutShort = new RegExp(`^${link}\\b|\\s${link}$`, "iu");
const ofPage =
  /\b(?:results|jobs|vacancies) (?:for|in|near|across)\b|\S@\S|\b[a-z\d-]+\.(?:com|org|net|io|example|[a-z]{2}\.[a-z]{2,})\b|\[[^\]]{2,30}\]|\b(?:log ?in|sign (?:in|up)|register|search|upload|menu|cookies?|filter|deutsch|english|fran[cç]ais)\b/iu;
const recruits =
  /\b(?:recruit(?:er|ing|ment)|talent (?:acquisition|partner|manager)|headhunter|hiring manager|headteacher|head of (?:hr|people|talent))\b/iu;

/** What the words of a candidate for the title say. */
export const titleWords: readonly Rule<TitleCase, number>[] = [
  {
    name: "in-the-tables",
    when: ({ by }) => by === "exact",
    gives: 1.1,
    examples: ["«Sales Manager»"],
    not: ["«Bread»"],
  },
  {
    name: "in-the-tables-by-its-core",
    when: ({ by }) => by === "trimmed",
    gives: 0.8,
    examples: ["«Senior Pastry Chef»"],
    not: ["«Sales Manager»"],
  },
  {
    name: "ends-as-occupations-do",
    when: ({ by }) => by === "head",
    gives: 0.6,
    examples: ["«Sourdough Manager»"],
    not: ["«Sales Manager»"],
  },
  {
    name: "unknown-to-the-tables",
    when: ({ by }) => by === "none",
    gives: -1.4,
    examples: ["«Bread»"],
    not: ["«Sales Manager»"],
  },
  {
    name: "ends-in-somebody",
    when: endsInSomebody,
    gives: 1.4,
    examples: ["«Night Porter»", "«Bus Drivers»"],
    not: ["«Head of Lighting»"],
  },
  {
    name: "opens-with-somebody",
    when: opensWithSomebody,
    gives: 0.8,
    examples: ["«Head of Lighting»", "Acorn Mill | «Teacher, Grades 6-8» | Leeds"],
    not: ["«Night Porter»"],
  },
  {
    name: "nobody",
    when: ({ by, words, head }) => by !== "exact" && head === "" && !words.some(isSomebody),
    gives: -1.9,
    examples: ["«Bread»"],
    not: ["«Night Porter»", "«Cheesemaker»"],
  },
  {
    name: "anybody",
    when: ({ bare }) => anybody.test(bare),
    gives: -2,
    examples: ["We are looking for a «candidate»."],
    not: ["We are looking for a «baker»."],
  },
  {
    name: "rank-alone",
    when: ({ words }) =>
      words.length > 0 && words.every((word) => rankWords.has(word.toLowerCase())),
    gives: -2,
    examples: ["«Entry Level»"],
    not: ["«Senior Baker»"],
  },
  {
    name: "cut-short",
    when: ({ bare }) => cutShort.test(bare),
    gives: -1.8,
    examples: ["We are looking for «Director of»"],
    not: ["«Director of Music»"],
  },
  {
    name: "two-to-five-words",
    when: ({ words }) => words.length > 1 && words.length < 6,
    gives: 0.8,
    examples: ["«Night Porter»"],
    not: ["«Porter»"],
  },
  {
    name: "one-word",
    when: ({ words }) => words.length === 1,
    gives: -0.8,
    examples: ["«Porter»"],
    not: ["«Night Porter»"],
  },
  {
    name: "many-words",
    when: ({ words }) => words.length > 6,
    gives: -1.1,
    examples: ["«Porter of the Night and the Early Morning Hours»"],
    not: ["«Night Porter»"],
  },
  {
    name: "capitals",
    when: ({ words }) =>
      words.filter((word) => word.length > 3).every((word) => /^\p{Lu}/u.test(word)),
    gives: 1.2,
    examples: ["«Night Porter»"],
    not: ["«Night porter»"],
  },
  {
    name: "small-letter-first",
    when: ({ bare, sightings }) =>
      /^[^\p{Lu}]/u.test(bare) &&
      !sightings.some(({ source }) => source === "sought" || source === "named"),
    gives: -0.9,
    examples: ["Leeds - «night porter»"],
    not: ["«Night Porter»"],
  },
  {
    name: "open-bracket",
    when: ({ title }) => !isBalanced(title),
    gives: -3,
    examples: ["«Sous Chef (FT»"],
    not: ["«Sous Chef»"],
  },
  {
    name: "digits",
    when: ({ bare }) => /\d/u.test(bare),
    gives: -0.8,
    examples: ["«Porter 24 Lodge»"],
    not: ["«Porter»"],
  },
  {
    name: "words-of-a-sentence",
    when: ({ bare }) => sentence.test(bare),
    gives: -1.4,
    examples: ["«Who we are»"],
    not: ["«Night Porter»"],
  },
  {
    name: "call-to-do",
    when: ({ bare, words }) =>
      /^\p{L}+ (?:to|an?|the|your|our|us|with|on)\s/iu.test(bare) && !isSomebody(words[0] ?? ""),
    gives: -2,
    examples: ["«Talk to a job coach»"],
    not: ["«Assistant to the Dean»"],
  },
  {
    name: "told-what-for",
    when: ({ bare }) =>
      /\s(?:for|to|with|at|in|who|that)\s(?:an?\s|the\s|our\s)?\p{Ll}|^\p{Ll}.*\s(?:for|in|at|on|with)\s/u.test(
        bare,
      ),
    gives: -1.5,
    examples: ["«Joiner for small workshop»"],
    not: ["«Internship for Africa»"],
  },
  {
    name: "mark-within",
    when: ({ bare }) => /[.!?:;@]/u.test(bare),
    gives: -1.5,
    examples: ["«St. Mary Porter»"],
    not: ["«Porter»"],
  },
  {
    name: "parted-by-a-bar",
    when: ({ bare }) => /[|»·•]/u.test(bare),
    gives: -1.5,
    examples: ["«Learning Designer | Kaihoahoa»"],
    not: ["«Learning Designer»"],
  },
  {
    name: "parted",
    when: ({ bare }) => /,\s|\s[-–—]\s/u.test(bare),
    gives: -0.4,
    examples: ["«Porter, Lodge»"],
    not: ["«Lodge Porter»"],
  },
  {
    name: "calls-or-heads",
    when: ({ bare }) => call.test(bare),
    gives: -1.6,
    examples: ["«Job Summary»", "«Apply today»"],
    not: ["«Night Porter»"],
  },
  {
    name: "words-of-the-page",
    when: ({ title }) => ofPage.test(title),
    gives: -2.8,
    examples: ["«Register»", "«bread.example»"],
    not: ["«Night Porter»"],
  },
  {
    name: "known-heading",
    when: ({ title }) => isKnownHeading(title),
    gives: -3,
    examples: ["«Requirements»"],
    not: ["«Night Porter»"],
  },
  {
    name: "house",
    when: (title) => namesOrganisation(title.bare) && !endsInSomebody(title),
    gives: -2,
    examples: ["«Acorn Bakery»"],
    not: ["«Bakery Manager»"],
  },
  {
    name: "place",
    when: ({ bare }) => isPlace(bare),
    gives: -3,
    examples: ["«Duluth, MN»"],
    not: ["«Night Porter»"],
  },
  {
    name: "department",
    when: ({ bare }) => departments.test(bare),
    gives: -1.5,
    examples: ["«Human Resources»"],
    not: ["«Human Resources Manager»"],
  },
  {
    name: "who-recruits",
    when: ({ title }) => recruits.test(title),
    gives: -3,
    examples: ["«Medical Recruiter»"],
    not: ["«Medical Secretary»"],
  },
];
