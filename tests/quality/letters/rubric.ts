import type { Posting, Resume, Tailoring } from "@savile/model";
import { resumeLeaves } from "@savile/model";
import { copiesPosting, runsOf } from "../../../packages/tailoring/src/letter/context.ts";
import {
  placeholders,
  stockPhrases,
} from "../../../packages/tailoring/src/words/tell-list.data.ts";
import { grammarFaults } from "./grammar.ts";

/** A letter with what it was written from. */
export interface LetterCase {
  readonly person: string;
  readonly job: string;
  readonly resume: Resume;
  readonly posting: Posting;
  readonly jobDescription: string;
  readonly tailoring: Tailoring;
}

/** One criterion of the rubric: its name, its points, and what a letter gets. */
export interface Criterion {
  readonly name: string;
  readonly most: number;
  readonly points: (letter: LetterCase, others: readonly LetterCase[]) => number;
}

export function paragraphsOf({ tailoring }: LetterCase): string[] {
  return tailoring.letter.letter.paragraphs.map((paragraph) => paragraph.text);
}

function bodyOf(letter: LetterCase): string {
  return paragraphsOf(letter).join(" ");
}

export function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** Sentences of a text; a full stop inside "St. Anne" or "B.S." ends none. */
export function sentencesOf(text: string): string[] {
  return text
    .replace(/\b(St|Mr|Mrs|Ms|Dr|Inc|Ltd|Co|Corp|Dept|No|[A-Z])\.(?=\s)/g, "$1\u0000")
    .split(/(?<=[.!?])\s+(?=["“]?\p{Lu})/u)
    .map((sentence) => sentence.replaceAll("\u0000", ".").trim())
    .filter((sentence) => sentence !== "");
}

function citedFacts({ tailoring }: LetterCase): Set<string> {
  return new Set(
    tailoring.letter.claims
      .filter((claim) => claim.path.startsWith("body."))
      .flatMap((claim) => claim.evidence.factIds),
  );
}

const storyFact = /^(?:exp|prj|vol|ldr|tch|mil)\d*\.b\d+$/;

function length(letter: LetterCase): number {
  const words = wordsOf(bodyOf(letter)).length;
  const paragraphs = paragraphsOf(letter).length;
  if (paragraphs < 3 || paragraphs > 4) return 0;
  return words >= 180 && words <= 320 ? 2 : words >= 160 && words <= 330 ? 1 : 0;
}

function role({ posting, tailoring }: LetterCase): number {
  if (posting.title === undefined) return 1;
  const opening = tailoring.letter.letter.paragraphs[0]?.text.toLowerCase() ?? "";
  const bare = posting.title.replace(/\s*\([^)]*\)/g, "").split(/\s[-–—]\s/)[0] ?? "";
  return opening.includes(bare.trim().toLowerCase()) ? 1 : 0;
}

function company(letter: LetterCase): number {
  const named = letter.posting.company;
  if (named === undefined) return letter.tailoring.letter.letter.company === "" ? 1 : 0;
  return bodyOf(letter).toLowerCase().includes(named.toLowerCase()) ? 1 : 0;
}

/** A need of the posting stands in the first paragraph: two points for work or a thing with a name. */
function opening({ posting, tailoring }: LetterCase): number {
  const first = tailoring.letter.claims.find((claim) => claim.path === "body.p1");
  const needs = posting.requirements.filter((entry) => first?.reqIds.includes(entry.id));
  if (needs.length === 0) return posting.requirements.length === 0 ? 2 : 0;
  return needs.some((need) => need.kind === "duty" || /\s|\p{Lu}|\d/u.test(need.text)) ? 2 : 1;
}

function evidence(letter: LetterCase): number {
  const told = [...citedFacts(letter)].filter((id) => storyFact.test(id)).length;
  const there = resumeLeaves(letter.resume).filter((leaf) => storyFact.test(leaf.address)).length;
  if (told >= 4 || told >= there) return 2;
  return told >= 2 ? 1 : 0;
}

/** How many roles a set of addresses belongs to. */
function rolesOf(ids: Iterable<string>): number {
  return new Set([...ids].filter((id) => storyFact.test(id)).map((id) => id.split(".")[0])).size;
}

function twoStories(letter: LetterCase): number {
  const there = rolesOf(resumeLeaves(letter.resume).map((leaf) => leaf.address));
  return rolesOf(citedFacts(letter)) >= Math.min(2, there) ? 1 : 0;
}

/** Every number of the letter stands in the resume or the posting, years of experience aside. */
function numbers(letter: LetterCase): number {
  const source = `${resumeLeaves(letter.resume)
    .map((leaf) => leaf.text)
    .join(" ")} ${letter.jobDescription}`;
  const found = bodyOf(letter)
    .replace(/\b\d+ years?\b/g, "")
    .match(/\d[\d,.]*\d|\d/g);
  return (found ?? []).every((number) => source.includes(number.replace(/[.,]$/, ""))) ? 1 : 0;
}

/** Where most must-haves are met and one or two are not, the letter says so. */
function gap({ posting, tailoring }: LetterCase): number {
  const must = posting.requirements.filter(
    (entry) =>
      entry.level === "required" &&
      entry.canonical.length > 0 &&
      ["skill", "cert", "licence", "language"].includes(entry.kind) &&
      entry.group === undefined,
  );
  const missing = must.filter((entry) => tailoring.gaps.includes(entry.id)).length;
  const applies = missing >= 1 && missing <= 2 && must.length - missing >= 2 * missing;
  const body = tailoring.letter.letter.paragraphs.map((paragraph) => paragraph.text).join(" ");
  return !applies || /resume does not show|resume shows is|in progress|expired/.test(body) ? 1 : 0;
}

function noStock(letter: LetterCase): number {
  const body = bodyOf(letter).toLowerCase();
  const own = `${JSON.stringify(letter.resume)} ${letter.jobDescription}`.toLowerCase();
  const stock = stockPhrases.some(
    (phrase) =>
      new RegExp(`\\b${phrase.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}\\b`).test(body) &&
      !own.includes(phrase),
  );
  return stock || placeholders.test(bodyOf(letter)) ? 0 : 1;
}

/** No run of five words twice, names aside, and no five sentences in a row that begin with "I". */
function repetition(letter: LetterCase): number {
  const names = [letter.posting.title, letter.posting.company]
    .concat(letter.resume.experience.flatMap((entry) => [entry.title, entry.company]))
    .filter((name) => name !== undefined && name !== "");
  const body = names.reduce<string>(
    (text, name) => text.replaceAll(name ?? "", " . "),
    bodyOf(letter),
  );
  const words = body.toLowerCase().match(/[\p{L}\p{N}'-]+|\./gu) ?? [];
  const seen = new Set<string>();
  for (let at = 0; at + 5 <= words.length; at += 1) {
    const run = words.slice(at, at + 5);
    if (run.includes(".")) continue;
    if (seen.has(run.join(" "))) return 0;
    seen.add(run.join(" "));
  }
  const starts = sentencesOf(bodyOf(letter)).map((sentence) => /^I\b/.test(sentence));
  const inRow = starts.some(
    (_, at) => at + 5 <= starts.length && starts.slice(at, at + 5).every(Boolean),
  );
  return inRow ? 0 : 1;
}

function lengthsVary(letter: LetterCase): number {
  const lengths = sentencesOf(bodyOf(letter)).map((sentence) => wordsOf(sentence).length);
  const mean = lengths.reduce((sum, count) => sum + count, 0) / lengths.length;
  const spread = Math.sqrt(
    lengths.reduce((sum, count) => sum + (count - mean) ** 2, 0) / lengths.length,
  );
  return spread >= 4 && Math.max(...lengths) <= 45 && mean <= 24 ? 1 : 0;
}

function notCopied(letter: LetterCase): number {
  const own = runsOf(
    `${letter.resume.experience.map((entry) => `${entry.title} ${entry.company}`).join(" ")} ${letter.posting.title ?? ""} at ${letter.posting.company ?? ""}`,
  );
  const runs = new Set([...runsOf(letter.jobDescription)].filter((run) => !own.has(run)));
  return paragraphsOf(letter).some((text) => copiesPosting(text, runs)) ? 0 : 1;
}

function grammar(letter: LetterCase): number {
  return Math.max(0, 2 - grammarFaults(bodyOf(letter)).length);
}

function register(letter: LetterCase): number {
  const body = bodyOf(letter);
  const formal = letter.posting.formality >= 0.6;
  return formal && /\b(?:I'm|I've|let's|thanks)\b|!/i.test(body) ? 0 : 1;
}

function ending(letter: LetterCase): number {
  const last = paragraphsOf(letter).at(-1) ?? "";
  const closing = letter.tailoring.letter.letter.closing;
  return /\b(?:welcome|glad|happy|pleased|consider|talk|interview)\b/.test(last) &&
    /^(?:Sincerely|Best regards|Regards|Yours)/.test(closing)
    ? 1
    : 0;
}

/** The first sentence without the names of this posting. */
function bareOpening(letter: LetterCase): string {
  const [first = ""] = sentencesOf(bodyOf(letter));
  return [letter.posting.title, letter.posting.company]
    .filter((name) => name !== undefined)
    .reduce((text, name) => text.replaceAll(name, "_"), first);
}

/** No more than two other letters of the set open with the same words. */
function variety(letter: LetterCase, others: readonly LetterCase[]): number {
  const own = bareOpening(letter);
  const alike = others.filter((other) => other !== letter && bareOpening(other) === own).length;
  return alike <= 2 ? 1 : 0;
}

/** The criteria; their points add up to twenty. */
export const criteria: readonly Criterion[] = [
  { name: "180 to 320 words in three or four paragraphs", most: 2, points: length },
  { name: "names the role", most: 1, points: role },
  { name: "names the company, or none where none is given", most: 1, points: company },
  { name: "opens on a concrete need of the posting", most: 2, points: opening },
  { name: "tells at least four lines of the resume, or all", most: 2, points: evidence },
  { name: "tells of two roles where there are two", most: 1, points: twoStories },
  { name: "quotes numbers as they are", most: 1, points: numbers },
  { name: "says what is missing where it helps", most: 1, points: gap },
  { name: "no stock phrase, no placeholder", most: 1, points: noStock },
  { name: "repeats nothing", most: 1, points: repetition },
  { name: "sentences of different length", most: 1, points: lengthsVary },
  { name: "copies no six words of the posting", most: 1, points: notCopied },
  { name: "grammar", most: 2, points: grammar },
  { name: "register of the posting", most: 1, points: register },
  { name: "closes and signs", most: 1, points: ending },
  { name: "opens like few others", most: 1, points: variety },
];

/** Points of a letter out of 20, and the criteria that took any; a claim without support makes it 0. */
export function scoreLetter(
  letter: LetterCase,
  others: readonly LetterCase[],
): { points: number; lost: string[] } {
  const bad = letter.tailoring.letter.claims.some((claim) => claim.verdict !== "supported");
  if (bad) return { points: 0, lost: ["a claim without support"] };
  const got = criteria.map((criterion) => ({
    criterion,
    points: criterion.points(letter, others),
  }));
  return {
    points: got.reduce((sum, entry) => sum + entry.points, 0),
    lost: got
      .filter((entry) => entry.points < entry.criterion.most)
      .map((entry) => `${entry.criterion.name} (-${entry.criterion.most - entry.points})`),
  };
}
