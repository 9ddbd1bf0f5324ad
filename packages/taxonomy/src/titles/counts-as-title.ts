import type { Scan } from "../phrases/scan.ts";
import type { Tables } from "../tables/read-tables.ts";
import { foldedAt, headPlace, isHead, isVerb } from "./stretch.ts";
import type { Stretch } from "./stretch.ts";
import {
  goesOn,
  isCapitalised,
  isHeadingLine,
  isIntroduced,
  isMidSentence,
  standsOnOwnLine,
} from "./title-position.ts";
import { ranks } from "./title-words.data.ts";

/** Whether a rank stands before a stretch. */
function hasRank(scan: Scan, { from }: Stretch): boolean {
  return scan.joins[from] === 1 && ranks.has(foldedAt(scan, from - 1));
}

/** Whether a stretch is told of as the owner of something ("driver's license"). */
function isPossessive(scan: Scan, { start, end }: Stretch): boolean {
  return /['\u2019]s?$/.test(scan.text.slice(start, end + 1));
}

/** Whether a stretch is introduced as a title; one word only if no more words in capitals follow ("as Chief Architect"). */
function isIntroducedWhole(scan: Scan, stretch: Stretch): boolean {
  const isPart = stretch.to - stretch.from === 1 && goesOn(scan, stretch);
  return !isPart && isIntroduced(scan, stretch);
}

function isPlacedAsTitle(scan: Scan, stretch: Stretch): boolean {
  return (
    isIntroducedWhole(scan, stretch) ||
    (standsOnOwnLine(scan, stretch) && isHeadingLine(scan, stretch))
  );
}

/** Whether a stretch is a name by its capitals within a sentence, and all of the name. */
function isWholeName(scan: Scan, stretch: Stretch): boolean {
  const isName = isCapitalised(scan, stretch) && isMidSentence(scan, stretch);
  return isName && !goesOn(scan, stretch) && !isPossessive(scan, stretch);
}

/**
 * Whether a title of the tables counts as one where it stands. Several words with a head that is no verb
 * always do, unless skills speak of them too ("service providers": `isEveryday`); all others need a title's
 * place: after "as a", on a line of its own, in capitals within a sentence, beside a rank. What has no known
 * head counts only where it is introduced.
 */
export function countsAsTitle(
  tables: Tables,
  scan: Scan,
  stretch: Stretch,
  isEveryday: boolean,
): boolean {
  const head = headPlace(scan, stretch);
  const isLong = stretch.to - stretch.from > 1;
  if (!isHead(tables, scan, head)) return isLong && isIntroduced(scan, stretch);
  if (isPlacedAsTitle(scan, stretch)) return true;
  if (isVerb(tables, scan, head)) return false;
  return (isLong && !isEveryday) || isWholeName(scan, stretch) || hasRank(scan, stretch);
}
