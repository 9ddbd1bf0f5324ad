import { createLanguageModels, forEveryPlan } from "@savile/language-models";
import type { AttemptRecord, LanguageModels, ModelPrices } from "@savile/language-models";
import type { Extraction, Tailoring } from "@savile/model";
import { parsePosting, tailor } from "@savile/tailoring";
import type { WrittenLine } from "@savile/tailoring";
import { shareWords } from "@savile/workflow/words";
import type { FakeProvider } from "../../fakes/provider/start-provider.ts";
import { corpusDay } from "../engines.ts";

shareWords();

const freeOfCharge: ModelPrices = {
  version: "none",
  input: 0,
  output: 0,
  cacheRead: 0,
  cacheWrite: 0,
};

/** The models of the product, at the provider that follows scripts; `judge` is the script of a second opinion. */
export function modelsAt(
  provider: FakeProvider,
  scenario: string,
  prices = freeOfCharge,
  judge?: string,
): LanguageModels {
  const judging = { id: `fake:${judge}`, display: "Judge", prices, maxTokens: 8_000 };
  return createLanguageModels({
    settings: {
      provider: { kind: "anthropic", apiKey: "fake", baseUrl: provider.url },
      choices: forEveryPlan({
        id: `fake:${scenario}`,
        display: "Scripted model",
        prices,
        maxTokens: 8_000,
      }),
      limits: { dayMicros: null, monthMicros: null, atOnce: 5 },
      ...(judge === undefined ? {} : { judge: judging }),
    },
    now: Date.now,
    spent: () => Promise.resolve({ dayMicros: 0, monthMicros: 0 }),
  });
}

export interface WrittenByModel {
  readonly tailoring: Tailoring;
  readonly records: readonly AttemptRecord[];
  readonly ms: number;
  /** The lines as they were told last, while they were written. */
  readonly shown: readonly (readonly WrittenLine[])[];
}

export const secrets = { fence: "~~f3nce-71~~", canary: "canary-5417-zq" } as const;

/** One whole tailoring with a model. */
export async function tailorWith(
  models: LanguageModels,
  read: Pick<Extraction, "resume" | "facts" | "confidence">,
  jobDescription: string,
): Promise<WrittenByModel> {
  const records: AttemptRecord[] = [];
  const shown: (readonly WrittenLine[])[] = [];
  const opened = await models.open({
    plan: "free",
    signal: new AbortController().signal,
    withinMs: 75_000,
    onAttempt: (record) => void records.push(record),
  });
  if ("because" in opened) throw new Error(opened.because);
  const { model, choice, judge } = opened;
  const judging =
    judge === undefined ? {} : { judge: { model: judge.model, name: judge.choice.display } };
  const started = performance.now();
  const result = await tailor({
    resume: read.resume,
    facts: read.facts,
    extractionConfidence: read.confidence,
    posting: parsePosting(jobDescription),
    jobDescription,
    today: corpusDay,
    engine: { model, name: choice.display, secrets, ...judging },
    onLines: (lines) => void shown.push(lines),
  });
  opened.close();
  if (!result.ok) throw new Error(result.error.code);
  return { tailoring: result.value, records, ms: performance.now() - started, shown };
}
