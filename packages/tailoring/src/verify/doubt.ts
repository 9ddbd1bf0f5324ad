import type { ClaimIssue } from "@savile/model";
import type { Source } from "../match/source.ts";
import { evidenceFor, mostLines } from "./alignment/evidence.ts";
import { lemmasOf } from "./alignment/word-keys.ts";
import { knownWords } from "../knowledge/known-words.ts";
import { opensOnDeed } from "./reading/deeds.ts";
import { askersOfWording, doubts, leastAdded } from "./doubt.data.ts";
import type { DoubtSign } from "./doubt.data.ts";
import { frameOf } from "./reading/frame.ts";
import { wordingOf } from "./wording.ts";

/** The signs of doubt in a claim, each with how much of it there is. */
export type DoubtSigns = Readonly<Record<DoubtSign, number>>;

/** Lines that prose may draw on: it speaks of the whole resume. */
const mostInProse = 4;

/** What a sentence calls the person before it goes on: "Postmaster" of "Postmaster with ten years at the harbour". */
const calling =
  /^(?:(?:an?|the|my) )?([\p{L}-]+(?: [\p{L}-]+){0,4}?) (?:with|who|at|for|since|from)\s/iu;

/** Whether a check asks about the noun that the person is called by: who somebody is, is a fact. */
function asksWhoItIs(text: string, issues: readonly ClaimIssue[]): boolean {
  const found = calling.exec(text);
  if (found === null || opensOnDeed(text)) return false;
  const end = found[0].trimEnd().lastIndexOf(" ");
  return issues.some(
    ({ check, span }) => check === "detail" && span[1] === end && isNoun(text, span),
  );
}

/** Whether the word of a span is known as a noun and as no verb: one that does is told with "I". */
function isNoun(text: string, [start, end]: readonly [number, number]): boolean {
  const words = knownWords();
  const lemmas = words === undefined ? [] : lemmasOf(words, text.slice(start, end).toLowerCase());
  const parts = new Set(lemmas.map(({ part }) => part));
  return parts.has("noun") && !parts.has("verb");
}

/**
 * What there is to weigh about a claim that no fact contradicts: nothing where all of it stands in the lines and no
 * check asks, and nothing where a check asks for a fact, which stays asked.
 */
export function signsIn(
  source: Source,
  text: string,
  named: readonly string[],
  issues: readonly ClaimIssue[],
): DoubtSigns | undefined {
  const asksForFact = issues.some(
    ({ hard, check }) => hard || askersOfWording[check] === undefined,
  );
  if (asksForFact || asksWhoItIs(text, issues)) return undefined;
  const own = source.lines.filter(
    ({ place, entry }) =>
      place !== "contact" && (named.length === 0 || named.includes(entry ?? "")),
  );
  const claim = frameOf(text);
  const frames = own.map((line) => frameOf(line.text));
  const most = named.length === 0 ? mostInProse : mostLines;
  const { added, ...wording } = wordingOf(claim, evidenceFor(source, claim, frames, most));
  if (issues.length === 0 && added < leastAdded) return undefined;
  const askers = new Set(issues.map(({ check }) => askersOfWording[check]));
  const asked = (sign: DoubtSign) => (askers.has(sign) ? 1 : 0);
  return {
    ...wording,
    ofWords: asked("ofWords"),
    ofNames: asked("ofNames"),
    ofResults: asked("ofResults"),
    ofActs: asked("ofActs"),
  };
}

/** Whether the signs of doubt in a claim amount to a question. */
export function isDoubted(signs: DoubtSigns): boolean {
  const { always, ...each } = doubts;
  const kinds = Object.keys(each) as DoubtSign[];
  return kinds.reduce((sum, kind) => sum + each[kind] * signs[kind], always) >= 0;
}

/** What is asked about a claim that is doubted and about which no check asks. */
export function doubtAbout(text: string): ClaimIssue {
  return {
    check: "detail",
    hard: false,
    span: [0, text.length],
    detail: "Your resume says this in other words, or not all of it.",
  };
}
