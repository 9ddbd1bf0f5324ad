import type { HiddenReason } from "@savile/model";
import { isSingle, joinSpaced } from "./letter-spacing.ts";

/** A word or part of one with its place on the page; what the fragments are made of. */
export interface Word {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
  readonly size: number;
  readonly font: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly order: number;
  readonly angle: number;
  readonly spaced: boolean;
  readonly hidden?: HiddenReason;
  readonly url?: string;
}

/** Words on one base line without a wide gap between them. */
export interface Fragment {
  readonly words: Word[];
  text: string;
  x0: number;
  x1: number;
  readonly y: number;
  size: number;
  readonly order: number;
  /** Nothing shares its row, whatever stands at its height. */
  readonly alone?: true;
  /** A cell begins here, however close the text at the left stands. */
  readonly cell?: true;
}

const joinGap = 0.13;
const cellGap = 1.3;
/** A gap wider than a blank, beside a change of size: two texts that only stand close to each other. */
const otherSizeGap = 0.42;
/** An initial stands this close to the small capitals of its word. */
const initialGap = 0.25;

function isOtherSize(last: Word, next: Word): boolean {
  return Math.max(last.size, next.size) > Math.min(last.size, next.size) * 1.15;
}

/** Small capitals are drawn as an initial and smaller capitals behind it: "L" and "AMAR". */
function areSmallCapitals(initial: Word, rest: Word): boolean {
  const isSmaller = rest.size < initial.size * 0.92 && rest.size > initial.size * 0.6;
  return isSmaller && /^\p{Lu}$/u.test(initial.text) && /^\p{Lu}[\p{Lu}'’.-]*$/u.test(rest.text);
}

const openAddress = /^(?:https?:\/\/|www\.)\S*\/$/iu;
const openPath = /^(?:in|pub|u|users?|company|profile|groups)\/$/u;

/** Some set a blank behind each stroke of an address, or before its colon, so that it can break there. */
function areOfOneAddress(last: string, next: string): boolean {
  if (openAddress.test(last)) return openPath.test(next);
  if (openPath.test(last)) return /^[\w%-]+$/u.test(next);
  return /^https?$/iu.test(last) && next.startsWith("://");
}

/** What stands between two words of one line: nothing, a blank, or the border of a cell. */
export function between(last: Word, next: Word): "" | " " | "cell" {
  const size = Math.max(last.size, next.size);
  const gap = next.x0 - last.x1;
  if (areSmallCapitals(last, next) && gap < initialGap * size) return "";
  const isOther = isOtherSize(last, next) && !areSmallCapitals(next, last);
  if (gap > (isOther ? otherSizeGap : cellGap) * size) return "cell";
  if (areOfOneAddress(last.text, next.text)) return "";
  return gap >= joinGap * size || next.spaced ? " " : "";
}

function sameLine(a: Word, b: Word): boolean {
  return Math.abs(a.y - b.y) <= 0.35 * Math.max(a.size, b.size);
}

/** The text of words that stand side by side. */
export function wordsText(words: readonly Word[]): string {
  const joined = joinSpaced(words);
  if (joined !== undefined) return joined;
  let text = "";
  words.forEach((word, index) => {
    const last = words[index - 1];
    if (last !== undefined && between(last, word) !== "") text += " ";
    text += word.text;
  });
  return text;
}

function isLetterSpaced(words: readonly Word[], next: Word): boolean {
  return (
    words.length >= 2 &&
    isSingle(next.text) &&
    words.every((word) => isSingle(word.text) && word.size === next.size)
  );
}

/** Groups words, in the order in which they were drawn, into fragments. */
export function joinFragments(words: readonly Word[]): Fragment[] {
  const groups: Word[][] = [];
  for (const word of words) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const back = last !== undefined && word.x0 < last.x0 - 0.5;
    const overlap = last !== undefined && word.x0 - last.x1 < -0.6 * word.size;
    const gap = last === undefined ? "cell" : between(last, word);
    const wide =
      gap === "cell" &&
      !(
        group !== undefined &&
        isLetterSpaced(group, word) &&
        last !== undefined &&
        word.x0 - last.x1 < 2 * word.size
      );
    if (
      group === undefined ||
      last === undefined ||
      back ||
      overlap ||
      wide ||
      !sameLine(last, word)
    ) {
      groups.push([word]);
    } else {
      group.push(word);
    }
  }
  return groups.map((group) => toFragment(group)).filter((fragment) => fragment.text !== "");
}

/** Words that stand side by side as one fragment. */
export function toFragment(words: Word[]): Fragment {
  const sizes = words.map((word) => word.size).toSorted((a, b) => a - b);
  const size = sizes[Math.floor(sizes.length / 2)] ?? 10;
  return {
    words,
    text: wordsText(words).trim(),
    x0: Math.min(...words.map((word) => word.x0)),
    x1: Math.max(...words.map((word) => word.x1)),
    y: words[0]?.y ?? 0,
    size,
    order: words[0]?.order ?? 0,
  };
}
