import { termById } from "@savile/taxonomy/lexicon";
import { analyse } from "../match/analyse.ts";

/** Terms that some texts name, by the field of work that they belong to; each term once. */
export type Field = ReadonlyMap<string, ReadonlySet<string>>;

/** What people of every trade say of themselves tells no trade. */
const ofEveryTrade: ReadonlySet<string> = new Set(["manner", "language"]);

/** The fields of work of some texts. */
export function fieldOf(texts: readonly string[]): Field {
  const field = new Map<string, Set<string>>();
  for (const text of texts) {
    for (const id of analyse(text, false).terms) {
      const term = termById(id);
      if (term === undefined || term.kind === "soft" || ofEveryTrade.has(term.family)) continue;
      field.set(term.family, (field.get(term.family) ?? new Set()).add(id));
    }
  }
  return field;
}

/** How many terms a field holds. */
export function termCount(field: Field): number {
  return [...field.values()].reduce((sum, terms) => sum + terms.size, 0);
}

function lengthOf(field: Field): number {
  return Math.sqrt([...field.values()].reduce((sum, { size }) => sum + size * size, 0));
}

/** Fewer terms than these tell no field of work. */
const fewestTerms = 3;

/**
 * How alike two fields of work are, 0 to 1: the cosine of how many different terms each names by trade. `null`
 * where the first names too few to tell.
 */
export function likeness(asked: Field, held: Field): number | null {
  if (termCount(asked) < fewestTerms) return null;
  const both = lengthOf(asked) * lengthOf(held);
  const shared = [...asked].reduce(
    (sum, [family, { size }]) => sum + size * (held.get(family)?.size ?? 0),
    0,
  );
  return both === 0 ? 0 : shared / both;
}
