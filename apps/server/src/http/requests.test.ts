import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { routes } from "@savile/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeFor, cookiesOf } from "../testing/mails.ts";
import { jobText } from "../testing/sample-texts.ts";
import { startTestService } from "../testing/test-service.ts";
import type { TestService } from "../testing/test-service.ts";
import { get, post, signIn } from "../testing/visitor.ts";
import { browserName } from "./browser-name.ts";
import { addressKey } from "./client-address.ts";
import { readCookie, writeCookie } from "./cookies.ts";
import { createFloodGate } from "./flood-gate.ts";
import { stillClock } from "../testing/clock.ts";

let service: TestService;
let port: number;

beforeAll(async () => {
  service = await startTestService({ worker: false });
  await service.app.listen({ port: 0, host: "127.0.0.1" });
  const address = service.app.server.address();
  port = typeof address === "object" && address !== null ? address.port : 0;
});
afterAll(() => service.close());

/** What the server answers to raw bytes. */
async function raw(text: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
  socket.on("error", () => undefined);
  socket.write(text);
  await Promise.race([once(socket, "close"), new Promise((done) => setTimeout(done, 1_500))]);
  socket.destroy();
  return answer;
}

describe("calls that change something", () => {
  it("are as many as their row says for one account, then 429 with the seconds to wait", async () => {
    const [ada, ben] = [
      await signIn(service, "ada@burst.test"),
      await signIn(service, "ben@burst.test"),
    ];
    const call = (write: Record<string, string>) =>
      post(service, "/generate/sessions/nobody-knows-it/duplicate", {}, write);
    const { count } = routes.duplicateSession.burst;
    for (let made = 0; made < count; made += 1) {
      expect((await call({ ...ada.write })).statusCode).toBe(422);
    }
    const refused = await call({ ...ada.write });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers["retry-after"]).toBe("60");
    expect((await call({ ...ben.write })).statusCode).toBe(422);
    service.clock.pass(61_000);
    expect((await call({ ...ada.write })).statusCode).toBe(422);
  });
});

describe("S44 a request on the wire", () => {
  it("with TRACE is 405 and tells what is allowed", async () => {
    const call = request({ port, host: "127.0.0.1", method: "TRACE", path: "/api/v1/auth/me" });
    call.end();
    const [answer] = await once(call, "response");
    expect(answer).toMatchObject({ statusCode: 405, headers: { allow: "GET" } });
    answer.resume();
  });

  it.each([
    [
      "two lengths",
      "POST /api/v1/auth/refresh HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
    ],
    [
      "a length and chunks",
      "POST /api/v1/auth/refresh HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ],
    ["no host", "GET /health HTTP/1.1\r\n\r\n"],
  ])("with %s is 400", async (_, text) => {
    expect(await raw(text)).toMatch(/^HTTP\/1\.1 400/);
  });

  it("with a header of 20 KB is 431", async () => {
    const text = `GET /health HTTP/1.1\r\nHost: x\r\nX-Long: ${"x".repeat(20_000)}\r\n\r\n`;
    expect(await raw(text)).toMatch(/^HTTP\/1\.1 431/);
  });
});

describe("S06 a flood", () => {
  it("of 200 refreshes at once is cut off without a fault", async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => post(service, "/auth/refresh", { refresh_token: "x" })),
    );
    const count = (status: number) => answers.filter((a) => a.statusCode === status).length;
    expect(count(401)).toBe(120);
    expect(count(429)).toBe(80);
    expect(answers.find((answer) => answer.statusCode === 429)?.headers["retry-after"]).toBe("60");
  });

  it("of 200 guesses at once is cut off without a fault", async () => {
    const body = { email: "flood@example.test", code: "123456" };
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => post(service, "/auth/verify-code", body)),
    );
    expect(answers.every((answer) => [400, 429].includes(answer.statusCode))).toBe(true);
    expect(answers.filter((answer) => answer.statusCode === 429).length).toBeGreaterThan(80);
  });

  it("is counted by network, and only within its window", () => {
    const clock = stillClock();
    const gate = createFloodGate(clock);
    expect([1, 2, 3].map(() => gate.admit("a", 2, 60))).toEqual([null, null, 60]);
    expect(gate.admit("b", 2, 60)).toBeNull();
    clock.pass(60_000);
    expect(gate.admit("a", 2, 60)).toBeNull();
  });
});

