import { lowerFirst, withoutStop } from "./edges.ts";
import type { Operator } from "./operator.ts";

/** The line as it stands, and lines of one role in one sentence. All of these are the person's own words. */
export const joins: readonly Operator[] = [
  { name: "verbatim", apply: ({ text }) => [text] },
  { name: "verbatim in a summary", apply: ({ text }) => [text], section: "summary" },
  {
    name: "two lines, semicolon",
    apply: ({ text, others }) =>
      others.slice(0, 1).map((other) => `${withoutStop(text)}; ${lowerFirst(other)}`),
  },
  {
    name: "two lines, and",
    apply: ({ text, others }) =>
      others.slice(-1).map((other) => `${withoutStop(text)}, and ${lowerFirst(other)}`),
  },
  {
    name: "three lines",
    apply: ({ text, others: [second, third] }) =>
      second === undefined || third === undefined
        ? []
        : [`${withoutStop(text)}; ${lowerFirst(withoutStop(second))}; and ${lowerFirst(third)}`],
  },
];
