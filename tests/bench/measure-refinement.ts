import type { Extraction } from "@savile/model";
import { parsePosting, refine, tailor } from "@savile/tailoring";
import { startProvider } from "../fakes/provider/start-provider.ts";
import { corpus } from "../quality/corpus.ts";
import { corpusDay } from "../quality/engines.ts";
import { modelsAt, secrets } from "../quality/models/open-fake.ts";
import { readPairs } from "./corpus-pairs.ts";
import type { Pair } from "./corpus-pairs.ts";
import { atMost, notMeasured, quantile } from "./figures.ts";
import type { Figure } from "./figures.ts";

const name = "an instruction worded by a model at 0.8 s + 60 tokens/s, p95";
const runs = 20;
const atOnce = 5;
/** What the service gives a model of the 15 s that a person is promised. */
const modelMs = 12_500;

const instructions = [
  "Make every line more striking, but stay honest",
  "Sound more senior without claiming more than is there",
  "Write the letter warmer and more personal",
  "Say it in plainer words",
];

async function carryOut(
  models: ReturnType<typeof modelsAt>,
  { extraction, job }: Pair,
  instruction: string,
): Promise<{ ms: number; byModel: boolean }> {
  const base = sourceOf(extraction, job);
  const written = await tailor(base);
  if (!written.ok) throw new Error(written.error.code);
  const opened = await models.open({
    plan: "free",
    signal: new AbortController().signal,
    withinMs: modelMs,
    onAttempt: () => undefined,
  });
  if ("because" in opened) throw new Error(opened.because);
  const started = performance.now();
  const refined = await refine({
    ...base,
    tailoring: written.value,
    instruction,
    engine: { model: opened.model, name: opened.choice.display, secrets },
  });
  opened.close();
  return { ms: performance.now() - started, byModel: refined.made.engine === "llm" };
}

function sourceOf(extraction: Extraction, job: string) {
  return {
    resume: extraction.resume,
    facts: extraction.facts,
    extractionConfidence: extraction.confidence,
    posting: parsePosting(job),
    jobDescription: job,
    today: corpusDay,
  };
}

/** Twenty instructions, five at a time, by a model that answers at a realistic pace. */
export async function measureRefinement(): Promise<Figure[]> {
  if (!corpus.present) return [notMeasured(name, "<= 15 s", "the corpus is not here")];
  const provider = await startProvider();
  const models = modelsAt(provider, "paced");
  const waiting = [...(await readPairs(runs)).entries()];
  const made: Awaited<ReturnType<typeof carryOut>>[] = [];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const [index, pair] = next;
        made.push(await carryOut(models, pair, instructions[index % instructions.length] ?? ""));
      }
    }),
  );
  await provider.close();
  const seconds = made.map((run) => run.ms / 1_000);
  const byModel = made.filter((run) => run.byModel).length;
  const note = `${made.length} instructions, ${atOnce} at a time, ${byModel} worded by the model; median ${quantile(seconds, 0.5).toFixed(1)} s`;
  return [atMost(name, quantile(seconds, 0.95), "s", 15, note)];
}
