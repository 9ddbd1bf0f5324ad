import { describe, expect, it } from "vitest";
import { sharedService } from "../../testing/shared-service.ts";
import { get, post, signIn } from "../../testing/visitor.ts";

const service = await sharedService();

const me = (person: { accessToken: string }) =>
  get(service, "/auth/me", { authorization: `Bearer ${person.accessToken}` });

describe("instant sign-in", () => {
  it("makes one account for an address, however it is written", async () => {
    const first = await signIn(service, "ann@example.test");
    const second = await signIn(service, "  ANN@Example.Test ");
    expect(second.accountId).toBe(first.accountId);
    expect((await me(first)).json()).toMatchObject({
      email: "ann@example.test",
      email_verified: false,
      is_admin: false,
    });
  });

  it("never signs an administrator in: their code goes by mail", async () => {
    const answer = await post(service, "/auth/request-code", { email: "chief@example.test" });
    expect(answer.json()).toEqual({ status: "code_sent", expires_in: 300, resend_after: 60 });
  });

  it.each([
    ["a rebound name", { host: "evil.example:4180" }],
    ["a proxy", { host: "localhost", "x-forwarded-for": "1.2.3.4" }],
    ["a tunnel", { host: "localhost", forwarded: "for=1.2.3.4" }],
  ])("refuses a request through %s", async (_, headers) => {
    const answer = await post(service, "/auth/request-code", { email: "a@example.test" }, headers);
    expect(answer.json()).toMatchObject({ error_code: "instant_unavailable" });
  });

  it.each([
    ["an Origin elsewhere", { origin: "https://evil.example" }],
    ["a cross-site browser request", { "sec-fetch-site": "cross-site" }],
  ])("refuses %s", async (_, headers) => {
    const answer = await post(service, "/auth/request-code", { email: "a@example.test" }, headers);
    expect(answer.statusCode).toBe(403);
  });

  it.each([
    "",
    "no-at",
    "a@b",
    "a@x.test\r\nBcc: b@x.test",
    "a@x.test,b@x.test",
    "group:a@x.test;",
    '"quoted"@x.test',
    `${"a".repeat(250)}@x.test`,
  ])("refuses the address %j", async (email) => {
    const answer = await post(service, "/auth/request-code", { email });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error_code: "invalid_email" });
  });

  it("refuses fields that nobody asked for", async () => {
    const body = { email: "eve@example.test", is_admin: true };
    expect((await post(service, "/auth/request-code", body)).statusCode).toBe(422);
  });
});
