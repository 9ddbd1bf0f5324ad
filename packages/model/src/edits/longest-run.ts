/**
 * Places of a longest increasing run in distinct numbers: what may stay where it is when a list is put into
 * another order. Patience sorting, n log n.
 */
export function longestRun(numbers: readonly number[]): Set<number> {
  const tails: number[] = [];
  const previous: number[] = [];
  numbers.forEach((number, place) => {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[tails[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    previous[place] = tails[low - 1] ?? -1;
    tails[low] = place;
  });
  const run = new Set<number>();
  for (let place = tails.at(-1) ?? -1; place >= 0; place = previous[place] ?? -1) run.add(place);
  return run;
}
