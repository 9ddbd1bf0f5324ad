import { titleNouns } from "@savile/taxonomy/lexicon";
import type { Source } from "../../match/source.ts";
import type { Objection, SourceCheck } from "../reading/context.ts";
import { frameOf } from "../reading/frame.ts";
import type { Frame, FrameWord } from "../reading/frame.ts";
import { matchesIn } from "../reading/patterns.ts";

/** A name of several words behind a word of place or belonging: "for the City of Bellhaven". */
const named =
  /\b(?:at|for|with|by|from|joined)\s(?:the\s)?(\p{Lu}[\p{L}'’&.-]+(?:\s(?:of\s(?:the\s)?|and\s|&\s)?\p{Lu}[\p{L}'’&.-]+)+)/gu;

function telling(frame: Frame): readonly FrameWord[] {
  return frame.words.filter(({ stop, lower }) => !stop && lower.length > 1);
}

/** Whether one printed line has all words of a name. */
function isPrinted(source: Source, words: readonly FrameWord[]): boolean {
  return source.printed.some(({ text }) => {
    const { stems } = frameOf(text);
    return words.every(({ stem }) => stems.has(stem));
  });
}

/** "with PostgreSQL and Kubernetes": what one works with may be two names, each printed whole. */
function isTwoNames(source: Source, found: string, name: string): boolean {
  const parts = name.split(/\s(?:and|&)\s/);
  return (
    /^(?:with|by)\b/.test(found) &&
    parts.length === 2 &&
    parts.every((part) => isPrinted(source, telling(frameOf(part))))
  );
}

/** A name put together of words of several names: each stands in the resume, and no line has them all. */
export const checkMixedName: SourceCheck = (claim, { source, posting }) => {
  if (posting.text !== "") return [];
  return matchesIn(claim.text, named).flatMap((found): Objection[] => {
    const name = found[1] ?? "";
    const words = telling(frameOf(name));
    const isTitle = words.some(({ lower }) => titleNouns.has(lower));
    const eachStands = words.every((word) => isPrinted(source, [word]));
    if (words.length < 2 || isTitle || !eachStands || isPrinted(source, words)) return [];
    if (isTwoNames(source, found[0], name)) return [];
    const start = found.index + found[0].length - name.length;
    return [
      {
        hard: true,
        span: [start, start + name.length],
        detail: `Your resume does not name "${name}".`,
      },
    ];
  });
};
