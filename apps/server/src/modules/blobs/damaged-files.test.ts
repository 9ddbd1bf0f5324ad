import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { activitySchema, adminStatsSchema, uploadResponseSchema } from "@savile/contracts";
import { eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { blobs, uploads } from "../../db/schema.ts";
import { openExtraction } from "../../testing/extraction.ts";
import { signInAdmin } from "../../testing/mails.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { tinyPdf } from "../../testing/tiny-files.ts";
import { api, form, get, newPerson, upload } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";
import { sweepBlobs } from "./service.ts";

let service: TestService;
let person: Person;
let uploadId: string;
let file: string;

let key: string;
/** Where the log of a test begins. */
let logged: number;
let admin: Person;
const pictures = openExtraction();

beforeAll(async () => {
  service = await startTestService({ worker: false, parts: { pictures } });
  admin = await signInAdmin(service);
});
afterAll(async () => {
  await pictures.close();
  await service.close();
});

beforeEach(async () => {
  logged = service.log.length;
  person = await newPerson(service);
  const part = { bytes: tinyPdf(), name: "my cv.pdf", type: "application/pdf" };
  uploadId = uploadResponseSchema.parse((await upload(service, person, [part])).json()).upload_id;
  const { query } = service.needs.database;
  const [row] = await query.select().from(uploads).where(eq(uploads.id, uploadId));
  key = row?.blobKey ?? "";
  file = join(service.folder, ...key.split("/"));
});
// What is deleted counts no more, so that each test begins without a damaged file.
afterEach(async () => {
  const url = `${api}/upload/${uploadId}`;
  await service.app.inject({ method: "DELETE", url, headers: person.write });
  await sweepBlobs(service.needs);
});

const page = () => get(service, `/upload/${uploadId}/pages/1`, person.headers);

async function flip(): Promise<void> {
  const bytes = await readFile(file);
  const last = bytes.length - 1;
  bytes.writeUInt8(bytes.readUInt8(last) ^ 1, last);
  await writeFile(file, bytes);
}

const faults: readonly [string, () => Promise<void>][] = [
  ["missing", () => rm(file)],
  ["altered by a bit", flip],
  ["empty", () => writeFile(file, "")],
  ["replaced by something else", () => writeFile(file, "something else")],
];

const linesOfDamage = () =>
  service.log.slice(logged).filter((line) => line.includes('"code":"file_damaged"'));

async function countDamaged(): Promise<number> {
  const stats = await get(service, "/admin/stats", admin.headers);
  return adminStatsSchema.parse(stats.json()).activity.files_damaged;
}

describe("a stored file that is", () => {
  it.each(faults)("%s is told as damaged, logged and counted", async (_, damage) => {
    expect((await page()).statusCode).toBe(200);
    await damage();
    for (let look = 0; look < 2; look += 1) {
      const answer = await page();
      expect(answer.statusCode).toBe(410);
      expect(answer.json()).toMatchObject({
        error_code: "file_damaged",
        detail: expect.stringContaining("upload it again"),
      });
    }
    expect(linesOfDamage()).toHaveLength(2);
    expect(await countDamaged()).toBe(1);
    const activity = await get(service, "/admin/activity", admin.headers);
    expect(activitySchema.parse(activity.json()).failures).toMatchObject([
      { what: "file", code: "file_damaged", count: 1 },
    ]);
  });

  it("whole again is handed out and not counted any more", async () => {
    const bytes = await readFile(file);
    await rm(file);
    expect((await page()).statusCode).toBe(410);
    await writeFile(file, bytes);
    expect((await page()).statusCode).toBe(200);
    expect(await countDamaged()).toBe(0);
  });

  it("past its time is not found, and nobody is alarmed", async () => {
    const expiresAt = new Date(service.clock.now().getTime() - 1);
    await service.needs.database.query.update(blobs).set({ expiresAt }).where(eq(blobs.key, key));
    await rm(file);
    expect((await page()).statusCode).toBe(404);
    expect(await countDamaged()).toBe(0);
  });
});

describe("an export", () => {
  it("names the files that are damaged, and comes back all the same", async () => {
    const whole = await get(service, "/account/export", person.headers);
    expect(Object.keys(unzipSync(whole.rawPayload))).not.toContain("damaged-files.txt");
    await rm(file);
    const answer = await get(service, "/account/export", person.headers);
    const archive = unzipSync(answer.rawPayload);
    expect(archive["originals/1.pdf"]).toBeUndefined();
    const note = strFromU8(archive["damaged-files.txt"] ?? new Uint8Array());
    expect(note).toContain("originals/1.pdf  my cv.pdf");
    expect(linesOfDamage()).not.toEqual([]);
    const fresh = await newPerson(service);
    const zip = [{ bytes: answer.rawPayload, name: "a.zip", type: "application/zip" }];
    const { payload = "", headers } = form(zip);
    const imported = await service.app.inject({
      method: "POST",
      url: `${api}/account/import`,
      headers: { ...headers, ...fresh.write },
      payload,
    });
    expect(imported.json()).toMatchObject({ imported: { uploads: 1 } });
  });
});
