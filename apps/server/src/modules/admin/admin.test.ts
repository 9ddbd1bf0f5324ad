import {
  activitySchema,
  adminStatsSchema,
  adminSubscriptionsSchema,
  adminUserDetailSchema,
  adminUsersSchema,
  problemSchema,
} from "@savile/contracts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accounts, auditEntries } from "../../db/schema.ts";
import { signInAdmin, signInByCode } from "../../testing/mails.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { api, get, post, signIn } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";
import { runAdminCommand } from "./admin-command.ts";

let service: TestService;
let admin: Person;
let person: Person;

beforeAll(async () => {
  service = await startTestService({ worker: false });
  admin = await signInAdmin(service);
  // Ids of the same millisecond have no order.
  service.clock.pass(1_000);
  person = await signIn(service, "person@example.test");
  for (let index = 0; index < 24; index += 1) {
    service.clock.pass(1_000);
    await signIn(service, `many${String(index).padStart(2, "0")}@example.test`);
  }
});
afterAll(() => service.close());

function change(method: "PATCH" | "DELETE" | "POST", url: string, body?: unknown, who = admin) {
  return service.app.inject({
    method,
    url: `${api}${url}`,
    headers: {
      ...who.write,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
}

const users = async (query = "") =>
  adminUsersSchema.parse((await get(service, `/admin/users${query}`, admin.headers)).json());
const code = (answer: { json(): unknown }) => problemSchema.parse(answer.json()).error_code;
const meOf = (who: Person) => get(service, "/auth/me", who.headers);
const actionsOn = async (accountId: string) =>
  (
    await service.needs.database.query
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.accountId, accountId))
  ).map((entry) => entry.action);

describe("the list of users", () => {
  it("has twenty a page, the newest first, and says how many there are", async () => {
    const first = await users();
    expect(first.total).toBe(26);
    expect(first.users).toHaveLength(20);
    expect(first.users[0]).toMatchObject({
      email: "many23@example.test",
      plan: "free",
      active_sessions: 1,
      is_premium: false,
    });
    const second = await users("?limit=20&offset=20");
    expect(second.users).toHaveLength(6);
    expect(second.users.at(-1)?.email).toBe("boss@example.test");
  });

  it("is searched by part of the address and sorted by it or by activity", async () => {
    expect((await users("?search=MANY0")).total).toBe(10);
    expect((await users("?sort=email")).users[0]?.email).toBe("boss@example.test");
    expect((await users("?sort=email&order=desc")).users[0]?.email).toBe("person@example.test");
    expect((await users("?sort=activity&order=asc")).users).toHaveLength(20);
  });

  it.each(["limit=0", "limit=-1", "limit=1e9", "limit=101", "limit=x", "offset=-1"])(
    "refuses %s",
    async (query) => {
      const answer = await get(service, `/admin/users?${query}`, admin.headers);
      expect(answer.statusCode).toBe(422);
    },
  );
});

describe("an administrator", () => {
  it("sees an account with its browsers", async () => {
    const answer = await get(service, `/admin/users/${person.accountId}`, admin.headers);
    const { user } = adminUserDetailSchema.parse(answer.json());
    expect(user.sessions).toMatchObject([{ ip_address: "127.0.0.1" }]);
    expect(code(await get(service, "/admin/users/unknown", admin.headers))).toBe("user_not_found");
  });

  it("S12 suspends an account, whose tokens are dead at once, and takes it back", async () => {
    const target = await signIn(service, "target@example.test");
    const url = `/admin/users/${target.accountId}/status`;
    const suspended = await change("PATCH", url, { is_active: false });
    expect(adminUserDetailSchema.parse(suspended.json()).user.is_active).toBe(false);
    expect((await meOf(target)).statusCode).toBe(401);
    expect(code(await meOf(target))).toBe("account_suspended");
    await change("PATCH", url, { is_active: true });
    expect(code(await meOf(target))).toBe("session_expired");
    expect(await actionsOn(target.accountId)).toEqual(["account_suspended", "account_activated"]);
  });

  it("S12 signs an account out everywhere at once", async () => {
    const target = await signIn(service, "out@example.test");
    await signIn(service, "out@example.test");
    const answer = await change("DELETE", `/admin/users/${target.accountId}/sessions`);
    expect(answer.json()).toEqual({ revoked: 2 });
    expect((await meOf(target)).statusCode).toBe(401);
    expect(await actionsOn(target.accountId)).toEqual(["sessions_revoked"]);
  });

  it("gives the largest plan without payment and takes it back", async () => {
    const target = await signIn(service, "lucky@example.test");
    const url = `/admin/users/${target.accountId}/premium`;
    const given = await change("PATCH", url, { is_premium: true });
    expect(adminUserDetailSchema.parse(given.json()).user).toMatchObject({
      plan: "enterprise",
      granted: true,
      is_premium: true,
    });
    expect((await meOf(target)).json()).toMatchObject({ is_premium: true });
    await change("PATCH", url, { is_premium: false });
    expect((await meOf(target)).json()).toMatchObject({ is_premium: false });
    expect(await actionsOn(target.accountId)).toEqual(["premium_granted", "premium_removed"]);
  });

  it("S46 suspends neither himself nor the last administrator", async () => {
    const own = await change("PATCH", `/admin/users/${admin.accountId}/status`, {
      is_active: false,
    });
    expect([own.statusCode, code(own)]).toEqual([409, "own_account"]);
    expect((await meOf(admin)).statusCode).toBe(200);
  });

  it.each([{ is_active: "false" }, { is_active: 0 }, {}, { is_active: true, is_admin: true }])(
    "is refused the status %j",
    async (body) => {
      const answer = await change("PATCH", `/admin/users/${person.accountId}/status`, body);
      expect(answer.statusCode).toBe(422);
    },
  );

  it("S46 cannot be made over HTTP", async () => {
    const answers = [
      await change("PATCH", `/admin/users/${person.accountId}/status`, { is_admin: true }),
      await change("PATCH", `/admin/users/${person.accountId}`, { is_admin: true }),
      await change("PATCH", "/account", { is_admin: true }, person),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual([422, 405, 422]);
    const [row] = await service.needs.database.query
      .select()
      .from(accounts)
      .where(eq(accounts.id, person.accountId));
    expect(row?.isAdmin).toBe(false);
  });
});

function simulate(body: unknown) {
  return change("POST", "/admin/test/usage-limits", body);
}

describe("a simulated plan", () => {
  it("has the limits of the catalogue and the same sample usage each time", async () => {
    const body = { simulated_tier: "Starter", usage_type: "generations" };
    const first = await simulate(body);
    expect(first.json()).toMatchObject({
      tier: "starter",
      limits: { generations_limit: 16, refinements_limit: 32, downloads_limit: 40 },
      exports: ["pdf", "docx", "txt"],
    });
    expect((await simulate(body)).json()).toEqual(first.json());
    const other = await simulate({ ...body, user_id: person.accountId });
    expect(other.json<{ usage: object }>().usage).not.toEqual(
      first.json<{ usage: object }>().usage,
    );
  });

  it("takes premium for the largest one, and lifts limits where that is asked for", async () => {
    const premium = await simulate({ simulated_tier: "premium", admin_override: true });
    expect(premium.json()).toMatchObject({ tier: "enterprise", limits: { generations_limit: -1 } });
  });

  it("of another name or for nobody is refused with the text of the page", async () => {
    const odd = await simulate({ simulated_tier: "gold" });
    expect(problemSchema.parse(odd.json()).detail).toBe(
      "Please enter a valid tier: free, starter, professional, or premium.",
    );
    const nobody = await simulate({ simulated_tier: "free", user_id: "nobody" });
    expect(code(nobody)).toBe("user_not_found");
  });
});

async function activityOf(query: string) {
  const answer = await get(service, `/admin/activity${query}`, admin.headers);
  return activitySchema.parse(answer.json());
}

async function statsNow() {
  return adminStatsSchema.parse((await get(service, "/admin/stats", admin.headers)).json());
}

describe("the dashboard", () => {
  it("counts users, sessions and what failed", async () => {
    const stats = await statsNow();
    expect(stats.users.total).toBeGreaterThanOrEqual(26);
    expect(stats.users).toMatchObject({ verified: 1, premium: 0, granted: 0, admins: 1 });
    expect(stats.users.by_plan.enterprise).toBe(0);
    expect(stats.users.by_plan.free).toBe(stats.users.total - 1);
    expect(stats.users.new_by_day).toHaveLength(30);
    expect(stats.users.new_by_day.at(-1)?.count).toBe(stats.users.total);
    expect(stats.sessions.active).toBeGreaterThan(20);
    expect(stats.activity.mail).toMatchObject({ failed: 0 });
  });

  it("S46 tells what administrators did, newest first, a page at a time", async () => {
    const first = await activityOf("?limit=2");
    expect(first.entries).toHaveLength(2);
    expect(first.entries[0]).toMatchObject({ actor: "boss@example.test" });
    const next = await activityOf(`?limit=2&before=${first.next}`);
    expect(Number(next.entries[0]?.id)).toBeLessThan(Number(first.entries[1]?.id));
    const all = await activityOf("?limit=100");
    expect(all.entries.at(-1)).toMatchObject({ actor: "settings", action: "admin_added" });
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

  it("S42 leaves a line of each act in the security log, without an address", () => {
    const lines = service.log.filter((line) => line.includes('"security":"admin_act"'));
    expect(lines.length).toBeGreaterThanOrEqual(5);
    expect(service.log.join("\n")).not.toContain("@example.test");
  });
});

function run(...args: string[]) {
  return runAdminCommand(service.needs, args);
}

describe("savile admin", () => {
  it("S46 makes administrators, who then sign in by code only, and signs their browsers out", async () => {
    const before = await signIn(service, "new.admin@example.test");
    expect(await run("add", " New.Admin@example.test ")).toMatchObject({
      ok: true,
      value: ["new.admin@example.test is an administrator now and signs in with a code."],
    });
    expect((await meOf(before)).statusCode).toBe(401);
    const now = await signInByCode(service, "new.admin@example.test");
    expect((await get(service, "/admin/stats", now.headers)).statusCode).toBe(200);
    expect(await run("list")).toMatchObject({
      value: ["boss@example.test", "new.admin@example.test"],
    });
    expect(await run("remove", "new.admin@example.test")).toMatchObject({ ok: true });
    expect(code(await get(service, "/admin/stats", now.headers))).toBe("admin_required");
  });

  it("S46 keeps the last one", async () => {
    expect(await run("remove", "boss@example.test")).toMatchObject({
      error: { sentence: expect.stringContaining("last administrator") },
    });
  });

  it.each([[["frob"]], [["add"]], [["add", "a@x.test", "b@x.test"]], [["list", "x"]]])(
    "explains itself for %j",
    async (args) => {
      expect(await run(...args)).toMatchObject({ error: { code: "usage" } });
    },
  );

  it("refuses what is no address", async () => {
    expect(await run("add", "nobody")).toMatchObject({ error: { code: "refused" } });
    expect(await run("remove", "nobody@example.test")).toMatchObject({
      error: { code: "refused" },
    });
  });
});
