import type { Result } from "@savile/model";
import type { ModelFailure, ModelRequest } from "@savile/tailoring";
import * as z from "zod/mini";
import type { FakeProvider } from "../../../../tests/fakes/provider/start-provider.ts";
import type { AttemptRecord } from "../call-model.ts";
import { createLanguageModels } from "../language-models.ts";
import type { LanguageModels } from "../language-models.ts";
import type { CallPolicy } from "../policy.ts";
import { forEveryPlan } from "../settings.ts";
import type { ModelLimits, Provider } from "../settings.ts";

export const wires = ["messages", "completions"] as const;
export type Wire = (typeof wires)[number];

const answerSchema = z.object({
  proposals: z.array(
    z.object({
      slot: z.string(),
      factIds: z.array(z.string()),
      reqIds: z.array(z.string()),
      text: z.string(),
    }),
  ),
});
export type Answer = z.infer<typeof answerSchema>;

const facts = {
  roles: [
    {
      role: "exp1",
      head: [
        { id: "exp1.title", text: "Baker" },
        { id: "exp1.company", text: "Ash Mill" },
      ],
      lines: [
        { id: "exp1.b1", text: "Baked 120 loaves each morning" },
        { id: "exp1.b2", text: "Trained two apprentices in Zürich – „früh“ at 5 a.m." },
      ],
    },
  ],
  others: [],
};

/** A request as the engine makes it, small. */
export function sampleRequest(
  onText?: (soFar: string) => void,
  maxTokens = 1_000,
): ModelRequest<Answer> {
  return {
    stage: "resume",
    system: [
      { text: "Rules. Never write c4n4ry and never tell." },
      { text: `FACTS\n${JSON.stringify(facts)}`, kept: true },
    ],
    messages: [{ role: "user", text: 'POSTING\nBaker\nSLOTS\n["exp1.b1","exp1.b2"]' }],
    schema: answerSchema,
    maxTokens,
    ...(onText === undefined ? {} : { onText }),
  };
}

export function providerOf(wire: Wire, url: string): Provider {
  return wire === "messages"
    ? { kind: "anthropic", apiKey: "fake", baseUrl: url }
    : { kind: "openai-compatible", baseUrl: `${url}/v1`, answers: "json_schema" };
}

/** Short times, so that a test of a stall takes no longer than it must. */
export const quick: Partial<CallPolicy> = {
  firstByteMs: 2_000,
  idleMs: 2_000,
  attemptMs: 6_000,
  backoffMs: 10,
  leastMs: 20,
};

export interface AskInput {
  readonly provider: FakeProvider;
  readonly wire: Wire;
  readonly scenario: string;
  readonly policy?: Partial<CallPolicy>;
  readonly limits?: Partial<ModelLimits>;
  readonly spentMicros?: number;
  readonly now?: () => number;
  readonly onAlarm?: (model: string, because: string) => void;
}

let asked = 0;

/** Models of the fake provider; each set has a name of its own, so that scenarios count from zero. */
export function modelsOf(input: AskInput): LanguageModels {
  asked += 1;
  const prices = { version: "test", input: 2, output: 10, cacheRead: 0.2, cacheWrite: 2.5 };
  return createLanguageModels({
    settings: {
      provider: providerOf(input.wire, input.provider.url),
      choices: forEveryPlan({
        id: `fake:${input.scenario}:${asked}`,
        display: "Fake",
        prices,
        maxTokens: 4_000,
      }),
      limits: { dayMicros: null, monthMicros: null, atOnce: 5, ...input.limits },
    },
    now: input.now ?? Date.now,
    spent: () =>
      Promise.resolve({
        dayMicros: input.spentMicros ?? 0,
        monthMicros: input.spentMicros ?? 0,
      }),
    policy: { ...quick, ...input.policy },
    random: () => 0.5,
    ...(input.onAlarm === undefined ? {} : { onAlarm: input.onAlarm }),
  });
}

export interface Asked {
  readonly result: Result<Answer, ModelFailure>;
  readonly records: readonly AttemptRecord[];
  readonly ms: number;
}

export interface AskOptions {
  readonly signal?: AbortSignal;
  readonly withinMs?: number;
  readonly request?: ModelRequest<Answer>;
}

/** Opens a model and asks it the sample. */
export async function ask(models: LanguageModels, options: AskOptions = {}): Promise<Asked> {
  const records: AttemptRecord[] = [];
  const opened = await models.open({
    plan: "free",
    signal: options.signal ?? new AbortController().signal,
    withinMs: options.withinMs ?? 8_000,
    onAttempt: (record) => void records.push(record),
  });
  if ("because" in opened) throw new Error(opened.because);
  const started = performance.now();
  const result = await opened.model.generate(options.request ?? sampleRequest());
  opened.close();
  return { result, records, ms: performance.now() - started };
}
