import { columnNames } from "../entries/table-head.ts";

/** Two columns are a list with dates, which wide blanks part. */
const fewest = 3;

/** Where the columns begin that a row names, in characters; nothing for a row that names none. */
function columnsOf(row: string): number[] {
  // A tab is as wide as it must be: it says nothing of where a column begins.
  if (row.includes("\t")) return [];
  const cells = [...row.matchAll(/\S+(?: \S+)*/gu)];
  const areNames = cells.length >= fewest && cells.every(([cell]) => columnNames(cell));
  return areNames ? cells.map(({ index }) => index) : [];
}

/** A row with a tab before each column that begins where the names of the columns say, one blank behind the one before it. */
function cut(row: string, columns: readonly number[]): string {
  return columns.reduceRight(
    (text, at) =>
      at > 0 && text[at - 1] === " " && /\S/u.test(text[at] ?? "")
        ? `${text.slice(0, at - 1)}\t${text.slice(at)}`
        : text,
    row,
  );
}

/** Tables that blanks draw: a text as wide as its column leaves one blank before the next, where others leave many. */
export function cutFixedColumns(rows: readonly string[]): string[] {
  let columns: readonly number[] = [];
  return rows.map((row) => {
    const named = columnsOf(row);
    if (named.length > 0 || row.trim() === "") columns = named;
    const isCut = row.includes("\t") || named.length > 0 || columns.length === 0;
    return isCut ? row : cut(row, columns);
  });
}
