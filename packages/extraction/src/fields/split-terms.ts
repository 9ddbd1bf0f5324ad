/** A term of a list, as offsets in the text. */
export interface Term {
  readonly start: number;
  readonly end: number;
}

const separators =
  /,(?!\d{3}(?!\d))|[;|•·∙●▪■◦►⋄、，；،؛]|\t|\s[–—]\s|\s\/\s|\s-\s(?=\p{L})|\s(?:and|und|et|y|e|&)\s/gu;
const hardMark = /[,;|•·]/gu;
const strongMark = /[;|•·∙●▪■◦►⋄]/g;

/** Splits a list into its terms; separators inside brackets do not count, "CI/CD" and "R&D" stay whole. */
export function splitTerms(text: string): Term[] {
  const hasList = /[,;|•·∙●▪■◦►⋄\t、，；،؛]/.test(text);
  const depth = depths(text);
  const inTerms = isCommaOfTerms(text, depth);
  const lastMark = [...text.matchAll(hardMark)].at(-1)?.index ?? -1;
  const terms: Term[] = [];
  let at = 0;
  for (const match of text.matchAll(separators)) {
    if ((depth[match.index] ?? 0) > 0) continue;
    if (inTerms && match[0] === ",") continue;
    if (match[0] === " / " && joinsLetters(text, match.index)) continue;
    const word = /^\s(?:and|und|et|y|e|&)\s$/u.test(match[0]);
    const joins = word && match.index > lastMark && isLastOfList(text, match.index);
    if (word && !(hasList && joins)) continue;
    push(terms, text, at, match.index);
    at = match.index + match[0].length;
  }
  push(terms, text, at, text.length);
  return terms;
}

/** "CI / CD", "A / B": a stroke between two abbreviations of one length is a part of the term. */
function joinsLetters(text: string, at: number): boolean {
  const left = /(?:^|[^\p{L}\p{N}])(\p{Lu}{1,3})$/u.exec(text.slice(Math.max(0, at - 8), at))?.[1];
  const right = /^(\p{Lu}{1,3})(?![\p{L}\p{N}])/u.exec(text.slice(at + 3, at + 10))?.[1];
  return left !== undefined && left.length === right?.length;
}

/** Characters of the last two terms of a list together; more is a sentence. */
const longest = 200;

/** "a, b and c": the word joins the last two terms only if it stands right after a comma-separated list. */
function isLastOfList(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - longest), at);
  const comma = before.lastIndexOf(",");
  if (comma < 0 || text.length - at > longest) return false;
  const left = before.slice(comma + 1).trim();
  const right = text
    .slice(at)
    .trim()
    .replace(/^\S+\s/, "");
  return left === "" || (left.split(/\s+/).length <= 2 && right.split(/\s+/).length <= 2);
}

/** "Excel · Notary Public, Ohio · Payroll": where stronger marks part the terms, a rare comma is inside one. */
function isCommaOfTerms(text: string, depth: readonly number[]): boolean {
  const outside = (pattern: RegExp): number =>
    [...text.matchAll(pattern)].filter(({ index }) => (depth[index] ?? 0) === 0).length;
  const strong = outside(strongMark);
  return strong >= 2 && outside(/,/g) * 2 <= strong;
}

/** How many brackets are open at each place of a text. */
function depths(text: string): number[] {
  const out: number[] = [];
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? "";
    if (character === "(" || character === "[") depth += 1;
    else if ((character === ")" || character === "]") && depth > 0) depth -= 1;
    out.push(depth);
  }
  return out;
}

function push(terms: Term[], text: string, from: number, to: number): void {
  const raw = text.slice(from, to);
  const lead = /^[\s,;:|•·*–—-]*(?:(?:and|und|et)\s)?/u.exec(raw)?.[0].length ?? 0;
  const value = raw
    .slice(lead)
    .replace(/[\s,;:|•·–—-]+$/u, "")
    .replace(/(?<!\b(?:Inc|etc|Jr|Sr))\.$/u, "");
  if (/[\p{L}\p{N}]/u.test(value))
    terms.push({ start: from + lead, end: from + lead + value.length });
}
