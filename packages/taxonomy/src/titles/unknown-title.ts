import type { Scan } from "../phrases/scan.ts";
import type { Tables } from "../tables/read-tables.ts";
import { kindOf } from "../terms/concept.ts";
import { contentWords, termRowsOf } from "../terms/match-term.ts";
import { factAt, headPlace, isHead, isPerson, isVerb, stretchOf } from "./stretch.ts";
import type { Stretch } from "./stretch.ts";
import {
  beginsLine,
  isCapitalised,
  isHeadingLine,
  isIntroduced,
  isMidSentence,
  standsOnOwnLine,
} from "./title-position.ts";
import { widened } from "./widen-title.ts";

/** Titles that must hold a head before it makes one of words in capitals within a sentence. */
const minTitled = 3;

/** Whether words in capitals are rather the name of a firm or thing: some are in no title at all. */
function isName({ facts }: Tables, scan: Scan, stretch: Stretch): boolean {
  for (let place = stretch.from; place < stretch.to; place += 1) {
    if (factAt(facts.titled, scan, place) === 0) return true;
  }
  return factAt(facts.titled, scan, headPlace(scan, stretch)) < minTitled;
}

/** Whether a stretch is the name of a program ("SQL Server"). */
function isProgram(tables: Tables, scan: Scan, { from, to }: Stretch): boolean {
  const rows = termRowsOf(tables, scan, contentWords(scan, from, to));
  return rows.some((row) => kindOf(tables, tables.terms.owners[row] ?? 0) === "program");
}

/** Whether several words in capitals with a head are a title where they stand. */
function isPlaced(tables: Tables, scan: Scan, stretch: Stretch, head: number): boolean {
  if (isIntroduced(scan, stretch) || standsOnOwnLine(scan, stretch)) return true;
  if (!isHead(tables, scan, head)) return false;
  if (isHeadingLine(scan, stretch)) return beginsLine(scan, stretch);
  if (!isMidSentence(scan, stretch) || isName(tables, scan, stretch)) return false;
  return !isVerb(tables, scan, head);
}

/** A title that the tables do not hold: words in capitals up to a head at `place`, in a title's place. */
export function unknownAt(
  tables: Tables,
  scan: Scan,
  place: number,
  floor: number,
): Stretch | undefined {
  if (!isHead(tables, scan, place) && !isPerson(tables, scan, place)) return undefined;
  const stretch = widened(tables, scan, stretchOf(scan, place, place + 1), floor);
  if (!isCapitalised(scan, stretch) || isProgram(tables, scan, stretch)) return undefined;
  const isAlone = stretch.to - stretch.from < 2;
  const counts = isAlone
    ? standsOnOwnLine(scan, stretch) && isHeadingLine(scan, stretch)
    : isPlaced(tables, scan, stretch, place);
  return counts ? stretch : undefined;
}
