import { everyday } from "@savile/taxonomy/lexicon";
import { analyse } from "../match/analyse.ts";
import { findTermsIn } from "../terms/find-terms.ts";
import { byWorth } from "./asks.ts";
import type { Ask } from "./asks.ts";
import { answersTo, isWithin } from "./material.ts";
import type { Told } from "./told.ts";

/** Something that is asked for, and the point that says it. */
export interface NamedAsk {
  readonly ask: Ask;
  readonly told: Told;
}

const mostNamed = 3;

/** Whether a text, by its stems, holds all words of what is asked for. */
function saysWords({ text }: Ask, said: readonly string[]): boolean {
  const own = new Set(said);
  const { stems } = analyse(text, false);
  return stems.length > 0 && stems.every((stem) => own.has(stem));
}

/** Whether a line says what is asked for: by the same term, or by all of its words. */
export function saysIt(ask: Ask, told: Told): boolean {
  const { hits } = told.entry.line;
  return (
    hits.some(({ term }) => ask.requirement.canonical.includes(term.id)) ||
    saysWords(ask, told.entry.line.stems)
  );
}

/** Whether what is told of a line names what is asked for: by its term, or by all of its words. */
function namesIt(ask: Ask, { did }: Told): boolean {
  const { canonical } = ask.requirement;
  return (
    saysWords(ask, analyse(did, false).stems) ||
    findTermsIn(did).some(({ term }) => canonical.includes(term.id))
  );
}

/** Things that are asked for, each with a point that says it. */
export function namedAsks(asks: readonly Ask[], shown: readonly Told[]): NamedAsk[] {
  const found: NamedAsk[] = [];
  for (const ask of byWorth(
    asks.filter(({ duty, requirement }) => !duty && isNamed(requirement)),
  )) {
    const said = found.some(({ ask: { text } }) => isWithin(text, ask.text));
    const [told] = said ? [] : answersTo(ask, shown).filter((one) => namesIt(ask, one));
    if (told !== undefined) found.push({ ask, told });
    if (found.length === mostNamed) break;
  }
  return found;
}

/** Whether what is asked for is more than a word that every work has in common. */
function isNamed({ canonical }: Ask["requirement"]): boolean {
  return canonical.some((id) => !everyday.test(id));
}
