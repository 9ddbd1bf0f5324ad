import { stemOf } from "../text/stem.ts";
import { neutralWords, synonymGroups } from "./synonyms.data.ts";
import type { Frame, FrameWord } from "./frame.ts";
import { verbOf } from "../write/verbs.ts";

const groupsByStem = new Map<string, number[]>();
for (const [index, group] of synonymGroups.entries()) {
  for (const word of group.split(" ")) {
    const stem = stemOf(word);
    groupsByStem.set(stem, [...(groupsByStem.get(stem) ?? []), index]);
  }
}
const neutralStems = new Set(neutralWords.map((word) => stemOf(word)));

/** The stem of the base of a verb ("taught" -> "teach"), else of the word. */
export function rootOf(word: string): string {
  const known = verbOf(word);
  return stemOf(known === undefined ? word : known.verb.base);
}

const roots = new WeakMap<Frame, Set<string>>();

/** Stems and verb roots of a frame. */
export function rootsOf(frame: Frame): ReadonlySet<string> {
  const known = roots.get(frame);
  if (known !== undefined) return known;
  const set = new Set<string>();
  for (const word of frame.words) {
    set.add(word.stem);
    set.add(rootOf(word.lower));
  }
  roots.set(frame, set);
  return set;
}

/** Whether two stems may stand for each other. */
export function sameMeaning(a: string, b: string): boolean {
  if (a === b) return true;
  const groups = groupsByStem.get(a);
  return (
    groups !== undefined && (groupsByStem.get(b) ?? []).some((group) => groups.includes(group))
  );
}

/** Whether a frame holds a word or one that may stand for it. */
export function saysWord(frame: Frame, word: FrameWord | string): boolean {
  const lower = typeof word === "string" ? word : word.lower;
  const own = rootsOf(frame);
  const stem = stemOf(lower);
  const root = rootOf(lower);
  if (own.has(stem) || own.has(root)) return true;
  const groups = [...(groupsByStem.get(stem) ?? []), ...(groupsByStem.get(root) ?? [])];
  if (groups.length > 0) {
    for (const other of own)
      if ((groupsByStem.get(other) ?? []).some((group) => groups.includes(group))) return true;
  }
  return isPart(own, lower) || (typeof word !== "string" && isInitials(frame, word.text));
}

/** "AP" of "accounts payable": capitals that are the initials of neighbouring words. */
function isInitials(frame: Frame, text: string): boolean {
  if (!/^\p{Lu}{2,5}$/u.test(text)) return false;
  const letters = text.toLowerCase();
  return frame.words.some(
    (_, index) =>
      frame.words
        .slice(index, index + letters.length)
        .map((word) => word.lower.charAt(0))
        .join("") === letters,
  );
}

/** "reopened" of "open", "non-profit" of "profit": a long common beginning is the same word family. */
function isPart(own: ReadonlySet<string>, lower: string): boolean {
  if (lower.length < 6) return false;
  const stem = stemOf(lower);
  for (const other of own) {
    if (
      other.length >= 5 &&
      stem.length >= 5 &&
      (other.startsWith(stem) || stem.startsWith(other)) &&
      Math.abs(other.length - stem.length) <= 3
    )
      return true;
  }
  return false;
}

/** Whether a word states nothing about what somebody did. */
export function isNeutral(lower: string): boolean {
  return neutralStems.has(stemOf(lower));
}
