import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deriveKeys } from "../../security/keys.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { api, post, refusalOf } from "../../testing/visitor.ts";
import { createOwnLink } from "./own-link.ts";

const secret = randomBytes(32);
const keys = deriveKeys(secret);
const host = { host: "localhost" };
const email = "ann@example.test";
let service: TestService;
let ownLink: ReturnType<typeof createOwnLink>;

beforeAll(async () => {
  ownLink = createOwnLink(keys.device);
  service = await startTestService({ worker: false, parts: { ownLink } });
});
afterAll(() => service.close());

const open = (path: string, headers: Record<string, string> = host) =>
  service.app.inject({ method: "GET", url: path, headers });

describe("the link of a start", () => {
  it("is the way in for one browser, and nobody else signs in by typing an address", async () => {
    expect(await refusalOf(post(service, "/auth/request-code", { email }))).toBe(
      "403 instant_unavailable",
    );
    expect((await open("/dev/outbox")).statusCode).toBe(404);
    const opened = await open(ownLink.path);
    expect([opened.statusCode, opened.headers.location]).toEqual([303, "/"]);
    const written = String(opened.headers["set-cookie"]);
    expect(written).toContain("HttpOnly; SameSite=Strict");
    const cookie = written.split(";")[0] ?? "";
    const answer = await post(service, "/auth/request-code", { email }, { cookie });
    expect(answer.json()).toHaveProperty("access_token");
    expect((await open("/dev/outbox", { ...host, cookie })).statusCode).toBe(200);
    // After a new start its cookie still counts; the old link does not.
    expect(createOwnLink(deriveKeys(secret).device).admits(cookie)).toBe(true);
    expect((await open(ownLink.path)).statusCode).toBe(404);
  });

  it("lets nobody in through a proxy, with another token or with a cookie of another secret", async () => {
    const fresh = createOwnLink(keys.device);
    const other = createOwnLink(deriveKeys(randomBytes(32)).device);
    const taken = other.redeem(other.path.split("/").at(-1) ?? "") ?? "";
    expect(fresh.redeem("x")).toBeNull();
    expect(fresh.admits(taken.split(";")[0])).toBe(false);
    expect(fresh.admits("own=")).toBe(false);
    expect(fresh.admits(undefined)).toBe(false);
    const proxied = { ...host, via: "1.1 somebody" };
    expect((await open(fresh.path, proxied)).statusCode).toBe(404);
    expect((await service.app.inject({ method: "GET", url: `${api}/auth/me` })).statusCode).toBe(
      401,
    );
  });
});
