import { activitySchema, adminStatsSchema, adminSubscriptionsSchema } from "@savile/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sendAs } from "../../testing/account-calls.ts";
import { buy, inPortal } from "../../testing/buyer.ts";
import { signInAdmin } from "../../testing/mails.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { get, post, signIn } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";

let service: TestService;
let admin: Person;
beforeAll(async () => {
  service = await startTestService({ worker: false });
  admin = await signInAdmin(service);
  for (const name of ["one", "two", "three"]) await signIn(service, `${name}@example.test`);
});
afterAll(() => service.close());

async function activityOf(query: string) {
  const answer = await get(service, `/admin/activity${query}`, admin.headers);
  return activitySchema.parse(answer.json());
}

async function statsNow() {
  return adminStatsSchema.parse((await get(service, "/admin/stats", admin.headers)).json());
}

async function setPremium({ accountId }: Person, isPremium: boolean): Promise<void> {
  const url = `/admin/users/${accountId}/premium`;
  const answer = await sendAs(service, admin, "PATCH", url, { is_premium: isPremium });
  expect(answer.statusCode).toBe(200);
}

describe("the dashboard", () => {
  it("counts users, sessions and what failed", async () => {
    const stats = await statsNow();
    expect(stats.users.total).toBe(4);
    expect(stats.users).toMatchObject({ verified: 1, premium: 0, granted: 0, admins: 1 });
    expect(stats.users.by_plan.enterprise).toBe(0);
    expect(stats.users.by_plan.free).toBe(stats.users.total - 1);
    expect(stats.users.new_by_day).toHaveLength(30);
    expect(stats.users.new_by_day.at(-1)?.count).toBe(stats.users.total);
    expect(stats.sessions.active).toBe(4);
    expect(stats.activity.mail).toMatchObject({ failed: 0 });
  });

  it("has an overview of subscriptions", async () => {
    const answer = await get(service, "/admin/subscriptions", admin.headers);
    const overview = adminSubscriptionsSchema.parse(answer.json());
    expect(overview).toMatchObject({ monthly_recurring: 0, past_due: 0, subscriptions: [] });
  });

  it("compares subscriptions with the provider on demand, and notes who asked", async () => {
    const answer = await post(service, "/admin/subscriptions/reconcile", {}, admin.write);
    expect(answer.json()).toEqual({ checked: 0, changed: 0, failed: 0 });
    const { entries } = await activityOf("?limit=1");
    expect(entries[0]).toMatchObject({ actor: "boss@example.test", action: "payments_reconciled" });
  });

  it("counts as paying who pays: no administrator, and nobody to whom a plan was given", async () => {
    const guest = await signIn(service, "guest@example.test");
    const buyer = await signIn(service, "buyer@example.test");
    await setPremium(guest, true);
    await buy(service, buyer, "starter");
    const stats = await statsNow();
    expect(stats.users).toMatchObject({ premium: 1, granted: 1, admins: 1 });
    expect(stats.users.by_plan).toMatchObject({ starter: 1, professional: 0, enterprise: 1 });
    await inPortal(service, buyer, "cancel");
    await inPortal(service, buyer, "clock", { advance: "renewal" });
    await setPremium(guest, false);
    expect((await statsNow()).users).toMatchObject({ premium: 0, granted: 0, admins: 1 });
  });
});
