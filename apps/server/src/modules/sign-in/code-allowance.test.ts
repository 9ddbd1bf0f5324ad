import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { codeFor, cookiesOf } from "../../testing/mails.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { api } from "../../testing/visitor.ts";

const second = 1_000;
const campus = "198.51.100.7";
let service: TestService;
let people = 0;

beforeEach(async () => {
  service = await startTestService({ worker: false, settings: { authMode: "code" } });
});
afterEach(() => service.close());

function newEmail(): string {
  people += 1;
  return `pupil${people}@example.test`;
}

function post(path: string, body: object, cookie = "") {
  return service.app.inject({
    method: "POST",
    url: `${api}${path}`,
    remoteAddress: campus,
    headers: {
      host: "localhost",
      "content-type": "application/json",
      ...(cookie === "" ? {} : { cookie }),
    },
    payload: JSON.stringify(body),
  });
}

/** The answer to somebody on the campus who asks for a code. */
async function ask(email: string, cookie = "") {
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
  it("last for 300 people who sign in within an hour, though one in six forgets a code", async () => {
    const forgotten: number[] = [];
    for (let person = 0; person < 300; person += 1) {
      if (person % 6 === 5) forgotten.push((await ask(newEmail())).status);
      await signIn(newEmail(), person % 3 === 0 ? "link" : "code");
      service.clock.pass(11 * second);
    }
    expect(forgotten).toEqual(Array.from({ length: 50 }, () => 200));
  }, 180_000);

  it("are twenty an hour for somebody who only sends them", async () => {
    expect(await bomb(300)).toBe(20);
  }, 120_000);

  it("are at most eighty more for somebody who sends them among many who sign in", async () => {
    for (let person = 0; person < 100; person += 1) {
      await signIn(newEmail(), "code");
      service.clock.pass(second);
    }
    expect(await bomb(300)).toBe(80);
  }, 120_000);

  it("do not run out for a browser that signed in to its address before", async () => {
    const device = await signIn("boss@example.test", "code");
    await bomb(60);
    expect((await ask(newEmail())).status).toBe(429);
    expect((await ask("boss@example.test", device)).status).toBe(200);
    expect((await ask("boss@example.test")).status).toBe(429);
  }, 60_000);
});
