const openers = new Set(["(", "[", "{"]);
const closers = new Set([")", "]", "}"]);

function isParting(sign: string, depth: number): boolean {
  return sign === "\n" || sign === "\r" || (depth === 0 && (sign === "," || sign === ";"));
}

/** How deep in brackets the text after a sign is. */
function depthAfter(sign: string, depth: number): number {
  if (openers.has(sign)) return depth + 1;
  // A bracket that was never closed ends with its line.
  if (sign === "\n") return 0;
  return closers.has(sign) ? Math.max(0, depth - 1) : depth;
}

/** Parts between commas, semicolons and line breaks; inside brackets a comma belongs to the term. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    depth = depthAfter(sign, depth);
    if (!isParting(sign, depth)) continue;
    parts.push(text.slice(from, at));
    from = at + 1;
  }
  parts.push(text.slice(from));
  return parts;
}

/** Whether a bracket is open at the end of a text: a comma typed now belongs to the term. */
export function isInBrackets(text: string): boolean {
  let depth = 0;
  for (const sign of text) depth = depthAfter(sign, depth);
  return depth > 0;
}

function sameness(term: string): string {
  return term.normalize("NFC").toLowerCase().replaceAll(/\s+/g, " ").trim();
}

/** Terms of a typed or pasted text that are not there yet, each once, in their order. */
export function splitTags(text: string, standing: readonly string[]): string[] {
  const seen = new Set(standing.map(sameness));
  const bullets = /^[\s•·▪*–-]+(?=\s)/;
  return partsOf(text).flatMap((part) => {
    const term = part.replace(bullets, "").replaceAll(/\s+/g, " ").trim();
    const key = sameness(term);
    if (key === "" || seen.has(key)) return [];
    seen.add(key);
    return [term];
  });
}
