import { costOf, noUsage } from "@savile/language-models";
import type { ModelPrices, ModelUsage } from "@savile/language-models";
import { startProvider } from "../fakes/provider/start-provider.ts";
import { corpus } from "../quality/corpus.ts";
import { modelsAt, tailorWith } from "../quality/models/open-fake.ts";
import type { WrittenByModel } from "../quality/models/open-fake.ts";
import { readPairs } from "./corpus-pairs.ts";
import { atMost, notMeasured, quantile } from "./figures.ts";
import type { Figure } from "./figures.ts";

const runs = 20;
const atOnce = 5;
const time = "a generation by a model at 0.8 s + 60 tokens/s, p95";

interface Table {
  readonly name: string;
  readonly prices: ModelPrices;
}

function table(name: string, input: number, output: number, write: number, read: number): Table {
  return { name, prices: { version: "bench", input, output, cacheWrite: write, cacheRead: read } };
}

/** Dollars per million tokens of the three models that the plans use. */
const tables: readonly Table[] = [
  table("small (0.10 / 0.50)", 0.1, 0.5, 0.125, 0.01),
  table("standard (2 / 10)", 2, 10, 2.5, 0.1),
  table("best (4 / 20)", 4, 20, 5, 0.2),
];

/**
 * The tokens of a run. The calls for both documents go out together, so neither finds in the provider's cache
 * what they have in common: they write it, and only the second try reads it.
 */
function usageOf(records: WrittenByModel["records"]): ModelUsage {
  let usage = noUsage;
  for (const { stage, usage: told } of records) {
    const second = stage === "repair";
    usage = {
      input: usage.input + told.input,
      cacheRead: usage.cacheRead + (second ? told.cacheRead : 0),
      cacheWrite: usage.cacheWrite + told.cacheWrite + (second ? 0 : told.cacheRead),
      output: usage.output + told.output,
    };
  }
  return usage;
}

/** Twenty generations, five at a time, by a model that answers at a realistic pace and needs a second try. */
export async function measureModels(): Promise<Figure[]> {
  if (!corpus.present) return [notMeasured(time, "<= 30 s", "the corpus is not here")];
  const provider = await startProvider();
  const models = modelsAt(provider, "invents-paced");
  const waiting = await readPairs(runs);
  const made: WrittenByModel[] = [];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop())
        made.push(await tailorWith(models, pair.extraction, pair.job));
    }),
  );
  await provider.close();
  const seconds = made.map((run) => run.ms / 1_000);
  const calls = made.map((run) => run.records.length);
  const tokens = made.map((run) => usageOf(run.records));
  const typical = (key: keyof ModelUsage): number =>
    Math.round(
      quantile(
        tokens.map((usage) => usage[key]),
        0.5,
      ),
    );
  const note = `${made.length} runs, ${atOnce} at a time; median ${quantile(seconds, 0.5).toFixed(1)} s, ${Math.max(...calls)} calls at most, the second try included`;
  const spent = `median tokens: ${typical("input")} in, ${typical("cacheWrite")} to the cache, ${typical("cacheRead")} from it, ${typical("output")} out`;
  return [
    atMost(time, quantile(seconds, 0.95), "s", 30, note),
    ...tables.map(({ name, prices }): Figure => {
      const cents = tokens.map((usage) => costOf(usage, prices) / 10_000);
      const mean = cents.reduce((total, one) => total + one, 0) / cents.length;
      return {
        name: `cost of a generation, ${name}`,
        value: mean,
        unit: "US cents",
        bar: "shown",
        met: null,
        note: `p95 ${quantile(cents, 0.95).toFixed(3)}; ${spent}`,
      };
    }),
  ];
}
