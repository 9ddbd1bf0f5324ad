import { decide } from "@savile/model";
import type { ChoosingBook } from "@savile/model";
import { organizationScore } from "../entries/organization.rules.ts";

/** A line of a list, and its stretches between commas. */
interface ListLine {
  readonly text: string;
  readonly pieces: readonly string[];
}

function readLine(text: string): ListLine {
  return { text, pieces: text.split(",") };
}

/** Bars between names, none of them a date or a giver. */
function areBarred({ text }: ListLine): boolean {
  const pieces = text.split(/\s\|\s/u);
  const dated = pieces.some((one) => /(?:19|20)\d\d/.test(one));
  const certified = pieces.filter((one) => /certif|licen[cs]e|diplom|zertif/iu.test(one)).length;
  return !dated && (pieces.length > 2 || certified > 1);
}

/** Each stretch between dots has a name, and some have parts of their own. */
function areSeveral({ text }: ListLine): boolean {
  const stretches = text.split(/[·•]/u);
  const named = stretches.every((one) => /\p{L}{2}/u.test(one) && organizationScore(one) < 1.5);
  return named && stretches.filter((one) => /\p{L}\)?,\s/u.test(one)).length > 1;
}

/** What divides a line of certificates or memberships into several; the pattern finds one of them. */
export const listDivisions: ChoosingBook<ListLine, RegExp> = {
  name: "list-divisions",
  about: "What divides a line into several certificates, memberships or awards?",
  takes: "first",
  read: readLine,
  rules: [
    {
      name: "semicolons",
      when: ({ text }) => text.includes(";"),
      gives: /[^;]+/g,
      examples: ["Guild of Bakers; Slow Food"],
      not: ["Guild of Bakers, Slow Food"],
    },
    {
      name: "abbreviations-between-commas",
      when: ({ pieces }) => pieces.every((one) => /^\s*[A-Z][A-Z\d+/-]{1,7}\s*$/.test(one)),
      gives: /[^,]+/g,
      examples: ["ACLS, BLS, PALS"],
      not: ["ACLS, Red Cross"],
    },
    {
      name: "each-with-its-number",
      when: ({ pieces }) =>
        pieces.length > 1 &&
        pieces.every((one) => /\(\d{1,2}\)\s*$|\s(?:19|20)\d\d\)?\s*$/.test(one)),
      gives: /[^,]+/g,
      examples: ["First Aid 2019, Forklift Operator 2021", "Regional Prize (2), Cup (3)"],
      not: ["First Aid, Red Cross, 2021", "First Aid 2019"],
    },
    {
      name: "bars-between-names",
      when: areBarred,
      gives: /[^|]+/g,
      examples: ["Cloud Architect | Network Associate | Scrum Master"],
      not: ["First Aid | Red Cross | 2021", "Cloud Architect | Tarn College"],
    },
    {
      name: "dots-between-records",
      when: areSeveral,
      gives: /[^·•]+/g,
      examples: ["First Aid, Red Cross · Forklift Operator (Class IV), 2024"],
      not: ["First Aid, Red Cross", "First Aid · Forklift Operator"],
    },
  ],
};

/** The pattern of one certificate, membership or award on a line that holds several. */
export function listDivision(text: string): RegExp | undefined {
  return decide(listDivisions, readLine(text))?.value;
}
