import { inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { outboxMails } from "../../db/schema.ts";
import { sharedService } from "../../testing/shared-service.ts";
import { forgetOldMails } from "./forget-old.ts";

const service = await sharedService();
const { query } = service.needs.database;
const week = 7 * 24 * 60 * 60_000;
const ago = (milliseconds: number): Date => new Date(service.clock.now().getTime() - milliseconds);

type Ended = Pick<typeof outboxMails.$inferInsert, "state" | "finishedAt" | "expiresAt">;

/** Which of these mails are left once old ones were forgotten. */
async function leftOf(mails: Readonly<Record<string, Ended>>): Promise<string[]> {
  const at = ago(52 * week);
  const made = Object.entries(mails).map(([id, mail]) => {
    return { id, dedupeKey: id, runAt: at, createdAt: at, ...mail };
  });
  await query.insert(outboxMails).values(made);
  await forgetOldMails(service.needs);
  const own = inArray(outboxMails.id, Object.keys(mails));
  const left = await query.select({ id: outboxMails.id }).from(outboxMails).where(own);
  await query.delete(outboxMails).where(own);
  return left.map(({ id }) => id).toSorted();
}

describe("old mails", () => {
  it("are forgotten a week after they left or were given up", async () => {
    const left = await leftOf({
      "long sent": { state: "sent", finishedAt: ago(week + 1) },
      "long failed": { state: "failed", finishedAt: ago(week + 1) },
      "just sent": { state: "sent", finishedAt: ago(week) },
    });
    expect(left).toEqual(["just sent"]);
  });

  it("are forgotten a week after they ran out, where nobody ever sent them", async () => {
    const left = await leftOf({
      "long over": { expiresAt: ago(week + 1) },
      "just over": { expiresAt: ago(week) },
    });
    expect(left).toEqual(["just over"]);
  });

  it("wait for as long as it takes where they do not run out", async () => {
    expect(await leftOf({ waiting: { state: "waiting" } })).toEqual(["waiting"]);
  });
});
