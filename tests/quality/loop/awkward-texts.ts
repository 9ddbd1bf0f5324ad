import { randomBytes } from "node:crypto";

/** Parts that make careless code slow, swell or stumble when they are repeated to the limit of a field. */
const parts: readonly (readonly [string, string])[] = [
  ["letters", "a"],
  ["digits", "1"],
  ["lines", "a\n"],
  ["empty lines", "\n"],
  ["carriage returns", "a\r\n"],
  ["blanks", " "],
  ["tabs", "a\t"],
  ["sections", "## a\n"],
  ["entries", "### a | b\n"],
  ["known sections", "## Experience\n### A | B\n"],
  ["bullets", "- a\n"],
  ["numbers", "1. a\n"],
  ["stars", "*"],
  ["underscores", "_a"],
  ["ticks", "`"],
  ["brackets", "["],
  ["links", "[a](b) "],
  ["open links", "[]("],
  ["pipes", "a | "],
  ["backslashes", "\\"],
  ["tags", "<b>"],
  ["open tags", "<a "],
  ["comments", "<!-- "],
  ["entities", "&#42;"],
  ["mails", "a@b.c "],
  ["ats", "a@"],
  ["addresses", "https://a.b/c "],
  ["dates", "Jan 2019 - Mar 2020 "],
  ["years", "5+ years of "],
  ["terms", "Java, SQL, Excel, "],
  ["requirements", "Must have 5 years of Java.\n"],
  ["commas", "a, "],
  ["parentheses", "("],
  ["quotes", '"'],
  ["accents", "e\u0301\u0302\u0303"],
  ["letters of two units", "\u{1F9F5}"],
  ["ligatures", "\uFB03"],
  ["right to left", "\u202Eab"],
  ["ideographs", "\u65E5\u672C"],
];

/** A text of a field. */
export interface AwkwardText {
  readonly name: string;
  readonly fill: (length: number) => string;
}

function repeated(part: string): (length: number) => string {
  return (length) => part.repeat(Math.ceil(length / part.length)).slice(0, length);
}

/** Forty kinds of text, each as long as it is asked for. */
export const awkwardTexts: readonly AwkwardText[] = [
  ...parts.map(([name, part]) => ({ name, fill: repeated(part) })),
  {
    name: "noise",
    fill: (length) =>
      randomBytes(Math.ceil(length / 2))
        .toString("hex")
        .slice(0, length),
  },
];
