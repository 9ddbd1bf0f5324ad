import { capitalMask, maskSize } from "../phrases/capitals.ts";
import { fittingRows } from "../phrases/phrase-table.ts";
import { writtenWords } from "../phrases/scan.ts";
import type { Scan } from "../phrases/scan.ts";
import type { Tables } from "../tables/read-tables.ts";

/** Rows of the titles that a stretch of words is; initials only where they are written so. */
export function titleRowsOf({ titles }: Tables, scan: Scan, from: number, to: number): number[] {
  const rows = titles.index.rowsOf(scan.ids.subarray(from, to));
  return fittingRows(titles, rows, () => writtenWords(scan, from, to));
}

/** As {@link titleRowsOf}, but a title with other words beside its initials counts in any case ("hr manager"). */
export function givenTitleRows(tables: Tables, scan: Scan, places: readonly number[]): number[] {
  const { titles } = tables;
  const rows = titles.index.rowsOf(places.map((place) => scan.ids[place] ?? -1));
  const all = (1 << Math.min(places.length, maskSize)) - 1;
  const isWholly = (row: number) => titles.capitals[row] === all;
  if (!rows.some(isWholly)) return rows;
  const written = places.map((place) => writtenWords(scan, place, place + 1)[0] ?? "");
  return rows.filter((row) => !isWholly(row) || capitalMask(written) === all);
}
