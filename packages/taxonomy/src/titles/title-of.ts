import { scanText } from "../phrases/scan.ts";
import type { Scan } from "../phrases/scan.ts";
import type { Tables } from "../tables/read-tables.ts";
import { cutTitle } from "./cut-title.ts";
import type { TitleCut } from "./cut-title.ts";
import { givenTitleRows } from "./match-title.ts";
import type { FoundBy, Title } from "./title.ts";

interface Named {
  readonly by: FoundBy;
  readonly rows: readonly number[];
}

/** "Director of Sales" is "Sales Director" too. */
function turned({ core, specialisation }: TitleCut): number[] {
  const named = core.slice(0, core.length - specialisation.length - 1);
  return specialisation.length === 0 ? [] : [...specialisation, ...named];
}

/** The title with all of its ranks, with the piece behind it before it, and with ever fewer ranks. */
function lowered({ rank, core, beside }: TitleCut): number[][] {
  const full = [...rank, ...core];
  const fewer = rank.map((_, at) => full.slice(at + 1));
  return beside.length === 0 ? [full, ...fewer] : [full, [...beside, ...full], ...fewer];
}

/** The words up to the head, without what specialises them. */
function upToHead({ core, head }: TitleCut): number[] {
  return head < 0 ? [] : core.filter((place) => place <= head);
}

/** Of the titles that one word alone is, those of the family in which most titles on this word are. */
function rowsOfHead(tables: Tables, scan: Scan, rows: readonly number[], head: number): number[] {
  const family = tables.facts.families[scan.ids[head] ?? -1] ?? 0;
  return rows.filter((row) => {
    const broad = tables.occupations.broads[tables.titles.owners[row] ?? 0] ?? 0;
    return family > 0 && Math.floor(broad / 1000) === family;
  });
}

/** The longest known tail of the words up to the head. */
function tailRows(tables: Tables, scan: Scan, cut: TitleCut): number[] {
  const words = upToHead(cut);
  for (let from = 0; from < words.length; from += 1) {
    const rows = givenTitleRows(tables, scan, words.slice(from));
    if (rows.length === 0) continue;
    return from < words.length - 1 ? rows : rowsOfHead(tables, scan, rows, cut.head);
  }
  return [];
}

function findTitle(tables: Tables, scan: Scan, cut: TitleCut): Named {
  const whole = givenTitleRows(tables, scan, [...scan.words.keys()]);
  if (whole.length > 0) return { by: "exact", rows: whole };
  const usual = [...lowered(cut), turned(cut)];
  const ways =
    cut.ahead.length === 0 ? usual : [[...cut.ahead, ...cut.rank, ...cut.core], ...usual];
  for (const places of ways) {
    const rows = givenTitleRows(tables, scan, places);
    if (rows.length > 0) return { by: "trimmed", rows };
  }
  return cut.head < 0
    ? { by: "none", rows: [] }
    : { by: "head", rows: tailRows(tables, scan, cut) };
}

/**
 * What a title says and names. A title that the tables do not hold word for word is resolved by its parts:
 * rank, level, schedule, place and marks are taken off; else its longest tail that is known, down to its head.
 */
export function titleOf(tables: Tables, text: string): Title {
  const scan = scanText(text, tables.facts.words);
  const cut = cutTitle(tables, scan);
  const { by, rows } = findTitle(tables, scan, cut);
  const folded = (places: readonly number[]) =>
    places.map((place) => scan.words[place]?.folded ?? "");
  return {
    by,
    core: folded(cut.core).join(" "),
    folded: scan.words.map((word) => word.folded).join(" "),
    head: scan.words[cut.head]?.folded ?? "",
    trade: folded(upToHead(cut).slice(0, -1)),
    specialisation: folded(cut.specialisation),
    rank: folded(cut.rank),
    rest: folded(cut.rest),
    occupations: [...new Set(rows.map((row) => tables.titles.owners[row] ?? 0))],
  };
}
