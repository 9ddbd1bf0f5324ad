import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { blobs, uploads } from "../../db/schema.ts";
import { sendAs } from "../../testing/account-calls.ts";
import { resumeText } from "../../testing/sample-texts.ts";
import { sharedService } from "../../testing/shared-service.ts";
import { newPerson, refusalOf, upload, uploadText } from "../../testing/visitor.ts";
import { findRoom } from "./find-room.ts";
import { mostStoredBytes, mostUploads, originalDays } from "./retention.ts";

const service = await sharedService();
const { query } = service.needs.database;
const full = { ok: false, error: "storage_quota" };

describe("S28 what one account may keep", () => {
  it("is bounded by the number of its files", async () => {
    const person = await newPerson(service);
    const id = await uploadText(service, person, resumeText);
    const [row] = await query.select().from(uploads).where(eq(uploads.id, id));
    if (row === undefined) throw new Error("no upload");
    const copies = Array.from({ length: mostUploads - 1 }, (_, n) => ({
      ...row,
      id: `${id}-${n}`,
    }));
    await query.insert(uploads).values(copies);
    expect(await findRoom(query, person.accountId, 1)).toEqual(full);
    const refused = upload(service, person, [{ bytes: resumeText, name: "resume.txt" }]);
    expect(await refusalOf(refused)).toBe("409 storage_quota");
    await query.delete(uploads).where(eq(uploads.id, `${id}-0`));
    expect(await uploadText(service, person, resumeText)).not.toBe("");
  });

  it("is bounded by their bytes together, to the byte", async () => {
    const { accountId } = await newPerson(service);
    const key = `u/${accountId}/planted`;
    await query.insert(blobs).values({
      key,
      accountId,
      state: "ready",
      size: mostStoredBytes - 10,
      sha256: "",
      mediaType: "text/plain",
      createdAt: service.clock.now(),
    });
    expect((await findRoom(query, accountId, 10)).ok).toBe(true);
    expect(await findRoom(query, accountId, 11)).toEqual(full);
    await query.update(blobs).set({ state: "deleting" }).where(eq(blobs.key, key));
    expect((await findRoom(query, accountId, 11)).ok).toBe(true);
    await query.delete(blobs).where(eq(blobs.key, key));
  });

  it("stays for thirty days, or until it is deleted where the account keeps originals", async () => {
    const person = await newPerson(service);
    const room = () => findRoom(query, person.accountId, 1);
    expect(await room()).toEqual({ ok: true, value: { days: originalDays } });
    await sendAs(service, person, "PATCH", "/account", { keep_originals: true });
    expect(await room()).toEqual({ ok: true, value: { days: null } });
  });
});
