import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askForCode, errorOf, newEmail, sendAuth, verifyCode } from "../../testing/code-calls.ts";
import { cookiesOf } from "../../testing/mails.ts";
import { effort } from "@savile/testing";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { api } from "../../testing/visitor.ts";

let service: TestService;
const calls = effort({ slice: 20, full: 500 });
const minute = 60_000;

beforeAll(async () => {
  service = await startTestService({ worker: false, settings: { authMode: "code" } });
});
afterAll(() => service.close());

/** The mean of the middle four fifths, so that a pause of the machine counts for nobody. */
function mean(values: readonly number[]): number {
  const edge = Math.floor(values.length / 10);
  const kept = values.toSorted((a, b) => a - b).slice(edge, values.length - edge);
  return kept.reduce((sum, value) => sum + value, 0) / kept.length;
}

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
  const { statusCode, headers, body } = await sendAuth(service, "/auth/request-code", { email });
  return { statusCode, names: Object.keys(headers).toSorted(), body };
}

describe("limits", () => {
  it("S06 let one code a minute through and say how long to wait", async () => {
    const email = newEmail();
    await askForCode(service, email);
    service.clock.pass(10_000);
    const answer = await sendAuth(service, "/auth/request-code", { email });
    expect(answer.statusCode).toBe(429);
    expect(errorOf(answer)).toBe("too_many_attempts");
    expect(answer.headers["retry-after"]).toBe("50");
  });

  it("S06 let five codes an hour through for an address, known or not", async () => {
    const email = newEmail();
    for (let round = 0; round < 5; round += 1) {
      await askForCode(service, email);
      service.clock.pass(minute);
    }
    const answer = await sendAuth(service, "/auth/request-code", { email });
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

  it("leave a browser that signed in before an allowance of its own", async () => {
    const email = newEmail();
    const first = await askForCode(service, email);
    const signedIn = await verifyCode(service, email, first.code, first);
    const device = cookiesOf(signedIn);
    for (let round = 0; round < 5; round += 1) {
      service.clock.pass(minute);
      await sendAuth(service, "/auth/request-code", { email }, { ip: "203.0.113.9" });
    }
    expect(
      (await sendAuth(service, "/auth/request-code", { email }, { ip: "203.0.113.9" })).statusCode,
    ).toBe(429);
    expect(
      (await sendAuth(service, "/auth/request-code", { email }, { cookie: device })).statusCode,
    ).toBe(200);
  });
});

describe("who asks for a code", () => {
  it("S07 gets the same answer and the same headers whether there is an account or not", async () => {
    const known = newEmail();
    const first = await askForCode(service, known);
    await verifyCode(service, known, first.code, first);
    service.clock.pass(2 * minute);
    expect(await shapeFor(newEmail())).toEqual(await shapeFor(known));
  });

  it("S07 waits as long for a known address as for an unknown one", async () => {
    const known = Array.from({ length: calls }, () => newEmail());
    for (const email of known) {
      const { code, cookie } = await askForCode(service, email, { ip: email });
      await verifyCode(service, email, code, { cookie, ip: email });
    }
    service.clock.pass(2 * minute);
    const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
    const time = async (kind: "known" | "unknown", email: string) => {
      const from = performance.now();
      await sendAuth(service, "/auth/request-code", { email }, { ip: `again ${email}` });
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
});
