/** A list of numbers for each row: those of row `r` stand from `starts[r]` up to `starts[r + 1]`. */
export interface Lists {
  readonly starts: Uint32Array;
  readonly values: Uint32Array;
}

/** Lists as they are stored: how many numbers each row has, and all numbers. */
export interface PackedLists {
  readonly sizes: Uint8Array;
  readonly values: Uint32Array;
}

const maxSize = 0xff;

/** Lists in two columns. Throws on a list of more than 255. */
export function packLists(lists: readonly (readonly number[])[]): PackedLists {
  const tooLong = lists.findIndex((list) => list.length > maxSize);
  if (tooLong >= 0) throw new Error(`too many numbers in row ${tooLong}`);
  return {
    sizes: Uint8Array.from(lists, (list) => list.length),
    values: Uint32Array.from(lists.flat()),
  };
}

/** Where the list of each row starts, by the number of its members; one more for the end. */
export function startsOf(sizes: Uint8Array | Uint32Array): Uint32Array {
  const starts = new Uint32Array(sizes.length + 1);
  let start = 0;
  for (let row = 0; row < sizes.length; row += 1) {
    start += sizes[row] ?? 0;
    starts[row + 1] = start;
  }
  return starts;
}

/** The lists that {@link packLists} packed, or `null` where the two columns do not fit each other. */
export function readLists({ sizes, values }: PackedLists): Lists | null {
  const starts = startsOf(sizes);
  return starts[sizes.length] === values.length ? { starts, values } : null;
}

/** The row of each number of some lists. */
function rowsOfValues({ starts, values }: Lists): Uint32Array {
  const rows = new Uint32Array(values.length);
  for (let row = 0; row + 1 < starts.length; row += 1) {
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at += 1) rows[at] = row;
  }
  return rows;
}

/** Lists of `count` rows from pairs: `rows[i]` gets `values[i]`. */
function listsOfPairs(rows: Uint32Array, values: Uint32Array, count: number): Lists {
  const sizes = new Uint32Array(count);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    sizes[row] = (sizes[row] ?? 0) + 1;
  }
  const starts = startsOf(sizes);
  const next = starts.slice();
  const sorted = new Uint32Array(values.length);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    const place = next[row] ?? 0;
    sorted[place] = values[at] ?? 0;
    next[row] = place + 1;
  }
  return { starts, values: sorted };
}

/** For each of `count` numbers the rows whose lists hold it, ascending. */
export function invert(lists: Lists, count: number): Lists {
  return listsOfPairs(lists.values, rowsOfValues(lists), count);
}

/** Whether a row has no number. */
export function isEmpty({ starts }: Lists, row: number): boolean {
  return starts[row] === starts[row + 1];
}

/** Whether a number is among the first ones of a row. */
export function isAmongFirst(
  { starts, values }: Lists,
  row: number,
  value: number,
  first: number,
): boolean {
  const start = starts[row] ?? 0;
  const end = Math.min(start + first, starts[row + 1] ?? 0);
  for (let at = start; at < end; at += 1) if (values[at] === value) return true;
  return false;
}

/** The numbers of a row, without a copy. */
export function rowOf(lists: Lists, row: number): Uint32Array {
  return lists.values.subarray(lists.starts[row], lists.starts[row + 1]);
}
