import { isWholePeriod, looksLikeAside } from "./aside-cell.ts";
import { isMark, startsWithMark } from "./list-mark.ts";
import { wordsText } from "./fragment.ts";
import type { Fragment } from "./fragment.ts";

/** The period hangs out of its column: the text that it dates begins below its end, or close behind it. */
function hangsOver(cell: Fragment, text: Fragment): boolean {
  const isNear = text.y - cell.y < cell.size * 1.7;
  const isColumn = text.x0 > cell.x0 + cell.size * 2 && text.x0 < cell.x1 + cell.size * 1.3;
  return isNear && isColumn && !startsWithMark(text.text) && isWholePeriod(cell.text);
}

/** A period too wide for its column stands above the row that it dates, left of where the text begins. */
export function joinWideDates(rows: readonly Fragment[][]): Fragment[][] {
  const out: Fragment[][] = [];
  for (const row of rows) {
    const [cell, ...others] = out.at(-1) ?? [];
    const [text] = row;
    const isAlone = cell !== undefined && text !== undefined && others.length === 0;
    const isDated = row.some((one) => looksLikeAside(one.text));
    if (isAlone && !isDated && hangsOver(cell, text)) out[out.length - 1] = [cell, ...row];
    else out.push(row);
  }
  return out;
}

/** A period beside a list's mark dates an entry that is written as a list element. */
export function withoutMark(row: Fragment[]): Fragment[] {
  const [cell, text, ...others] = row;
  if (cell === undefined || text === undefined || !isWholePeriod(cell.text)) return row;
  const [mark, ...words] = text.words;
  const [first] = words;
  if (first === undefined || !isMark(mark?.text ?? "")) return row;
  return [cell, { ...text, words, text: wordsText(words), x0: first.x0 }, ...others];
}
