import { devicesSchema, problemSchema } from "@savile/contracts";
import { describe, expect, it } from "vitest";
import { sendAs } from "../../testing/account-calls.ts";
import { sharedService } from "../../testing/shared-service.ts";
import { get, signIn } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";

const service = await sharedService();

describe("S14 devices", () => {
  it("are listed with their browser, the current one marked, and signed out one by one", async () => {
    const first = await signIn(service, "devices@example.test");
    const second = await signIn(service, "devices@example.test");
    const list = async (who: Person) =>
      devicesSchema.parse((await get(service, "/auth/devices", who.headers)).json()).devices;
    const seen = await list(first);
    expect(seen).toHaveLength(2);
    expect(seen.filter((device) => device.current)).toHaveLength(1);
    const other = seen.find((device) => !device.current);
    const revoked = await sendAs(service, first, "DELETE", `/auth/devices/${other?.id}`, {});
    expect(revoked.statusCode).toBe(200);
    expect((await get(service, "/auth/me", second.headers)).statusCode).toBe(401);
    const gone = await sendAs(service, first, "DELETE", `/auth/devices/${other?.id}`, {});
    expect(problemSchema.parse(gone.json()).error_code).toBe("device_not_found");
  });

  it("are signed out all but this one", async () => {
    const first = await signIn(service, "several@example.test");
    const others = [
      await signIn(service, "several@example.test"),
      await signIn(service, "several@example.test"),
    ];
    const answer = await sendAs(service, first, "DELETE", "/auth/devices", {});
    expect(answer.json()).toEqual({ revoked: 2 });
    expect((await get(service, "/auth/me", first.headers)).statusCode).toBe(200);
    for (const other of others) {
      expect((await get(service, "/auth/me", other.headers)).statusCode).toBe(401);
    }
  });
});
