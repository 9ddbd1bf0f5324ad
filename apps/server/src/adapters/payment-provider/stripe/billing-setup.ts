import {
  err,
  lookupKeyOf,
  monthsOf,
  offers,
  ok,
  paidPlans,
  planCatalogue,
  priceOf,
} from "@savile/model";
import type { BillingPeriod, PaidPlan, Result } from "@savile/model";
import type { Stripe } from "stripe";
import type { PaymentsConfig } from "../../../config/payments-config.ts";
import { ask, openStripe } from "./ask-stripe.ts";
import { readPrice } from "./read-records.ts";
import { ourMark } from "./stripe-provider.ts";

/** What the set-up did: sentences about what was made or changed; none when everything stood already. */
export type SetupLog = (line: string) => void;

async function productOf(stripe: Stripe, plan: PaidPlan, log: SetupLog): Promise<string> {
  const id = `${ourMark}_${plan}`;
  const name = `Savile ${planCatalogue[plan].displayName}`;
  const known = await stripe.products.list({ ids: [id] });
  const [product] = known.data;
  if (product === undefined) {
    await stripe.products.create(
      { id, name, metadata: { plan } },
      { idempotencyKey: `product-${id}` },
    );
    log(`Product made: ${name}`);
  } else if (product.name !== name || !product.active) {
    await stripe.products.update(id, { name, active: true });
    log(`Product changed: ${name}`);
  }
  return id;
}

function intervalOf(period: BillingPeriod): { interval: "month" | "year"; interval_count: number } {
  return period === "yearly"
    ? { interval: "year", interval_count: 1 }
    : { interval: "month", interval_count: monthsOf[period] };
}

async function ensurePrice(
  stripe: Stripe,
  offer: { plan: PaidPlan; period: BillingPeriod; product: string },
  log: SetupLog,
): Promise<string> {
  const { plan, period, product } = offer;
  const key = lookupKeyOf(plan, period);
  const amount = priceOf(plan, period);
  const known = await stripe.prices.list({ lookup_keys: [key], active: true });
  const [price] = known.data;
  if (price !== undefined) {
    const read = readPrice(price);
    const fits =
      read.amount === amount &&
      read.currency === "usd" &&
      read.months === monthsOf[period] &&
      read.plan === plan &&
      read.period === period;
    if (fits) return price.id;
  }
  const made = await stripe.prices.create({
    product,
    currency: "usd",
    unit_amount: amount,
    recurring: intervalOf(period),
    lookup_key: key,
    // The key moves here from an older price; people who pay that one keep it, and their plan by its metadata.
    transfer_lookup_key: true,
    metadata: { plan, period },
  });
  log(`Price made: ${key}`);
  return made.id;
}

/** Upgrades at once and prorated; what gets smaller or shorter waits for the end of the period. */
function features(
  products: readonly { product: string; prices: string[] }[],
): Stripe.BillingPortal.ConfigurationCreateParams.Features {
  return {
    customer_update: { enabled: false },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: "at_period_end" },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ["price"],
      products: [...products],
      proration_behavior: "always_invoice",
      schedule_at_period_end: {
        conditions: [{ type: "decreasing_item_amount" }, { type: "shortening_interval" }],
      },
    },
  };
}

async function ensurePortal(
  stripe: Stripe,
  products: readonly { product: string; prices: string[] }[],
  log: SetupLog,
): Promise<void> {
  const state = JSON.stringify(products);
  const known = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const own = known.data.find(({ metadata }) => metadata?.[ourMark] === "portal");
  const business_profile = { headline: "Savile: your plan and invoices" };
  const metadata = { [ourMark]: "portal", state: state.slice(0, 500) };
  if (own === undefined) {
    await stripe.billingPortal.configurations.create({
      business_profile,
      features: features(products),
      metadata,
    });
    log("Portal configuration made");
  } else if (own.metadata?.["state"] !== metadata.state) {
    await stripe.billingPortal.configurations.update(own.id, {
      features: features(products),
      metadata,
    });
    log("Portal configuration changed");
  }
}

/**
 * Makes products, prices and the portal configuration from the catalogue, or verifies them. Running it again
 * changes nothing and logs nothing.
 */
export async function setUpBilling(stripe: Stripe, log: SetupLog): Promise<void> {
  const products: { product: string; prices: string[] }[] = [];
  for (const plan of paidPlans) {
    const product = await productOf(stripe, plan, log);
    const prices: string[] = [];
    for (const offer of offers.filter((one) => one.plan === plan)) {
      prices.push(await ensurePrice(stripe, { ...offer, product }, log));
    }
    products.push({ product, prices });
  }
  await ensurePortal(stripe, products, log);
}

/** `savile admin billing-setup`: what was done, or why nothing could be, in sentences. */
export async function runBillingSetup(
  config: PaymentsConfig,
): Promise<Result<readonly string[], string>> {
  if (config.provider !== "stripe") {
    return err("There is nothing to set up in the sandbox. Set STRIPE_SECRET_KEY first.");
  }
  const lines: string[] = [];
  const stripe = await openStripe(config.stripe);
  const done = await ask(() => setUpBilling(stripe, (line) => void lines.push(line)));
  if (!done.ok) return err("The payment provider refused or could not be reached. Try again.");
  return ok(lines.length === 0 ? ["Products, prices and the portal stand already."] : lines);
}
