import { randomBytes } from "node:crypto";
import { err, lookupKeyOf, monthsOf, offers, ok, priceOf } from "@savile/model";
import type { Result } from "@savile/model";
import type { Database, Queries } from "../../../db/database.ts";
import type { Clock } from "../../../ports/clock.ts";
import type {
  CheckoutOrder,
  PaymentProvider,
  PortalOrder,
} from "../../../ports/payment-provider.ts";
import { readEvent } from "../webhook-event.ts";
import { createDelivery } from "./deliver-events.ts";
import type { SendEvent } from "./deliver-events.ts";
import { honestDelivery } from "./delivery-switches.ts";
import type { DeliverySwitches } from "./delivery-switches.ts";
import { eventBody } from "./event-body.ts";
import { customerRecordOf } from "./machine/record.ts";
import { newCustomer } from "./machine/state.ts";
import type { CustomerState } from "./machine/state.ts";
import { step } from "./machine/step.ts";
import type { Command, Stepped } from "./machine/step.ts";
import * as store from "./repository.ts";

export interface SandboxInput {
  readonly database: Database;
  readonly clock: Clock;
  /** Secrets of the webhook, the newest first: that one signs, all of them prove. */
  readonly secrets: readonly string[];
  readonly send: SendEvent;
  readonly random: () => number;
  /** Delivery of new customers. */
  readonly delivery?: DeliverySwitches | undefined;
  readonly troubled: (error: unknown) => void;
}

