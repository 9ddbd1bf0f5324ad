import type { SourceRole } from "../../match/source.ts";
import { unionMonths } from "../../text/months.ts";
import { placesOf } from "../alignment/align.ts";
import { weightOf } from "../alignment/weight.ts";
import type { Objection, SourceCheck } from "../reading/context.ts";
import { frameOf, spanOf } from "../reading/frame.ts";
import type { Frame } from "../reading/frame.ts";
import { isNeutral } from "../reading/words.ts";
import { isYearsPhrase } from "./years-phrase.ts";

/** What somebody has been doing, before the years for which they did it. */
const doing =
  /\b(?:have|has|had|'ve)(?: been)? ([^,.;:]{3,70}?) for (?:(?:over|about|around|nearly|almost|more than|some|the (?:last|past)) )*$/iu;

/** A word from this weight on says what the work was. */
const telling = 0.45;

/** How much of what was done a role speaks of, 0..1. */
function shareTold(deed: Frame, { title, lines }: SourceRole): number {
  const frames = [title, ...lines.map(({ text }) => text)].map(frameOf);
  const words = deed.words.flatMap((word, index) =>
    weightOf(word) >= telling && !isNeutral(word.lower) ? [index] : [],
  );
  if (words.length === 0) return 1;
  const told = words.filter((index) =>
    frames.some((frame) => placesOf(deed, index, frame).length > 0),
  );
  return told.length / words.length;
}

/** "I have run crews for ten years" of one whose last job only was to run crews: years of other work are not these. */
export const checkDeedYears: SourceCheck = (claim, { source, posting }) => {
  if (posting.text !== "") return [];
  return claim.numbers.flatMap((entry): Objection[] => {
    const deed = isYearsPhrase(claim, entry)
      ? doing.exec(claim.text.slice(0, entry.start))?.[1]
      : undefined;
    if (deed === undefined || entry.unit?.name === "decade") return [];
    const roles = source.roles.filter(({ range }) => range !== undefined);
    const shares = roles.map((role) => shareTold(frameOf(deed), role));
    const most = Math.max(0, ...shares);
    if (most === 0) return [];
    const own = roles.filter((_, index) => shares[index] === most);
    const years = unionMonths(own.flatMap(({ range }) => range ?? [])) / 12;
    if (entry.value <= years + 0.5) return [];
    const detail = `The jobs of your resume that tell of this make ${Math.floor(years)} years.`;
    return [{ hard: false, span: spanOf(entry), detail }];
  });
};
