import { effort } from "@savile/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newEmail, sendAuth } from "../../testing/code-calls.ts";
import { codeFor, cookiesOf } from "../../testing/mails.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";

const second = 1_000;
/** People who sign in within the hour; forgotten codes alone are as many as a network has without them. */
const crowd = effort({ slice: 126, full: 300 });
const flood = effort({ slice: 100, full: 300 });
let service: TestService;
/** Each test has a network of its own. */
let networks = 0;
let campus = "";

beforeAll(async () => {
  service = await startTestService({ worker: false, settings: { authMode: "code" } });
});
beforeEach(() => {
  networks += 1;
  campus = `198.51.100.${networks}`;
});
afterAll(() => service.close());

const post = (path: string, body: object, cookie?: string) =>
  sendAuth(service, path, body, { ip: campus, ...(cookie === undefined ? {} : { cookie }) });

/** The answer to somebody on the campus who asks for a code. */
async function ask(email: string, cookie?: string) {
  const answer = await post("/auth/request-code", { email }, cookie);
  return { status: answer.statusCode, cookie: cookiesOf(answer) };
}

/** Signs in by the code or by the link of the mail; answers the cookies of the browser. */
async function signIn(email: string, by: "code" | "link"): Promise<string> {
  const { status, cookie } = await ask(email);
  expect(status).toBe(200);
  const { code, token } = await codeFor(service, email);
  const answer =
    by === "code"
      ? await post("/auth/verify-code", { email, code }, cookie)
      : await post("/auth/verify-link", { token });
  expect(answer.statusCode).toBe(200);
  return cookiesOf(answer);
}

/** How many of so many codes for addresses of other people are sent. */
async function bomb(requests: number): Promise<number> {
  let sent = 0;
  for (let index = 0; index < requests; index += 1) {
    if ((await ask(newEmail())).status === 200) sent += 1;
    // Not faster than the gate against floods allows.
    service.clock.pass(second);
  }
  return sent;
}

describe("the codes of one network", () => {
  it(`last for ${crowd} people who sign in within an hour, though one in six forgets a code`, async () => {
    const forgotten: number[] = [];
    for (let person = 0; person < crowd; person += 1) {
      if (person % 6 === 5) forgotten.push((await ask(newEmail())).status);
      await signIn(newEmail(), person % 3 === 0 ? "link" : "code");
      service.clock.pass(Math.floor(3_300 / crowd) * second);
    }
    expect(forgotten.length).toBeGreaterThan(20);
    expect(forgotten).toEqual(forgotten.map(() => 200));
  }, 180_000);

  it("are twenty an hour for somebody who only sends them", async () => {
    expect(await bomb(flood)).toBe(20);
  }, 120_000);

  it("are at most eighty more for somebody who sends them among many who sign in", async () => {
    for (let person = 0; person < crowd / 2; person += 1) {
      await signIn(newEmail(), "code");
      service.clock.pass(second);
    }
    expect(await bomb(flood)).toBe(80);
  }, 120_000);

  it("do not run out for a browser that signed in to its address before", async () => {
    const device = await signIn("boss@example.test", "code");
    await bomb(60);
    expect((await ask(newEmail())).status).toBe(429);
    expect((await ask("boss@example.test", device)).status).toBe(200);
    expect((await ask("boss@example.test")).status).toBe(429);
  }, 60_000);
});
