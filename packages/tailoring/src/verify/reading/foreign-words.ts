import { languageOf } from "../../posting/language.ts";
import type { Source } from "../../match/source.ts";
import type { Frame, FrameWord } from "./frame.ts";
import { foreignNeutral } from "../../thesaurus/foreign.data.ts";

const neutral = new Map(
  Object.entries(foreignNeutral).map(([language, words]) => [
    language,
    new Set(words.split(/\s+/)),
  ]),
);

const known = new WeakMap<Source, string>();

/** The language of a resume: "en" unless it is clearly one of those with a table here. */
export function sourceLanguage(source: Source): string {
  const before = known.get(source);
  if (before !== undefined) return before;
  const text = source.lines
    .filter((line) => line.place === "role" || line.place === "prose" || line.place === "activity")
    .map((line) => line.text)
    .join("\n");
  const found = languageOf(text);
  const language = neutral.has(found) ? found : "en";
  known.set(source, language);
  return language;
}

/** Whether a word of a language carries no content of its own. */
export function isForeignNeutral(language: string, lower: string): boolean {
  const bare = lower.replace(/^(?:[dlnsjmtc]|qu)'/, "");
  return neutral.get(language)?.has(bare) ?? false;
}

function sharedBeginning(a: string, b: string): number {
  let at = 0;
  while (at < a.length && at < b.length && a.charAt(at) === b.charAt(at)) at += 1;
  return at;
}

/** Whether a frame holds a word of the same family: a long common beginning. */
export function saysForeign(frame: Frame, word: FrameWord): boolean {
  return frame.words.some((other) => {
    if (other.lower === word.lower) return true;
    const shared = sharedBeginning(other.lower, word.lower);
    const shorter = Math.min(other.lower.length, word.lower.length);
    return shared >= 5 && shared >= shorter * 0.65;
  });
}
