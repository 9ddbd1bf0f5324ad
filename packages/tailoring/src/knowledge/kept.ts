import { knownTables } from "./known-tables.ts";
import { knownWords } from "./known-words.ts";

/** Texts are forgotten early, since people wrote them; words of a language may stay longer. */
const mostTexts = 4_000;
export const mostWords = 20_000;

export interface Keeping<Asked> {
  /** How many are kept; with one more all go. */
  readonly most?: number;
  readonly keyOf?: (asked: Asked) => string;
}

/** A look-up that is made once for each key. What is made before anything is told does not outlive it. */
export function kept<Found, Asked = string>(
  make: (asked: Asked) => Found,
  { most = mostTexts, keyOf = String }: Keeping<Asked> = {},
): (asked: Asked) => Found {
  const known = new Map<string, { readonly found: Found }>();
  return (asked) => {
    const key = keyOf(asked);
    const before = known.get(key);
    if (before !== undefined) return before.found;
    const found = make(asked);
    if (knownWords() === undefined || knownTables() === undefined) return found;
    if (known.size >= most) known.clear();
    known.set(key, { found });
    return found;
  };
}
