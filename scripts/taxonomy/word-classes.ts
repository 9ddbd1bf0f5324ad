import { linkingWords } from "@savile/taxonomy/compile";

/** Letters that two words must share at their beginning to be derivations of one another. */
const minShared = 4;

/** Concepts that must use two words for the same before they count as derivations. */
const minConcepts = 4;

/** Persons and not deeds: who trains is not what is trained. */
const isAgent = /(?:er|or|ist|ian|ee|ant)$/;

/** Endings of the deed itself. */
const deed = /^(?:|e|y|ing|ze|zing|de|ding|ain|aining)$/;

/** Endings of what is made of a deed. */
const derived =
  /^(?:|e|y|ing|ze|zing|d|ding|t|ting|ying|al|ing|ance|ence|iance|enance|ure|ness|ment|sis|ice|ain|aining|(?:at|it|icat|ifat|iz|izat|ific|s|is|t|pt|ct)?ion(?:al)?|cation)$/;

function contentOf(label: string): string[] {
  return label.split(" ").filter((word) => !linkingWords.has(word));
}

/** The one word in which two labels differ, each with the other's. */
function differing(a: readonly string[], b: readonly string[]): [string, string] | undefined {
  if (a.length !== b.length || a.length < 2) return undefined;
  const left = a.filter((word) => !b.includes(word));
  const right = b.filter((word) => !a.includes(word));
  const [one, other] = [left[0], right[0]];
  if (left.length !== 1 || right.length !== 1 || one === undefined || other === undefined) {
    return undefined;
  }
  return one < other ? [one, other] : [other, one];
}

function areDerived(one: string, other: string): boolean {
  const most = Math.min(one.length, other.length);
  let shared = 0;
  while (shared < most && one[shared] === other[shared]) shared += 1;
  if (shared < minShared || isAgent.test(one) !== isAgent.test(other)) return false;
  const [left, right] = [one.slice(shared), other.slice(shared)];
  return (deed.test(left) && derived.test(right)) || (derived.test(left) && deed.test(right));
}

/** How many concepts say one thing with either word. */
function countPairs(concepts: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [name = "", ...others] of concepts) {
    const words = contentOf(name);
    const pairs = others.flatMap((other) => {
      const pair = differing(words, contentOf(other));
      return pair !== undefined && areDerived(...pair) ? [pair.join(" ")] : [];
    });
    for (const pair of new Set(pairs)) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return counts;
}

/**
 * Derivations as the tables themselves use them: two words that begin alike and stand for one another in the
 * labels of several concepts ("analyze data", "data analysis"). Returns word -> the word of its class that
 * is first in the alphabet. `concepts` are folded labels, the name first.
 */
export function wordClasses(concepts: readonly (readonly string[])[]): Map<string, string> {
  const heads = new Map<string, string>();
  const headOf = (word: string): string => {
    const above = heads.get(word);
    return above === undefined || above === word ? word : headOf(above);
  };
  for (const [pair, count] of countPairs(concepts)) {
    if (count < minConcepts) continue;
    const [one = "", other = ""] = pair.split(" ").map(headOf);
    const [first, second] = one < other ? [one, other] : [other, one];
    heads.set(second, first);
    heads.set(first, first);
  }
  return new Map([...heads.keys()].map((word) => [word, headOf(word)]));
}
