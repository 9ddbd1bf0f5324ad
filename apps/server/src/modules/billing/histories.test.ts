import { setImmediate as nextTurn } from "node:timers/promises";
import { inArray, like } from "drizzle-orm";
import { billingPeriods, paidPlans } from "@savile/model";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerRecordOf } from "../../adapters/payment-provider/sandbox/machine/record.ts";
import { cardKinds } from "../../adapters/payment-provider/sandbox/machine/state.ts";
import type { Command } from "../../adapters/payment-provider/sandbox/machine/step.ts";
import { billingEffects, outboxMails } from "../../db/schema.ts";
import { openBillingModel } from "../../testing/billing-model.ts";
import type { BillingModel, Crash } from "../../testing/billing-model.ts";
import { entitlementOfId, loadPlan } from "../entitlement/entitlement.ts";
import { reconcile } from "./reconcile.ts";

/** The default run takes a slice; `npm run quality:payments` takes all of them. */
const histories = Number(process.env["PAYMENT_HISTORIES"] ?? 12);
const schedules = Number(process.env["PAYMENT_SCHEDULES"] ?? 20);
const seed = Number(process.env["PAYMENT_SEED"] ?? 20_261_121);

let model: BillingModel;
beforeAll(async () => {
  model = await openBillingModel();
});
afterAll(() => model.close());

const offer = { plan: fc.constantFrom(...paidPlans), period: fc.constantFrom(...billingPeriods) };
const card = fc.constantFrom(...cardKinds);

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant("change" as const), ...offer }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("card" as const), card }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("clock" as const),
      advance: fc.oneof(
        fc.constant({ by: "month" } as const),
        fc.constant({ by: "renewal" } as const),
        fc.record({ by: fc.constant("days" as const), days: fc.integer({ min: 1, max: 40 }) }),
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Command>(
      { do: "cancel" },
      { do: "resume" },
      { do: "pay-open" },
      { do: "refund" },
      { do: "dispute" },
      { do: "pause", paused: true },
      { do: "pause", paused: false },
    ),
  },
  { weight: 1, arbitrary: fc.constant<Command>({ do: "cancel-now" }) },
);

/** What happens to one event on its way: how often it comes, when, and what goes wrong meanwhile. */
const way = fc.record({
  copies: fc.constantFrom(1, 1, 2, 3),
  place: fc.double({ min: 0, max: 1, noNaN: true }),
  lost: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  crashes: fc.array(fc.constantFrom<Crash>("fetch", "before_commit", "after_commit"), {
    maxLength: 1,
  }),
});

const history = fc.record({
  first: fc.record(offer),
  card: fc.constantFrom("pays", "pays", "fails_later", "asks", "declines"),
  approve: fc.boolean(),
  commands: fc.array(fc.record({ command, deliver: fc.integer({ min: 0, max: 3 }) }), {
    minLength: 1,
    maxLength: 9,
  }),
  ways: fc.array(way, { minLength: 7, maxLength: 7 }),
});
type History = typeof history extends fc.Arbitrary<infer T> ? T : never;

interface Waiting {
  readonly body: string;
  readonly place: number;
  readonly crashes: Crash[];
}

const counts = { deliveries: 0, lost: 0, repaired: 0, histories: 0, mails: 0 };

/** Hands an event over until it is accepted, as a provider does. */
async function insist(event: Waiting): Promise<void> {
  for (;;) {
    model.trouble.crash = event.crashes.shift() ?? null;
    counts.deliveries += 1;
    const accepted = await model.deliver(event.body);
    model.trouble.crash = null;
    if (accepted) return;
  }
}

/** Events that happened since, on their ways: copied, out of order, some lost. */
function sendOff(past: History, from: number, customer: string): Waiting[] {
  return model.store.events.slice(from).flatMap((event, index) => {
    const way = past.ways[(from + index) % past.ways.length];
    if (event.customer !== customer || way === undefined) return [];
    if (way.lost) {
      counts.lost += 1;
      return [];
    }
    return Array.from({ length: way.copies }, (_, copy) => ({
      body: event.body,
      place: (way.place * 7 + copy * 0.37 + index * 0.11) % 1,
      crashes: copy === 0 ? [...way.crashes] : [],
    }));
  });
}

async function live(past: History, name: string) {
  const { customer, accountId } = await model.newBuyer(name, past.first);
  const checkout = model.store.customers.get(customer)?.checkouts[0]?.id ?? "";
  const waiting: Waiting[] = [];
  let seen = model.store.events.length;
  const happen = (next: Command): void => {
    model.act(customer, next);
    waiting.push(...sendOff(past, seen, customer));
    waiting.sort((one, other) => one.place - other.place);
    seen = model.store.events.length;
  };
  happen({ do: "pay", checkout, card: past.card });
  if (past.card === "asks") happen({ do: "confirm", checkout, approve: past.approve });
  for (const { command: next, deliver } of past.commands) {
    happen(next);
    for (const event of waiting.splice(0, deliver)) await insist(event);
  }
  for (const event of waiting) await insist(event);
  return { customer, accountId };
}

