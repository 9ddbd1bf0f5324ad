import { err, ok, planIds } from "@savile/model";
import type { Plan, Result } from "@savile/model";
import * as z from "zod/mini";
import { mayJudge } from "./may-judge.ts";
import type { MeasuredJudge } from "./may-judge.ts";
import { measuredJudges } from "./measured-judges.data.ts";
import { answerForms, efforts, forEveryPlan, standardChoices } from "./settings.ts";
import type { ModelChoice, ModelSettings, Provider } from "./settings.ts";

type Environment = Readonly<Record<string, string | undefined>>;

const price = z.number().check(z.minimum(0), z.maximum(10_000));
const choiceSchema = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  display: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
  maxTokens: z.optional(z.int().check(z.minimum(500), z.maximum(16_000))),
  effort: z.optional(z.enum(efforts)),
  prices: z.optional(
    z.strictObject({
      version: z.optional(z.string().check(z.maxLength(40))),
      input: price,
      output: price,
      cacheRead: z.optional(price),
      cacheWrite: z.optional(price),
    }),
  ),
});
const choicesSchema = z.partialRecord(z.enum(planIds), z.nullable(choiceSchema));

const environmentSchema = z.object({
  LLM_PROVIDER: z.optional(z.enum(["anthropic", "openai-compatible", "off"])),
  ANTHROPIC_API_KEY: z.optional(z.string()),
  LLM_API_KEY: z.optional(z.string()),
  LLM_BASE_URL: z.optional(z.url({ protocol: /^https?$/ })),
  LLM_MODEL: z.optional(z.string().check(z.maxLength(200))),
  LLM_MODELS: z.optional(z.string()),
  LLM_JUDGE: z.optional(z.string()),
  LLM_ANSWERS: z.optional(z.enum(answerForms)),
  LLM_LOCAL_ONLY: z.optional(z.enum(["0", "1", "true", "false"])),
  LLM_BUDGET_DAY_USD: z.optional(z.coerce.number().check(z.minimum(0))),
  LLM_BUDGET_MONTH_USD: z.optional(z.coerce.number().check(z.minimum(0))),
  LLM_AT_ONCE: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200))),
});
type Given = z.infer<typeof environmentSchema>;

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

function isLocal(provider: Provider): boolean {
  return (
    provider.baseUrl !== undefined && loopback.has(new URL(provider.baseUrl).hostname.toLowerCase())
  );
}

function providerOf(given: Given): Result<ModelSettings["provider"], string> {
  const { LLM_PROVIDER: kind, ANTHROPIC_API_KEY, LLM_API_KEY, LLM_BASE_URL: baseUrl } = given;
  if (kind === "off") return ok({ none: "no-key" });
  if (kind === "openai-compatible") {
    if (baseUrl === undefined)
      return err(
        "LLM_PROVIDER=openai-compatible needs LLM_BASE_URL, such as http://127.0.0.1:11434/v1.",
      );
    return ok({
      kind,
      baseUrl: baseUrl.replace(/\/+$/, ""),
      answers: given.LLM_ANSWERS ?? "json_schema",
      ...(LLM_API_KEY === undefined ? {} : { apiKey: LLM_API_KEY }),
    });
  }
  const apiKey = ANTHROPIC_API_KEY ?? LLM_API_KEY;
  if (apiKey === undefined)
    return kind === undefined
      ? ok({ none: "no-key" })
      : err("LLM_PROVIDER=anthropic needs ANTHROPIC_API_KEY.");
  return ok({ kind: "anthropic", apiKey, ...(baseUrl === undefined ? {} : { baseUrl }) });
}

type GivenChoice = z.infer<typeof choiceSchema>;

/** A model that nothing is known of: without a price it is booked as free. */
function unknownChoice(id: string): ModelChoice {
  return {
    id,
    display: id,
    maxTokens: 8_000,
    prices: { version: "none", input: 0, output: 0, cacheRead: 0, cacheWrite: 0 },
  };
}

function pricesOf(given: NonNullable<GivenChoice["prices"]>): ModelChoice["prices"] {
  const { version = "configured", input, output, cacheRead = input, cacheWrite = input } = given;
  return { version, input, output, cacheRead, cacheWrite };
}

