import { rankWords, titleNouns } from "@savile/taxonomy/lexicon";
import { foldText, tokenise } from "@savile/taxonomy";
import { isStopWord } from "../text/stem.ts";
import type { Source, SourceRole } from "./source.ts";

const synonyms: readonly (readonly string[])[] = [
  ["developer", "engineer", "programmer"],
  ["teacher", "instructor", "educator", "tutor"],
  ["representative", "associate", "agent", "rep", "executive"],
  ["attorney", "lawyer", "counsel"],
  ["manager", "supervisor", "lead"],
  ["driver", "courier"],
  ["assistant", "aide", "secretary"],
  ["accountant", "bookkeeper"],
  ["cook", "chef"],
  ["server", "waiter", "waitress"],
  ["recruiter", "sourcer"],
  ["technician", "mechanic"],
  ["cashier", "clerk"],
  ["attendant", "purser", "steward", "stewardess"],
  ["teller", "banker"],
];

/** Words, not stems: an accountant is no account. */
function titleWords(title: string): string[] {
  return tokenise(foldText(title.replace(/\(.*?\)/g, " ")))
    .filter((token) => !isStopWord(token.lower))
    .map((token) => token.key);
}

/** Words of a title that say what is done, without those that say how high. */
function functionWords(title: string): string[] {
  const words = titleWords(title);
  const kept = words.filter((word) => !rankWords.has(word));
  return kept.length > 0 ? kept : words;
}

function sameWord(a: string, b: string): number {
  if (a === b) return 1;
  return synonyms.some((group) => group.includes(a) && group.includes(b)) ? 0.7 : 0;
}

function weight(word: string): number {
  return titleNouns.has(word) ? 1.5 : 1;
}

function covered(from: readonly string[], to: readonly string[]): number {
  const total = from.reduce((sum, word) => sum + weight(word), 0);
  const hit = from.reduce(
    (sum, word) => sum + weight(word) * Math.max(...to.map((other) => sameWord(word, other))),
    0,
  );
  return hit / total;
}

/** How alike two titles are, 0..1, without regard to seniority. The noun weighs double. */
export function titleSimilarity(a: string, b: string): number {
  const left = functionWords(a);
  const right = functionWords(b);
  if (left.length === 0 || right.length === 0) return 0;
  return Math.round(((covered(left, right) + covered(right, left)) / 2) * 100) / 100;
}

/** The held title that comes closest to a posting's; the latest one where none is close. */
export function closestRole(
  source: Source,
  title: string | undefined,
): { role: SourceRole; similarity: number } | undefined {
  const held = source.roles.filter(
    (role) => role.title !== "" && role.paid && source.byAddress.has(role.titleAddress),
  );
  const [latest] = [...held].sort((a, b) => a.recency - b.recency);
  if (latest === undefined) return undefined;
  if (title === undefined) return { role: latest, similarity: 0 };
  const first = titleSimilarity(latest.title, title);
  let best = { role: latest, similarity: first, worth: first };
  for (const role of [...held].sort((a, b) => a.recency - b.recency)) {
    const similarity = titleSimilarity(role.title, title);
    // What one does now says more than what one did long ago.
    const worth =
      similarity -
      0.12 * role.recency -
      (/\b(?:junior|jr|intern|trainee)\b/i.test(role.title) ? 0.15 : 0);
    if (similarity >= 0.3 && worth > best.worth) best = { role, similarity, worth };
  }
  // A promotion within one house: what one is there now stands for the way to it.
  const rose = best.role !== latest && first >= 0.3 && latest.org === best.role.org;
  return rose
    ? { role: latest, similarity: best.similarity }
    : { role: best.role, similarity: best.similarity };
}
