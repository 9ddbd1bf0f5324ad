import { analyse } from "../match/analyse.ts";
import type { Ask } from "./asks.ts";
import type { Told } from "./told.ts";

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
