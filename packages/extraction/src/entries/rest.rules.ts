import { decide } from "@savile/model";
import type { ChoosingBook } from "@savile/model";
import { fold } from "../text-line/clean-text.ts";
import { contractWords, coverWords, workAmount } from "../fields/lexicon/organizations.data.ts";
import { isWebAddress } from "./token-words.ts";

/** A part of a header as it stands, and folded. */
interface RestText {
  readonly text: string;
  readonly folded: string;
}

function readRest(text: string): RestText {
  return { text, folded: fold(text).trim() };
}

const duration =
  /^\(?\s*\d+(?:[.,]\d)?\+?\s*(?:years?|yrs?|y|months?|mos?|weeks?|days?|seasons?|summers?|winters?|terms?|semesters?|jahre?n?|monate?n?|ans?|mois|años?|meses|anos?|mês)\b/iu;
/** Dates that a template leaves open. */
const openDate = /^(?:mon(?:th|\.)?\s)?(?:year|(?:19|20)xx|yyyy)(?:\s?[-–—]\s?.{2,14})?$/iu;
/** A street with its number stands between an organisation and its town. */
const street =
  /^\d+[\p{L}]?,?\s+(?:\p{L}[\p{L}.'’-]*\s+){0,4}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|way|square|place|court|blvd|boulevard|highway|hwy|parkway|terrace|row)\.?$|^\p{L}[\p{L} .-]*(?:straße|strasse|str\.|weg|platz|allee|gasse)\s+\d+\p{L}?$|^(?:\d+,?\s+)?(?:rue|avenue|boulevard|place|calle|avenida|plaza|rua|av\.)\s+\p{L}[\p{L}' -]*(?:,?\s+\d+)?$/iu;
const label =
  /^(?:technologies|tech stack|technologien|stack|tools|environment|skills|reference|supervisor|manager|clients?|customers|sector|industry|projects?|kunden|branche|secteur|sector|salary|reason for leaving|team size)\b/i;

/** "(temp, per diem)": each of its parts says how somebody was employed. */
function saysContract(folded: string): boolean {
  const parts = folded.replace(/^\(|\)$/g, "").split(/\s*[,/&]\s*/);
  return parts.every((part) => contractWords.test(part) || coverWords.test(part));
}

/** How surely a part of a header is none of title, organisation and place. */
export const rest: ChoosingBook<RestText, number> = {
  name: "rest",
  about: "How surely is a part of a header neither a title nor an organisation nor a place?",
  takes: "first",
  read: readRest,
  rules: [
    {
      name: "kind-of-contract",
      when: ({ folded }) => contractWords.test(folded) || saysContract(folded),
      gives: 4,
      examples: ["Full-time", "Part-time", "(Vollzeit)", "temp, per diem"],
      not: ["Contract Manager"],
    },
    {
      name: "length-of-time",
      when: ({ text }) => duration.test(text),
      gives: 4,
      examples: ["2 years", "(3 mos)", "18 Monate"],
      not: ["2nd Year Apprentice"],
    },
    {
      name: "amount-of-work",
      when: ({ folded }) => workAmount.test(folded),
      gives: 4,
      examples: ["one day a week", "(24 hours a week)", "about 12 hrs/wk", "alternate Sundays"],
      not: ["Day Centre", "Twenty Four Seven Care"],
    },
    {
      name: "date-of-a-template",
      when: ({ text }) => openDate.test(text.trim()),
      gives: 4,
      examples: ["Month Year", "20XX – 20XX", "Mon 20XX–present"],
      not: ["Year Nine Teacher", "2019"],
    },
    {
      name: "street",
      when: ({ text }) => street.test(text),
      gives: 4,
      examples: ["12 Mill Lane", "Lindenallee 4", "14 rue des Lilas"],
      not: ["Mill Lane Surgery"],
    },
    {
      name: "web-address",
      when: ({ text }) => isWebAddress(text) && !/\.(?:com|io|ai|net|org)$/i.test(text.trim()),
      gives: 3,
      examples: ["www.alder-clinic.example", "alder.de"],
      not: ["alder.io", "Alder Clinic"],
    },
    {
      name: "label-or-link",
      when: ({ text }) => /^https?:\/\//i.test(text) || label.test(text),
      gives: 4,
      examples: ["https://alder.com", "Tech stack: Go, Vue", "Team size 4"],
      not: ["Stackpole Mill"],
    },
    {
      name: "mail-or-telephone",
      when: ({ text }) => /[@]/.test(text) || /^\+?[\d\s().-]{7,}$/.test(text),
      gives: 4,
      examples: ["ana@alder.example", "+44 20 7946 0958"],
      not: ["2019"],
    },
    {
      name: "too-long-for-a-name",
      when: ({ text }) => text.length > 90,
      gives: 2,
      examples: [
        "Looked after the books of nine branches and wrote the monthly report for the owners of each of them",
      ],
      not: ["Looked after the books"],
    },
  ],
};

/** How surely a part of a header is something else than a title, an organisation or a place. */
export function restScore(text: string): number {
  return decide(rest, readRest(text))?.value ?? 0;
}