/** A choice as it was given, with what it leaves out. */
function complete(given: GivenChoice): ModelChoice {
  const { id } = given;
  const known =
    Object.values(standardChoices).find((choice) => choice.id === id) ?? unknownChoice(id);
  const { display = known.display, maxTokens = known.maxTokens, effort = known.effort } = given;
  return {
    id,
    display,
    maxTokens,
    prices: given.prices === undefined ? known.prices : pricesOf(given.prices),
    ...(effort === undefined ? {} : { effort }),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One model for every plan, or the standard ones where the provider has them. */
function baseChoices(model: string | undefined, isForeign: boolean) {
  if (model !== undefined) return forEveryPlan(complete({ id: model }));
  return isForeign ? forEveryPlan(null) : { ...standardChoices };
}

function choicesOf(
  given: Given,
  provider: ModelSettings["provider"],
): Result<Record<Plan, ModelChoice | null>, string> {
  const { LLM_MODEL, LLM_MODELS } = given;
  const foreign = "kind" in provider && provider.kind === "openai-compatible";
  if (foreign && LLM_MODEL === undefined && LLM_MODELS === undefined)
    return err("LLM_PROVIDER=openai-compatible needs LLM_MODEL or LLM_MODELS.");
  const base = baseChoices(LLM_MODEL, foreign);
  if (LLM_MODELS === undefined) return ok(base);
  const parsed = choicesSchema.safeParse(parseJson(LLM_MODELS));
  if (!parsed.success)
    return err(
      'LLM_MODELS is JSON such as {"free":null,"starter":{"id":"...","display":"...","prices":{"input":2,"output":10}}}.',
    );
  const choices: Record<Plan, ModelChoice | null> = { ...base };
  for (const plan of planIds) {
    const own = parsed.data[plan];
    if (own !== undefined) choices[plan] = own === null ? null : complete(own);
  }
  return ok(choices);
}

type Choices = ModelSettings["choices"];

/** A judge as it was given: a name, or JSON as for a plan; a model that also writes has its own prices. */
function judgeOf(given: string, choices: Choices): ModelChoice | undefined {
  if (!given.trimStart().startsWith("{")) {
    const writer = Object.values(choices).find((choice) => choice?.id === given);
    return writer ?? complete({ id: given });
  }
  const parsed = choiceSchema.safeParse(parseJson(given));
  return parsed.success ? complete(parsed.data) : undefined;
}

function checkedJudge(
  given: string | undefined,
  choices: Choices,
  measured: readonly MeasuredJudge[] | "any",
): Result<Pick<ModelSettings, "judge">, string> {
  if (given === undefined) return ok({});
  const judge = judgeOf(given, choices);
  if (judge === undefined)
    return err('LLM_JUDGE is the name of a model, or JSON such as {"id":"...","prices":{...}}.');
  return measured === "any" || mayJudge(judge.id, measured)
    ? ok({ judge })
    : err(
        `LLM_JUDGE names ${judge.id}, which has not been measured to judge well enough; see docs/configuration.md.`,
      );
}

const standardLimits = { dayUsd: 20, monthUsd: 200, atOnce: 5 } as const;

function micros(dollars: number): number | null {
  return dollars === 0 ? null : Math.round(dollars * 1_000_000);
}

function limitsOf(given: Given): ModelSettings["limits"] {
  return {
    dayMicros: micros(given.LLM_BUDGET_DAY_USD ?? standardLimits.dayUsd),
    monthMicros: micros(given.LLM_BUDGET_MONTH_USD ?? standardLimits.monthUsd),
    atOnce: given.LLM_AT_ONCE ?? standardLimits.atOnce,
  };
}

/**
 * Reads what the environment says about language models; a limit of 0 is no limit. The error is one
 * sentence for whoever set it up, and never holds a key. Only models of the table may judge; whoever measures
 * them passes "any".
 */
export function readModelSettings(
  environment: Environment,
  measured: readonly MeasuredJudge[] | "any" = measuredJudges,
): Result<ModelSettings, string> {
  const filled = Object.entries(environment).filter(([, value]) => value !== "");
  const parsed = environmentSchema.safeParse(Object.fromEntries(filled));
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join("."));
    return err(`These settings cannot be used: ${[...new Set(names)].join(", ")}.`);
  }
  const given = parsed.data;
  const provider = providerOf(given);
  if (!provider.ok) return provider;
  const choices = choicesOf(given, provider.value);
  if (!choices.ok) return choices;
  const judge = checkedJudge(given.LLM_JUDGE, choices.value, measured);
  if (!judge.ok) return judge;
  const closed = given.LLM_LOCAL_ONLY === "1" || given.LLM_LOCAL_ONLY === "true";
  const leaves = "kind" in provider.value && !isLocal(provider.value);
  return ok({
    provider: closed && leaves ? { none: "local-only" } : provider.value,
    choices: choices.value,
    ...judge.value,
    limits: limitsOf(given),
  });
}