/** Compares our copy with the provider, field by field, and the plan that follows. */
async function compare(customer: string, accountId: string): Promise<void> {
  const { query } = model.database;
  const truth = customerRecordOf(model.store.act(customer, { do: "look" }).state);
  const { subscription: copy } = await loadPlan(query, accountId);
  expect({
    status: copy?.status ?? "none",
    plan: copy?.plan ?? null,
    period: copy?.period ?? null,
    cancelAtPeriodEnd: copy?.cancelAtPeriodEnd ?? false,
    periodEnd: copy?.periodEnd ?? null,
    graceFrom: copy?.graceFrom ?? null,
    // One without a day is what the provider has dropped.
    scheduled: copy?.scheduledAt === null ? null : (copy?.scheduledPlan ?? null),
    updatePending: copy?.updatePending ?? false,
    collectionPaused: copy?.collectionPaused ?? false,
  }).toEqual({
    status: truth.subscription?.status ?? "none",
    plan: truth.subscription?.plan ?? null,
    period: truth.subscription?.period ?? null,
    cancelAtPeriodEnd: truth.subscription?.cancelAtPeriodEnd ?? false,
    periodEnd: truth.subscription?.periodEnd ?? null,
    graceFrom: truth.subscription?.graceFrom ?? null,
    scheduled: truth.subscription?.scheduled?.plan ?? null,
    updatePending: truth.subscription?.updatePending ?? false,
    collectionPaused: truth.subscription?.collectionPaused ?? false,
  });
  const entitlement = await entitlementOfId(query, accountId, model.clock.now());
  const paying = truth.subscription?.status === "active" ? truth.subscription.plan : null;
  expect(paying ?? entitlement.plan).toBe(entitlement.plan);
}

/** Each receipt was written once, and nothing that was not an effect. */
async function countMails(customers: readonly string[]): Promise<void> {
  const { query } = model.database;
  const paid = customers.flatMap((customer) =>
    (model.store.customers.get(customer)?.invoices ?? [])
      .filter((invoice) => invoice.status === "paid" && invoice.amount > 0)
      .map((invoice) => `receipt:${invoice.id}`),
  );
  const told = await query
    .select({ key: billingEffects.key })
    .from(billingEffects)
    .where(inArray(billingEffects.customerId, [...customers, ""]));
  const mails = await query
    .select({ key: outboxMails.dedupeKey })
    .from(outboxMails)
    .where(like(outboxMails.dedupeKey, "%:%"));
  const keys = told.map((row) => row.key).toSorted();
  expect(mails.map((row) => row.key).toSorted()).toEqual(keys);
  expect(keys.filter((key) => key.startsWith("receipt:"))).toEqual(paid.toSorted());
  counts.mails += keys.length;
}

describe("P15 P29: random histories of subscriptions", () => {
  it("with duplicated, shuffled, late, lost and crashed deliveries all end in the provider's plan, one mail an effect", async () => {
    const buyers: { customer: string; accountId: string }[] = [];
    const past = fc.sample(history, { numRuns: histories, seed });
    for (const [index, one] of past.entries()) buyers.push(await live(one, `history-${index}`));
    counts.repaired = (await reconcile(model.needs)).changed;
    for (const { customer, accountId } of buyers) await compare(customer, accountId);
    counts.histories = past.length;
    await countMails(buyers.map(({ customer }) => customer));
    process.stdout.write(
      `histories ${counts.histories}, deliveries ${counts.deliveries}, lost events ${counts.lost}, repaired by reconcile ${counts.repaired}, mails ${counts.mails}\n`,
    );
    expect(counts.deliveries).toBeGreaterThan(histories * 5);
  }, 1_800_000);
});

/**
 * Lets changes happen and their events be handled at the same time: questions to the provider and its answers
 * each wait until it is their turn, and the turns are chosen at random once everybody waits.
 */
async function interleave(
  customer: string,
  steps: readonly Command[],
  choices: Iterable<number>,
): Promise<void> {
  const plain = model.fetch;
  const waiting: (() => void)[] = [];
  const turn = () => new Promise<void>((go) => void waiting.push(go));
  model.fetch = async (id) => {
    await turn();
    const record = await plain(id);
    await turn();
    return record;
  };
  const left = [...steps];
  let running = 0;
  const begin = (): void => {
    const next = left.shift();
    if (next === undefined) return;
    const from = model.store.events.length;
    model.act(customer, next);
    for (const event of model.store.events.slice(from)) {
      running += 1;
      void model.deliver(event.body).finally(() => (running -= 1));
    }
  };
  for (const choice of choices) {
    while (waiting.length < running) await nextTurn();
    const count = waiting.length + Math.sign(left.length);
    if (count === 0) break;
    const [go = begin] = waiting.splice(choice % count, 1);
    go();
    await nextTurn();
  }
  model.fetch = plain;
}

describe("P16: handlers of one customer that overtake each other", () => {
  it("end in the provider's plan in every schedule", async () => {
    // Each step changes what stands, and the last one differs from all that went before.
    const steps: readonly Command[] = [
      { do: "cancel" },
      { do: "pause", paused: true },
      { do: "resume" },
      { do: "pause", paused: false },
    ];
    const buyer = await model.newBuyer("race", { plan: "starter", period: "monthly" });
    const { customer, accountId } = buyer;
    const checkout = model.store.customers.get(customer)?.checkouts[0]?.id ?? "";
    model.act(customer, { do: "pay", checkout, card: "pays" });
    let round = 0;
    const run = async (choices: Iterable<number>): Promise<void> => {
      round += 1;
      await interleave(customer, steps, choices);
      await compare(customer, accountId);
    };
    const choices = fc.infiniteStream(fc.nat({ max: 1_000 }));
    await fc.assert(fc.asyncProperty(choices, run), { numRuns: schedules, seed });
    process.stdout.write(`schedules ${round}\n`);
    expect(round).toBeGreaterThanOrEqual(schedules);
  }, 1_800_000);
});
