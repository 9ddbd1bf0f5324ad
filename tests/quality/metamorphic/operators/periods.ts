import { splice } from "./edges.ts";
import type { Operator } from "./operator.ts";

const adverbs: readonly (readonly [string, string])[] = [
  ["day", "daily"],
  ["week", "weekly"],
  ["month", "monthly"],
];

function swaps(pattern: RegExp, by: (period: string) => string): Operator["apply"] {
  return ({ text }) =>
    [...text.matchAll(pattern)].map((found) => splice(text, found, by(found[1] ?? "")));
}

const period = "(hour|shift|day|week|month|quarter|year)";

/** How often something is done, in other words. */
export const periods: readonly Operator[] = [
  {
    name: "per to a",
    apply: swaps(
      new RegExp(`\\bper ${period}\\b`, "g"),
      (one) => `${one === "hour" ? "an" : "a"} ${one}`,
    ),
  },
  {
    name: "a to each",
    apply: swaps(
      new RegExp(`(?<=\\d [\\p{L} ]{3,40}) an? ${period}\\b`, "gu"),
      (one) => ` each ${one}`,
    ),
  },
  {
    name: "per to every",
    apply: swaps(new RegExp(`\\bper ${period}\\b`, "g"), (one) => `every ${one}`),
  },
  {
    name: "adverb to each",
    apply: ({ text }) =>
      adverbs.flatMap(([one, adverb]) =>
        [...text.matchAll(new RegExp(` ${adverb}(?=[.,;]|$)`, "g"))].map((found) =>
          splice(text, found, ` each ${one}`),
        ),
      ),
  },
  {
    name: "each to adverb",
    apply: ({ text }) =>
      adverbs.flatMap(([one, adverb]) =>
        [...text.matchAll(new RegExp(` (?:each|every) ${one}(?=[.,;]|$)`, "g"))].map((found) =>
          splice(text, found, ` ${adverb}`),
        ),
      ),
  },
];
