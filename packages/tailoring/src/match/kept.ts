import { knownTables } from "../knowledge/known-tables.ts";
import { knownWords } from "../knowledge/known-words.ts";

const mostKept = 4_000;

/** A look-up that is made once for each text; what is made before anything is told does not outlive it. */
export function kept<Found>(make: (text: string) => Found): (text: string) => Found {
  const known = new Map<string, { readonly found: Found }>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before.found;
    const found = make(text);
    if (knownWords() === undefined || knownTables() === undefined) return found;
    if (known.size >= mostKept) known.clear();
    known.set(text, { found });
    return found;
  };
}
