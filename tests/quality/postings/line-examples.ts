import { postingFeatures } from "@savile/tailoring";
import type { LabelledPosting } from "../matching/read-postings.ts";
import { placesOf } from "../matching/word-places.ts";
import type { LineExample } from "./line-learner.ts";

/** A posting in another print, to learn from as well: what it asks for is the same. */
export type Print = (text: string) => string;

const mostHeadLines = 6;
const heading =
  /requirement|qualif|responsib|dut(?:y|ies)|benefit|what you|who you|essential|desir|preferred|about|skills|offer|bring|need|role|apply|your/i;

function isHeading(line: string): boolean {
  const text = line.trim();
  return text.length > 0 && text.length < 64 && /^[^\p{L}]{0,4}\p{Lu}[^.;,]*$/u.test(text);
}

/** As it was pasted, without its headings, and without the marks of its lists. */
export const otherPrints: readonly Print[] = [
  (text) => text,
  (text) =>
    text
      .split("\n")
      .filter((line, at) => at < mostHeadLines || !(isHeading(line) && heading.test(line)))
      .join("\n"),
  (text) => text.replace(/^[ \t]*(?:[-*•·–—▪●]|\d+[.)])[ \t]+/gmu, ""),
];

function within(places: readonly number[], start: number, end: number): number {
  return places.filter((place) => place >= start && place < end).length;
}

/** The lines of a posting in one print, each with what the reader marked in it. */
export function exampleLines({ label, text }: LabelledPosting, print: Print): LineExample[] {
  const read = postingFeatures(print(text));
  const asked = label.requirements.flatMap((one) => placesOf(read.text, one.text).flat());
  const work = label.duties.flatMap((one) => placesOf(read.text, one).flat());
  return read.lines.map(({ start, end, features }) => {
    const [asks, does] = [within(asked, start, end), within(work, start, end)];
    const of = asks > 0 && asks >= does ? "asks" : does > 0 ? "work" : "neither";
    return { posting: label.file, features, of };
  });
}
