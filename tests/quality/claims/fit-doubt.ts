/**
 * Fits the weights of the signs of doubt on the first half of the trades of each opened batch, by name, and prints what
 * they do on both halves. The second half is never fitted to.
 * Usage: npm run quality:doubt; writes packages/tailoring/src/verify/doubt.data.ts
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { DoubtSigns } from "@savile/tailoring";
import { judgeBatch } from "./measure-batch.ts";
import type { JudgedClaim } from "./measure-batch.ts";
import { openedBatches } from "./opened-batches.ts";
import { readBatch } from "./read-batch.ts";
import { fitLogistic } from "./logistic.ts";
import type { Logistic } from "./logistic.ts";

const target = fileURLToPath(
  new URL("../../../packages/tailoring/src/verify/doubt.data.ts", import.meta.url),
);

/** A claim is asked about from this probability of a lie on, among those to which no fact objects. */
const askedFrom = 0.17;

interface Sample {
  readonly judged: JudgedClaim;
  readonly signs: DoubtSigns | undefined;
  readonly fitted: boolean;
}

async function samplesOf(letter: string): Promise<Sample[]> {
  const batch = readBatch(letter);
  const names = batch.trades.map(({ name }) => name).toSorted();
  const known = new Set(names.slice(0, Math.floor(names.length / 2)));
  const told = new Map<string, DoubtSigns>();
  const judged = await judgeBatch(batch, (trade, id, signs) => told.set(`${trade} ${id}`, signs));
  return judged.map((one) => ({
    judged: one,
    signs: told.get(`${one.trade} ${one.claim.id}`),
    fitted: known.has(one.trade),
  }));
}

function valuesOf(signs: DoubtSigns): number[] {
  return kinds.map((kind) => signs[kind]);
}

/** Lies stopped or asked and honest claims objected to, asked counted a half, in percent. */
function figures(samples: readonly Sample[], model: Logistic, from = askedFrom): string {
  const answers = samples.map(({ judged, signs }) => {
    if (judged.verdict === "unsupported") return { ...judged, objected: 1 };
    const isAsked =
      signs === undefined ? judged.verdict === "weak" : model.of(valuesOf(signs)) >= from;
    return { ...judged, objected: isAsked ? 0.5 : 0 };
  });
  const lies = answers.filter(({ honest }) => !honest);
  const honest = answers.filter((one) => one.honest);
  const stopped = lies.filter(({ objected }) => objected > 0).length / lies.length;
  const objected = honest.reduce((sum, one) => sum + one.objected, 0) / honest.length;
  return `lies stopped or asked ${(stopped * 100).toFixed(1)}, honest objected to ${(objected * 100).toFixed(1)}`;
}

const samples: Sample[] = [];
for (const letter of openedBatches) samples.push(...(await samplesOf(letter)));
const weighed = samples.flatMap(({ judged, signs, fitted }) =>
  signs === undefined || !fitted ? [] : [{ signs, lie: !judged.honest }],
);
const kinds = Object.keys(weighed[0]?.signs ?? {}) as (keyof DoubtSigns)[];
const model = fitLogistic(
  weighed.map(({ signs, lie }) => ({ values: valuesOf(signs), is: lie })),
  10,
);
const bias = model.bias - Math.log(askedFrom / (1 - askedFrom));
const rows = [
  `  always: ${bias.toFixed(2)},`,
  ...kinds.map((kind, at) => `  ${kind}: ${(model.weights[at] ?? 0).toFixed(2)},`),
];
const file = readFileSync(target, "utf8");
const table = /(?<=number>> = \{\n)[^}]*(?=\};)/u;
writeFileSync(target, file.replace(table, `${rows.join("\n")}\n`));
const fittedTo = samples.filter(({ fitted }) => fitted);
const others = samples.filter(({ fitted }) => !fitted);
const bounds = [0.12, 0.15, 0.17, 0.2, 0.25];
const lines = [
  `${weighed.length} claims weighed, ${weighed.filter(({ lie }) => lie).length} of them lies`,
  ...bounds.flatMap((from) => [
    `asked from ${from}; fitted to: ${figures(fittedTo, model, from)}`,
    `asked from ${from}; others: ${figures(others, model, from)}`,
  ]),
];
process.stdout.write(`${lines.join("\n")}\n`);
