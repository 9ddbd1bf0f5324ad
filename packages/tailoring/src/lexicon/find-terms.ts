import { lookupKey } from "./entry.ts";
import { findCjkTerms } from "./find-cjk.ts";
import { isGuarded, isMeant, isMereWord, readLine } from "./guard.ts";
import type { Candidate, FindOptions, TermHit } from "./guard.ts";
import { spellings } from "./trie.ts";
import type { Spelling, TrieNode } from "./trie.ts";
import { tokenise } from "../text/tokens.ts";
import type { Token } from "../text/tokens.ts";

export type { FindOptions, TermHit } from "./guard.ts";

/** Words of one term stand side by side: at most a blank, a hyphen, a slash, a dot or an ampersand. */
function joined(text: string, left: Token, right: Token): boolean {
  const gap = text.slice(left.end, right.start);
  return (
    gap.length <= 3 &&
    /^[ \-/.&'\u00a0]*$/.test(gap) &&
    !/\.\s/.test(gap) &&
    !(gap === "." && /^\p{Lu}\p{Ll}{3}/u.test(right.text))
  );
}

function signsOf(text: string): string {
  return text.replace(/[^&/.-]/g, "");
}

/** "M&A" is not the "M.A." of a degree: signs between single letters must agree. */
function sameSigns(spelling: string, found: string): boolean {
  const single = /(?:^|[&/-])[A-Za-z0-9](?:[&/-]|$)/.test(spelling);
  return !single || signsOf(spelling) === signsOf(found);
}

function longestAt(
  text: string,
  tokens: readonly Token[],
  keys: readonly string[],
  index: number,
): { end: Spelling; length: number } | undefined {
  let node: TrieNode | undefined = spellings();
  let best: { end: Spelling; length: number } | undefined;
  for (let at = index; at < tokens.length; at += 1) {
    const token = tokens[at];
    const before = tokens[at - 1];
    const key = keys[at];
    if (token === undefined || key === undefined) break;
    node = node.next?.get(key);
    if (node === undefined) break;
    if (at > index && before !== undefined && !joined(text, before, token)) break;
    const { end } = node;
    const first = tokens[index];
    if (
      end !== undefined &&
      first !== undefined &&
      sameSigns(end.text, text.slice(first.start, token.end))
    ) {
      best = { end, length: at - index + 1 };
    }
  }
  return best;
}

function candidatesOf(text: string): Candidate[] {
  const tokens = tokenise(text);
  const keys = tokens.map((token) => lookupKey(token.text));
  const found: Candidate[] = [];
  for (let index = 0; index < tokens.length;) {
    const best = longestAt(text, tokens, keys, index);
    const first = tokens[index];
    const last = tokens[index + (best?.length ?? 1) - 1];
    if (best !== undefined && first !== undefined && last !== undefined) {
      found.push({
        term: best.end.term,
        written: best.end.text,
        start: first.start,
        end: last.end,
        spelling: text.slice(first.start, last.end),
      });
    }
    index += best?.length ?? 1;
  }
  return found;
}

function isAddress(text: string, hit: TermHit): boolean {
  const before = text.charAt(hit.start - 1);
  return text.charAt(hit.end) === "@" || before === "@" || before === "#";
}

/** Two names beside each other in a list support each other: "Slack, Zoom". */
function hasNeighbour(text: string, hits: readonly Candidate[], index: number): boolean {
  const own = hits[index];
  return [hits[index - 1], hits[index + 1]].some((other) => {
    if (own === undefined || other === undefined || !/^\p{Lu}/u.test(other.spelling)) return false;
    const [left, right] = other.start < own.start ? [other, own] : [own, other];
    return /^\s?[,/|]\s?$/.test(text.slice(left.end, right.start));
  });
}

/** The terms of the lexicon in a folded text, longest first, in order of place. */
export function findTermsIn(text: string, options: FindOptions = {}): TermHit[] {
  const candidates = candidatesOf(text).filter((hit) => !isAddress(text, hit));
  const cjk = findCjkTerms(text);
  if (candidates.length === 0) return cjk;
  const line = readLine(text);
  const listed = options.listed === true;
  const kept = new Set(
    candidates.filter((hit) => !isGuarded(hit) && !isMereWord(line, hit, false)),
  );
  // A name that is meant vouches for those beside it: "Excel, Access and Word".
  for (const [index, hit] of candidates.entries()) {
    if (kept.has(hit) || isMereWord(line, hit, listed && kept.size > 0)) continue;
    if (!isGuarded(hit) || isMeant(line, hit, hasNeighbour(text, candidates, index), options))
      kept.add(hit);
  }
  if (kept.size > 0) {
    for (const hit of candidates) {
      if (!kept.has(hit) && !isMereWord(line, hit, listed) && isMeant(line, hit, true, options))
        kept.add(hit);
    }
  }
  const found = candidates
    .filter((hit) => kept.has(hit))
    .map(({ term, start, end, spelling }) => ({ term, start, end, spelling }));
  return cjk.length === 0 ? found : [...found, ...cjk].sort((a, b) => a.start - b.start);
}
