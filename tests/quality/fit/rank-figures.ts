/** The middle of some figures; the mean of the two middle ones of an even number. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [below = 0, above = below] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (below + above) / 2;
}

/** How often one of `high` stands above one of `low`, ties counted half: the area under the curve. */
export function areaOf(high: readonly number[], low: readonly number[]): number {
  const wins = high.flatMap((one) =>
    low.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)),
  );
  return wins.length === 0 ? 0 : wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
}