/** The sandbox provider: a payment provider that keeps its own records and moves no money. */
export interface Sandbox {
  readonly provider: PaymentProvider;
  /** Does something to a customer as the provider, and tells of it by events; `null`: unknown customer. */
  act(customerId: string, command: Command): Promise<Stepped | null>;
  /** The customer as it stands now, without an effect. */
  look(customerId: string): Promise<CustomerState | null>;
  /** A page of this account by its id. */
  page(accountId: string, kind: "checkout" | "portal", id: string): Promise<store.Page | null>;
  delivery(accountId: string): Promise<DeliverySwitches>;
  setDelivery(
    account: { accountId: string; email: string },
    switches: DeliverySwitches,
  ): Promise<void>;
  /** Forgets a customer whose account was deleted: these records are ours as well. */
  erase(customerId: string): Promise<void>;
  /** Forgets events that ended before a moment. */
  forget(before: Date): Promise<void>;
  /** Looks for events that wait, after a start. */
  kick(): void;
  /** Delivers what is due at once. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/** 128 random bits. */
function newId(kind: string): string {
  return `${kind}_${randomBytes(16).toString("hex")}`;
}

/** Ids of events are in the order of the events. */
function eventId(at: Date, index: number): string {
  const place = `${at.getTime().toString(16).padStart(12, "0")}${String(index).padStart(3, "0")}`;
  return `evt_${place}${randomBytes(8).toString("hex")}`;
}

interface Parts extends SandboxInput {
  readonly kick: () => void;
}

async function storeEvents(
  parts: Parts,
  queries: Queries,
  stepped: Stepped,
  switches: DeliverySwitches,
): Promise<void> {
  const now = parts.clock.now();
  const events = stepped.events.map((event, index) => {
    const id = eventId(now, index);
    const jitterMs = switches.shuffle ? parts.random() * 400 : 0;
    const delayMs = parts.random() * switches.delayS * 1_000;
    return {
      id,
      customerId: stepped.state.id,
      type: event.type,
      body: eventBody(id, event, stepped.state),
      state: switches.drop ? ("dropped" as const) : ("waiting" as const),
      copies: switches.copies,
      nextAt: new Date(now.getTime() + Math.round(jitterMs + delayMs)),
      createdAt: now,
    };
  });
  await store.insertEvents(queries, events);
}

/** The customer as it stands now: read only, unless something was due and has to be told. */
async function look(parts: Parts, customerId: string): Promise<Stepped | null> {
  const customer = await store.findCustomer(parts.database.query, customerId);
  if (customer === null) return null;
  const seen = step(customer.state, { do: "look" }, parts.clock.now().getTime());
  return seen.events.length === 0 ? seen : act(parts, customerId, { do: "look" });
}

async function act(parts: Parts, customerId: string, command: Command): Promise<Stepped | null> {
  const stepped = await parts.database.transaction(async (queries) => {
    const customer = await store.lockCustomer(queries, customerId);
    if (customer === null) return null;
    const next = step(customer.state, command, parts.clock.now().getTime());
    await store.saveCustomer(queries, next.state);
    await storeEvents(parts, queries, next, customer.delivery);
    return next;
  });
  if (stepped !== null && stepped.events.length > 0) parts.kick();
  return stepped;
}

async function ensureCustomer(
  parts: Parts,
  account: { accountId: string; email: string },
): Promise<Result<string, "unavailable">> {
  const { query } = parts.database;
  const known = await store.findCustomerOf(query, account.accountId);
  if (known !== null) return ok(known.state.id);
  const state = newCustomer(newId("cus"), account.accountId, account.email);
  const customer = { state, delivery: parts.delivery ?? honestDelivery };
  await store.insertCustomer(query, customer, parts.clock.now());
  const found = await store.findCustomerOf(query, account.accountId);
  return found === null ? err("unavailable") : ok(found.state.id);
}

async function openCheckout(parts: Parts, order: CheckoutOrder) {
  const { customerId, idempotencyKey, plan, period, cancelUrl } = order;
  const id = newId("cs");
  const successUrl = order.successUrl.replace("{CHECKOUT_SESSION_ID}", id);
  const opened = await act(parts, customerId, {
    do: "open-checkout",
    id,
    key: idempotencyKey,
    plan,
    period,
    successUrl,
    cancelUrl,
  });
  const checkout = opened?.state.checkouts.find((known) => known.key === idempotencyKey);
  if (checkout === undefined) return err("refused" as const);
  await store.insertPage(parts.database.query, {
    id: checkout.id,
    customerId,
    kind: "checkout",
    details: {},
    createdAt: parts.clock.now(),
  });
  const { origin } = new URL(cancelUrl);
  const expiresAt = new Date(checkout.expiresAt);
  return ok({ id: checkout.id, url: `${origin}/sandbox/checkout/${checkout.id}`, expiresAt });
}

async function openPortal(parts: Parts, order: PortalOrder) {
  const id = newId("bps");
  const { customerId, returnUrl, change } = order;
  if ((await store.findCustomer(parts.database.query, customerId)) === null) {
    return err("refused" as const);
  }
  await store.insertPage(parts.database.query, {
    id,
    customerId,
    kind: "portal",
    details: { returnUrl, change: change ?? null },
    createdAt: parts.clock.now(),
  });
  return ok({ url: `${new URL(returnUrl).origin}/sandbox/portal/${id}` });
}

function providerOf(parts: Parts): PaymentProvider {
  return {
    name: "sandbox",
    ensureCustomer: (account) => ensureCustomer(parts, account),
    createCheckout: (order) => openCheckout(parts, order),
    createPortal: (order) => openPortal(parts, order),
    fetchCustomer: async (customerId) => {
      const stepped = await look(parts, customerId);
      return stepped === null ? err("refused") : ok(customerRecordOf(stepped.state));
    },
    cancelNow: async (customerId) => {
      await act(parts, customerId, { do: "cancel-now" });
      return ok(null);
    },
    listPrices: async () =>
      ok(
        offers.map(({ plan, period }) => ({
          id: `price_${lookupKeyOf(plan, period)}`,
          lookupKey: lookupKeyOf(plan, period),
          plan,
          period,
          active: true,
          amount: priceOf(plan, period),
          currency: "usd",
          months: monthsOf[period],
        })),
      ),
    parseWebhook: (raw, signature, now) =>
      readEvent(raw, signature, { secrets: parts.secrets, live: false, now }),
  };
}

/** Opens the sandbox on the service's database. */
export function createSandbox(input: SandboxInput): Sandbox {
  const [secret = ""] = input.secrets;
  const events = createDelivery({ ...input, secret });
  const parts: Parts = { ...input, kick: () => events.kick() };
  const { query } = input.database;
  return {
    provider: providerOf(parts),
    act: (customerId, command) =>
      command.do === "look" ? look(parts, customerId) : act(parts, customerId, command),
    look: async (customerId) => (await look(parts, customerId))?.state ?? null,
    page: (accountId, kind, id) => store.findPage(query, accountId, kind, id),
    delivery: async (accountId) =>
      (await store.findCustomerOf(query, accountId))?.delivery ?? parts.delivery ?? honestDelivery,
    setDelivery: async (account, switches) => {
      const customer = await ensureCustomer(parts, account);
      if (customer.ok) await store.saveDelivery(query, customer.value, switches);
    },
    erase: (customerId) => store.deleteCustomer(query, customerId),
    forget: (before) => store.pruneEvents(query, before),
    kick: () => events.kick(),
    flush: () => events.flush(),
    stop: () => events.stop(),
  };
}
