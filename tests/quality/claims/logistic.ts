/** What is known of one case. */
interface Case {
  readonly values: readonly number[];
  readonly is: boolean;
}

/** A probability as a sum of weighted values. */
export interface Logistic {
  readonly weights: readonly number[];
  readonly bias: number;
  readonly of: (values: readonly number[]) => number;
}

const rounds = 4_000;
const step = 0.5;

function mean(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);
}

function probability(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}

/** Fits weights by gradient descent on standardised values; `penalty` keeps them small. */
export function fitLogistic(cases: readonly Case[], penalty: number): Logistic {
  const width = cases[0]?.values.length ?? 0;
  const columns = Array.from({ length: width }, (_, at) =>
    cases.map(({ values }) => values[at] ?? 0),
  );
  const means = columns.map(mean);
  const spreads = columns.map(
    (column, at) => Math.sqrt(mean(column.map((one) => (one - (means[at] ?? 0)) ** 2))) || 1,
  );
  const rows = cases.map(({ values, is }) => ({
    values: values.map((one, at) => (one - (means[at] ?? 0)) / (spreads[at] ?? 1)),
    is: is ? 1 : 0,
  }));
  let weights = Array.from({ length: width }, () => 0);
  let bias = 0;
  for (let round = 0; round < rounds; round += 1) {
    const errors = rows.map(
      ({ values, is }) =>
        probability(bias + values.reduce((sum, one, at) => sum + one * (weights[at] ?? 0), 0)) - is,
    );
    const [now] = [weights];
    weights = now.map((weight, at) => {
      const slope = mean(rows.map(({ values }, row) => (values[at] ?? 0) * (errors[row] ?? 0)));
      return weight - step * (slope + (penalty * weight) / cases.length);
    });
    bias -= step * mean(errors);
  }
  const plain = weights.map((weight, at) => weight / (spreads[at] ?? 1));
  const shift = bias - plain.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0);
  return {
    weights: plain,
    bias: shift,
    of: (values) =>
      probability(shift + values.reduce((sum, one, at) => sum + one * (plain[at] ?? 0), 0)),
  };
}
