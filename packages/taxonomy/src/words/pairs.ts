/** Pairs of numbers, told from both sides and in order: few of the rows have any, so there is no list for each. */
export interface Pairs {
  readonly rows: Uint32Array;
  readonly others: Uint32Array;
}

/** Pairs from lists that tell them from one side or from both. */
export function packPairs(lists: readonly (readonly number[])[]): Pairs {
  const partners = lists.map(() => new Set<number>());
  for (const [row, list] of lists.entries()) {
    for (const other of list.filter((one) => one !== row)) {
      partners[row]?.add(other);
      partners[other]?.add(row);
    }
  }
  const sorted = partners.map((set) => [...set].toSorted((a, b) => a - b));
  return {
    rows: Uint32Array.from(sorted.flatMap((set, row) => set.map(() => row))),
    others: Uint32Array.from(sorted.flat()),
  };
}

/** The partners of a row, ascending, without a copy. */
export function partnersOf({ rows, others }: Pairs, row: number): Uint32Array {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle] ?? 0) < row) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (rows[end] === row) end += 1;
  return others.subarray(low, end);
}
