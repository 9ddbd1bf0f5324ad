import { randomBytes } from "node:crypto";
import type { OpenedModel } from "@savile/language-models";
import type { EmbeddedReason } from "@savile/model";
import type { ModelEngine } from "@savile/tailoring";
import type { Dependencies } from "../../dependencies.ts";
import { describeError } from "../../http/error-handler.ts";
import { entitlementOfId } from "../entitlement/entitlement.ts";
import { bookCall } from "./ledger.ts";
import { rememberingModel } from "./remember-answers.ts";

export interface OpenEngineInput {
  readonly accountId: string;
  readonly sessionId: string;
  readonly signal: AbortSignal;
  /** Milliseconds that all calls of the run may take together. */
  readonly withinMs: number;
}

/** Who writes a run. `close` gives the model's place back and waits until every attempt is booked. */
export interface OpenedEngine {
  readonly engine: ModelEngine | { readonly because: EmbeddedReason };
  close(): Promise<void>;
}

/** Below this a call is not worth beginning. */
const leastMs = 3_000;

/** Words that nobody outside can guess: one closes foreign text in, the other must never come back. */
function freshSecrets(): ModelEngine["secrets"] {
  return { fence: `~~${secretWord()}~~`, canary: `c${secretWord()}` };
}

function secretWord(): string {
  return randomBytes(9).toString("hex");
}

function embedded(because: EmbeddedReason): OpenedEngine {
  return { engine: { because }, close: () => Promise.resolve() };
}

/**
 * The engine that writes for an account: the model of its plan, booked and bounded, or the embedded engine
 * with the reason.
 */
export async function openEngine(
  needs: Pick<Dependencies, "database" | "clock" | "logger" | "models">,
  { accountId, sessionId, signal, withinMs }: OpenEngineInput,
): Promise<OpenedEngine> {
  const models = await needs.models.now();
  const { settings } = models;
  if (!("kind" in settings.provider)) return embedded(settings.provider.none);
  if (withinMs < leastMs) return embedded("provider-failed");
  const queries = needs.database.query;
  const entitlement = await entitlementOfId(queries, accountId, needs.clock.now());
  const plan = entitlement.admin ? "enterprise" : entitlement.plan;
  const booked: Promise<void>[] = [];
  const opened = await models.open({
    plan,
    signal,
    withinMs,
    onAttempt: (record) => {
      const at = needs.clock.now();
      const booking = bookCall(queries, { accountId, sessionId, plan }, record, at);
      booked.push(
        booking.catch((error: unknown) =>
          needs.logger.error({ costMicros: record.costMicros, ...describeError(error) }, "ledger"),
        ),
      );
    },
  });
  if ("because" in opened) return embedded(opened.because);
  const secrets = freshSecrets();
  const remembered = { queries, sessionId, secrets, now: () => needs.clock.now() };
  const remembering = ({ model, choice }: Pick<OpenedModel, "model" | "choice">) => ({
    model: rememberingModel(model, choice.id, remembered),
    name: choice.display,
  });
  const judge = opened.judge === undefined ? {} : { judge: remembering(opened.judge) };
  return {
    engine: { ...remembering(opened), ...judge, secrets },
    close: async () => {
      opened.close();
      await Promise.all(booked);
    },
  };
}
