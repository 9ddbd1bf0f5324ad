import { describe, expect, it } from "vitest";
import { givePlan } from "../../testing/plans.ts";
import { sharedService } from "../../testing/shared-service.ts";
import { newPerson } from "../../testing/visitor.ts";
import { describeUser } from "./describe-user.ts";
import { findAccount } from "./repository.ts";
import type { Account } from "./repository.ts";

const service = await sharedService();
const { query } = service.needs.database;
const now = service.clock.now();

/** Somebody new, with other values of the account where they are given. */
async function newAccount(part: Partial<Account> = {}): Promise<Account> {
  const { accountId } = await newPerson(service);
  const account = await findAccount(query, accountId);
  if (account === null) throw new Error("the account is gone");
  return { ...account, ...part };
}

describe("an account on the wire", () => {
  it("is what a person may know of it, and nothing else that is stored", async () => {
    const account = await newAccount({ emailVerified: true });
    expect(await describeUser(query, account, now)).toEqual({
      id: account.id,
      email: account.email,
      is_premium: false,
      email_verified: true,
      is_active: true,
      is_admin: false,
    });
  });

  it("is premium while its plan is above free", async () => {
    const account = await newAccount();
    await givePlan(service, { accountId: account.id }, "starter");
    expect((await describeUser(query, account, now)).is_premium).toBe(true);
  });

  it("is premium for an administrator, who has everything", async () => {
    const account = await newAccount({ isAdmin: true });
    expect(await describeUser(query, account, now)).toMatchObject({
      is_premium: true,
      is_admin: true,
    });
  });
});
