import { authSchema } from "@savile/contracts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accounts, signInChallenges, signInSessions } from "../../db/schema.ts";
import { codeFor, cookiesOf, mailsOf } from "../../testing/mails.ts";
import { effort } from "@savile/testing";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { api, get } from "../../testing/visitor.ts";
import { makeCode } from "./challenge.ts";

let service: TestService;
const calls = effort({ slice: 20, full: 500 });
const second = 1_000;
const minute = 60 * second;
let people = 0;

beforeAll(async () => {
  service = await startTestService({ worker: false, settings: { authMode: "code" } });
});
afterAll(() => service.close());

interface Sender {
  readonly cookie?: string;
  readonly ip?: string;
  readonly userAgent?: string;
}

function post(path: string, body: unknown, sender: Sender = {}) {
  return service.app.inject({
    method: "POST",
    url: `${api}${path}`,
    remoteAddress: sender.ip ?? `10.1.${Math.floor(people / 250)}.${people % 250}`,
    headers: {
      host: "localhost",
      "content-type": "application/json",
      ...(sender.cookie === undefined ? {} : { cookie: sender.cookie }),
      ...(sender.userAgent === undefined ? {} : { "user-agent": sender.userAgent }),
    },
    payload: JSON.stringify(body),
  });
}

/** The mean of the middle four fifths, so that a pause of the machine counts for nobody. */
function mean(values: readonly number[]): number {
  const edge = Math.floor(values.length / 10);
  const kept = values.toSorted((a, b) => a - b).slice(edge, values.length - edge);
  return kept.reduce((sum, value) => sum + value, 0) / kept.length;
}

/** An address that nobody used before; each comes from a network of its own. */
function newEmail(): string {
  people += 1;
  return `person${people}@example.test`;
}

async function ask(email: string, sender: Sender = {}) {
  const answer = await post("/auth/request-code", { email }, sender);
  expect(answer.json()).toEqual({ status: "code_sent", expires_in: 300, resend_after: 60 });
  return { ...(await codeFor(service, email)), cookie: cookiesOf(answer) };
}

const verify = (email: string, code: string, sender: Sender = {}) =>
  post("/auth/verify-code", { email, code }, sender);
const codeOf = (answer: { json(): { error_code?: string } }) => answer.json().error_code;
const wrong = (code: string) => (code === "000000" ? "000001" : "000000");

/** A request that claims to come from elsewhere. */
function sendForged(index: number) {
  return service.app.inject({
    method: "POST",
    url: `${api}/auth/request-code`,
    remoteAddress: "198.51.100.7",
    headers: { "content-type": "application/json", "x-forwarded-for": `192.0.2.${index}` },
    payload: JSON.stringify({ email: newEmail() }),
  });
}

/** What of an answer could tell known and unknown addresses apart. */
async function shapeFor(email: string) {
  const { statusCode, headers, body } = await post("/auth/request-code", { email });
  return { statusCode, names: Object.keys(headers).toSorted(), body };
}

