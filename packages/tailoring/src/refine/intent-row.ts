import { emptyResume, wordTable } from "@savile/model";
import type { Rule, RuleText } from "@savile/model";
import { readSource } from "../match/source.ts";
import type { Source } from "../match/source.ts";
import { saidOf } from "./instruction.ts";
import type { Clause } from "./instruction.ts";
import type { Intent, Scope } from "./intent.ts";
import { scopeOf } from "./read-scope.ts";

/** One request of an instruction, and the resume that it speaks of. */
export interface Request {
  readonly clause: Clause;
  readonly source: Source;
}

/** A rule of the reader: what it makes of a request that its pattern fits, if anything. */
export interface IntentRow extends RuleText {
  readonly pattern: RegExp;
  readonly read: (found: RegExpExecArray, clause: Clause, source: Source) => Intent | undefined;
}

/** A row as a rule: it applies where its pattern fits and it makes something of the request. */
export function ruleOf({ pattern, read, ...row }: IntentRow): Rule<Request, Intent | undefined> {
  const readIn = ({ clause, source }: Request) => {
    const found = pattern.exec(clause.said);
    return found === null ? undefined : read(found, clause, source);
  };
  return { ...row, when: (request) => readIn(request) !== undefined, gives: readIn };
}

/** The skills of the resume that examples speak of. */
const exampleSkills = ["French", "GitHub Actions"].map((text, at) => ({ id: `skl1.s${at}`, text }));

const exampleWords = new Set(exampleSkills.flatMap(({ text }) => text.toLowerCase().split(" ")));

/** Reads an example as a request about a resume that holds two skills. */
export function readRequest(example: string): Request {
  const clause = { text: example, said: saidOf(example, exampleWords) };
  const skills = [{ id: "skl1", category: "", skills: exampleSkills }];
  return { clause, source: readSource({ ...emptyResume(), skills }, [], "") };
}

/** Reads an intent that holds for the part that a request names. */
export function scoped(build: (scope: Scope) => Intent): IntentRow["read"] {
  return (_, clause, source) => build(scopeOf(clause.said, source));
}

/** Numbers of pages, sentences or lines as requests write them. */
export const smallNumbers = wordTable<1 | 2 | 3>({
  one: 1,
  "1": 1,
  single: 1,
  two: 2,
  "2": 2,
  three: 3,
  "3": 3,
});
