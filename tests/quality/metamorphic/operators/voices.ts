import { lowerFirst, upperFirst, withoutStop } from "./edges.ts";
import type { Operator } from "./operator.ts";
import { participleOf, pastVerb } from "./past-verb.ts";

/** "Honored as": what was done to the person is told in another way. */
const passive = /^\p{L}+ (?:as|by|with)\b/u;
/** A second deed keeps its past: one participle alone would break the sentence. */
const secondDeed = /(?:\band|[,;]) \p{Ll}+(?:ed|t|d) /u;

function firstPerson(make: (line: string) => string): Operator["apply"] {
  return ({ text }) =>
    pastVerb(text) === undefined || passive.test(text) ? [] : [make(lowerFirst(withoutStop(text)))];
}

/** Who speaks, and in which order. */
export const voices: readonly Operator[] = [
  { name: "I, in the role", apply: firstPerson((line) => `I ${line}`) },
  { name: "I, in a summary", apply: firstPerson((line) => `I ${line}.`), section: "summary" },
  {
    name: "participle",
    apply: ({ text }) => {
      const verb = pastVerb(text);
      return verb === undefined || passive.test(text) || secondDeed.test(text)
        ? []
        : [upperFirst(participleOf(verb)) + text.slice(verb.form.length)];
    },
  },
  {
    name: "means first",
    apply: ({ text }) => {
      const found = /^(.{12,}?),? (by \p{Ll}+ing [^,;]+|using [^,;]+)$/u.exec(withoutStop(text));
      const [, deed = "", means = ""] = found ?? [];
      return found === null || /[,;]/.test(deed) || pastVerb(text) === undefined
        ? []
        : [`${upperFirst(means)}, ${lowerFirst(deed)}`];
    },
  },
];
