import { countedNouns } from "./counted-nouns.data.ts";
import { kept, mostWords } from "../knowledge/kept.ts";
import { knownWords } from "../knowledge/known-words.ts";

const steps = 7;

/** What the usual meaning of a noun is a kind of, step by step: "register" a record, a document. */
function findKinds(noun: string): ReadonlySet<string> {
  const words = knownWords();
  const kinds = new Set<string>([noun]);
  let now = noun;
  for (let step = 0; step < steps; step += 1) {
    const broader = words?.broader(now, "noun", 1) ?? [];
    for (const one of broader) kinds.add(one);
    now = broader[0] ?? "";
    if (now === "") break;
  }
  return kinds;
}

const kindsOf = kept(findKinds, { most: mostWords });

/** Whether the usual meaning of a noun is a kind of one of `kinds`. */
export function isKindOf(noun: string, kinds: readonly string[]): boolean {
  const own = kindsOf(noun);
  return kinds.some((kind) => own.has(kind));
}

/** Kinds of things of which each is one: what falls under them is counted. */
const counted = [
  "person",
  "machine",
  "device",
  "structure",
  "container",
  "room",
  "computer",
  "web site",
  "computer program",
  "map",
  "fund",
  "organization",
  "vehicle",
  "document",
];

/** Whether a noun is counted, as far as its usual meaning tells. */
export function isCounted(noun: string): boolean {
  return (
    countedNouns.has(noun) ||
    countedNouns.has(noun.split(" ").at(-1) ?? "") ||
    isKindOf(noun, counted)
  );
}
