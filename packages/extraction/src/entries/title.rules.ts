import { addUp } from "@savile/model";
import type { ScoringBook } from "@savile/model";
import { rankWords } from "../fields/lexicon/titles.data.ts";
import { isKnownTitle } from "./known-title.ts";
import { namesShip } from "./ship-name.ts";
import {
  isCompanyOfKind,
  isField,
  isFirmWord,
  isHead,
  isNameLength,
  tokenWords,
} from "./token-words.ts";

/** A text as the rules of titles read it. */
interface TitleText {
  readonly text: string;
  readonly words: readonly string[];
  /** A word is known to head titles; a firm named after them counts for nothing. */
  readonly hasHead: boolean;
}

/** What a firm does or who is of it, behind its name: "Coach & Charter", "Baker & Sons". */
const ofFirm =
  /^(?:sons?|daughters?|bros|brothers|charters?|tours|travel|hire|rentals?|suppl(?:y|ies)|storage|freight|haulage|removals|traders|merchants)$/u;

function readTitle(text: string): TitleText {
  const words = tokenWords(text);
  const end = words.at(-1) ?? "";
  const isFirm = words.length > 1 && (isFirmWord(end) || isField(end));
  const last = isFirm ? words.length - 1 : words.length;
  const isOfFirm = ["&", "and"].includes(words.at(-2) ?? "") && ofFirm.test(end);
  const hasHead = !isOfFirm && words.some((word, at) => at !== last && isHead(word));
  return { text, words, hasHead };
}

function hasRank({ words }: TitleText): boolean {
  return words.some((word) => rankWords.has(word));
}

/** How much a text looks like a job title. */
export const titles: ScoringBook<TitleText> = {
  name: "titles",
  about: "How much does a text look like a job title?",
  takes: "all",
  read: readTitle,
  rules: [
    {
      name: "head-of-a-title",
      when: ({ hasHead }) => hasHead,
      gives: 2.4,
      examples: ["Data Analyst", "Head Teacher", "Krankenpfleger"],
      not: ["Alder Clinic", "Harper Accountants", "Larch Coach & Charter", "Baker & Sons"],
    },
    {
      name: "head-at-the-end",
      when: ({ hasHead, words }) => hasHead && isHead(words.at(-1) ?? ""),
      gives: 0.8,
      examples: ["Data Analyst"],
      not: ["Analyst, Data"],
    },
    {
      name: "head-in-front",
      when: ({ hasHead, words }) => hasHead && isHead(words[0] ?? ""),
      gives: 0.4,
      examples: ["Analyst, Data", "Manager of Stores"],
      not: ["Data Analyst"],
    },
    {
      name: "rank-and-head",
      when: (title) => title.hasHead && hasRank(title),
      gives: 0.7,
      examples: ["Senior Analyst"],
      not: ["Senior Citizens", "Analyst"],
    },
    {
      name: "rank-alone",
      when: (title) => !title.hasHead && hasRank(title),
      gives: 0.8,
      examples: ["Senior Citizens"],
      not: ["Senior Analyst"],
    },
    {
      name: "title-of-the-tables",
      when: ({ hasHead, text, words }) => !hasHead && words.length > 1 && isKnownTitle(text),
      gives: 2.6,
      examples: ["Hod Carrier", "Panel Beater"],
      not: ["Hod and Trowel", "Panel Board"],
    },
    {
      name: "one-word-of-the-tables",
      when: ({ hasHead, text, words }) => !hasHead && words.length === 1 && isKnownTitle(text),
      gives: 1.9,
      examples: ["Sawyer", "Banksman"],
      not: ["Retail", "Larch"],
    },
    {
      name: "open-to-all",
      when: ({ text }) => /\(?[mwfd]\s?\/\s?[mwfd](?:\s?\/\s?[mwfdx])?\)?/i.test(text),
      gives: 1.5,
      examples: ["Erzieher (m/w/d)", "Analyst m/f"],
      not: ["Erzieher"],
    },
    {
      name: "words-of-a-template",
      when: ({ text }) => /^(?:position|job|role|your)(?:\s?\/\s?|\s)title$/i.test(text.trim()),
      gives: 3,
      examples: ["Position Title", "Role / Title", "JOB TITLE"],
      not: ["Title", "Title Clerk"],
    },
    {
      name: "numbered-grade",
      when: ({ hasHead, text }) => hasHead && /\b(?:ii|iii|iv|i)$/i.test(text.trim()),
      gives: 0.3,
      examples: ["Engineer II", "Analyst IV"],
      not: ["Engineer", "Phase II"],
    },
  ],
};

/** How much a text looks like a job title: 3 and more with a known head. */
export function titleScore(text: string): number {
  const title = readTitle(text);
  if (!isNameLength(title.words) || isCompanyOfKind(text, title.words[0] ?? "")) return 0;
  if (namesShip(text)) return 0;
  return addUp(titles, title);
}
