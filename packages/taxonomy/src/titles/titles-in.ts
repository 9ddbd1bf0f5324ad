import { scanText } from "../phrases/scan.ts";
import type { Scan } from "../phrases/scan.ts";
import type { Tables } from "../tables/read-tables.ts";
import { countsAsTitle } from "./counts-as-title.ts";
import { titleRowsOf } from "./match-title.ts";
import { stretchOf } from "./stretch.ts";
import type { Stretch } from "./stretch.ts";
import { unknownAt } from "./unknown-title.ts";
import { widened } from "./widen-title.ts";

/** A job title that a text names, with the occupations that it names; none where only its head is known. */
export interface TitleSpan {
  readonly start: number;
  readonly end: number;
  /** `exact`: the title is one of the tables', rank and level aside; `head`: it ends on a known head. */
  readonly by: "exact" | "head";
  readonly occupations: readonly number[];
}

/** Most words of a title in running text. */
const maxWords = 9;

/** Whether a stretch is rather a field ("a career in Business Admin"), or the first part of a word ("op-eds"). */
function isOther(scan: Scan, { from, to, start, end }: Stretch): boolean {
  const isField = /(?:^|\s)in\s$/i.test(scan.text.slice(Math.max(0, start - 4), start));
  return isField || (to - from === 1 && /^-\p{Ll}/u.test(scan.text.slice(end, end + 2)));
}

interface Found {
  readonly to: number;
  readonly rows: readonly number[];
}

/** The longest title of the tables that begins with a word and counts there. */
function longestAt(tables: Tables, scan: Scan, from: number): Found | undefined {
  let best: Found | undefined;
  for (let to = from + 1; to <= Math.min(scan.words.length, from + maxWords); to += 1) {
    const place = to - 1;
    if ((scan.ids[place] ?? -1) < 0 || (place > from && scan.joins[place] === 0)) break;
    const rows = titleRowsOf(tables, scan, from, to);
    const isEveryday = rows.some((row) => tables.everydayTitles[row] === 1);
    if (rows.length > 0 && countsAsTitle(tables, scan, stretchOf(scan, from, to), isEveryday)) {
      best = { to, rows };
    }
  }
  return best;
}

/**
 * The job titles that a text names, in its order and without overlap, the longest first, with their rank
 * and level. Places are those of the text as given. Linear in its length.
 */
export function titlesIn(tables: Tables, text: string): TitleSpan[] {
  const scan = scanText(text, tables.facts.words);
  const spans: TitleSpan[] = [];
  let floor = 0;
  for (let at = 0; at < scan.words.length; at += 1) {
    const found = longestAt(tables, scan, at);
    const stretch =
      found === undefined
        ? unknownAt(tables, scan, at, floor)
        : widened(tables, scan, stretchOf(scan, at, found.to), floor);
    if (stretch === undefined || isOther(scan, stretch)) continue;
    const owners = (found?.rows ?? []).map((row) => tables.titles.owners[row] ?? 0);
    spans.push({
      start: stretch.start,
      end: stretch.end,
      by: found === undefined ? "head" : "exact",
      occupations: [...new Set(owners)],
    });
    floor = stretch.to;
    at = floor - 1;
  }
  return spans;
}
