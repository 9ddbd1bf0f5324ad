import type { ErrorCode, ModelBody, ModelTrial, ModelTrialProblem } from "@savile/contracts";
import type { LanguageModels, LanguageModelsInput } from "@savile/language-models";
import { err, ok, planIds } from "@savile/model";
import type { Plan, Result } from "@savile/model";
import type { ModelFailureCode } from "@savile/tailoring";
import * as z from "zod/mini";
import type { Dependencies } from "../../dependencies.ts";
import { bookCall } from "../models/ledger.ts";
import { readEntered } from "./read-entered.ts";
import { storedModel } from "./show-setup.ts";

type Needs = Pick<Dependencies, "database" | "clock" | "keys" | "models">;

/** A person waits for the answer. */
const withinMs = 15_000;
const policy: LanguageModelsInput["policy"] = {
  firstByteMs: withinMs,
  idleMs: withinMs,
  attemptMs: withinMs,
  retries: 0,
};

/** The form of a run's answers, so that a model which cannot keep it is found out here. */
const answerSchema = z.object({ proposals: z.array(z.string()) });

const problems: Readonly<Record<ModelFailureCode, ModelTrialProblem>> = {
  aborted: "slow",
  auth: "refused",
  bad_request: "not_understood",
  rate_limit: "limited",
  overloaded: "busy",
  transport: "unreachable",
  stalled: "slow",
  truncated: "wrong_form",
  invalid_output: "wrong_form",
  refusal: "wrong_form",
  budget: "budget",
  busy: "busy",
};

async function modelsToTry(
  needs: Needs,
  entered: ModelBody | undefined,
): Promise<Result<LanguageModels, ErrorCode>> {
  const { models } = needs;
  if (entered === undefined) return ok(models.open((await models.now()).settings, policy));
  if (models.config.isFixed) return err("model_in_settings");
  const stored = await storedModel(needs, needs.database.query);
  const read = readEntered(models.config, entered, stored);
  if (!read.ok) return read;
  const settings = models.config.withEntered(read.value);
  return settings.ok ? ok(models.open(settings.value, policy)) : err("model_address_unusable");
}

/** The smallest plan that a model writes for. */
function planOf({ settings }: LanguageModels): Plan | null {
  if (!("kind" in settings.provider)) return null;
  return planIds.find((plan) => settings.choices[plan] !== null) ?? null;
}

/** Asks a model one small question, with the limits of money of every call; what it costs is booked. */
export async function tryModel(
  needs: Needs,
  accountId: string,
  entered: ModelBody | undefined,
): Promise<Result<ModelTrial, ErrorCode>> {
  const models = await modelsToTry(needs, entered);
  if (!models.ok) return models;
  const plan = planOf(models.value);
  if (plan === null) return err("model_none");
  const model = models.value.settings.choices[plan]?.id ?? "";
  const started = performance.now();
  const end = (problem: ModelTrialProblem) =>
    ok({ works: problem === "none", model, problem, ms: Math.round(performance.now() - started) });
  const booked: Promise<void>[] = [];
  const opened = await models.value.open({
    plan,
    signal: AbortSignal.timeout(withinMs),
    withinMs,
    onAttempt: (record) => {
      const who = { accountId, sessionId: null, plan };
      booked.push(bookCall(needs.database.query, who, record, needs.clock.now()));
    },
  });
  if ("because" in opened) return end(opened.because === "budget" ? "budget" : "busy");
  try {
    const answer = await opened.model.generate({
      stage: "trial",
      system: [{ text: "You answer in JSON. This is a test of the connection." }],
      messages: [{ role: "user", text: 'Answer with {"proposals": []} and nothing else.' }],
      schema: answerSchema,
      maxTokens: 500,
    });
    return end(answer.ok ? "none" : problems[answer.error.code]);
  } finally {
    opened.close();
    await Promise.all(booked);
  }
}
