import { none, strongest } from "./evidence.ts";
import type { Found } from "./evidence.ts";
import type { Source } from "./source.ts";

const rate = /(\d{2,3})\s?\+?\s?(?:wpm\b|w\.p\.m\.|words\s(?:per|a)\sminute)/iu;

/** The words a minute that a text names. */
function wordsAMinute(text: string): number | undefined {
  const found = rate.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** A speed of typing that is asked for, and lines that state one at least as high. */
export function matchTypingSpeed(source: Source, text: string): Found {
  const asked = wordsAMinute(text);
  if (asked === undefined) return none;
  const fast = source.lines.filter((line) => (wordsAMinute(line.text) ?? 0) >= asked);
  const { ids, strength } = strongest(fast.map((line) => ({ line, strength: line.cap ?? 1 })));
  return strength === 0 ? none : { factIds: ids, strength, how: "normalised" };
}
