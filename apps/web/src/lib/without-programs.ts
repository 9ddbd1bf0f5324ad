/** Where a pattern is found next at or after a place; places only grow, so that all searches are one pass. */
function finder(source: string, pattern: RegExp): (from: number) => number {
  const search = new RegExp(pattern, "gi");
  let found = -1;
  return (from) => {
    if (found < from) {
      search.lastIndex = from;
      found = search.exec(source)?.index ?? Number.POSITIVE_INFINITY;
    }
    return found;
  };
}

const opening = /<(script|style|svg|noscript)\b/gi;

/**
 * The source of a page without what its programs keep for themselves and what draws it: that may tell of its
 * reader, and nothing of the job. Linked data stays. What is opened and never closed stays as it is.
 */
export function withoutPrograms(source: string): string {
  const endOfTag = finder(source, />/);
  const linkedData = finder(source, /ld\+json/);
  const closings = new Map<string, ReturnType<typeof finder>>();
  const closingOf = (name: string) => {
    const known = closings.get(name) ?? finder(source, new RegExp(`</${name}\\s{0,99}>`));
    closings.set(name, known);
    return known;
  };
  const pieces: string[] = [];
  let kept = 0;
  for (const { index, 1: given = "" } of source.matchAll(opening)) {
    if (index < kept) continue;
    const name = given.toLowerCase();
    const body = endOfTag(index);
    if (name === "script" && linkedData(index) < body) continue;
    const closing = closingOf(name)(body);
    if (closing === Number.POSITIVE_INFINITY) continue;
    pieces.push(source.slice(kept, index));
    kept = endOfTag(closing) + 1;
  }
  return [...pieces, source.slice(kept)].join(" ");
}
