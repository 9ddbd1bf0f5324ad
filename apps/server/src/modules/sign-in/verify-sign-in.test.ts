import { authSchema } from "@savile/contracts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accounts, signInChallenges, signInSessions } from "../../db/schema.ts";
import {
  askForCode,
  errorOf,
  newEmail,
  sendAuth,
  verifyCode,
  wrongCode,
} from "../../testing/code-calls.ts";
import { cookiesOf, mailsOf } from "../../testing/mails.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";

let service: TestService;

const minute = 60_000;

beforeAll(async () => {
  service = await startTestService({ worker: false, settings: { authMode: "code" } });
});
afterAll(() => service.close());

describe("a code", () => {
  it("signs in, proves the address and makes the account only then", async () => {
    const email = newEmail();
    const { code, cookie } = await askForCode(service, email);
    const { query } = service.needs.database;
    expect(await query.select().from(accounts).where(eq(accounts.email, email))).toEqual([]);
    const answer = await verifyCode(service, ` ${email.toUpperCase()} `, code, { cookie });
    expect(answer.statusCode).toBe(200);
    expect(authSchema.parse(answer.json()).user).toMatchObject({ email, email_verified: true });
  });

  it("S02 lives five minutes and not a millisecond longer", async () => {
    const email = newEmail();
    const first = await askForCode(service, email);
    service.clock.pass(5 * minute);
    expect((await verifyCode(service, email, first.code, first)).statusCode).toBe(200);
    const late = await askForCode(service, email);
    service.clock.pass(5 * minute + 1);
    const answer = await verifyCode(service, email, late.code, late);
    expect(answer.statusCode).toBe(400);
    expect(errorOf(answer)).toBe("code_expired");
  });

  it("S02 works once, and dies with the next one", async () => {
    const email = newEmail();
    const first = await askForCode(service, email);
    service.clock.pass(minute);
    const next = await askForCode(service, email);
    expect(errorOf(await verifyCode(service, email, first.code, first))).toBe("invalid_code");
    expect((await verifyCode(service, email, next.code, next)).statusCode).toBe(200);
    expect(errorOf(await verifyCode(service, email, next.code, next))).toBe("invalid_code");
  });

  it("S03 is dead after five wrong guesses, even for the right one", async () => {
    const email = newEmail();
    const { code, cookie } = await askForCode(service, email);
    for (let guess = 0; guess < 5; guess += 1) {
      expect(errorOf(await verifyCode(service, email, wrongCode(code), { cookie }))).toBe(
        "invalid_code",
      );
    }
    const answer = await verifyCode(service, email, code, { cookie });
    expect(answer.statusCode).toBe(400);
    expect(errorOf(answer)).toBe("invalid_code");
  });

  it("S03 counts at most five of fifty guesses at the same moment", async () => {
    const email = newEmail();
    const { code } = await askForCode(service, email);
    const guesses = Array.from({ length: 50 }, () => verifyCode(service, email, wrongCode(code)));
    const answers = await Promise.all(guesses);
    expect(answers.every((answer) => [400, 429].includes(answer.statusCode))).toBe(true);
    const [row] = await service.needs.database.query
      .select()
      .from(signInChallenges)
      .where(eq(signInChallenges.email, email));
    expect(row?.unboundTries).toBe(5);
  });

  it("S04 used twice at the same moment begins one session", async () => {
    const email = newEmail();
    const { code, cookie } = await askForCode(service, email);
    const both = await Promise.all([
      verifyCode(service, email, code, { cookie }),
      verifyCode(service, email, code, { cookie }),
    ]);
    expect(both.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
    const right = both.find((answer) => answer.statusCode === 200);
    const { id } = authSchema.parse(right?.json()).user;
    const sessions = await service.needs.database.query
      .select()
      .from(signInSessions)
      .where(eq(signInSessions.accountId, id));
    expect(sessions).toHaveLength(1);
  });

  it("S05 of the owner survives a hundred wrong guesses of a stranger", async () => {
    const email = newEmail();
    const { code, cookie } = await askForCode(service, email);
    for (let guess = 0; guess < 100; guess += 1) {
      await verifyCode(service, email, wrongCode(code), { ip: `203.0.113.${guess}` });
    }
    expect((await verifyCode(service, email, code, { cookie })).statusCode).toBe(200);
  });

  it("works without the cookie too, for clients that keep none", async () => {
    const email = newEmail();
    const { code } = await askForCode(service, email);
    expect((await verifyCode(service, email, code)).statusCode).toBe(200);
  });

  it.each([
    ["five digits", "12345"],
    ["seven digits", "1234567"],
    ["full-width digits", "１２３４５６"],
    ["a blank inside", "12 456"],
    ["a number", 123_456],
    ["nothing", ""],
  ])("as %s is 422", async (_, code) => {
    const answer = await sendAuth(service, "/auth/verify-code", { email: "a@example.test", code });
    expect(answer.statusCode).toBe(422);
  });

  it.each(["register", "reset"])("for the purpose %s is 422", async (purpose) => {
    const body = { email: "a@example.test", code: "123456", purpose };
    expect((await sendAuth(service, "/auth/verify-code", body)).statusCode).toBe(422);
  });
});

describe("a link", () => {
  it("signs in once, and the code of the same mail is dead then", async () => {
    const email = newEmail();
    const { code, token, cookie } = await askForCode(service, email);
    expect(token).toHaveLength(22);
    const answer = await sendAuth(service, "/auth/verify-link", { token });
    expect(authSchema.parse(answer.json()).user.email).toBe(email);
    expect(errorOf(await sendAuth(service, "/auth/verify-link", { token }))).toBe("invalid_code");
    expect(errorOf(await verifyCode(service, email, code, { cookie }))).toBe("invalid_code");
  });

  it("is the way in for an owner whom a stranger has throttled", async () => {
    const email = newEmail();
    const { code, cookie, token } = await askForCode(service, email);
    for (let guess = 0; guess < 6; guess += 1)
      await verifyCode(service, email, wrongCode(code), { cookie });
    expect((await sendAuth(service, "/auth/verify-link", { token })).statusCode).toBe(200);
  });

  it("is dead after five minutes, and an unknown one always", async () => {
    const { token } = await askForCode(service, newEmail());
    service.clock.pass(5 * minute + 1);
    expect(errorOf(await sendAuth(service, "/auth/verify-link", { token }))).toBe("code_expired");
    expect(errorOf(await sendAuth(service, "/auth/verify-link", { token: "x".repeat(22) }))).toBe(
      "invalid_code",
    );
  });

  it("carries its token behind the mark that no server sees", async () => {
    const email = newEmail();
    const { token } = await askForCode(service, email);
    const mail = (await mailsOf(service)).find((one) => one.to === email);
    expect(mail?.text).toContain(`http://localhost/sign-in#${token}`);
  });
});

describe("limits", () => {
  it("S06 let ten wrong guesses an hour through in each pool", async () => {
    const email = newEmail();
    const statuses: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { code } = await askForCode(service, email);
      for (let guess = 0; guess < 5; guess += 1) {
        statuses.push((await verifyCode(service, email, wrongCode(code))).statusCode);
      }
      service.clock.pass(minute);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.slice(10)).toEqual([429, 429, 429, 429, 429]);
  });

  it("do not count right guesses", async () => {
    const email = newEmail();
    for (let round = 0; round < 5; round += 1) {
      const { code, cookie } = await askForCode(service, email);
      expect((await verifyCode(service, email, code, { cookie })).statusCode).toBe(200);
      service.clock.pass(12 * minute);
    }
  });
});

