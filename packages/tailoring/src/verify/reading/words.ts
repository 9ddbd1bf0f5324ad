import { stemOf } from "../../text/stem.ts";
import { groupsOf, linesOf, rootOf, saidByRoot } from "../../words/thesaurus.ts";
import { verbOf } from "../../words/verbs.ts";
import type { Frame, FrameWord } from "./frame.ts";
import { isShortOrLong } from "./short-forms.ts";
import { neutralWords } from "./synonyms.data.ts";
import { phraseWords } from "../../thesaurus/nouns.data.ts";

/** Phrases of two or three words by their first word. */
const phrasesByWord = new Map<string, { words: readonly string[]; root: string }[]>();
for (const line of linesOf(phraseWords)) {
  const [phrase = "", single = ""] = line.split(":");
  const words = phrase.trim().split(" ");
  const first = words[0] ?? "";
  phrasesByWord.set(first, [
    ...(phrasesByWord.get(first) ?? []),
    { words, root: rootOf(single.trim()) },
  ]);
}

const neutralStems = new Set(neutralWords.map((word) => stemOf(word)));

/** A phrase that stands for one word. */
interface PhraseHit {
  readonly start: number;
  readonly end: number;
  readonly root: string;
}

/** What a frame says, prepared for look-ups. */
interface Sayings {
  readonly roots: ReadonlySet<string>;
  readonly groups: ReadonlySet<number>;
  readonly broader: ReadonlySet<string>;
  /** Neighbouring words written as one: "set-up" as "setup". */
  readonly joined: ReadonlySet<string>;
  readonly phrases: readonly PhraseHit[];
  readonly initials: string;
}

const known = new WeakMap<Frame, Sayings>();

function phrasesOf(frame: Frame): PhraseHit[] {
  return frame.words.flatMap((word, index) =>
    (phrasesByWord.get(word.lower) ?? []).flatMap(({ words, root }): PhraseHit[] => {
      const here = frame.words.slice(index, index + words.length);
      const last = here.at(-1);
      return last !== undefined && words.every((part, at) => here[at]?.lower === part)
        ? [{ start: word.start, end: last.end, root }]
        : [];
    }),
  );
}

function build(frame: Frame): Sayings {
  const phrases = phrasesOf(frame);
  const roots = new Set<string>();
  for (const word of frame.words) {
    roots.add(word.stem);
    roots.add(rootOf(word.lower));
  }
  for (const phrase of phrases) roots.add(phrase.root);
  const joined = new Set<string>();
  for (const [index, word] of frame.words.entries()) {
    const next = frame.words[index + 1];
    const third = frame.words[index + 2];
    if (next !== undefined) joined.add(stemOf(word.lower + next.lower));
    if (next !== undefined && third !== undefined)
      joined.add(stemOf(word.lower + next.lower + third.lower));
  }
  const groups = new Set<number>();
  const broader = new Set<string>();
  for (const root of roots) {
    for (const group of groupsOf(root)) groups.add(group);
    for (const general of saidByRoot(root).broader) broader.add(general);
  }
  const initials = frame.words.map((word) => word.lower.charAt(0)).join("");
  return { roots, groups, broader, joined, phrases, initials };
}

function sayingsOf(frame: Frame): Sayings {
  const before = known.get(frame);
  if (before !== undefined) return before;
  const made = build(frame);
  known.set(frame, made);
  return made;
}

/** Stems and verb roots of a frame. */
export function rootsOf(frame: Frame): ReadonlySet<string> {
  return sayingsOf(frame).roots;
}

/** The phrase that a word is part of, if it stands for one word. */
export function phraseAt(frame: Frame, word: FrameWord): PhraseHit | undefined {
  return sayingsOf(frame).phrases.find((hit) => hit.start <= word.start && word.end <= hit.end);
}

/** Whether a root, or one that may stand for it, is among these. */
function saysRoot(said: Sayings, root: string): boolean {
  return (
    said.roots.has(root) ||
    said.broader.has(root) ||
    groupsOf(root).some((group) => said.groups.has(group))
  );
}

/** Whether a frame holds a word or one that may stand for it. */
export function saysWord(frame: Frame, word: FrameWord | string): boolean {
  const lower = typeof word === "string" ? word : word.lower;
  const said = sayingsOf(frame);
  const stem = stemOf(lower);
  return (
    saysRoot(said, stem) ||
    saysRoot(said, rootOf(lower)) ||
    said.joined.has(stem) ||
    isPart(said.roots, lower) ||
    isCompound(said.roots, lower) ||
    (typeof word !== "string" && (isInitials(said, word.text) || isShortOrLong(word, frame)))
  );
}

const agent = /(?:ers?|ors?|ists?|ees?)$/;

/** Whether a word names people after what they do: "photographers" tell of no shooting by the person. */
export function isAgent(lower: string): boolean {
  return agent.test(lower) && verbOf(lower) === undefined;
}

/** Whether a frame says what a phrase of another stands for, or what two of its words say as one. */
export function saysPhrase(frame: Frame, claim: Frame, word: FrameWord): boolean {
  const said = sayingsOf(frame);
  const phrase = phraseAt(claim, word);
  if (phrase !== undefined && saysRoot(said, phrase.root)) return true;
  const index = claim.words.indexOf(word);
  const before = claim.words[index - 1]?.lower ?? "";
  const after = claim.words[index + 1]?.lower ?? "";
  return (
    (before !== "" && said.roots.has(stemOf(before + word.lower))) ||
    (after !== "" && said.roots.has(stemOf(word.lower + after)))
  );
}

/** "AP" of "accounts payable": capitals that are the initials of neighbouring words. */
function isInitials(said: Sayings, written: string): boolean {
  const text = written.replace(/'s$/, "");
  return /^\p{Lu}{2,5}$/u.test(text) && said.initials.includes(text.toLowerCase());
}

const compoundTail =
  /^(.{4,}?)(?:work|room|house|site|time|load|base|book|place|line|sheet|day|side|floor|shop|ware|mate|person|people|woman|man)s?$/;

/** "casework" of "case", "classroom" of "class". */
function isCompound(own: ReadonlySet<string>, lower: string): boolean {
  const head = compoundTail.exec(lower)?.[1];
  return head !== undefined && own.has(stemOf(head));
}

/** "reopened" of "open", "non-profit" of "profit": a long common beginning is the same word family. */
function isPart(own: ReadonlySet<string>, lower: string): boolean {
  if (lower.length < 6) return false;
  const stem = stemOf(lower);
  if (stem.length < 5) return false;
  for (const other of own) {
    if (
      other.length >= 5 &&
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
