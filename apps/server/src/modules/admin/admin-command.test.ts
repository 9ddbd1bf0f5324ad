import { problemSchema } from "@savile/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signInAdmin, signInByCode } from "../../testing/mails.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { get, signIn } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";
import { runAdminCommand } from "./admin-command.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ worker: false });
  await signInAdmin(service);
});
afterAll(() => service.close());

const code = (answer: { json(): unknown }) => problemSchema.parse(answer.json()).error_code;
const meOf = (who: Person) => get(service, "/auth/me", who.headers);

function run(...args: string[]) {
  return runAdminCommand(service.needs, args);
}

describe("savile admin", () => {
  it("S46 makes administrators, who then sign in by code only, and signs their browsers out", async () => {
    const before = await signIn(service, "new.admin@example.test");
    expect(await run("add", " New.Admin@example.test ")).toMatchObject({
      ok: true,
      value: ["new.admin@example.test is an administrator now and signs in with a code."],
    });
    expect((await meOf(before)).statusCode).toBe(401);
    const now = await signInByCode(service, "new.admin@example.test");
    expect((await get(service, "/admin/stats", now.headers)).statusCode).toBe(200);
    expect(await run("list")).toMatchObject({
      value: ["boss@example.test", "new.admin@example.test"],
    });
    expect(await run("remove", "new.admin@example.test")).toMatchObject({ ok: true });
    expect(code(await get(service, "/admin/stats", now.headers))).toBe("admin_required");
  });

  it("S46 keeps the last one", async () => {
    expect(await run("remove", "boss@example.test")).toMatchObject({
      error: { sentence: expect.stringContaining("last administrator") },
    });
  });

  it.each([[["frob"]], [["add"]], [["add", "a@x.test", "b@x.test"]], [["list", "x"]]])(
    "explains itself for %j",
    async (args) => {
      expect(await run(...args)).toMatchObject({ error: { code: "usage" } });
    },
  );

  it("refuses what is no address", async () => {
    expect(await run("add", "nobody")).toMatchObject({ error: { code: "refused" } });
    expect(await run("remove", "nobody@example.test")).toMatchObject({
      error: { code: "refused" },
    });
  });
});
