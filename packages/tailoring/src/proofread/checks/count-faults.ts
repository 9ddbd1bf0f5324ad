import type { Words } from "@savile/taxonomy";
import type { Fault } from "../tokens/fault.ts";
import type { TaggedToken } from "../lexicon/tagged-token.ts";
import { matchesAt } from "./match-tokens.ts";
import type { Wanted } from "./match-tokens.ts";

const several: Wanted = {
  low: /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|[2-9]|[1-9]\d)$/,
};
const quality: Wanted = {
  any: ["adj", "n.s", "name"],
  none: ["n.p", "unit", "time", "num", "prep", "v.d"],
};
const qualityName: Wanted = { text: /^\p{Lu}[\p{Lu}\d/]+$/u };
/** One thing, that can be nothing else and is an everyday word. */
const single: Wanted = {
  all: ["n.s"],
  none: ["n.p", "adj", "unit", "time", "v.g", "name", "v.n", "num", "prep", "det"],
  when: (words, { low }) =>
    words.lemmas(low, "noun")[0] === low && words.frequency(low, "noun") >= 3,
};
const end: Wanted = { any: ["prep", "stop", "comma", "det.s"] };
const singleThing: Wanted = { ...single, none: [...(single.none ?? []), "v.b"] };
const rows = [
  [several, singleThing, end],
  [several, quality, single, end],
  [several, qualityName, single, end],
];

/** Several of what stands in the singular: "three HPLC method for". A number behind a name is its own: "Level 3". */
export function countFaults(words: Words, tokens: readonly TaggedToken[]): Fault[] {
  return tokens.flatMap((_, at) => {
    const before = tokens[at - 1]?.tags;
    if (["name", "n.s", "numbered", "num", "joint", "mark"].some((tag) => before?.has(tag)))
      return [];
    const row = rows.find((one) => matchesAt(words, tokens, at, one));
    if (row === undefined) return [];
    const span = tokens.slice(at, at + row.length - 1).map(({ text }) => text);
    return [{ kind: "agreement" as const, span: span.join(" ") }];
  });
}
