import type { Plan } from "@savile/model";
import type { Sandbox } from "../../adapters/payment-provider/sandbox/sandbox.ts";
import type { PaymentProvider } from "../../ports/payment-provider.ts";
import type { Offered } from "./offered-prices.ts";
import type { EngineName } from "./present-subscription.ts";

/** What the service needs to sell plans. */
export interface Payments {
  readonly provider: PaymentProvider;
  /** The provider of the sandbox, where that is the one that is configured. */
  readonly sandbox: Sandbox | null;
  readonly offered: Offered;
  /** Compares the prices at the provider with the catalogue again. */
  readonly checkPrices: () => Promise<void>;
  /** Which engine writes for a plan. */
  readonly engines: () => Promise<(plan: Plan) => EngineName>;
}
