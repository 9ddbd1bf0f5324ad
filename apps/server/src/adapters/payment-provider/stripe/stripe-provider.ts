import { err, lookupKeyOf, offers, ok } from "@savile/model";
import type { Result } from "@savile/model";
import type { Stripe } from "stripe";
import type { StripeSettings } from "../../../config/payments-config.ts";
import type { Clock } from "../../../ports/clock.ts";
import type {
  CheckoutOrder,
  CustomerRecord,
  PaymentProvider,
  PortalOrder,
  PriceRecord,
  ProviderFailure,
  SubscriptionRecord,
} from "../../../ports/payment-provider.ts";
import { readEvent } from "../webhook-event.ts";
import { ask, isMissing, openStripe } from "./ask-stripe.ts";
import {
  chooseSubscription,
  nextPhase,
  offerOf,
  readInvoice,
  readPrice,
  readSubscription,
} from "./read-records.ts";

/** Marks what we made at the provider. */
export const ourMark = "savile";

type Answer<T> = Promise<Result<T, ProviderFailure>>;

const live = ["active", "trialing", "past_due", "unpaid", "paused", "incomplete"];

async function ensureCustomer(
  stripe: Stripe,
  account: { accountId: string; email: string },
): Answer<string> {
  const { accountId, email } = account;
  return ask(async () => {
    // A key is remembered for a day only: a customer of an older try is found by its address.
    const known = await stripe.customers.list({ email, limit: 100 });
    const own = known.data.find((customer) => customer.metadata["account"] === accountId);
    if (own !== undefined) return own.id;
    const made = await stripe.customers.create(
      { email, metadata: { account: accountId } },
      { idempotencyKey: `customer-${accountId}` },
    );
    return made.id;
  });
}

async function priceIdOf(stripe: Stripe, lookupKey: string): Answer<string> {
  const found = await ask(() => stripe.prices.list({ lookup_keys: [lookupKey], active: true }));
  if (!found.ok) return found;
  const [price] = found.value.data;
  return price === undefined ? err("refused") : ok(price.id);
}

/** Ends the checkouts of a customer that could still be paid, but the one of `kept`. */
async function expireCheckouts(stripe: Stripe, customer: string, kept?: string): Promise<void> {
  const open = await stripe.checkout.sessions.list({ customer, status: "open", limit: 100 });
  for (const { id, metadata } of open.data) {
    if (kept !== undefined && metadata?.["click"] === kept) continue;
    await stripe.checkout.sessions.expire(id);
  }
}

async function createCheckout(stripe: Stripe, order: CheckoutOrder) {
  const price = await priceIdOf(stripe, lookupKeyOf(order.plan, order.period));
  if (!price.ok) return price;
  // Two that are open could both be paid, and then bill side by side.
  const ended = await ask(() => expireCheckouts(stripe, order.customerId, order.idempotencyKey));
  if (!ended.ok) return ended;
  const { accountId: account, idempotencyKey: click } = order;
  const made = await ask(() =>
    stripe.checkout.sessions.create(
      {
        mode: "subscription",
        customer: order.customerId,
        client_reference_id: order.accountId,
        line_items: [{ price: price.value, quantity: 1 }],
        success_url: order.successUrl,
        cancel_url: order.cancelUrl,
        metadata: { account, click },
        subscription_data: { metadata: { account } },
      },
      { idempotencyKey: `checkout-${order.idempotencyKey}` },
    ),
  );
  if (!made.ok) return made;
  const { id, url, expires_at } = made.value;
  return ok({ id, url, expiresAt: new Date(expires_at * 1_000) });
}

async function liveSubscription(stripe: Stripe, customer: string) {
  const list = await stripe.subscriptions.list({ customer, status: "all", limit: 20 });
  const chosen = chooseSubscription(list.data);
  return chosen !== null && live.includes(chosen.status) ? chosen : null;
}

async function confirmFlow(
  stripe: Stripe,
  { customerId, returnUrl, change }: PortalOrder,
): Answer<Stripe.BillingPortal.SessionCreateParams.FlowData | null> {
  if (change === undefined) return ok(null);
  const price = await priceIdOf(stripe, lookupKeyOf(change.plan, change.period));
  if (!price.ok) return price;
  const found = await ask(() => liveSubscription(stripe, customerId));
  if (!found.ok) return found;
  const item = found.value?.items.data[0];
  if (found.value === null || item === undefined) return ok(null);
  return ok({
    type: "subscription_update_confirm",
    subscription_update_confirm: {
      subscription: found.value.id,
      items: [{ id: item.id, price: price.value, quantity: 1 }],
    },
    after_completion: { type: "redirect", redirect: { return_url: returnUrl } },
  });
}

