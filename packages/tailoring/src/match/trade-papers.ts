import { isStopWord, stemOf } from "../text/stem.ts";
import { none, strongest } from "./evidence.ts";
import type { Found } from "./evidence.ts";
import { sameRoot } from "./same-root.ts";
import type { Source, SourceLine } from "./source.ts";
import { openStatus } from "./status.ts";

/**
 * A trade that was learnt has many papers: a trade certificate here, a completed apprenticeship there. Each shows that
 * somebody is qualified in the trade that it names.
 */

/** How postings ask for a trade that was learnt. */
const asks =
  /\btrade (?:certificate|qualification|papers?|cert|ticket)s?\b|\btrade[- ]?(?:qualified|certified)\b|\btime[- ]served\b|\bfully apprenticed\b|\b(?:completed?|finished|served|full|recogni[sz]ed|relevant)(?: (?:a|an|the|your))?(?: (?:full|formal|recogni[sz]ed|relevant|trade|\p{L}+))?(?: (?:\p{L}+))? apprenticeship\b|\bapprenticeship (?:[\p{L} ]{0,30})?(?:completed|trained|qualified)\b|\b(?:journeyman|journeywoman|journeyperson)\b|^(?:an? |fully |must be |be )*qualified \p{L}+(?:er|or|ist|ian|smith|wright|ant|ic|man|fitter|mason|chef|cook)\b/iu;
/** How people write that they have learnt theirs. */
const holds =
  /\btrade (?:certificate|qualification|papers?|cert|test)s?\b|\btrade[- ]?(?:qualified|certified)\b|\btime[- ]served\b|\bapprenticeship\b|\bapprenticed\b|\bjourney(?:man|woman|person)\b|\bcert(?:ificate)?\.? (?:III|3|IV|4)\b|\bcraft certificate\b|\b[NS]VQ (?:level )?[23]\b|\bcity (?:&|and) guilds\b|\bred seal\b|\bgesell(?:e|in|enbrief)\b/iu;
/** Words of papers and of asking, beside which the trade stands. */
const general =
  /^(?:trades?|certificates?|cert|qualifications?|papers?|ticket|tests?|qualified|certified|time|time-served|served|fully|full|apprenticed|completed?|finished|formal|recogni[sz]ed|relevant|apprenticeships?|trained|journey(?:man|woman|person)|must|be|have|hold|equivalent|similar|comparable|required|essential|preferred|desirable|valid|current|national|level|\d+|trade-qualified)$/iu;

function tradeWords(text: string): string[] {
  return (text.replace(/,?\s(?:with|at|from|who)\s.*$/iu, "").match(/[\p{L}\d-]+/gu) ?? []).filter(
    (word) => !general.test(word) && !isStopWord(word.toLowerCase()),
  );
}

/** "Carpentry" and "carpenter": trades by what is done and by who does it. */
function sameTrade(a: string, b: string): boolean {
  const [one, other] = [stemOf(a.toLowerCase()), stemOf(b.toLowerCase())];
  return one === other || [one, one.replace(/r[iy]$/u, "")].some((root) => sameRoot(root, other));
}

function names(line: string, trade: readonly string[]): boolean {
  const own = tradeWords(line);
  return trade.every((word) =>
    own.some((other) => sameTrade(word, other) || sameTrade(other, word)),
  );
}

/** Where somebody may state a trade that was learnt; a title only where it says so itself. */
function states({ place, text }: SourceLine): boolean {
  if (place === "title") return /\bjourney/iu.test(text);
  return place === "credential" || place === "list" || place === "prose" || place === "activity";
}

/** What is not finished is not learnt. */
const open = 0.3;
/** Where no trade is named, nobody knows whether it is the one that is meant. */
const ofSomeTrade = 0.6;

/** Whether it is no paper of one name that is asked for, but that a trade was learnt. */
export function asksApprenticeship(text: string): boolean {
  return asks.test(text) && /\bapprentice|\btime[- ]served\b|\bjourney/iu.test(text);
}

/** A trade that was learnt, by whatever paper shows it. */
export function matchTradePaper(source: Source, text: string): Found {
  if (!asks.test(text)) return none;
  const trades = text
    .split(/\s+or\s+|\s?\/\s?/iu)
    .map(tradeWords)
    .filter((words) => words.length > 0);
  const worth = trades.length > 0 ? 1 : ofSomeTrade;
  const isOne = ({ text: held }: SourceLine) =>
    holds.test(held) && (trades.length === 0 || trades.some((trade) => names(held, trade)));
  const found = strongest(
    source.lines
      .filter((line) => states(line) && isOne(line))
      .map((line) => ({
        line,
        strength: openStatus(source, line) ? open : Math.min(worth, line.cap ?? 1),
      })),
  );
  return found.strength === 0
    ? none
    : { factIds: found.ids, strength: found.strength, how: "cert" };
}
