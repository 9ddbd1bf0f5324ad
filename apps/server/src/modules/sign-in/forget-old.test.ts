import { inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { rateLimits, signInChallenges, signInSessions } from "../../db/schema.ts";
import { sharedService } from "../../testing/shared-service.ts";
import { newPerson } from "../../testing/visitor.ts";
import { forgetOldSignIns } from "./forget-old.ts";

const service = await sharedService();
const { query } = service.needs.database;
const { accountId } = await newPerson(service);
const day = 24 * 60 * 60_000;
const ago = (milliseconds: number): Date => new Date(service.clock.now().getTime() - milliseconds);

describe("what can never matter again of sign-ins", () => {
  it("goes ninety days after a sign-in, however lately that was refreshed", async () => {
    const ages = { "old sign-in": 90 * day + 1, "young sign-in": 90 * day };
    await query.insert(signInSessions).values(
      Object.entries(ages).map(([id, age]) => ({
        id,
        accountId,
        secret: "x",
        createdAt: ago(age),
        rotatedAt: ago(0),
      })),
    );
    await forgetOldSignIns(service.needs);
    const left = await query
      .select({ id: signInSessions.id })
      .from(signInSessions)
      .where(inArray(signInSessions.id, Object.keys(ages)));
    expect(left).toEqual([{ id: "young sign-in" }]);
  });

  it("goes a day after a code has run out, used or not", async () => {
    const ages = { "old code": day + 1, "young code": day };
    await query.insert(signInChallenges).values(
      Object.entries(ages).map(([id, age]) => ({
        id,
        email: `${id}@example.test`,
        codeMac: "x",
        linkMac: id,
        createdAt: ago(age + 300_000),
        expiresAt: ago(age),
      })),
    );
    await forgetOldSignIns(service.needs);
    const left = await query
      .select({ id: signInChallenges.id })
      .from(signInChallenges)
      .where(inArray(signInChallenges.id, Object.keys(ages)));
    expect(left).toEqual([{ id: "young code" }]);
  });

  it("goes with the window that it was counted in; open windows go on", async () => {
    const windows = { "forget:passed": 1, "forget:open": -1 };
    await query
      .insert(rateLimits)
      .values(Object.entries(windows).map(([key, age]) => ({ key, count: 1, resetsAt: ago(age) })));
    await forgetOldSignIns(service.needs);
    const left = await query
      .select({ key: rateLimits.key })
      .from(rateLimits)
      .where(inArray(rateLimits.key, Object.keys(windows)));
    expect(left).toEqual([{ key: "forget:open" }]);
  });
});
