import { singular } from "./plural.ts";
import { american } from "./spelling.ts";

const ascii = /^[\0-\x7f]*$/;

const letters: ReadonlyMap<string, string> = new Map([
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["ø", "o"],
  ["đ", "d"],
  ["ð", "d"],
  ["ł", "l"],
  ["ı", "i"],
  ["þ", "th"],
]);

function plainLetters(word: string): string {
  return word
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/\p{M}+/gu, "")
    .replace(/[ßæœøđðłıþ]/g, (letter) => letters.get(letter) ?? letter)
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[^\p{L}\p{N}'+#.]+/gu, "");
}

function folded(word: string): string {
  const bare = word.includes("'") ? word.replace(/'s?$/, "").replaceAll("'", "") : word;
  return american(singular(bare));
}

/** More rounds than any word needs: one ending may uncover another. */
const maxRounds = 8;

function foldAnew(word: string): string {
  let now = ascii.test(word) ? word.toLowerCase() : plainLetters(word);
  for (let round = 0; round < maxRounds; round += 1) {
    const next = folded(now);
    if (next === now) return next;
    now = next;
  }
  return now;
}

/** Words recur: their forms are kept, so many and no longer ones. */
const maxKept = 20_000;
const maxKeptLetters = 40;
const kept = new Map<string, string>();

/** The form under which a word is compared: without case, accents, plural, possessive and British spelling. */
export function foldWord(word: string): string {
  const known = kept.get(word);
  if (known !== undefined) return known;
  const form = foldAnew(word);
  if (word.length > maxKeptLetters) return form;
  if (kept.size >= maxKept) kept.clear();
  kept.set(word, form);
  return form;
}
