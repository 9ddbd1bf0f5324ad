import { err } from "@savile/model";
import { describe, expect, it } from "vitest";
import { customerOf } from "../../testing/buyer.ts";
import { sharedService } from "../../testing/shared-service.ts";
import { newPerson } from "../../testing/visitor.ts";
import { openPortal } from "./open-portal.ts";

const service = await sharedService();
const { needs } = service;
const back = "http://localhost/subscription";

describe("a portal", () => {
  it("of an account that never paid makes its customer first, once", async () => {
    const person = await newPerson(service);
    const account = { id: person.accountId, email: "buyer@example.test" };
    expect(await customerOf(service, person)).toBe("");
    const [one, two] = [
      await openPortal(needs, account, back),
      await openPortal(needs, account, back),
    ];
    expect([one.ok, two.ok]).toEqual([true, true]);
    expect(await customerOf(service, person)).not.toBe("");
    const { provider } = needs.payments;
    const known = await provider.ensureCustomer({ accountId: account.id, email: account.email });
    expect(known).toEqual({ ok: true, value: await customerOf(service, person) });
  });

  it.each([
    ["unavailable", "portal_unavailable"],
    ["refused", "portal_failed"],
  ] as const)("that the provider answers with %s is %s", async (failure, code) => {
    const { accountId: id } = await newPerson(service);
    const { payments } = needs;
    const faults = [
      { ensureCustomer: async () => err(failure) },
      { createPortal: async () => err(failure) },
    ];
    for (const fault of faults) {
      const provider = { ...payments.provider, ...fault };
      const given = { ...needs, payments: { ...payments, provider } };
      expect(await openPortal(given, { id, email: "buyer@example.test" }, back)).toEqual(err(code));
    }
  });
});
