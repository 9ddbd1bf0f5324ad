import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { signInSessions } from "../../db/schema.ts";
import { sharedService } from "../../testing/shared-service.ts";
import { newPerson } from "../../testing/visitor.ts";
import { findAccount } from "../accounts/repository.ts";
import { authOf, openSession } from "./open-session.ts";
import { authenticate, refreshSignIn } from "./service.ts";

const service = await sharedService();
const { needs } = service;
const { query } = needs.database;
const account = await findAccount(query, (await newPerson(service)).accountId);
if (account === null) throw new Error("the account is gone");
const browser = { ipAddress: "198.51.100.7", name: "Firefox on Linux" };

const open = (verified = true) => openSession(needs, query, { account, browser, verified });

describe("an opened sign-in", () => {
  it("is stored with its browser and how the address was proven, from now on", async () => {
    const { session } = await open(false);
    const [row] = await query
      .select()
      .from(signInSessions)
      .where(eq(signInSessions.id, session.id));
    const now = service.clock.now();
    expect(row).toEqual(session);
    expect(row).toMatchObject({
      accountId: account.id,
      ipAddress: "198.51.100.7",
      browser: "Firefox on Linux",
      verified: false,
      generation: 0,
      createdAt: now,
      rotatedAt: now,
      revokedAt: null,
    });
  });

  it("answers with the account and tokens that hold", async () => {
    const { session, auth } = await open();
    expect(auth.user).toMatchObject({ id: account.id, email: account.email });
    expect(await authenticate(needs, auth.access_token)).toMatchObject({
      ok: true,
      value: { sid: session.id, verified: true },
    });
    expect(await refreshSignIn(needs, auth.refresh_token)).toMatchObject({ ok: true });
  });

  it("shares nothing that is secret with another one of the same account", async () => {
    const [first, second] = [await open(), await open()];
    expect(second.session.secret).not.toBe(first.session.secret);
    expect(Buffer.from(first.session.secret, "base64url")).toHaveLength(32);
    expect(second.session.id).not.toBe(first.session.id);
  });
});

describe("the tokens of a generation", () => {
  it("are the same for the same one and others for the next", async () => {
    const { session, auth } = await open();
    const tokenOf = async (generation: number) =>
      (await authOf(needs, query, { session, account, generation })).refresh_token;
    expect(await tokenOf(0)).toBe(auth.refresh_token);
    expect(await tokenOf(1)).not.toBe(auth.refresh_token);
  });
});
