import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { billingAlarms } from "../../db/schema.ts";
import { sharedService } from "../../testing/shared-service.ts";
import { raiseAlarm } from "./alarms.ts";

const service = await sharedService();
const { query } = service.needs.database;
const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 10, minute));

describe("an alarm", () => {
  it("counts up for the same cause, with its newest details, and is another one for another", async () => {
    const cause = { code: "refunded", customerId: "cus_alarm" } as const;
    await raiseAlarm(query, { ...cause, at: at(0) });
    await raiseAlarm(query, { ...cause, details: { type: "charge.refunded" }, at: at(1) });
    await raiseAlarm(query, { ...cause, code: "disputed", at: at(2) });
    const found = await query
      .select()
      .from(billingAlarms)
      .where(eq(billingAlarms.customerId, cause.customerId))
      .orderBy(billingAlarms.lastAt);
    expect(found).toMatchObject([
      {
        code: "refunded",
        count: 2,
        firstAt: at(0),
        lastAt: at(1),
        details: { type: "charge.refunded" },
      },
      { code: "disputed", count: 1, firstAt: at(2), lastAt: at(2), details: {} },
    ]);
    await query.delete(billingAlarms).where(eq(billingAlarms.customerId, cause.customerId));
  });
});
