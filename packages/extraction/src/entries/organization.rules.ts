import { addUp } from "@savile/model";
import type { ScoringBook } from "@savile/model";
import { companySigns, legalFormsInFront } from "../fields/lexicon/abroad.data.ts";
import { fold } from "../text-line/clean-text.ts";
import { legalForms, organizationHeads, ownAccount } from "../fields/lexicon/organizations.data.ts";
import { namesShip } from "./ship-name.ts";
import {
  isCompanyOfKind,
  isField,
  isFirmWord,
  isHead,
  isNameLength,
  tokenWords,
} from "./token-words.ts";

/** A text as the rules of organisations read it. */
interface OrganizationText {
  readonly text: string;
  readonly words: readonly string[];
  readonly first: string;
  readonly last: string;
  /** A word says what kind of place it is: a bank, a hospital. */
  readonly hasKind: boolean;
}

function readOrganization(text: string): OrganizationText {
  const words = tokenWords(text).map((word) => word.replace(/\./g, ""));
  const hasKind = words.some((word) => organizationHeads.has(word));
  return { text, words, first: words[0] ?? "", last: words.at(-1) ?? "", hasKind };
}

/** In front of one word, the kind of place says less than behind its name. */
function isPartOfTitle({ words, first, last }: OrganizationText): boolean {
  return words.length === 2 && organizationHeads.has(first) && isHead(last);
}

/** How much a text looks like the name of an organisation. */
export const organizations: ScoringBook<OrganizationText> = {
  name: "organizations",
  about: "How much does a text look like the name of an organisation?",
  takes: "all",
  read: readOrganization,
  rules: [
    {
      name: "legal-form",
      when: ({ words, last }) => words.length > 1 && legalForms.has(last),
      gives: 3,
      examples: ["Blue Door Cafe, Inc.", "Linde & Sohn GmbH"],
      not: ["GmbH", "Blue Door Cafe"],
    },
    {
      name: "legal-form-in-front",
      when: ({ words, first, last }) =>
        words.length > 1 && legalFormsInFront.has(first) && !isHead(last),
      gives: 3,
      examples: ["ООО «Волна»", "UAB Žalia girelė"],
      not: ["ООО", "Волна"],
    },
    {
      name: "name-of-a-ship",
      when: ({ text }) => namesShip(text),
      gives: 3,
      examples: ["M/V Grietje Alder", "HMS Daring", "f/v jonge willem"],
      not: ["MV Electrician", "RV Technician", "Grietje Alder"],
    },
    {
      name: "messrs",
      when: ({ text }) => /^(?:messrs\.?|m\/s\.?)\s+\p{Lu}/iu.test(text),
      gives: 3,
      examples: ["Messrs Varma & Varma", "M/s. Joy Textiles"],
      not: ["Mess Steward", "M.Sc. Textiles"],
    },
    {
      name: "business-of-ones-own",
      when: ({ text }) => /^(?:my )?own \p{Ll}{3,}$/iu.test(text) && ownAccount.test(fold(text)),
      gives: 1.6,
      examples: ["Own workshop", "my own business"],
      not: ["Own brand", "Self-employed"],
    },
    {
      name: "company-without-blanks",
      when: ({ text }) => companySigns.test(text),
      gives: 3,
      examples: ["株式会社みどり", "주식회사 바다", "青山有限公司"],
      not: ["みどり"],
    },
    {
      name: "kind-of-place-before-a-job",
      when: (name) => name.hasKind && isPartOfTitle(name),
      gives: 0.9,
      examples: ["Bank Staff", "Hospital Porter"],
      not: ["Hospital of Leeds", "Leeds Hospital"],
    },
    {
      name: "kind-of-place",
      when: (name) => name.hasKind && !isPartOfTitle(name),
      gives: 1.6,
      examples: ["Leeds Hospital", "Bank of Westmere"],
      not: ["Hospital Porter", "Blue Harbor"],
    },
    {
      name: "kind-of-place-at-the-end",
      when: ({ last }) => organizationHeads.has(last),
      gives: 0.5,
      examples: ["Leeds Hospital", "Alder Clinic"],
      not: ["Hospital of Leeds"],
    },
    {
      name: "firm-of-a-job",
      when: ({ words, last }) => words.length > 1 && isFirmWord(last),
      gives: 1.2,
      examples: ["Harper Accountants", "Oakley Builders"],
      not: ["Accountants", "Harper Accountant"],
    },
    {
      name: "firm-of-a-field",
      when: ({ words, last }) =>
        words.length > 1 && isField(last) && !words.slice(0, -1).some(isHead),
      gives: 1.6,
      examples: ["Fell Engineering", "Alder Accounting"],
      not: ["Engineering", "Director of Engineering"],
    },
    {
      name: "kind-of-company-with-its-name",
      when: ({ text, first }) => isCompanyOfKind(text, first),
      gives: 1.8,
      examples: ["Editora Vila Nova"],
      not: ["Editora", "Editora de moda"],
    },
    {
      name: "opening-of-a-name",
      when: ({ text }) =>
        /^(?:the|st\.?|city of|town of|state of|university of|bank of|department of|ministry of|stadt|ville de|mairie de|ayuntamiento de|prefeitura)\b/i.test(
          text,
        ),
      gives: 1.2,
      examples: ["The Copper Kettle", "City of Westmere", "Stadt Lindau"],
      not: ["Theatre Royal"],
    },
    {
      name: "words-of-a-template",
      when: ({ text }) => /^(?:company|organi[sz]ation|employer)(?: name)?$/i.test(text.trim()),
      gives: 2,
      examples: ["Company Name", "Organization"],
      not: ["Company of Wolves", "Name"],
    },
    {
      name: "ampersand",
      when: ({ text, words }) => text.includes("&") && words.length <= 5,
      gives: 0.4,
      examples: ["Fennel & Rye"],
      not: ["Planning of shifts & rotas for two sites", "Fennel and Rye"],
    },
    {
      name: "possessive",
      when: ({ text }) => /'s\b|’s\b/.test(text),
      gives: 0.6,
      examples: ["Fletcher's", "Rosa’s Kitchen"],
      not: ["Fletchers"],
    },
    {
      name: "capital-within-a-word",
      when: ({ text }) => /^[A-Z][a-z]+[A-Z]\w*$/.test(text),
      gives: 0.8,
      examples: ["GreenLeaf"],
      not: ["Green Leaf", "greenLeaf"],
    },
    {
      name: "name-of-a-site",
      when: ({ text }) => /^[\p{L}\d-]{3,}\.(?:io|com|ai|net|org)$/iu.test(text),
      gives: 1.2,
      examples: ["Brindle.io"],
      not: ["www.brindle.io", "Brindle"],
    },
    {
      name: "short-capitals",
      when: ({ text }) => /^[A-Z]{2,6}$/.test(text),
      gives: 0.3,
      examples: ["WXYZ"],
      not: ["W", "WXYZ Ltd"],
    },
  ],
};

/** How much a text looks like the name of an organisation. */
export function organizationScore(text: string): number {
  const name = readOrganization(text);
  return isNameLength(name.words) ? addUp(organizations, name) : 0;
}
