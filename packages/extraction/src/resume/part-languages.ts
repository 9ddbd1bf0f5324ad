import { knownShare } from "../fields/known-terms.ts";
import { isLevelRow } from "../fields/skill-level.ts";
import { isSpokenLanguage, levelWord } from "../fields/spoken-language.ts";
import { splitTerms } from "../fields/split-terms.ts";
import type { Line } from "../text-line/line.ts";

const enoughKnown = 0.5;

function isSpoken({ text }: Line): boolean {
  return text.split(/[\s(:,;|/–—-]+/u).some((word) => isSpokenLanguage(word));
}

/** A level belongs to what stands above it. */
function isLevel(line: Line): boolean {
  const isWorded = levelWord.test(line.text) && line.text.split(/\s+/).length <= 3;
  return isLevelRow(line.text) || (isWorded && !isSpoken(line));
}

/** Lines below a heading of languages that name none: programs and tools, if the tables know them. */
export function partLanguages(lines: readonly Line[]): {
  readonly spoken: readonly Line[];
  readonly able: readonly Line[];
} {
  const able: Line[] = [];
  let isAble = false;
  for (const line of lines) {
    if (!isLevel(line)) isAble = !isSpoken(line);
    if (isAble) able.push(line);
  }
  const terms = able
    .filter((line) => !isLevel(line))
    .flatMap(({ text }) => splitTerms(text).map(({ start, end }) => text.slice(start, end)));
  if (terms.length === 0 || knownShare(terms) < enoughKnown) return { spoken: lines, able: [] };
  return { spoken: lines.filter((line) => !able.includes(line)), able };
}
