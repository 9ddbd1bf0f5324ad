import { accountSchema, deletedAccountSchema, problemSchema } from "@savile/contracts";
import { getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { readdir } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { rows } from "../../db/database.ts";
import * as schema from "../../db/schema.ts";
import { sendAs, signInHolder } from "../../testing/account-calls.ts";
import { buy, deliver } from "../../testing/buyer.ts";
import { mailsOf, signInAdmin } from "../../testing/mails.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { get, post, signIn } from "../../testing/visitor.ts";

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

/** Every table of the database as one text. */
async function dump(): Promise<Map<string, string>> {
  const tables = Object.values(schema).filter((value) => is(value, PgTable));
  const texts = new Map<string, string>();
  for (const table of tables) {
    const name = getTableName(table);
    const found = await rows(
      service.needs.database.query,
      sql`select * from ${sql.identifier(name)}`,
      z.record(z.string(), z.unknown()),
    );
    texts.set(name, JSON.stringify(found));
  }
  return texts;
}

describe("S38 deleting an account", () => {
  it("takes what the sandbox knows of the person along", async () => {
    const own = await signIn(service, "buyer@example.test");
    await buy(service, own, "starter");
    const answer = await sendAs(service, own, "DELETE", "/account", {
      confirm: "buyer@example.test",
    });
    const { receipt } = deletedAccountSchema.parse(answer.json());
    expect(receipt.subscription_cancelled).toBe(true);
    await deliver(service);
    for (const [table, text] of await dump()) {
      expect([table, text.includes(own.accountId)]).toEqual([table, false]);
      expect([table, text.includes("buyer@example.test")]).toEqual([table, false]);
    }
  });

  it("leaves nothing of it: no row, no file, no tokens, and a receipt", async () => {
    const own = await signInHolder(service, "gone@example.test");
    await get(
      service,
      `/generate/sessions/${own.sessionId}/download/pdf?document_type=resume`,
      own.headers,
    );
    const held = accountSchema.parse((await get(service, "/account", own.headers)).json());
    expect(held.stored_bytes).toBeGreaterThan(0);
    const refused = await sendAs(service, own, "DELETE", "/account", {
      confirm: "wrong@example.test",
    });
    expect(problemSchema.parse(refused.json()).error_code).toBe("confirm_mismatch");
    const answer = await sendAs(service, own, "DELETE", "/account", {
      confirm: " GONE@example.test",
    });
    const { receipt } = deletedAccountSchema.parse(answer.json());
    expect(receipt.removed).toMatchObject({ uploads: 1, sessions: 1 });
    expect((await get(service, "/auth/me", own.headers)).statusCode).toBe(401);
    const refreshed = await post(service, "/auth/refresh", { refresh_token: own.refreshToken });
    expect(refreshed.statusCode).toBe(401);
    for (const [table, text] of await dump()) {
      expect([table, text.includes(own.accountId)]).toEqual([table, false]);
      expect([table, text.includes("gone@example.test")]).toEqual([table, false]);
    }
    const files = await readdir(service.folder, { recursive: true });
    expect(
      files.filter((name) => name.includes(own.accountId) && /[0-9a-f]{32}$/.test(name)),
    ).toEqual([]);
    const mail = (await mailsOf(service)).find((one) => one.to === "gone@example.test");
    expect(mail?.text).toContain(`Receipt: ${receipt.id}`);
    expect(service.log.join("\n")).not.toContain("gone@example.test");
  });

  it("is told apart in the audit by a name that says nothing", async () => {
    const entries = await service.needs.database.query.select().from(schema.auditEntries);
    const deleted = entries.filter((entry) => entry.action === "account_deleted");
    expect(deleted[0]?.accountId).toMatch(/^deleted:[\w-]{22}$/);
  });

  it("lets the address begin anew, with nothing in it", async () => {
    const again = await signIn(service, "gone@example.test");
    const page = accountSchema.parse((await get(service, "/account", again.headers)).json());
    expect(page).toMatchObject({ uploads: 0, sessions: 0, stored_bytes: 0 });
  });

  it("keeps the last administrator", async () => {
    const admin = await signInAdmin(service);
    const answer = await sendAs(service, admin, "DELETE", "/account", {
      confirm: "boss@example.test",
    });
    expect([answer.statusCode, problemSchema.parse(answer.json()).error_code]).toEqual([
      409,
      "last_admin",
    ]);
  });
});
