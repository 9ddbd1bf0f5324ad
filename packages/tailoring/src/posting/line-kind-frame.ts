import type { ChoosingBook } from "@savile/model";
import { isChrome } from "./chrome.ts";
import { law } from "./line-patterns.ts";
import { isPlace } from "./places.ts";

/** What a line by itself speaks of, whatever stands around it. */
export type LineKind = "asks" | "work" | "benefits" | "closing" | "about";

/** What the rules on a line look at. */
export interface Line {
  readonly text: string;
  readonly words: number;
}

type LineRules = ChoosingBook<Line, LineKind>["rules"];

/** The rules on lines that belong to the page, to a place or to the law, and to no posting in particular. */
export const frameRules: LineRules = [
  {
    name: "page-around-it",
    when: ({ text }) => isChrome(text),
    gives: "closing",
    examples: ["Apply now", "Posted 3 days ago", "Full-time"],
    not: ["Experience in sales"],
  },
  {
    name: "a-place-alone",
    when: ({ text, words }) => words < 6 && isPlace(text),
    gives: "closing",
    examples: ["Reading, PA 19601", "Leeds, West Yorkshire"],
    not: ["Reading plans of buildings"],
  },
  {
    name: "words-of-law",
    when: ({ text }) => law.test(text),
    gives: "closing",
    examples: [
      "We are an equal opportunity employer",
      "All qualified applicants will receive consideration without regard to race",
    ],
    not: ["Knowledge of employment law"],
  },
];
