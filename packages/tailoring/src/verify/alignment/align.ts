import { knownWords } from "../../knowledge/known-words.ts";
import { saysMonth, spellsOut } from "../reading/abbreviated.ts";
import type { Frame, FrameWord } from "../reading/frame.ts";
import { saysPhrase, saysWord } from "../reading/words.ts";
import { keysAsked, keysCarried } from "./word-keys.ts";

/**
 * What carries a word of a claim in a line: the places of its words there, none where the line says it as a whole
 * (initials, a compound, a phrase), `undefined` where it does not.
 */
export type Carried = readonly number[] | undefined;

/** A verb with the particle behind it that the dictionary knows as one: "turned up", "carried out". */
function collocationAt(frame: Frame, index: number): string | undefined {
  const word = frame.words[index];
  const next = frame.words[index + 1];
  if (word === undefined || next === undefined || frame.text.slice(word.end, next.start) !== " ")
    return undefined;
  const found = knownWords()?.lemmas(`${word.lower} ${next.lower}`, "verb");
  return found?.[0];
}

/** The words of a line by the keys that they carry. */
type LineKeys = ReadonlyMap<string, readonly number[]>;

const lineKeys = new WeakMap<Frame, LineKeys>();

function keysOfLine(frame: Frame): LineKeys {
  const before = lineKeys.get(frame);
  if (before !== undefined) return before;
  const made = new Map<string, number[]>();
  for (const [index, { lower, stop }] of frame.words.entries()) {
    const phrase = collocationAt(frame, index);
    const own = stop ? [] : keysCarried(lower);
    for (const key of phrase === undefined ? own : [...own, ...keysCarried(phrase)]) {
      const places = made.get(key);
      if (places === undefined) made.set(key, [index]);
      else if (places.at(-1) !== index) places.push(index);
    }
  }
  lineKeys.set(frame, made);
  return made;
}

function termCarries(claim: Frame, word: FrameWord, line: Frame): boolean {
  return claim.hits.some(
    (hit) => hit.start <= word.start && word.end <= hit.end && line.terms.has(hit.term.id),
  );
}

function carriedBy(claim: Frame, index: number, line: Frame): Carried {
  const word = claim.words[index];
  if (word === undefined) return undefined;
  const keys = keysOfLine(line);
  const phrase = collocationAt(claim, index);
  const asked =
    phrase === undefined
      ? keysAsked(word.lower)
      : [...keysAsked(word.lower), ...keysCarried(phrase)];
  const places = new Set(asked.flatMap((key) => keys.get(key) ?? []));
  if (places.size > 0) return [...places];
  const said =
    termCarries(claim, word, line) ||
    saysWord(line, word) ||
    saysPhrase(line, claim, word) ||
    spellsOut(claim, word, line) ||
    saysMonth(line.text, word.lower);
  return said ? [] : undefined;
}

const known = new WeakMap<Frame, WeakMap<Frame, readonly Carried[]>>();

/** For each word of a claim what carries it in a line; words without meaning are carried by anything. */
export function align(claim: Frame, line: Frame): readonly Carried[] {
  const own = known.get(claim) ?? new WeakMap<Frame, readonly Carried[]>();
  known.set(claim, own);
  const before = own.get(line);
  if (before !== undefined) return before;
  const made = claim.words.map(({ stop }, index) => (stop ? [] : carriedBy(claim, index, line)));
  own.set(line, made);
  return made;
}
