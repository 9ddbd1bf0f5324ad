import { adminUserDetailSchema, problemSchema } from "@savile/contracts";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { accounts, auditEntries } from "../../db/schema.ts";
import { sendAs } from "../../testing/account-calls.ts";
import { sharedAdmin, sharedService } from "../../testing/shared-service.ts";
import { newPerson, get, signIn } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";

const service = await sharedService();
const admin = await sharedAdmin();
const person = await newPerson(service);
const logged = service.log.length;

const code = (answer: { json(): unknown }) => problemSchema.parse(answer.json()).error_code;
const meOf = (who: Person) => get(service, "/auth/me", who.headers);
const actionsOn = async (accountId: string) =>
  (
    await service.needs.database.query
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.accountId, accountId))
  ).map((entry) => entry.action);

describe("an administrator", () => {
  it("S12 suspends an account, whose tokens are dead at once, and takes it back", async () => {
    const target = await newPerson(service);
    const url = `/admin/users/${target.accountId}/status`;
    const suspended = await sendAs(service, admin, "PATCH", url, { is_active: false });
    expect(adminUserDetailSchema.parse(suspended.json()).user.is_active).toBe(false);
    expect((await meOf(target)).statusCode).toBe(401);
    expect(code(await meOf(target))).toBe("account_suspended");
    await sendAs(service, admin, "PATCH", url, { is_active: true });
    expect(code(await meOf(target))).toBe("session_expired");
    expect(await actionsOn(target.accountId)).toEqual(["account_suspended", "account_activated"]);
  });

  it("S12 signs an account out everywhere at once", async () => {
    const target = await signIn(service, "out@example.test");
    await signIn(service, "out@example.test");
    const answer = await sendAs(
      service,
      admin,
      "DELETE",
      `/admin/users/${target.accountId}/sessions`,
    );
    expect(answer.json()).toEqual({ revoked: 2 });
    expect((await meOf(target)).statusCode).toBe(401);
    expect(await actionsOn(target.accountId)).toEqual(["sessions_revoked"]);
  });

  it("gives the largest plan without payment and takes it back", async () => {
    const target = await newPerson(service);
    const url = `/admin/users/${target.accountId}/premium`;
    const given = await sendAs(service, admin, "PATCH", url, { is_premium: true });
    expect(adminUserDetailSchema.parse(given.json()).user).toMatchObject({
      plan: "enterprise",
      granted: true,
      is_premium: true,
    });
    expect((await meOf(target)).json()).toMatchObject({ is_premium: true });
    await sendAs(service, admin, "PATCH", url, { is_premium: false });
    expect((await meOf(target)).json()).toMatchObject({ is_premium: false });
    expect(await actionsOn(target.accountId)).toEqual(["premium_granted", "premium_removed"]);
  });

  it("S46 suspends neither himself nor the last administrator", async () => {
    const own = await sendAs(service, admin, "PATCH", `/admin/users/${admin.accountId}/status`, {
      is_active: false,
    });
    expect([own.statusCode, code(own)]).toEqual([409, "own_account"]);
    expect((await meOf(admin)).statusCode).toBe(200);
  });

  it.each([{ is_active: "false" }, { is_active: 0 }, {}, { is_active: true, is_admin: true }])(
    "is refused the status %j",
    async (body) => {
      const answer = await sendAs(
        service,
        admin,
        "PATCH",
        `/admin/users/${person.accountId}/status`,
        body,
      );
      expect(answer.statusCode).toBe(422);
    },
  );

  it("S46 cannot be made over HTTP", async () => {
    const answers = [
      await sendAs(service, admin, "PATCH", `/admin/users/${person.accountId}/status`, {
        is_admin: true,
      }),
      await sendAs(service, admin, "PATCH", `/admin/users/${person.accountId}`, { is_admin: true }),
      await sendAs(service, person, "PATCH", "/account", { is_admin: true }),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual([422, 405, 422]);
    const [row] = await service.needs.database.query
      .select()
      .from(accounts)
      .where(eq(accounts.id, person.accountId));
    expect(row?.isAdmin).toBe(false);
  });
});

describe("the dashboard", () => {
  it("S42 leaves a line of each act in the security log, without an address", () => {
    const lines = service.log
      .slice(logged)
      .filter((line) => line.includes('"security":"admin_act"'));
    expect(lines.length).toBeGreaterThanOrEqual(5);
    expect(service.log.slice(logged).join("\n")).not.toContain("@example.test");
  });
});
