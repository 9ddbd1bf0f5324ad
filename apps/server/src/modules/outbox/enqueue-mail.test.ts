import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { outboxMails } from "../../db/schema.ts";
import { sharedService } from "../../testing/shared-service.ts";
import { enqueueMail } from "./enqueue-mail.ts";
import { unsealMail } from "./seal-mail.ts";

const service = await sharedService();
const { database, keys } = service.needs;
const mail = { to: "ada@example.test", subject: "Hello", text: "Hello Ada", html: "<p>Hi</p>" };

const enqueue = (dedupeKey: string, queries = database.query) =>
  enqueueMail(service.needs, queries, { ...mail, accountId: null, dedupeKey });
const rowsOf = (dedupeKey: string) =>
  database.query.select().from(outboxMails).where(eq(outboxMails.dedupeKey, dedupeKey));

describe("a mail in the outbox", () => {
  it("is there once, however often its cause is repeated, and sealed", async () => {
    expect([await enqueue("enqueue one"), await enqueue("enqueue one")]).toEqual([true, false]);
    const [row, ...more] = await rowsOf("enqueue one");
    expect(more).toEqual([]);
    expect(JSON.stringify(row)).not.toContain("ada@example.test");
    expect(unsealMail(keys.mail, row?.id ?? "", row?.sealed ?? "")).toEqual(mail);
  });

  it("is not there where the transaction of its cause did not happen", async () => {
    const fails = database.transaction(async (queries) => {
      await enqueue("enqueue two", queries);
      throw new Error("undone");
    });
    await expect(fails).rejects.toThrow("undone");
    expect(await rowsOf("enqueue two")).toEqual([]);
  });
});
