import { entityOf, escapeInline, readInline } from "./escape.ts";

function isBalanced(raw: string): boolean {
  let depth = 0;
  for (let at = 0; at < raw.length && depth >= 0; at += 1) {
    const character = raw.charAt(at);
    if (character === "\\") at += 1;
    else if (character === "(") depth += 1;
    else if (character === ")") depth -= 1;
  }
  return depth === 0;
}

/** One term of a list: separators outside balanced brackets are escaped, and those of `also` everywhere. */
export function printTerm(text: string, also = ""): string {
  const raw = escapeInline(text).replace(/[•·]/g, entityOf);
  const balanced = isBalanced(raw);
  let printed = "";
  let depth = 0;
  for (let at = 0; at < raw.length; at += 1) {
    const character = raw.charAt(at);
    if (character === "\\") {
      printed += raw.slice(at, at + 2);
      at += 1;
      continue;
    }
    if (balanced && character === "(") depth += 1;
    if (balanced && character === ")") depth -= 1;
    printed += isSeparating(character, depth, balanced, also) ? `\\${character}` : character;
  }
  return printed;
}

function isSeparating(character: string, depth: number, balanced: boolean, also: string): boolean {
  if (also.includes(character)) return true;
  if (character === "(" || character === ")") return !balanced;
  return depth === 0 && character === ",";
}

/** Terms of a line, separated by commas, bars or dots; brackets keep a term together. */
export function readTerms(raw: string): string[] {
  const terms: string[] = [];
  const balanced = isBalanced(raw);
  let depth = 0;
  let start = 0;
  for (let at = 0; at < raw.length; at += 1) {
    const character = raw.charAt(at);
    if (character === "\\") at += 1;
    else if (character === "(") depth += 1;
    else if (character === ")") depth -= 1;
    else if (",|•·".includes(character) && (depth === 0 || !balanced)) {
      terms.push(raw.slice(start, at));
      start = at + 1;
    }
  }
  terms.push(raw.slice(start));
  return terms.map(readInline).filter((term) => term !== "");
}
