/** One observation: its signs, how right it was (0..1) and how much it counts. */
export interface Sample {
  readonly signs: readonly number[];
  readonly right: number;
  readonly weight: number;
}

export interface FittedTable {
  readonly weights: number[];
  readonly steps: [number, number][];
}

const rounds = 800;
const penalty = 0.01;
const rate = 0.3;

function score(weights: readonly number[], signs: readonly number[]): number {
  return signs.reduce(
    (sum, sign, index) => sum + sign * (weights[index + 1] ?? 0),
    weights[0] ?? 0,
  );
}

function squash(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

/** Logistic weights by gradient descent; the same samples give the same weights. */
function fitWeights(samples: readonly Sample[]): number[] {
  const size = (samples[0]?.signs.length ?? 0) + 1;
  const weights = Array.from({ length: size }, () => 0);
  const total = samples.reduce((sum, one) => sum + one.weight, 0);
  for (let round = 0; round < rounds; round += 1) {
    const slope = weights.map((weight, index) => (index === 0 ? 0 : penalty * weight));
    for (const { signs, right, weight } of samples) {
      const miss = ((squash(score(weights, signs)) - right) * weight) / total;
      slope[0] = (slope[0] ?? 0) + miss;
      signs.forEach((sign, index) => {
        slope[index + 1] = (slope[index + 1] ?? 0) + (miss * sign) / 2;
      });
    }
    slope.forEach((value, index) => {
      weights[index] = (weights[index] ?? 0) - rate * value;
    });
  }
  return weights.map((value) => Math.round(value * 1000) / 1000);
}

interface Pool {
  sum: number;
  weight: number;
  at: number;
}

/** Shares that only rise with the score, smoothed so that none is 0 or 1. */
function fitSteps(samples: readonly Sample[], weights: readonly number[]): [number, number][] {
  const points = samples
    .map((one) => ({ at: score(weights, one.signs), right: one.right, weight: one.weight }))
    .toSorted((a, b) => a.at - b.at);
  const size = Math.max(30, Math.ceil(points.length / 12));
  const pools: Pool[] = [];
  for (let from = 0; from < points.length; from += size) {
    const part = points.slice(from, from + size);
    const weight = part.reduce((sum, one) => sum + one.weight, 0);
    const at = part.reduce((sum, one) => sum + one.at * one.weight, 0) / weight;
    pools.push({ at, weight, sum: part.reduce((sum, one) => sum + one.right * one.weight, 0) });
    for (let last = pools.length - 1; last > 0; last -= 1) {
      const [low, high] = [pools[last - 1], pools[last]];
      if (low === undefined || high === undefined || low.sum / low.weight <= high.sum / high.weight)
        break;
      const both = low.weight + high.weight;
      pools.splice(last - 1, 2, {
        at: (low.at * low.weight + high.at * high.weight) / both,
        weight: both,
        sum: low.sum + high.sum,
      });
    }
  }
  return smooth(pools);
}

const priorWeight = 4;
/** The files of people differ from ours in ways that no grammar foresees: nothing is as sure as here. */
const allowance = 0.97;
const highestPrior = 0.97;

/** Draws small pools towards the share of all, so that none is 0 or 1, and keeps the steps rising. */
function smooth(pools: readonly Pool[]): [number, number][] {
  const all = pools.reduce((sum, pool) => sum + pool.weight, 0);
  const right = pools.reduce((sum, pool) => sum + pool.sum, 0);
  const prior = Math.min(highestPrior, all === 0 ? 0.5 : right / all);
  const steps: [number, number][] = [];
  for (const { at, sum, weight } of pools) {
    const share = (allowance * (sum + prior * priorWeight)) / (weight + priorWeight);
    const last = steps.at(-1)?.[1] ?? 0;
    steps.push([round3(at), round3(Math.max(last, share))]);
  }
  return steps;
}

function round3(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Weights of the signs and the steps from score to share. */
export function fitTable(samples: readonly Sample[]): FittedTable {
  const weights = fitWeights(samples);
  return { weights, steps: fitSteps(samples, weights) };
}
