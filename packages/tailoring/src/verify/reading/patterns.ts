const known = new WeakMap<RegExp, Map<string, readonly RegExpExecArray[]>>();
const mostKept = 100;

/**
 * The places of a pattern with the `g` flag in a text, looked up once: a claim is held against many lines,
 * and a line against many claims.
 */
export function matchesIn(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  const own = known.get(pattern) ?? new Map<string, readonly RegExpExecArray[]>();
  known.set(pattern, own);
  const before = own.get(text);
  if (before !== undefined) return before;
  const found = [...text.matchAll(pattern)];
  if (own.size >= mostKept) own.clear();
  own.set(text, found);
  return found;
}
