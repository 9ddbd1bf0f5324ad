import { stopPhrases } from "./ambiguity.data.ts";
import { keysOf } from "./entry.ts";
import type { Term } from "./entry.ts";
import { terms } from "./terms.ts";
import { tokenise } from "../text/tokens.ts";
import type { Token } from "../text/tokens.ts";

/** A term found in a folded text. `spelling` is the text that stands there. */
export interface TermHit {
  readonly term: Term;
  readonly start: number;
  readonly end: number;
  readonly spelling: string;
}

interface Node {
  readonly next: Map<string, Node>;
  /** Terms that end here, with the spelling as the table writes it. */
  readonly ends: { readonly term: Term; readonly spelling: string }[];
}

function newNode(): Node {
  return { next: new Map(), ends: [] };
}

function buildTrie(): Node {
  const root = newNode();
  for (const term of terms) {
    for (const spelling of [term.name, ...term.aliases]) {
      let node = root;
      for (const key of keysOf(spelling)) {
        const next = node.next.get(key) ?? newNode();
        node.next.set(key, next);
        node = next;
      }
      if (!node.ends.some((end) => end.term.id === term.id)) node.ends.push({ term, spelling });
    }
  }
  return root;
}

const trie = buildTrie();

export interface FindOptions {
  /** The text is a list of skills, so that a bare "Go" or "R" is the language. */
  readonly listed?: boolean;
}

/** Words of one term stand side by side: at most a blank, a hyphen, a slash, a dot or an ampersand. */
function joined(text: string, left: Token, right: Token): boolean {
  const gap = text.slice(left.end, right.start);
  return gap.length <= 3 && /^[ \-/.&\u00a0]*$/.test(gap) && !/\.\s/.test(gap);
}

function longestAt(text: string, tokens: readonly Token[], index: number) {
  let node: Node | undefined = trie;
  let best: { end: Node["ends"][number]; length: number } | undefined;
  for (let at = index; at < tokens.length && node !== undefined; at += 1) {
    const token: Token | undefined = tokens[at];
    const before = tokens[at - 1];
    if (token === undefined) break;
    if (at > index && before !== undefined && !joined(text, before, token)) break;
    node = node.next.get(token.key);
    const end = node?.ends[0];
    if (end !== undefined) best = { end, length: at - index + 1 };
  }
  return best;
}

function isSentenceStart(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 4), start);
  return before.trim() === "" || /(?:[.!?:;\n•*·▪-]\s*)$/.test(before);
}

const languageCue =
  /(?:\b(?:in|with|using|knows?|language|languages|program(?:ming)?|experience|compiler|framework|developer|engineer|scripts?|applications?|services|certified|stack|or|and)\b\s*)$/i;
const languageTail =
  /^\s*(?:programming|developer|engineer|language|compiler|framework|scripts?|code|services|applications?|stack|EHR|EMR|LMS|APIs?|certification|proficiency|experience|skills?)\b/i;

/** Whether an ambiguous word stands here for the term of the lexicon. */
function isMeant(text: string, hit: TermHit, others: boolean, options: FindOptions): boolean {
  const lower = text.toLowerCase();
  const around = lower.slice(Math.max(0, hit.start - 14), hit.end + 14);
  const phrases = stopPhrases[hit.spelling.toLowerCase()] ?? [];
  if (phrases.some((phrase) => around.includes(phrase))) return false;
  if (!hit.term.guarded.includes(hit.spelling)) return false;
  if (
    hit.spelling.length === 1 &&
    (text.charAt(hit.start - 1) === "&" || text.charAt(hit.end) === "&")
  )
    return false;
  const before = text.slice(Math.max(0, hit.start - 30), hit.start);
  const after = text.slice(hit.end, hit.end + 30);
  const inList = /[,/(]\s*(?:and |or )?$/.test(before) || /^\s*(?:[,/)]|(?:and|or)\b)/.test(after);
  const cued = languageCue.test(before) || languageTail.test(after);
  if (options.listed === true) {
    const alone = text.trim().split(/\s+/).length <= 3 && !/^\s*[a-z]/.test(after);
    return (
      alone || inList || languageTail.test(after) || (cued && !isSentenceStart(text, hit.start))
    );
  }
  if (isSentenceStart(text, hit.start)) return (others && inList) || languageTail.test(after);
  return cued || (others && inList);
}

function isBlocked(text: string, hit: TermHit): boolean {
  if (hit.spelling.length <= 3 && hit.spelling === hit.spelling.toLowerCase()) {
    // Short abbreviations such as "ap", "pr" or "it" only count in capitals; "sql" or "php" are safe.
    return !/^(?:sql|php|css|xml|git|aws|gcp|seo|crm|npm|dbt|js|api|cpp|c\+\+|c#)$/.test(
      hit.spelling,
    );
  }
  return text.charAt(hit.end) === "@" || text.charAt(hit.start - 1) === "@";
}

/** The terms of the lexicon in a folded text, longest first, in order of place. */
export function findTermsIn(text: string, options: FindOptions = {}): TermHit[] {
  const tokens = tokenise(text);
  const candidates: TermHit[] = [];
  for (let index = 0; index < tokens.length;) {
    const best = longestAt(text, tokens, index);
    const first = tokens[index];
    const last = tokens[index + (best?.length ?? 1) - 1];
    if (best !== undefined && first !== undefined && last !== undefined) {
      const spelling = text.slice(first.start, last.end);
      candidates.push({ term: best.end.term, start: first.start, end: last.end, spelling });
    }
    index += best?.length ?? 1;
  }
  const certain = candidates.filter((hit) => !isUncertain(hit) && !isBlocked(text, hit));
  return candidates.filter((hit) => {
    if (isBlocked(text, hit)) return false;
    if (!isUncertain(hit)) return true;
    return isMeant(text, hit, certain.length > 0, options);
  });
}

/** The guard is for the bare word; "Golang" or "R programming" are never in doubt. */
function isUncertain(hit: TermHit): boolean {
  const lower = hit.spelling.toLowerCase();
  return hit.term.guarded.some((spelling) => spelling.toLowerCase() === lower);
}
