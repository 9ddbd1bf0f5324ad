import { lookupKeyOf } from "@savile/model";
import type { Plan } from "@savile/model";
import { createSandbox } from "../../adapters/payment-provider/sandbox/sandbox.ts";
import type { SendEvent } from "../../adapters/payment-provider/sandbox/deliver-events.ts";
import { createStripeProvider } from "../../adapters/payment-provider/stripe/stripe-provider.ts";
import type { PaymentsConfig } from "../../config/payments-config.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { PaymentProvider } from "../../ports/payment-provider.ts";
import { raiseAlarm } from "./alarms.ts";
import { chooseProvider } from "./customers.ts";
import { differingOffers } from "./offered-prices.ts";
import type { Payments } from "./payments.ts";
import type { EngineName } from "./present-subscription.ts";

type Needs = Pick<Dependencies, "database" | "clock" | "keys">;

export interface OpenPaymentsInput {
  readonly needs: Needs;
  readonly config: PaymentsConfig;
  /** Brings an event of the sandbox to our own webhook. */
  readonly send: SendEvent;
  readonly random?: () => number;
  readonly engines: () => Promise<(plan: Plan) => EngineName>;
  readonly troubled: (error: unknown) => void;
}

/** Payments that were opened here; `stop` ends what they do in the background. */
export interface OpenedPayments extends Payments {
  stop(): Promise<void>;
}

function openSandbox(input: OpenPaymentsInput): OpenedPayments {
  const { needs, config, engines } = input;
  const sandbox = createSandbox({
    database: needs.database,
    clock: needs.clock,
    secrets: needs.keys.webhook.map((key) => Buffer.from(key).toString("hex")),
    send: input.send,
    random: input.random ?? Math.random,
    delivery: config.provider === "sandbox" ? config.delivery : undefined,
    troubled: input.troubled,
  });
  return {
    provider: sandbox.provider,
    sandbox,
    offered: () => true,
    checkPrices: async () => undefined,
    engines,
    stop: () => sandbox.stop(),
  };
}

/** Compares the prices at the provider with ours: what differs is not sold, and somebody is told. */
function createPriceCheck(needs: Needs, provider: PaymentProvider) {
  let differing: ReadonlySet<string> | null = null;
  return {
    // Before the first answer nothing is known, so nothing is sold.
    isOffered: (key: string): boolean => differing !== null && !differing.has(key),
    check: async (): Promise<void> => {
      const prices = await provider.listPrices();
      if (!prices.ok) return;
      const names = differingOffers(prices.value);
      differing = new Set(names);
      if (names.length === 0) return;
      await raiseAlarm(needs.database.query, {
        code: "prices_differ",
        customerId: null,
        details: { prices: names.join(" ") },
        at: needs.clock.now(),
      });
    },
  };
}

/** Opens the provider that is configured. */
export async function openPayments(input: OpenPaymentsInput): Promise<OpenedPayments> {
  const { needs, config, engines } = input;
  await chooseProvider(needs.database.query, config.provider);
  if (config.provider === "sandbox") return openSandbox(input);
  const provider = await createStripeProvider({ settings: config.stripe, clock: needs.clock });
  const prices = createPriceCheck(needs, provider);
  prices.check().catch(input.troubled);
  return {
    provider,
    sandbox: null,
    offered: (plan, period) => prices.isOffered(lookupKeyOf(plan, period)),
    checkPrices: () => prices.check(),
    engines,
    stop: async () => undefined,
  };
}
