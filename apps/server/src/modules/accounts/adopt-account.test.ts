import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditEntries } from "../../db/schema.ts";
import { sharedService } from "../../testing/shared-service.ts";
import { newEmail } from "../../testing/code-calls.ts";
import { signIn } from "../../testing/visitor.ts";
import { adoptAccount, mayEnter } from "./adopt-account.ts";
import { findAccount } from "./repository.ts";

const service = await sharedService();
const { query } = service.needs.database;

function adopt(email: string, adminEmails: readonly string[] = []) {
  const settings = { ...service.needs.settings, adminEmails: [...adminEmails] };
  return adoptAccount({ ...service.needs, settings }, query, email);
}

function enterClosed(email: string, adminEmails: readonly string[] = []) {
  const settings = { ...service.needs.settings, signups: false, adminEmails: [...adminEmails] };
  return mayEnter({ settings }, query, email);
}

const actionsOn = async (accountId: string) =>
  (await query.select().from(auditEntries).where(eq(auditEntries.accountId, accountId))).map(
    ({ actor, action }) => `${actor} ${action}`,
  );

describe("an address that was proven", () => {
  it("makes an account, and is known from then on", async () => {
    const email = newEmail();
    const first = await adopt(email);
    expect(first).toMatchObject({
      account: { email, emailVerified: true, isAdmin: false },
      wasKnown: false,
    });
    expect(await adopt(email)).toMatchObject({ account: { id: first.account.id }, wasKnown: true });
    expect(await findAccount(query, first.account.id)).toMatchObject({ emailVerified: true });
  });

  it("takes over the account of an instant sign-in, which had proven nothing", async () => {
    const email = newEmail();
    const { accountId } = await signIn(service, email);
    expect(await adopt(email)).toMatchObject({ account: { id: accountId }, wasKnown: false });
  });

  it("is an administrator's where the settings name it, and stays one without them", async () => {
    const email = newEmail();
    const { account } = await adopt(email);
    expect((await adopt(email, [email])).account.isAdmin).toBe(true);
    expect((await adopt(email, [email])).account.isAdmin).toBe(true);
    expect((await adopt(email)).account.isAdmin).toBe(true);
    expect(await findAccount(query, account.id)).toMatchObject({ isAdmin: true });
    expect(await actionsOn(account.id)).toEqual(["settings admin_added"]);
  });
});

describe("where no new accounts are taken", () => {
  it("an address comes in that is known, or that the settings name, and no other", async () => {
    const email = newEmail();
    expect(await enterClosed(email)).toBe(false);
    expect(await enterClosed(email, [email])).toBe(true);
    await adopt(email);
    expect(await enterClosed(email)).toBe(true);
  });
});
