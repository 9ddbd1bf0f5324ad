import type { Plan } from "@savile/model";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../db/database.ts";
import { accounts, billingCustomers, grants, subscriptions } from "../../db/schema.ts";
import { openTestDatabase } from "../../testing/open-test-database.ts";
import { countPlans, subscriptionOverview } from "./plans.ts";

const now = new Date("2026-03-02T10:00:00Z");
const later = new Date("2026-04-02T10:00:00Z");

type Subscribed = Partial<typeof subscriptions.$inferInsert>;

interface Holder {
  readonly admin?: boolean;
  readonly grant?: Plan;
  readonly paid?: Subscribed;
  /** Whether the provider of its subscription is the one that is configured. */
  readonly current?: boolean;
}

/** Everybody about whose plan something is stored; two more have nothing. */
const holders: Readonly<Record<string, Holder>> = {
  yearly: { paid: { plan: "starter", period: "yearly" } },
  late: { paid: { plan: "professional", period: "monthly", status: "past_due", graceFrom: now } },
  leaving: { paid: { plan: "starter", cancelAtPeriodEnd: true, cancelAt: later } },
  gone: { paid: { plan: "enterprise", status: "canceled" } },
  over: { paid: { plan: "starter", cancelAt: now } },
  guest: { grant: "enterprise" },
  both: { grant: "enterprise", paid: { plan: "starter", period: "three_month" } },
  boss: { admin: true, paid: { plan: "professional", period: "yearly" } },
  chief: { admin: true },
  elsewhere: { paid: { plan: "enterprise" }, current: false },
  nameless: { paid: { plan: null, period: null } },
  plain: {},
  other: {},
};
const total = Object.keys(holders).length;
let database: Database;

async function store(name: string, { admin = false, grant, paid, current = true }: Holder) {
  const { query } = database;
  const email = `${name}@example.test`;
  await query.insert(accounts).values({ id: name, email, isAdmin: admin, createdAt: now });
  if (grant !== undefined) {
    const given = { accountId: name, plan: grant, grantedBy: "test", createdAt: now };
    await query.insert(grants).values(given);
  }
  if (paid === undefined) return;
  const customerId = `cus_${name}`;
  const bound = { customerId, accountId: name, provider: "stripe", current, createdAt: now };
  await query.insert(billingCustomers).values(bound);
  await query.insert(subscriptions).values({
    customerId,
    status: "active",
    period: "monthly",
    periodEnd: later,
    cancelAtPeriodEnd: false,
    updatePending: false,
    collectionPaused: false,
    clockOffsetMs: 0,
    seq: 1,
    fetchedAt: now,
    ...paid,
  });
}

beforeAll(async () => {
  database = await openTestDatabase();
  for (const [name, holder] of Object.entries(holders)) await store(name, holder);
});
afterAll(() => database.close());

describe("accounts by their plan", () => {
  it("are counted by what they have now, administrators apart, all others as free", async () => {
    const { byPlan, admins, granted } = await countPlans(database.query, total, now);
    expect(byPlan).toEqual({ starter: 2, professional: 1, enterprise: 2, free: 6 });
    expect(admins).toBe(2);
    expect(granted).toBe(2);
    const sum = Object.values(byPlan).reduce((all, one) => all + one, 0);
    expect(sum + admins).toBe(total);
  });

  it("pay where a subscription holds, also beside a plan that was given or for an administrator", async () => {
    const { paying } = await countPlans(database.query, total, now);
    // Yearly, late, leaving, both and boss.
    expect(paying).toBe(5);
  });

  it("move as time goes: grace ends, and what was cancelled", async () => {
    const soon = new Date(now.getTime() + 8 * 24 * 60 * 60_000);
    const then = await countPlans(database.query, total, soon);
    expect(then.byPlan).toMatchObject({ starter: 2, professional: 0, free: 7 });
    expect((await countPlans(database.query, total, later)).byPlan.starter).toBe(1);
  });
});

describe("the overview of subscriptions", () => {
  it("lists those that are open by address, and not those of a provider before", async () => {
    const { subscriptions: listed } = await subscriptionOverview(database.query, total, now);
    expect(listed.map(({ account_id: id }) => id)).toEqual([
      "boss",
      "both",
      "late",
      "leaving",
      "nameless",
      "over",
      "yearly",
    ]);
    expect(listed[0]).toEqual({
      account_id: "boss",
      email: "boss@example.test",
      tier: "professional",
      billing_period: "yearly",
      status: "active",
      current_period_end: later.toISOString(),
      cancel_at_period_end: false,
    });
    const nameless = listed.find(({ account_id: id }) => id === "nameless");
    expect(nameless).toMatchObject({ tier: "free", billing_period: "" });
  });

  it("adds up what comes in a month: of a longer period its share", async () => {
    const overview = await subscriptionOverview(database.query, total, now);
    // Per month: yearly 700, late 1,900, leaving 900, over 900, both 800, boss 1,500.
    expect(overview.monthly_recurring).toBe(700 + 1_900 + 900 + 900 + 800 + 1_500);
    expect(overview).toMatchObject({ past_due: 1, ending: 2, granted: 2 });
    expect(overview.by_plan.enterprise).toBe(2);
  });
});