describe("who asks for a code", () => {
  it("hears of a new browser by mail, and of a known one nothing", async () => {
    const email = newEmail();
    const first = await askForCode(service, email);
    const device = cookiesOf(await verifyCode(service, email, first.code, first));
    const newsOf = async () =>
      (await mailsOf(service)).filter((m) => m.to === email && m.subject.startsWith("New sign-in"));
    expect(await newsOf()).toEqual([]);
    service.clock.pass(2 * minute);
    const again = await askForCode(service, email);
    await verifyCode(service, email, again.code, { cookie: `${again.cookie}; ${device}` });
    expect(await newsOf()).toEqual([]);
    service.clock.pass(2 * minute);
    const elsewhere = await askForCode(service, email);
    const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
    await verifyCode(service, email, elsewhere.code, { cookie: elsewhere.cookie, userAgent });
    expect((await newsOf())[0]?.text).toContain("Firefox on Linux signed in to your account");
  });

  it("becomes an administrator where the settings name the address", async () => {
    const { code, cookie } = await askForCode(service, "boss@example.test", { ip: "10.9.9.9" });
    const answer = await verifyCode(service, "boss@example.test", code, { cookie });
    expect(authSchema.parse(answer.json()).user.is_admin).toBe(true);
  });

  it("and is suspended is told so with the right code only", async () => {
    const email = newEmail();
    const first = await askForCode(service, email);
    const { user } = authSchema.parse((await verifyCode(service, email, first.code, first)).json());
    await service.needs.database.query
      .update(accounts)
      .set({ isActive: false })
      .where(eq(accounts.id, user.id));
    service.clock.pass(2 * minute);
    const next = await askForCode(service, email);
    expect(errorOf(await verifyCode(service, email, wrongCode(next.code), next))).toBe(
      "invalid_code",
    );
    const answer = await verifyCode(service, email, next.code, next);
    expect([answer.statusCode, errorOf(answer)]).toEqual([401, "account_suspended"]);
  });
});

describe("what is kept", () => {
  it("S08 holds no code, link or token that was handed out", async () => {
    const email = newEmail();
    const { code, token, cookie } = await askForCode(service, email);
    const auth = authSchema.parse((await verifyCode(service, email, code, { cookie })).json());
    const dump = await dumpAll();
    const secrets = [token, auth.access_token.split(".")[3], auth.refresh_token.split(".")[3]];
    for (const secret of secrets) expect(dump).not.toContain(secret);
    expect(dump).not.toMatch(new RegExp(`"${code}"|\\b${code} is your`));
    expect(service.log.join("\n")).not.toContain(code);
    expect(service.log.join("\n")).not.toContain(email);
  });
});

/** Every table as one text. */
async function dumpAll(): Promise<string> {
  const { query } = service.needs.database;
  const all = await Promise.all([
    query.query.accounts.findMany(),
    query.query.signInSessions.findMany(),
    query.query.signInChallenges.findMany(),
    query.query.outboxMails.findMany(),
    query.query.rateLimits.findMany(),
    query.query.auditEntries.findMany(),
  ]);
  return JSON.stringify(all);
}
