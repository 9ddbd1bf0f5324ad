import type { MatchKind, Requirement } from "@savile/model";
import { analyse } from "./analyse.ts";
import { broaderThan, names } from "./ancestry.ts";
import { askedWords } from "./asked-words.ts";
import { step } from "./chain.ts";
import type { ChainRule } from "./chain.ts";
import { none, placeStrength, round, strongest } from "./evidence.ts";
import type { Found } from "./evidence.ts";
import { kept } from "../knowledge/kept.ts";
import type { Source, SourceLine } from "./source.ts";

/** What a kind of the thing is worth, and what is wider: credit, never text. */
const byNarrower = 0.9;
const byWider = 0.3;

/** Whether a text asks for nothing besides the terms in it. */
const isTermAlone = kept((text): boolean => {
  const { hits } = analyse(text, true);
  const isInside = (at: number) => hits.some(({ start, end }) => start <= at && at < end);
  return askedWords(text).every(({ start }) => isInside(start));
});

/** The one term that a requirement is, where it asks for nothing besides. */
function termOf({ text, canonical }: Requirement): string | undefined {
  const [id] = canonical;
  return id !== undefined && canonical.length === 1 && isTermAlone(text) ? id : undefined;
}

function spellingKind(requirement: Requirement, line: SourceLine, id: string): MatchKind {
  const hit = line.hits.find((entry) => entry.term.id === id);
  if (hit === undefined) return "alias";
  if (hit.spelling === requirement.text) return "exact";
  return hit.spelling.toLowerCase() === requirement.text.toLowerCase() ? "normalised" : "alias";
}

/** A list names what one knows, and a name is all that is asked. */
function nameStrength(line: SourceLine): number {
  return Math.min(line.place === "list" ? 1 : placeStrength(line), line.cap ?? 1);
}

function foundIn(
  source: Source,
  requirement: Requirement,
  names: (line: SourceLine) => string | undefined,
  worth: number,
  rule: ChainRule,
): Found {
  const lines = source.lines.filter((line) => names(line) !== undefined);
  const { ids, strength } = strongest(
    lines.map((line) => ({ line, strength: round(worth * nameStrength(line)) })),
  );
  const first = source.byAddress.get(ids[0] ?? "");
  if (strength === 0 || first === undefined) return none;
  const from = names(lines.find(({ address }) => address === first.address) ?? first) ?? "";
  const how = rule === "narrower" ? "child" : "parent";
  return { factIds: ids, strength, how, chain: [step(rule, from, requirement.text)] };
}

/** The words by which a line names a term of these. */
function spellingOf(line: SourceLine, isOne: (id: string) => boolean): string | undefined {
  return line.hits.find(({ term }) => isOne(term.id))?.spelling;
}

/** A requirement that is a term of the lexicon, by its name, by a kind of it, and for a little by what is wider. */
export function matchTerm(source: Source, requirement: Requirement): Found {
  const id = termOf(requirement);
  if (id === undefined) return none;
  const direct = foundIn(
    source,
    requirement,
    (line) => spellingOf(line, (one) => one === id),
    1,
    "same",
  );
  const line = source.byAddress.get(direct.factIds[0] ?? "");
  if (direct.strength > 0 && line !== undefined) {
    const how = spellingKind(requirement, line, id);
    const rule = how === "alias" ? "alias" : "same";
    const from = spellingOf(line, (one) => one === id) ?? line.text;
    return { ...direct, how, chain: [step(rule, from, requirement.text)] };
  }
  const narrower = foundIn(
    source,
    requirement,
    (one) => spellingOf(one, (term) => names(new Set([term]), id)),
    byNarrower,
    "narrower",
  );
  if (narrower.strength > 0) return narrower;
  const broader = broaderThan(id);
  return foundIn(
    source,
    requirement,
    (one) => spellingOf(one, (term) => broader.has(term)),
    byWider,
    "wider",
  );
}