describe("a code", () => {
  it("S01 has six digits, and all codes are equally likely", () => {
    const counts = Array.from({ length: 10 }, () => 0);
    for (let index = 0; index < 1_000; index += 1) {
      const code = makeCode();
      expect(code).toMatch(/^\d{6}$/);
      for (const digit of code) counts[Number(digit)] = (counts[Number(digit)] ?? 0) + 1;
    }
    const expected = 600;
    const chi = counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    // Nine degrees of freedom: beyond 33.7 in one of 10,000 runs.
    expect(chi).toBeLessThan(33.7);
  });

  it("signs in, proves the address and makes the account only then", async () => {
    const email = newEmail();
    const { code, cookie } = await ask(email);
    const { query } = service.needs.database;
    expect(await query.select().from(accounts).where(eq(accounts.email, email))).toEqual([]);
    const answer = await verify(` ${email.toUpperCase()} `, code, { cookie });
    expect(answer.statusCode).toBe(200);
    expect(authSchema.parse(answer.json()).user).toMatchObject({ email, email_verified: true });
  });

  it("S02 lives five minutes and not a millisecond longer", async () => {
    const email = newEmail();
    const first = await ask(email);
    service.clock.pass(5 * minute);
    expect((await verify(email, first.code, first)).statusCode).toBe(200);
    const late = await ask(email);
    service.clock.pass(5 * minute + 1);
    const answer = await verify(email, late.code, late);
    expect(answer.statusCode).toBe(400);
    expect(codeOf(answer)).toBe("code_expired");
  });

  it("S02 works once, and dies with the next one", async () => {
    const email = newEmail();
    const first = await ask(email);
    service.clock.pass(minute);
    const next = await ask(email);
    expect(codeOf(await verify(email, first.code, first))).toBe("invalid_code");
    expect((await verify(email, next.code, next)).statusCode).toBe(200);
    expect(codeOf(await verify(email, next.code, next))).toBe("invalid_code");
  });

  it("S03 is dead after five wrong guesses, even for the right one", async () => {
    const email = newEmail();
    const { code, cookie } = await ask(email);
    for (let guess = 0; guess < 5; guess += 1) {
      expect(codeOf(await verify(email, wrong(code), { cookie }))).toBe("invalid_code");
    }
    const answer = await verify(email, code, { cookie });
    expect(answer.statusCode).toBe(400);
    expect(codeOf(answer)).toBe("invalid_code");
  });

  it("S03 counts at most five of fifty guesses at the same moment", async () => {
    const email = newEmail();
    const { code } = await ask(email);
    const guesses = Array.from({ length: 50 }, () => verify(email, wrong(code)));
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
    const { code, cookie } = await ask(email);
    const both = await Promise.all([
      verify(email, code, { cookie }),
      verify(email, code, { cookie }),
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
    const { code, cookie } = await ask(email);
    for (let guess = 0; guess < 100; guess += 1) {
      await verify(email, wrong(code), { ip: `203.0.113.${guess}` });
    }
    expect((await verify(email, code, { cookie })).statusCode).toBe(200);
  });

  it("works without the cookie too, for clients that keep none", async () => {
    const email = newEmail();
    const { code } = await ask(email);
    expect((await verify(email, code)).statusCode).toBe(200);
  });

  it.each([
    ["five digits", "12345"],
    ["seven digits", "1234567"],
    ["full-width digits", "１２３４５６"],
    ["a blank inside", "12 456"],
    ["a number", 123_456],
    ["nothing", ""],
  ])("as %s is 422", async (_, code) => {
    const answer = await post("/auth/verify-code", { email: "a@example.test", code });
    expect(answer.statusCode).toBe(422);
  });

  it.each(["register", "reset"])("for the purpose %s is 422", async (purpose) => {
    const body = { email: "a@example.test", code: "123456", purpose };
    expect((await post("/auth/verify-code", body)).statusCode).toBe(422);
  });
});

describe("a link", () => {
  it("signs in once, and the code of the same mail is dead then", async () => {
    const email = newEmail();
    const { code, token, cookie } = await ask(email);
    expect(token).toHaveLength(22);
    const answer = await post("/auth/verify-link", { token });
    expect(authSchema.parse(answer.json()).user.email).toBe(email);
    expect(codeOf(await post("/auth/verify-link", { token }))).toBe("invalid_code");
    expect(codeOf(await verify(email, code, { cookie }))).toBe("invalid_code");
  });

  it("is the way in for an owner whom a stranger has throttled", async () => {
    const email = newEmail();
    const { code, cookie, token } = await ask(email);
    for (let guess = 0; guess < 6; guess += 1) await verify(email, wrong(code), { cookie });
    expect((await post("/auth/verify-link", { token })).statusCode).toBe(200);
  });

  it("is dead after five minutes, and an unknown one always", async () => {
    const { token } = await ask(newEmail());
    service.clock.pass(5 * minute + 1);
    expect(codeOf(await post("/auth/verify-link", { token }))).toBe("code_expired");
    expect(codeOf(await post("/auth/verify-link", { token: "x".repeat(22) }))).toBe("invalid_code");
  });

  it("carries its token behind the mark that no server sees", async () => {
    const email = newEmail();
    const { token } = await ask(email);
    const mail = (await mailsOf(service)).find((one) => one.to === email);
    expect(mail?.text).toContain(`http://localhost/sign-in#${token}`);
  });
});

describe("limits", () => {
  it("S06 let one code a minute through and say how long to wait", async () => {
    const email = newEmail();
    await ask(email);
    service.clock.pass(10 * second);
    const answer = await post("/auth/request-code", { email });
    expect(answer.statusCode).toBe(429);
    expect(codeOf(answer)).toBe("too_many_attempts");
    expect(answer.headers["retry-after"]).toBe("50");
  });

  it("S06 let five codes an hour through for an address, known or not", async () => {
    const email = newEmail();
    for (let round = 0; round < 5; round += 1) {
      await ask(email);
      service.clock.pass(minute);
    }
    const answer = await post("/auth/request-code", { email });
    expect(answer.statusCode).toBe(429);
    expect(answer.headers["retry-after"]).toBe(String(55 * 60));
  });

  it("S06 let twenty codes an hour through for a network, whatever it claims to be", async () => {
    const answers = [];
    for (let index = 0; index < 22; index += 1) answers.push(await sendForged(index));
    const codes = answers.map((answer) => answer.statusCode);
    expect(codes.filter((status) => status === 200)).toHaveLength(20);
    expect(codes.slice(20)).toEqual([429, 429]);
  });

  it("S06 let ten wrong guesses an hour through in each pool", async () => {
    const email = newEmail();
    const statuses: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { code } = await ask(email);
      for (let guess = 0; guess < 5; guess += 1) {
        statuses.push((await verify(email, wrong(code))).statusCode);
      }
      service.clock.pass(minute);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.slice(10)).toEqual([429, 429, 429, 429, 429]);
  });

  it("leave a browser that signed in before an allowance of its own", async () => {
    const email = newEmail();
    const first = await ask(email);
    const signedIn = await verify(email, first.code, first);
    const device = cookiesOf(signedIn);
    for (let round = 0; round < 5; round += 1) {
      service.clock.pass(minute);
      await post("/auth/request-code", { email }, { ip: "203.0.113.9" });
    }
    expect((await post("/auth/request-code", { email }, { ip: "203.0.113.9" })).statusCode).toBe(
      429,
    );
    expect((await post("/auth/request-code", { email }, { cookie: device })).statusCode).toBe(200);
  });

  it("do not count right guesses", async () => {
    const email = newEmail();
    for (let round = 0; round < 5; round += 1) {
      const { code, cookie } = await ask(email);
      expect((await verify(email, code, { cookie })).statusCode).toBe(200);
      service.clock.pass(12 * minute);
    }
  });
});

describe("who asks for a code", () => {
  it("S07 gets the same answer and the same headers whether there is an account or not", async () => {
    const known = newEmail();
    const first = await ask(known);
    await verify(known, first.code, first);
    service.clock.pass(2 * minute);
    expect(await shapeFor(newEmail())).toEqual(await shapeFor(known));
  });

  it("S07 waits as long for a known address as for an unknown one", async () => {
    const known = Array.from({ length: calls }, () => newEmail());
    for (const email of known) {
      const { code, cookie } = await ask(email, { ip: email });
      await verify(email, code, { cookie, ip: email });
    }
    service.clock.pass(2 * minute);
    const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
    const time = async (kind: "known" | "unknown", email: string) => {
      const from = performance.now();
      await post("/auth/request-code", { email }, { ip: `again ${email}` });
      times[kind].push(performance.now() - from);
    };
    for (const email of known) {
      await time("known", email);
      await time("unknown", newEmail());
    }
    const ratio = mean(times.known) / mean(times.unknown);
    // The slice of the default run shares its cores with other tests.
    expect(Math.abs(ratio - 1)).toBeLessThan(calls < 500 ? 0.5 : 0.05);
  });

  it("hears of a new browser by mail, and of a known one nothing", async () => {
    const email = newEmail();
    const first = await ask(email);
    const device = cookiesOf(await verify(email, first.code, first));
    const newsOf = async () =>
      (await mailsOf(service)).filter((m) => m.to === email && m.subject.startsWith("New sign-in"));
    expect(await newsOf()).toEqual([]);
    service.clock.pass(2 * minute);
    const again = await ask(email);
    await verify(email, again.code, { cookie: `${again.cookie}; ${device}` });
    expect(await newsOf()).toEqual([]);
    service.clock.pass(2 * minute);
    const elsewhere = await ask(email);
    const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
    await verify(email, elsewhere.code, { cookie: elsewhere.cookie, userAgent });
    expect((await newsOf())[0]?.text).toContain("Firefox on Linux signed in to your account");
  });

  it("becomes an administrator where the settings name the address", async () => {
    const { code, cookie } = await ask("boss@example.test", { ip: "10.9.9.9" });
    const answer = await verify("boss@example.test", code, { cookie });
    expect(authSchema.parse(answer.json()).user.is_admin).toBe(true);
  });

  it("and is suspended is told so with the right code only", async () => {
    const email = newEmail();
    const first = await ask(email);
    const { user } = authSchema.parse((await verify(email, first.code, first)).json());
    await service.needs.database.query
      .update(accounts)
      .set({ isActive: false })
      .where(eq(accounts.id, user.id));
    service.clock.pass(2 * minute);
    const next = await ask(email);
    expect(codeOf(await verify(email, wrong(next.code), next))).toBe("invalid_code");
    const answer = await verify(email, next.code, next);
    expect([answer.statusCode, codeOf(answer)]).toEqual([401, "account_suspended"]);
  });
});

describe("what is kept", () => {
  it("S08 holds no code, link or token that was handed out", async () => {
    const email = newEmail();
    const { code, token, cookie } = await ask(email);
    const auth = authSchema.parse((await verify(email, code, { cookie })).json());
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

describe("the outbox page", () => {
  it("shows the mails on this computer and nowhere else", async () => {
    const email = newEmail();
    const { code } = await ask(email);
    const look = (headers: Record<string, string>, remoteAddress = "127.0.0.1") =>
      service.app.inject({ url: "/dev/outbox", headers, remoteAddress });
    const page = await look({ host: "localhost" });
    expect(page.body).toContain(`${code} is your Savile code`);
    expect(page.headers["content-type"]).toContain("text/html");
    expect((await look({ host: "localhost" }, "10.0.0.5")).statusCode).toBe(404);
    expect((await look({ host: "evil.example" })).statusCode).toBe(404);
    expect((await look({ host: "localhost", "x-forwarded-for": "1.2.3.4" })).statusCode).toBe(404);
    expect((await get(service, "/auth/me")).statusCode).toBe(401);
  });
});
