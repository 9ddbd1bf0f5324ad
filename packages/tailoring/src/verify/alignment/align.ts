import { knownWords } from "../../knowledge/known-words.ts";
import { saysMonth, spellsOut } from "../reading/abbreviated.ts";
import type { Frame, FrameWord } from "../reading/frame.ts";
import { saysPhrase, saysWord } from "../reading/words.ts";
import { keysAsked, keysCarried } from "./word-keys.ts";

/** The lemma of a verb with the particle behind it that the dictionary knows as one: "turned up", "carried out". */
function collocationAt({ words, text }: Frame, index: number): string | undefined {
  const word = words[index];
  const next = words[index + 1];
  if (word === undefined || !next?.stop || text.slice(word.end, next.start) !== " ")
    return undefined;
  return knownWords()?.lemmas(`${word.lower} ${next.lower}`, "verb")[0];
}

/** What is found once in a text and asked of it often. */
function once<Found>(find: (frame: Frame) => Found): (frame: Frame) => Found {
  const known = new WeakMap<Frame, Found>();
  return (frame) => {
    const before = known.get(frame);
    if (before !== undefined) return before;
    const found = find(frame);
    known.set(frame, found);
    return found;
  };
}

const collocationsOf = once((frame) => frame.words.map((_, index) => collocationAt(frame, index)));

/** For each word of a claim the keys that may carry it; none for words without meaning. */
const askedOf = once((claim) => {
  const phrases = collocationsOf(claim);
  return claim.words.map(({ lower, stop }, index): readonly string[] => {
    const phrase = phrases[index];
    if (stop) return [];
    return phrase === undefined ? keysAsked(lower) : [...keysAsked(lower), ...keysCarried(phrase)];
  });
});

/** The places of the words of a line by the keys that they carry. */
const carriedBy = once((line): ReadonlyMap<string, readonly number[]> => {
  const phrases = collocationsOf(line);
  const made = new Map<string, number[]>();
  for (const [index, { lower, stop }] of line.words.entries()) {
    if (stop) continue;
    const phrase = phrases[index];
    const own = keysCarried(lower);
    for (const key of phrase === undefined ? own : [...own, ...keysCarried(phrase)]) {
      const places = made.get(key);
      if (places === undefined) made.set(key, [index]);
      else if (places.at(-1) !== index) places.push(index);
    }
  }
  return made;
});

/** The places of the words of a line that carry a word of a claim by their meaning; none where none does. */
export function placesOf(claim: Frame, index: number, line: Frame): readonly number[] {
  const keys = carriedBy(line);
  const found = (askedOf(claim)[index] ?? []).flatMap((key) => keys.get(key) ?? []);
  return found.length > 1 ? [...new Set(found)] : found;
}

/** Whether a line carries a word of a claim by the meaning of one of its own, which is cheap to ask. */
export function carriesWord(claim: Frame, index: number, line: Frame): boolean {
  const keys = carriedBy(line);
  return (askedOf(claim)[index] ?? []).some((key) => keys.has(key));
}

/** Whether a line says a word of a claim as a whole: as the alias of a term, initials, a compound, a phrase. */
export function saysAsWhole(claim: Frame, word: FrameWord, line: Frame): boolean {
  const termed = claim.hits.some(
    ({ start, end, term }) => start <= word.start && word.end <= end && line.terms.has(term.id),
  );
  return (
    termed ||
    saysWord(line, word) ||
    saysPhrase(line, claim, word) ||
    spellsOut(claim, word, line) ||
    saysMonth(line.text, word.lower)
  );
}
