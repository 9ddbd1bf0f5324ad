import type { Fault } from "../tokens/fault.ts";
import { yearsOfWork } from "./year-faults.ts";

/** What is known of the writer. What is left out is not judged. */
export interface WriterFacts {
  /** Full years of work. */
  readonly years?: number;
  readonly titles?: readonly string[];
  readonly employers?: readonly string[];
  readonly languages?: readonly string[];
  /** The year in which it is written; without it no length is held against "since". */
  readonly thisYear?: number;
}

/** Part of a year that a person rounds up by. */
const rounding = 1;

function tooManyYears(text: string, years: number): Fault[] {
  return yearsOfWork(text)
    .filter((told) => told.years > years + rounding)
    .map((told) => ({ kind: "years-differ", span: told.text }));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Names that stand behind some words of a text. */
function namedBehind(text: string, words: string, names: readonly string[]): Fault[] {
  return names
    .filter((name) => name.trim() !== "")
    .filter((name) => new RegExp(`\\b(?:${words}) ${escaped(name)}(?![\\w-])`, "i").test(text))
    .map((name) => ({ kind: "wrong-kind", span: name }));
}

const titleBefore = "as an?|as the|as|role of|position of|post of|job of|title of";
const employerBefore = "at|employed by|hired by|worked for|working for|joined|employer is";

/** Names of employers that are no title too, and the other way round. */
function without(names: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others.map((name) => name.toLowerCase()));
  return names.filter((name) => !known.has(name.toLowerCase()));
}

/** What a sentence says against the facts of its writer. */
export function factFaults(text: string, facts: WriterFacts): Fault[] {
  const { titles = [], employers = [] } = facts;
  return [
    ...(facts.years === undefined ? [] : tooManyYears(text, facts.years)),
    ...namedBehind(text, titleBefore, without(employers, titles)),
    ...namedBehind(text, employerBefore, without(titles, employers)),
  ];
}

/** Whether a fault of kind is none, because the writer has an employer, title or language of that name. */
export function isKnownFact({ kind, span }: Fault, facts: WriterFacts): boolean {
  if (kind !== "wrong-kind") return false;
  const names = [facts.titles, facts.employers, facts.languages].flatMap((list) => list ?? []);
  return names.some((name) => name.toLowerCase() === span.toLowerCase());
}