describe("S42 the security log", () => {
  it("notes sign-ins, failures, forged requests and a copied token, and no personal text", async () => {
    const email = "watched@example.test";
    const person = await signIn(service, email);
    await post(service, "/generate/posting", { job_description: jobText }, person.headers);
    await post(service, "/auth/verify-code", { email, code: "123456" });
    const asked = await post(service, "/auth/request-code", { email: "boss@example.test" });
    const { code } = await codeFor(service, "boss@example.test");
    const cookie = cookiesOf(asked);
    service.clock.pass(61_000);
    await post(service, "/auth/verify-code", { email: "boss@example.test", code }, { cookie });
    await post(service, "/auth/refresh", { refresh_token: person.refreshToken });
    service.clock.pass(31_000);
    await post(service, "/auth/refresh", { refresh_token: person.refreshToken });
    await get(service, "/admin/stats", person.headers);
    const events = service.log.flatMap((line) => /"security":"(\w+)"/.exec(line)?.[1] ?? []);
    expect(new Set(events)).toEqual(
      new Set([
        "signed_in",
        "sign_in_failed",
        "request_refused",
        "refresh_reused",
        "limit_reached",
      ]),
    );
    const log = service.log.join("\n");
    for (const secret of [
      email,
      code,
      person.accessToken,
      person.refreshToken,
      jobText.slice(0, 40),
    ]) {
      expect(log).not.toContain(secret);
    }
  });
});

describe("S21 every page", () => {
  it("carries the policy, and strict transport on https", async () => {
    const secure = await startTestService({
      worker: false,
      settings: { publicUrl: "https://savile.example", authMode: "code" },
    });
    const page = await service.app.inject({
      url: "/dev/outbox",
      headers: { host: `localhost:${port}` },
    });
    const { headers } = await secure.app.inject("/");
    for (const part of [
      "default-src 'none'",
      "script-src 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]) {
      expect(headers["content-security-policy"]).toContain(part);
    }
    expect(headers).toMatchObject({
      "strict-transport-security": "max-age=31536000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
    });
    expect(page.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
    expect(page.headers["strict-transport-security"]).toBeUndefined();
    await secure.close();
  });

  it("that is data may do nothing at all, also where a browser shows it as a page", async () => {
    for (const url of ["/health", "/api/v1/auth/me", "/api/v1/none"]) {
      const { headers } = await service.app.inject(url);
      expect(headers["content-security-policy"]).toBe(
        "default-src 'none'; form-action 'none'; frame-ancestors 'none'",
      );
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
      });
    }
  });
});

describe("a cookie", () => {
  it("is read by its exact name and only as we write it", () => {
    expect(readCookie("a=1; otp_ch=x.y-z; b=2", "otp_ch")).toBe("x.y-z");
    expect(readCookie("xotp_ch=1", "otp_ch")).toBeNull();
    expect(readCookie('otp_ch="quoted"', "otp_ch")).toBeNull();
    expect(readCookie("x".repeat(5_000), "otp_ch")).toBeNull();
    expect(writeCookie("a", "b", { path: "/p", maxAgeSeconds: 5, secure: true })).toBe(
      "a=b; Path=/p; Max-Age=5; HttpOnly; SameSite=Strict; Secure",
    );
  });
});

describe("a network", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:0DB8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
  ])("%s counts as %s", (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });
});

describe("the name of a browser", () => {
  it.each([
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
    [
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/150.0 Safari/537.36",
      "Chrome on Linux",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1",
      "Safari on iPhone",
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0",
      "Edge on Windows",
    ],
    ["<script>alert(1)</script>", ""],
    ["", ""],
  ])("%j is %j", (agent, name) => {
    expect(browserName(agent)).toBe(name);
    expect(browserName(agent.repeat(5_000)).length).toBeLessThan(40);
  });
});
