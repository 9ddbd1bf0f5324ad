import { authSchema } from "@savile/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { get, post, signIn } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";

let service: TestService;
const minute = 60_000;

beforeAll(async () => {
  service = await startTestService({ worker: false });
});
afterAll(() => service.close());

const refresh = (token: string) => post(service, "/auth/refresh", { refresh_token: token });
const me = (person: { accessToken: string }) =>
  get(service, "/auth/me", { authorization: `Bearer ${person.accessToken}` });

describe("an access token", () => {
  let person: Person;

  beforeAll(async () => {
    person = await signIn(service);
  });

  it.each([
    ["nothing", ""],
    ["garbage", "Bearer abc"],
    ["S15 an unsigned web token", "Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0."],
  ])("is not %s", async (_, authorization) => {
    const answer = await get(service, "/auth/me", authorization === "" ? {} : { authorization });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ error_code: "unauthorized" });
  });

  it("S15 is not a refresh token, and the other way round", async () => {
    expect((await me({ accessToken: person.refreshToken })).statusCode).toBe(401);
    expect((await refresh(person.accessToken)).statusCode).toBe(401);
  });

  it("S15 is not one with a made-up or altered mark, which has 256 bits", async () => {
    const [kind = "", sid = "", expiry = "", mac = ""] = person.accessToken.split(".");
    expect(Buffer.from(mac, "base64url")).toHaveLength(32);
    const flipped = `${mac.startsWith("A") ? "B" : "A"}${mac.slice(1)}`;
    for (const forged of [flipped, mac.slice(1), "", "A".repeat(43)]) {
      const answer = await me({ accessToken: [kind, sid, expiry, forged].join(".") });
      expect([forged, answer.statusCode]).toEqual([forged, 401]);
    }
  });

  it("S15 is not one with another expiry", async () => {
    const [kind = "", sid = "", , mac = ""] = person.accessToken.split(".");
    const later = (Date.now() + 1e9).toString(36);
    const answer = await me({ accessToken: [kind, sid, later, mac].join(".") });
    expect(answer.json()).toMatchObject({ error_code: "unauthorized" });
  });

  it("ends after 15 minutes", async () => {
    const own = await signIn(service, "clock@example.test");
    service.clock.pass(15 * minute - 1);
    expect((await me(own)).statusCode).toBe(200);
    service.clock.pass(1);
    expect((await me(own)).json()).toMatchObject({ error_code: "session_expired" });
  });

  it("ends at once with the sign-out", async () => {
    const own = await signIn(service, "out@example.test");
    const answer = await post(service, "/auth/logout", {}, own.headers);
    expect(answer.headers["clear-site-data"]).toBe('"storage"');
    expect((await me(own)).statusCode).toBe(401);
    expect((await refresh(own.refreshToken)).statusCode).toBe(401);
  });
});

describe("a refresh", () => {
  it("gives a new pair, and the same one again for the token before within 30 s", async () => {
    const person = await signIn(service, "tabs@example.test");
    const first = authSchema.parse((await refresh(person.refreshToken)).json());
    service.clock.pass(29_000);
    const second = authSchema.parse((await refresh(person.refreshToken)).json());
    expect(second.refresh_token).toBe(first.refresh_token);
    expect((await refresh(first.refresh_token)).statusCode).toBe(200);
  });

  it("with the token before after 30 s ends the sign-in session and leaves a trace", async () => {
    const person = await signIn(service, "thief@example.test");
    const next = authSchema.parse((await refresh(person.refreshToken)).json());
    service.clock.pass(31_000);
    expect((await refresh(person.refreshToken)).json()).toMatchObject({
      error_code: "session_expired",
    });
    expect((await refresh(next.refresh_token)).statusCode).toBe(401);
    expect((await me({ accessToken: next.access_token })).statusCode).toBe(401);
    expect(service.log.some((line) => line.includes("refresh_reused"))).toBe(true);
  });

  it("with an even older token ends the sign-in session", async () => {
    const person = await signIn(service, "old@example.test");
    const second = authSchema.parse((await refresh(person.refreshToken)).json());
    const third = authSchema.parse((await refresh(second.refresh_token)).json());
    expect((await refresh(person.refreshToken)).statusCode).toBe(401);
    expect((await refresh(third.refresh_token)).statusCode).toBe(401);
  });

  it("by ten tabs at once leaves all of them signed in", async () => {
    const person = await signIn(service, "ten@example.test");
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => refresh(person.refreshToken)),
    );
    const tokens = answers.map((answer) => authSchema.parse(answer.json()).refresh_token);
    expect(new Set(tokens).size).toBe(1);
  });

  it("S13 ends after 14 idle days, and after 90 days in any case", async () => {
    const day = 24 * 60 * minute;
    const idle = await signIn(service, "idle@example.test");
    service.clock.pass(14 * day);
    expect((await refresh(idle.refreshToken)).statusCode).toBe(401);
    let { refreshToken } = await signIn(service, "busy@example.test");
    for (let elapsed = 13; elapsed < 90; elapsed += 13) {
      service.clock.pass(13 * day);
      const answer = await refresh(refreshToken);
      if (elapsed + 13 > 90) break;
      refreshToken = authSchema.parse(answer.json()).refresh_token;
    }
    service.clock.pass(13 * day);
    expect((await refresh(refreshToken)).statusCode).toBe(401);
  });
});

describe("what is kept", () => {
  it("holds no token that was handed out, and no log line an address", async () => {
    const person = await signIn(service, "dump@example.test");
    const rows = await service.needs.database.query.query.signInSessions.findMany();
    const dump = JSON.stringify(rows);
    expect(dump).not.toContain(person.accessToken.split(".")[3]);
    expect(dump).not.toContain(person.refreshToken.split(".")[3]);
    expect(service.log.join("\n")).not.toContain("dump@example.test");
  });
});
