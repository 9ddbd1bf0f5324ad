import type { Plan } from "@savile/model";
import { createSandbox } from "../../adapters/payment-provider/sandbox/sandbox.ts";
import type { SendEvent } from "../../adapters/payment-provider/sandbox/deliver-events.ts";
import type { PaymentsConfig } from "../../config/payments-config.ts";
import type { Dependencies } from "../../dependencies.ts";
import { chooseProvider } from "./customers.ts";
import type { Payments } from "./payments.ts";
import type { EngineName } from "./present-subscription.ts";

export interface OpenPaymentsInput {
  readonly needs: Pick<Dependencies, "database" | "clock" | "keys">;
  readonly config: PaymentsConfig;
  /** Brings an event of the sandbox to our own webhook. */
  readonly send: SendEvent;
  readonly random?: () => number;
  readonly engineOf: (plan: Plan) => EngineName;
  readonly troubled: (error: unknown) => void;
}

/** Opens the provider that is configured; `stop` ends what it does in the background. */
export async function openPayments(
  input: OpenPaymentsInput,
): Promise<Payments & { stop(): Promise<void> }> {
  const { needs, config, engineOf } = input;
  const { database, clock, keys } = needs;
  await chooseProvider(database.query, config.provider);
  const sandbox = createSandbox({
    database,
    clock,
    secrets: keys.webhook.map((key) => Buffer.from(key).toString("hex")),
    send: input.send,
    random: input.random ?? Math.random,
    delivery: config.provider === "sandbox" ? config.delivery : undefined,
    troubled: input.troubled,
  });
  return {
    provider: sandbox.provider,
    sandbox,
    offered: () => true,
    engineOf,
    stop: () => sandbox.stop(),
  };
}
