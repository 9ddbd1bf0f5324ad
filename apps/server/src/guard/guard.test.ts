import { authSchema, csrfSchema } from "@savile/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService } from "../testing/test-service.ts";
import type { TestService } from "../testing/test-service.ts";
import { get, post, signIn } from "../testing/visitor.ts";

let service: TestService;
const minute = 60_000;

beforeAll(async () => {
  service = await startTestService({ worker: false });
});
afterAll(() => service.close());

const refresh = (token: string) => post(service, "/auth/refresh", { refresh_token: token });

describe("a CSRF token", () => {
  it("is needed by every call that changes something", async () => {
    const person = await signIn(service, "csrf@example.test");
    const body = { job_description: "Sales" };
    const missing = await post(service, "/generate/posting", body, person.headers);
    expect(missing.statusCode).toBe(403);
    expect(missing.json()).toMatchObject({ error_code: "CSRF_TOKEN_MISSING" });
    expect((await post(service, "/generate/posting", body, person.write)).statusCode).toBe(200);
  });

  it("of another sign-in session, of nobody, altered or expired is refused", async () => {
    const person = await signIn(service, "mine@example.test");
    const other = await signIn(service, "other@example.test");
    const nobody = csrfSchema.parse((await get(service, "/auth/csrf-token")).json()).csrf_token;
    const altered = `${(person.write["x-csrf-token"] ?? "").slice(0, -2)}xx`;
    for (const token of [other.write["x-csrf-token"], nobody, altered]) {
      const headers = { ...person.headers, "x-csrf-token": token };
      const answer = await post(service, "/generate/posting", { job_description: "x" }, headers);
      expect(answer.json()).toMatchObject({ error_code: "CSRF_TOKEN_INVALID" });
    }
    service.clock.pass(60 * minute);
    const fresh = authSchema.parse((await refresh(person.refreshToken)).json());
    const late = { ...person.write, authorization: `Bearer ${fresh.access_token}` };
    const answer = await post(service, "/generate/posting", { job_description: "x" }, late);
    expect(answer.json()).toMatchObject({ error_code: "CSRF_TOKEN_INVALID" });
  });
});
