import { lookupKey, spellings } from "@savile/taxonomy/lexicon";
import { findCjkTerms } from "./find-cjk.ts";
import { isGuarded, isMeant, isMereWord } from "./guard.ts";
import type { Candidate, FindOptions, TermHit } from "./guard.ts";
import { readLine } from "./line.ts";
import type { Spelling, TrieNode } from "@savile/taxonomy/lexicon";
import { tokenise } from "@savile/taxonomy";
import type { Token } from "@savile/taxonomy";

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

/** A token with the key under which the lexicon has it. */
interface Word extends Token {
  readonly lookup: string;
}

function longestAt(
  text: string,
  words: readonly Word[],
  index: number,
): { end: Spelling; length: number } | undefined {
  let node: TrieNode | undefined = spellings();
  let best: { end: Spelling; length: number } | undefined;
  const start = words[index]?.start;
  let before: Word | undefined;
  for (let at = index; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined) break;
    node = node.next?.get(word.lookup);
    if (node === undefined || (before !== undefined && !joined(text, before, word))) break;
    const { end } = node;
    if (end !== undefined && sameSigns(end.text, text.slice(start, word.end))) {
      best = { end, length: at - index + 1 };
    }
    before = word;
  }
  return best;
}

function candidatesOf(text: string): Candidate[] {
  const words = tokenise(text).map((token) => ({ ...token, lookup: lookupKey(token.text) }));
  const found: Candidate[] = [];
  for (let index = 0; index < words.length;) {
    const best = longestAt(text, words, index);
    const first = words[index];
    const last = words[index + (best?.length ?? 1) - 1];
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

/** Which candidates are names: those that stand by themselves, then those that others vouch for. */
function namesAmong(
  text: string,
  candidates: readonly Candidate[],
  options: FindOptions,
): ReadonlySet<Candidate> {
  const line = readLine(text);
  const listed = options.listed === true;
  const kept = new Set(
    candidates.filter((hit) => !isGuarded(hit) && !isMereWord(line, hit, false)),
  );
  for (const [index, hit] of candidates.entries()) {
    if (kept.has(hit) || isMereWord(line, hit, listed && kept.size > 0)) continue;
    if (!isGuarded(hit) || isMeant(line, hit, hasNeighbour(text, candidates, index), options))
      kept.add(hit);
  }
  if (kept.size === 0) return kept;
  // A name that is meant vouches for those beside it: "Excel, Access and Word".
  const vouched = candidates.filter(
    (hit) => !kept.has(hit) && !isMereWord(line, hit, listed) && isMeant(line, hit, true, options),
  );
  return new Set([...kept, ...vouched]);
}

/** The terms of the lexicon in a folded text, longest first, in order of place. */
export function findTermsIn(text: string, options: FindOptions = {}): TermHit[] {
  const candidates = candidatesOf(text).filter((hit) => !isAddress(text, hit));
  const cjk = findCjkTerms(text);
  if (candidates.length === 0) return cjk;
  const kept = namesAmong(text, candidates, options);
  const found = candidates
    .filter((hit) => kept.has(hit))
    .map(({ term, start, end, spelling }) => ({ term, start, end, spelling }));
  return cjk.length === 0 ? found : [...found, ...cjk].sort((a, b) => a.start - b.start);
}
