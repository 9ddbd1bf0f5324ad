import { createHash } from "node:crypto";
import { err, ok } from "@savile/model";
import type { BillingPeriod, PaidPlan } from "@savile/model";
import { customerRecordOf } from "../adapters/payment-provider/sandbox/machine/record.ts";
import type { Command } from "../adapters/payment-provider/sandbox/machine/step.ts";
import { readEvent, signEvent } from "../adapters/payment-provider/webhook-event.ts";
import type { Database } from "../db/database.ts";
import { accounts } from "../db/schema.ts";
import { embeddedEngine } from "./embedded-engine.ts";
import { receiveEvent } from "../modules/billing/receive-event.ts";
import { startCheckout } from "../modules/billing/start-checkout.ts";
import type { SyncNeeds } from "../modules/billing/sync-customer.ts";
import type { CustomerRecord, PaymentProvider } from "../ports/payment-provider.ts";
import { deriveKeys } from "../security/keys.ts";
import { uuidV7 } from "../adapters/ids/uuid-v7.ts";
import { stillClock } from "./clock.ts";
import type { StillClock } from "./clock.ts";
import { FakeStore } from "./fake-stripe/store.ts";
import { openTestDatabase } from "./open-test-database.ts";

const secret = "whsec_model";

/** What goes wrong while one event is handled. */
export type Crash = "fetch" | "before_commit" | "after_commit";

/** A provider in memory beside the real code and a real database; faults are set before each delivery. */
export interface BillingModel {
  readonly store: FakeStore;
  readonly clock: StillClock;
  readonly database: Database;
  readonly needs: SyncNeeds;
  readonly trouble: { crash: Crash | null };
  /** Replaces how customers are fetched, to hold an answer back. */
  fetch: (customer: string) => Promise<CustomerRecord>;
  /** A new account that has started to buy: its customer and its checkout. */
  newBuyer(
    name: string,
    offer: { plan: PaidPlan; period: BillingPeriod },
  ): Promise<{ accountId: string; customer: string }>;
  act(customer: string, command: Command): void;
  /** Hands one event to the webhook; whether it was accepted. */
  deliver(body: string): Promise<boolean>;
  close(): Promise<void>;
}

/** The real database with a crash around its transactions. */
function crashing(database: Database, trouble: { crash: Crash | null }): Database {
  return {
    ...database,
    query: database.query,
    transaction: async (run) => {
      const value = await database.transaction(async (queries) => {
        const inner = await run(queries);
        if (trouble.crash === "before_commit") throw new Error("crash before commit");
        return inner;
      });
      if (trouble.crash === "after_commit") throw new Error("crash after commit");
      return value;
    },
  };
}

function providerOf(
  model: { store: FakeStore; trouble: { crash: Crash | null } },
  fetch: (customer: string) => Promise<CustomerRecord>,
): PaymentProvider {
  const { store, trouble } = model;
  return {
    name: "stripe",
    ensureCustomer: async ({ accountId, email }) => {
      const known = [...store.customers.values()].find((state) => state.account === accountId);
      return ok((known ?? store.addCustomer(accountId, email)).id);
    },
    createCheckout: async (order) => {
      const { customerId, idempotencyKey, plan, period, successUrl, cancelUrl } = order;
      const id = `cs_${idempotencyKey}`;
      const opened = { id, key: idempotencyKey, plan, period, successUrl, cancelUrl };
      const { at } = store.act(customerId, { do: "open-checkout", ...opened });
      return ok({ id, url: `http://localhost/${id}`, expiresAt: new Date(at + 86_400_000) });
    },
    createPortal: async () => ok({ url: "http://localhost/portal" }),
    fetchCustomer: async (customerId) =>
      trouble.crash === "fetch" ? err("unavailable") : ok(await fetch(customerId)),
    cancelNow: async (customerId) => {
      store.act(customerId, { do: "cancel-now" });
      return ok(null);
    },
    listPrices: async () => ok([]),
    parseWebhook: (raw, signature, now) =>
      readEvent(raw, signature, { secrets: [secret], live: false, now }),
  };
}

export async function openBillingModel(): Promise<BillingModel> {
  const database = await openTestDatabase();
  const clock = stillClock();
  const store = new FakeStore(() => clock.now());
  const trouble: { crash: Crash | null } = { crash: null };
  const plain = async (customer: string) =>
    customerRecordOf(store.act(customer, { do: "look" }).state);
  const settings: SyncNeeds["settings"] = {
    version: "0",
    role: "all",
    publicUrl: null,
    authMode: "instant",
    signups: true,
    instantOffLoopback: false,
    owner: { isOwn: false, plansOff: false },
    adminEmails: [],
    trustedProxies: [],
    webFolder: null,
    generateWaitMs: 0,
  };
  const model: BillingModel = {
    store,
    clock,
    database,
    trouble,
    fetch: plain,
    needs: {
      database: crashing(database, trouble),
      clock,
      ids: uuidV7(clock),
      keys: deriveKeys(createHash("sha256").update("model").digest()),
      settings,
      port: () => null,
      payments: {
        provider: providerOf({ store, trouble }, (customer) => model.fetch(customer)),
        sandbox: null,
        offered: () => true,
        checkPrices: async () => undefined,
        engines: async () => embeddedEngine,
      },
    },
    newBuyer: async (name, offer) => {
      const account = { id: `acc-${name}`, email: `${name}@example.test` };
      await database.query.insert(accounts).values({ ...account, createdAt: clock.now() });
      const urls = { successUrl: "http://localhost/s", cancelUrl: "http://localhost/c" };
      const returnUrl = "http://localhost/r";
      await startCheckout(model.needs, { account, ...offer, ...urls, returnUrl });
      const state = [...store.customers.values()].find((one) => one.account === account.id);
      return { accountId: account.id, customer: state?.id ?? "" };
    },
    act: (customer, command) => void store.act(customer, command),
    deliver: async (body) => {
      const raw = Buffer.from(body);
      const signature = signEvent(secret, raw, clock.now());
      try {
        return (await receiveEvent(model.needs, raw, signature)).ok;
      } catch {
        return false;
      }
    },
    close: () => database.close(),
  };
  return model;
}
