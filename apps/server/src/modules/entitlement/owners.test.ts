import { describe, expect, it } from "vitest";
import { readConfig } from "../../config/config.ts";
import { readOwnerConfig } from "../../config/owner-config.ts";
import { startTestService } from "../../testing/test-service.ts";
import { get, newPerson, post } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";
import type { TestService } from "../../testing/test-service.ts";
import { subscriptionResponseSchema } from "@savile/contracts";
import { entitlementOfId } from "./entitlement.ts";
import { settleOwners, takeLimits } from "./owners.ts";

const plan = async (service: TestService, { headers }: Person) =>
  (await get(service, "/generate/user/subscription", headers)).json<unknown>();
const ask = (service: TestService, { write }: Person, noLimits: boolean) =>
  post(service, "/payments/own-computer", { no_limits: noLimits }, write);

const here = { host: "127.0.0.1", publicUrl: undefined, takesPayments: false };

describe("the settings of an owner", () => {
  it("tell a computer of one's own from a server that others reach or pay on", () => {
    expect(readOwnerConfig({}, here)).toEqual({ isOwn: true, plansOff: false });
    expect(readOwnerConfig({}, { ...here, host: "0.0.0.0" }).isOwn).toBe(false);
    expect(readOwnerConfig({}, { ...here, publicUrl: "https://cv.example.org" }).isOwn).toBe(false);
    expect(readOwnerConfig({}, { ...here, takesPayments: true }).isOwn).toBe(false);
  });

  it("take PLANS=off on a computer of one's own and nowhere else", () => {
    expect(readConfig({ PLANS: "off" }, "/srv").owner).toEqual({ isOwn: true, plansOff: true });
    expect(() => readOwnerConfig({ PLANS: "off" }, { ...here, host: "0.0.0.0" })).toThrow("PLANS");
    expect(() => readOwnerConfig({ PLANS: "none" }, here)).toThrow("PLANS is on or off.");
  });
});

describe("an owner", () => {
  it("takes the limits away with one call and meets no lock, and may bring them back", async () => {
    const service = await startTestService({
      worker: false,
      settings: { owner: { isOwn: true, plansOff: false } },
    });
    try {
      const person = await newPerson(service);
      expect(await plan(service, person)).toMatchObject({
        own_computer: "offered",
        subscription: { origin: "free" },
      });
      const taken = await ask(service, person, true);
      const { templates } = subscriptionResponseSchema.parse(taken.json());
      expect(taken.json()).toMatchObject({
        own_computer: "chosen",
        subscription: { origin: "owner", display_name: "All included", active: true },
        limits: { monthly_generations: -1, refinements_per_document: -1, templates: 6 },
        usage: { downloads_limit: -1, warnings: [] },
        upgrade_options: [],
      });
      expect(templates.all_templates.every(({ available }) => available)).toBe(true);
      await ask(service, person, false);
      expect(await plan(service, person)).toMatchObject({
        subscription: { origin: "free" },
      });
    } finally {
      await service.close();
    }
  });

  it("is nobody on a server that others reach", async () => {
    const service = await startTestService({ worker: false });
    try {
      const person = await newPerson(service);
      const refused = await ask(service, person, true);
      expect(refused.statusCode).toBe(403);
      expect(await plan(service, person)).toMatchObject({ own_computer: "none" });
    } finally {
      await service.close();
    }
  });

  it("is everybody with PLANS=off, from the first sign-in on, and nobody after a move", async () => {
    const service = await startTestService({
      worker: false,
      settings: { owner: { isOwn: true, plansOff: true } },
    });
    try {
      const { query } = service.needs.database;
      const now = service.clock.now();
      const { accountId } = await newPerson(service);
      const originOf = async () => (await entitlementOfId(query, accountId, now)).origin;
      expect(await originOf()).toBe("owner");
      await settleOwners(query, { isOwn: true, plansOff: false }, now);
      expect(await originOf()).toBe("free");
      await takeLimits(query, accountId, { mark: "own-computer", at: now });
      await settleOwners(query, { isOwn: true, plansOff: false }, now);
      expect(await originOf()).toBe("owner");
      await settleOwners(query, { isOwn: false, plansOff: false }, now);
      expect(await originOf()).toBe("free");
    } finally {
      await service.close();
    }
  });
});
