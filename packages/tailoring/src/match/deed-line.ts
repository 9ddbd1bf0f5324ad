import { foldText } from "@savile/taxonomy";
import { peopleIn } from "./people-in.ts";
import type { PeopleSpan } from "./people-in.ts";

/** A line of work as the books of deeds read it: its words, the people in it, and the title above it. */
export interface DeedLine {
  readonly text: string;
  readonly lower: string;
  readonly title: string;
  readonly people: readonly PeopleSpan[];
}

/** A line below a title; nothing is kept, the readers keep what is dear. */
export function deedLine(text: string, title = ""): DeedLine {
  const folded = foldText(text);
  return {
    text: folded,
    lower: folded.toLowerCase(),
    title: foldText(title).toLowerCase(),
    people: peopleIn(text),
  };
}

/** "Shift Lead | Seven setters report to me": the title stands before the stroke. */
export function readDeedLine(example: string): DeedLine {
  const [title = "", line] = example.split(" | ");
  return line === undefined ? deedLine(title) : deedLine(line, title);
}

/** Words that may stand between a verb and its people: no preposition that begins another phrase. */
const between =
  /^(?:(?!(?:for|with|to|by|in|on|at|from|that|who|whose|when|while|after|before|under|as)\b)[\p{L}\p{N}'’&,/+-]+\s+){0,6}$/u;

/** The people that stand as the object behind a match of a pattern. */
export function objectOf({ lower, people }: DeedLine, verb: RegExp): PeopleSpan | undefined {
  for (const found of lower.matchAll(verb)) {
    const end = found.index + found[0].length;
    const person = people.find(
      ({ start }) => start >= end && between.test(`${lower.slice(end, start).trim()} `.trimStart()),
    );
    if (person !== undefined) return person;
  }
  return undefined;
}
