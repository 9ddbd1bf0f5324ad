import { isApplied, isOrder, isPointText } from "@savile/model";
import type { StandingInput } from "../input/source-input.ts";
import { wordCount } from "../words/phrases.ts";
import { openBench } from "./bench.ts";
import type { Bench } from "./bench.ts";
import { findSubject, spellingOf } from "./find-subject.ts";
import { focusTests } from "./focus-tests.ts";
import { plainStems } from "./read-scope.ts";

const mostSuggested = 6;
const longLetter = 200;
const shortLetter = 110;

function wantedNames(bench: Bench): string[] {
  const names = bench.plan.wanted
    .filter((entry) => entry.requirement.kind === "skill")
    .map((entry) => spellingOf(findSubject(bench.source, entry.requirement.text)));
  return [...new Set(names)].filter((name) => wordCount(name) <= 3);
}

/** Skills that the work shows, the posting asks for and the list of skills does not name. */
function unlisted(bench: Bench): string[] {
  const listed = bench.current.lines.filter((line) => line.place === "list");
  return bench.plan.wanted
    .filter((entry) => entry.requirement.kind === "skill")
    .filter((entry) => !listed.some((line) => line.terms.has(entry.id)))
    .map((entry) => findSubject(bench.source, entry.requirement.text))
    .filter((subject) => subject.lines.some((line) => line.place === "role"))
    .map(spellingOf);
}

function letterWords({ letter }: Bench): number {
  return letter.letter.paragraphs.reduce((sum, paragraph) => sum + wordCount(paragraph.text), 0);
}

function letterWish(bench: Bench): string {
  const words = letterWords(bench);
  if (words > longLetter) return "Make the letter shorter";
  return words < shortLetter ? "Make the letter longer" : "Make the letter warmer";
}

function otherForm({ letter }: Bench): string {
  const inPoints = letter.letter.paragraphs.some(({ text }) => isPointText(text));
  return inPoints ? "Write the letter in sentences" : "Write the letter with points";
}

function when(useful: boolean, instruction: string): string[] {
  return useful ? [instruction] : [];
}

function instructionsFor(bench: Bench, pages: number): string[] {
  const { tailoring, source, current } = bench;
  const applied = tailoring.changes.filter(isApplied);
  const [wanted] = wantedNames(bench);
  const [skill] = current.resume.skills.length > 0 ? unlisted(bench) : [];
  const leads = source.lines.some((line) => focusTests.leadership(line));
  const results = source.lines.some((line) => focusTests.results(line));
  const summary = applied.some((change) => change.path === "summary" && !isOrder(change));
  const left = applied.some((change) => change.after === null && source.byAddress.has(change.path));
  return [
    ...when(pages >= 2, "Fit one page"),
    ...when(wanted !== undefined, `Emphasise ${wanted}`),
    ...when(skill !== undefined, `Add ${skill} to my skills`),
    ...when(left, "Bring back everything that was left out"),
    letterWish(bench),
    otherForm(bench),
    ...when(results, "Focus on results"),
    ...when(leads, "Focus on leadership"),
    ...when(summary && source.byAddress.has("summary"), "Use my own summary"),
    "Make the letter more formal",
    "Make the resume more concise",
    "Use stronger verbs",
  ];
}

/** Instructions that would change something in these documents, the most useful first. */
export function suggestInstructions(base: StandingInput, pages: number): string[] {
  return instructionsFor(openBench(base), pages).slice(0, mostSuggested);
}

/** The instructions that are nearest to one that was not carried out: those that share its words first. */
export function nearestInstructions(bench: Bench, instruction: string): string[] {
  const said = new Set(plainStems(instruction));
  const shared = (text: string) => plainStems(text).filter((stem) => said.has(stem)).length;
  return instructionsFor(bench, 1)
    .map((text, index) => ({ text, index, shared: shared(text) }))
    .sort((a, b) => b.shared - a.shared || a.index - b.index)
    .slice(0, 3)
    .map((entry) => entry.text);
}