/** The portal configuration that `savile admin billing-setup` made; the provider's standard one without it. */
async function configurationOf(stripe: Stripe): Answer<string | undefined> {
  const found = await ask(() =>
    stripe.billingPortal.configurations.list({ active: true, limit: 100 }),
  );
  if (!found.ok) return found;
  return ok(found.value.data.find(({ metadata }) => metadata?.[ourMark] === "portal")?.id);
}

async function createPortal(stripe: Stripe, order: PortalOrder): Answer<{ url: string }> {
  const flow = await confirmFlow(stripe, order);
  if (!flow.ok) return flow;
  const configuration = await configurationOf(stripe);
  if (!configuration.ok) return configuration;
  const made = await ask(() =>
    stripe.billingPortal.sessions.create({
      customer: order.customerId,
      return_url: order.returnUrl,
      ...(configuration.value === undefined ? {} : { configuration: configuration.value }),
      ...(flow.value === null ? {} : { flow_data: flow.value }),
    }),
  );
  return made.ok ? ok({ url: made.value.url }) : made;
}

async function scheduledOf(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<SubscriptionRecord["scheduled"]> {
  const next = nextPhase(subscription);
  if (next === null) return null;
  const { plan, period } = offerOf(await stripe.prices.retrieve(next.price));
  return plan === null || period === null ? null : { plan, period, at: next.at };
}

/** How far a test clock is ahead of us; real money knows one time only. */
function aheadOf(subscription: Stripe.Subscription | null, clock: Clock): number {
  const test = subscription?.test_clock ?? null;
  if (test === null || typeof test === "string") return 0;
  return test.frozen_time * 1_000 - clock.now().getTime();
}

async function readCustomer(
  stripe: Stripe,
  clock: Clock,
  customer: string,
): Promise<CustomerRecord> {
  const list = await stripe.subscriptions.list({
    customer,
    status: "all",
    limit: 20,
    expand: ["data.latest_invoice", "data.schedule", "data.test_clock"],
  });
  const invoices = await stripe.invoices.list({ customer, limit: 24 });
  const chosen = chooseSubscription(list.data);
  return {
    subscription:
      chosen === null
        ? null
        : readSubscription(chosen, {
            invoices: invoices.data,
            scheduled: await scheduledOf(stripe, chosen),
          }),
    invoices: invoices.data.map(readInvoice),
    aheadMs: aheadOf(chosen, clock),
  };
}

async function fetchCustomer(
  stripe: Stripe,
  clock: Clock,
  customer: string,
): Answer<CustomerRecord> {
  return ask(() =>
    readCustomer(stripe, clock, customer).catch((error: unknown): CustomerRecord => {
      if (isMissing(error)) return { subscription: null, invoices: [], aheadMs: 0 };
      throw error;
    }),
  );
}

/** Ends what bills, and every checkout that could still be paid. */
async function cancelNow(stripe: Stripe, customer: string): Answer<null> {
  return ask(async () => {
    await expireCheckouts(stripe, customer);
    const list = await stripe.subscriptions.list({ customer, status: "all", limit: 20 });
    for (const { id, status } of list.data) {
      if (!live.includes(status)) continue;
      await stripe.subscriptions.cancel(id, {}, { idempotencyKey: `cancel-${id}` });
    }
    return null;
  });
}

/** The nine prices by their lookup keys. */
export async function listPrices(stripe: Stripe): Answer<readonly PriceRecord[]> {
  const keys = offers.map(({ plan, period }) => lookupKeyOf(plan, period));
  const found = await ask(() => stripe.prices.list({ lookup_keys: keys, limit: 100 }));
  return found.ok ? ok(found.value.data.map(readPrice)) : found;
}

/** Stripe: hosted Checkout, customer portal and signed events. */
export async function createStripeProvider(input: {
  readonly settings: StripeSettings & { readonly timeoutMs?: number };
  readonly clock: Clock;
}): Promise<PaymentProvider> {
  const { settings, clock } = input;
  const stripe = await openStripe(settings);
  return {
    name: "stripe",
    ensureCustomer: (account) => ensureCustomer(stripe, account),
    createCheckout: (order) => createCheckout(stripe, order),
    createPortal: (order) => createPortal(stripe, order),
    fetchCustomer: (customerId) => fetchCustomer(stripe, clock, customerId),
    cancelNow: (customerId) => cancelNow(stripe, customerId),
    listPrices: () => listPrices(stripe),
    parseWebhook: (raw, signature, now) =>
      readEvent(raw, signature, { secrets: settings.webhookSecrets, live: settings.live, now }),
  };
}
