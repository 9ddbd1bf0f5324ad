import {
  accountSchema,
  deletedAccountSchema,
  devicesSchema,
  importedSchema,
  problemSchema,
} from "@savile/contracts";
import { getTableColumns, getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { readdir } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { rows } from "../../db/database.ts";
import * as schema from "../../db/schema.ts";
import { buy, deliver } from "../../testing/buyer.ts";
import { firstLine, saveEdits, textOnWire } from "../../testing/edit-calls.ts";
import { mailsOf, signInAdmin } from "../../testing/mails.ts";
import { jobText, resumeText } from "../../testing/sample-texts.ts";
import { readSession, resultOf } from "../../testing/sessions.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { api, form, get, post, signIn, upload, uploadText } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";
import { sweepBlobs } from "../blobs/service.ts";
import { holdings, leftOut, nameOf } from "./holdings.ts";
import { importPlan } from "./import-plan.ts";

let service: TestService;
const dayMs = 24 * 60 * 60_000;
const canary = "Zebrafink Quartz Industries";
const ownResume = `${resumeText}\n\nHobbies\n${canary}\n`;

beforeAll(async () => {
  service = await startTestService();
  // The engines load their words once.
  await holder("first@example.test");
});
afterAll(() => service.close());

interface Holder extends Person {
  readonly uploadId: string;
  readonly sessionId: string;
}

/** Somebody with an upload, documents and a file. */
async function holder(email: string, resume = ownResume): Promise<Holder> {
  const person = await signIn(service, email);
  const uploadId = await uploadText(service, person, resume);
  const body = { upload_id: uploadId, job_description: jobText };
  const made = await post(service, "/generate/generate", body, person.write);
  const sessionId = made.json<{ session_id: string }>().session_id;
  return { ...person, uploadId, sessionId };
}

function send(method: "PATCH" | "DELETE", url: string, body: unknown, who: Person) {
  return service.app.inject({
    method,
    url: `${api}${url}`,
    headers: { ...who.write, "content-type": "application/json" },
    payload: JSON.stringify(body),
  });
}

async function archiveOf(who: Person): Promise<Record<string, Uint8Array>> {
  const answer = await get(service, "/account/export", who.headers);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-disposition"]).toContain(
    'attachment; filename="savile-account.zip"',
  );
  return unzipSync(answer.rawPayload);
}

function importZip(who: Person, bytes: Uint8Array) {
  const file = form([{ bytes, name: "savile-account.zip", type: "application/zip" }]);
  return service.app.inject({
    method: "POST",
    url: `${api}/account/import`,
    headers: { ...file.headers, ...who.write },
    ...(file.payload === undefined ? {} : { payload: file.payload }),
  });
}

const recordsIn = (archive: Record<string, Uint8Array>, table: string) =>
  z
    .array(z.record(z.string(), z.unknown()))
    .parse(JSON.parse(strFromU8(archive[`records/${table}.json`] ?? strToU8("[]"))));

/** Every table of the database as one text. */
async function dump(): Promise<Map<string, string>> {
  const tables = Object.values(schema).filter((value) => is(value, PgTable));
  const texts = new Map<string, string>();
  for (const table of tables) {
    const name = getTableName(table);
    const found = await rows(
      service.needs.database.query,
      sql`select * from ${sql.identifier(name)}`,
      z.record(z.string(), z.unknown()),
    );
    texts.set(name, JSON.stringify(found));
  }
  return texts;
}

describe("S38 an export", () => {
  it("is told about every table of the database", () => {
    const known = [...holdings.map(nameOf), ...Object.keys(leftOut)].toSorted();
    const tables = Object.values(schema).filter((value) => is(value, PgTable));
    expect(known).toEqual(tables.map((table) => getTableName(table)).toSorted());
  });

  it("holds all rows of the account and of nobody else, and its files", async () => {
    const own = await holder("export@example.test");
    const other = await holder("elsewhere@example.test", resumeText);
    const archive = await archiveOf(own);
    const texts = Object.entries(archive).map(([path, bytes]) => `${path} ${strFromU8(bytes)}`);
    const whole = texts.join("\n");
    expect(recordsIn(archive, "uploads")).toHaveLength(1);
    expect(recordsIn(archive, "generation_sessions")).toHaveLength(1);
    expect(recordsIn(archive, "documents")).toHaveLength(2);
    expect(whole).toContain(canary);
    expect(strFromU8(archive["originals/1.txt"] ?? strToU8(""))).toBe(ownResume);
    for (const foreign of [other.accountId, other.uploadId, other.sessionId, "elsewhere@"]) {
      expect(whole).not.toContain(foreign);
    }
    for (const secret of [own.accessToken.split(".")[1] ?? "?", "blobKey", '"secret"']) {
      expect(whole).not.toContain(secret);
    }
  });

  it("S26 is an attachment that no browser guesses the type of", async () => {
    const own = await signIn(service, "attachment@example.test");
    const answer = await get(service, "/account/export", own.headers);
    expect(answer.headers["content-type"]).toBe("application/zip");
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  });

  it("comes back into a fresh account, once, with edits that can still be taken back", async () => {
    const own = await holder("move@example.test");
    const made = await readSession(service, own, own.sessionId);
    const edit = firstLine(made, "Won 40 customers in Lisbon");
    await saveEdits(service, own, made, { edits: [edit] });
    await service.needs.database.query.insert(schema.refinements).values({
      id: service.needs.ids.next(),
      accountId: own.accountId,
      sessionId: own.sessionId,
      instruction: "Shorter, please",
      outcome: "nothing_to_change",
      result: { parts: [], suggestions: [], gaps: [], changes: 0, counted: false },
      createdAt: service.clock.now(),
    });
    const answer = await get(service, "/account/export", own.headers);
    const fresh = await signIn(service, "fresh@example.test");
    const first = await importZip(fresh, answer.rawPayload);
    expect(importedSchema.parse(first.json())).toMatchObject({
      imported: { uploads: 1, sessions: 1 },
    });
    const again = await importZip(fresh, answer.rawPayload);
    expect(importedSchema.parse(again.json()).imported).toEqual({ uploads: 0, sessions: 0 });
    const list = await get(service, "/generate/sessions", fresh.headers);
    const [{ session_id: id = "" } = {}] = list.json<{ sessions: { session_id?: string }[] }>()
      .sessions;
    const before = await readSession(service, own, own.sessionId);
    const after = await readSession(service, fresh, id);
    expect(resultOf(before).edited?.edits).toHaveLength(1);
    expect(after.tailoring).toEqual(before.tailoring);
    const back = textOnWire(edit.field_path, edit.new_value, edit.old_value);
    const undone = await saveEdits(service, fresh, after, { edits: [back] });
    expect(undone.session.tailoring).toEqual(made.tailoring);
    const imported = await archiveOf(fresh);
    expect(strFromU8(imported["originals/1.txt"] ?? strToU8(""))).toBe(ownResume);
    expect(recordsIn(imported, "source_resumes")).toHaveLength(1);
    expect(recordsIn(imported, "refinements")).toMatchObject([
      { instruction: "Shorter, please", sessionId: id },
    ]);
  });
});

/** Exports an account, alters the archive and imports it into another account. */
async function altered(change: (files: Record<string, Uint8Array>) => void) {
  const own = await holder(`alter${service.needs.ids.next()}@example.test`);
  const files = { ...(await archiveOf(own)) };
  change(files);
  const fresh = await signIn(service, `into${service.needs.ids.next()}@example.test`);
  return { answer: await importZip(fresh, zipSync(files)), fresh };
}

describe("the plan of an import", () => {
  const structured = importPlan.flatMap((step) =>
    Object.entries(getTableColumns(step.table))
      .filter(([key, column]) => column.dataType === "json" && !step.emptied.includes(key))
      .map(([key]) => [getTableName(step.table), key, step] as const),
  );

  it.each(structured)("reads %s.%s through a schema", (_, key, step) => {
    expect(Object.keys(step.structures)).toContain(key);
  });

  it("fills every table of a person's documents", () => {
    const filled = importPlan.map((step) => getTableName(step.table));
    expect(filled).toEqual([
      "source_resumes",
      "uploads",
      "generation_sessions",
      "documents",
      "session_versions",
      "refinements",
      "declined_gaps",
    ]);
  });
});

describe("an import", () => {
  it.each([
    ["no archive", strToU8("not a zip")],
    ["an archive of something else", zipSync({ "a.txt": strToU8("a") })],
    ["another format", zipSync({ "account.json": strToU8('{"format":"x","version":1}') })],
    ["nothing", new Uint8Array(0)],
  ])("S27 of %s is refused", async (_, bytes) => {
    const fresh = await signIn(service, `odd${service.needs.ids.next()}@example.test`);
    const answer = await importZip(fresh, bytes);
    expect(answer.statusCode).toBe(422);
    expect(problemSchema.parse(answer.json()).error_code).toBe("import_unusable");
  });

  it.each([
    ["documents", "structure", { kind: "resume" }],
    ["generation_sessions", "template", "../../etc/passwd"],
    ["generation_sessions", "createdAt", "yesterday"],
    ["uploads", "fileName", 7],
    ["source_resumes", "extraction", null],
  ])("with an altered %s.%s brings nothing at all", async (table, key, value) => {
    const { answer, fresh } = await altered((files) => {
      const path = `records/${table}.json`;
      const found = z
        .array(z.record(z.string(), z.unknown()))
        .parse(JSON.parse(strFromU8(files[path] ?? strToU8("[]"))));
      files[path] = strToU8(JSON.stringify(found.map((row) => ({ ...row, [key]: value }))));
    });
    expect(answer.statusCode).toBe(422);
    const page = accountSchema.parse((await get(service, "/account", fresh.headers)).json());
    expect(page).toMatchObject({ uploads: 0, sessions: 0 });
  });

  it("is refused when its records are broken, and changes nothing", async () => {
    const broken: Record<string, string> = {
      "documents.json": "[{",
      "uploads.json": '{"not":"a list"}',
    };
    for (const [name, text] of Object.entries(broken)) {
      const { answer, fresh } = await altered((files) => {
        files[`records/${name}`] = strToU8(text);
      });
      expect([name, answer.statusCode]).toEqual([name, 422]);
      const page = accountSchema.parse((await get(service, "/account", fresh.headers)).json());
      expect(page).toMatchObject({ uploads: 0, sessions: 0 });
    }
  });

  it("is refused when a number is larger than its column", async () => {
    const { answer } = await altered((files) => {
      const sessions = strFromU8(files["records/generation_sessions.json"] ?? strToU8("[]"));
      files["records/generation_sessions.json"] = strToU8(
        sessions.replace(/"version": ?\d+/, '"version": 3000000000'),
      );
    });
    expect(answer.statusCode).toBe(422);
  });

  it("is refused when an edit in it is of no kind that there is", async () => {
    const { answer } = await altered((files) => {
      const path = "records/generation_sessions.json";
      const [row = {}] = recordsIn(files, "generation_sessions");
      const report = z.record(z.string(), z.unknown()).parse(row["report"]);
      const edited = { edits: [{ kind: "script", document: "resume" }], outdated: [] };
      files[path] = strToU8(JSON.stringify([{ ...row, report: { ...report, edited } }]));
    });
    expect(answer.statusCode).toBe(422);
  });

  it("S31 takes no rights, no foreign owner and no prototype over", async () => {
    const { answer, fresh } = await altered((files) => {
      files["records/accounts.json"] = strToU8('[{"isAdmin":true,"email":"evil@example.test"}]');
      files["records/uploads.json"] = strToU8(
        strFromU8(files["records/uploads.json"] ?? strToU8("[]")).replaceAll(
          '"accountId":',
          '"__proto__": {"polluted": true}, "accountId": "someone", "x":',
        ),
      );
    });
    expect(answer.statusCode).toBe(200);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
    const page = accountSchema.parse((await get(service, "/account", fresh.headers)).json());
    expect(page.user).toMatchObject({ is_admin: false, email: expect.stringContaining("into") });
    expect(page.uploads).toBe(1);
  });
});

describe("S38 deleting an account", () => {
  it("takes what the sandbox knows of the person along", async () => {
    const own = await signIn(service, "buyer@example.test");
    await buy(service, own, "starter");
    const answer = await send("DELETE", "/account", { confirm: "buyer@example.test" }, own);
    const { receipt } = deletedAccountSchema.parse(answer.json());
    expect(receipt.subscription_cancelled).toBe(true);
    await deliver(service);
    for (const [table, text] of await dump()) {
      expect([table, text.includes(own.accountId)]).toEqual([table, false]);
      expect([table, text.includes("buyer@example.test")]).toEqual([table, false]);
    }
  });

  it("leaves nothing of it: no row, no file, no tokens, and a receipt", async () => {
    const own = await holder("gone@example.test");
    await get(
      service,
      `/generate/sessions/${own.sessionId}/download/pdf?document_type=resume`,
      own.headers,
    );
    const held = accountSchema.parse((await get(service, "/account", own.headers)).json());
    expect(held.stored_bytes).toBeGreaterThan(0);
    const refused = await send("DELETE", "/account", { confirm: "wrong@example.test" }, own);
    expect(problemSchema.parse(refused.json()).error_code).toBe("confirm_mismatch");
    const answer = await send("DELETE", "/account", { confirm: " GONE@example.test" }, own);
    const { receipt } = deletedAccountSchema.parse(answer.json());
    expect(receipt.removed).toMatchObject({ uploads: 1, sessions: 1 });
    expect((await get(service, "/auth/me", own.headers)).statusCode).toBe(401);
    const refreshed = await post(service, "/auth/refresh", { refresh_token: own.refreshToken });
    expect(refreshed.statusCode).toBe(401);
    for (const [table, text] of await dump()) {
      expect([table, text.includes(own.accountId)]).toEqual([table, false]);
      expect([table, text.includes("gone@example.test")]).toEqual([table, false]);
    }
    const files = await readdir(service.folder, { recursive: true });
    expect(
      files.filter((name) => name.includes(own.accountId) && /[0-9a-f]{32}$/.test(name)),
    ).toEqual([]);
    const mail = (await mailsOf(service)).find((one) => one.to === "gone@example.test");
    expect(mail?.text).toContain(`Receipt: ${receipt.id}`);
    expect(service.log.join("\n")).not.toContain("gone@example.test");
  });

  it("is told apart in the audit by a name that says nothing", async () => {
    const entries = await service.needs.database.query.select().from(schema.auditEntries);
    const deleted = entries.filter((entry) => entry.action === "account_deleted");
    expect(deleted[0]?.accountId).toMatch(/^deleted:[\w-]{22}$/);
  });

  it("lets the address begin anew, with nothing in it", async () => {
    const again = await signIn(service, "gone@example.test");
    const page = accountSchema.parse((await get(service, "/account", again.headers)).json());
    expect(page).toMatchObject({ uploads: 0, sessions: 0, stored_bytes: 0 });
  });

  it("keeps the last administrator", async () => {
    const admin = await signInAdmin(service);
    const answer = await send("DELETE", "/account", { confirm: "boss@example.test" }, admin);
    expect([answer.statusCode, problemSchema.parse(answer.json()).error_code]).toEqual([
      409,
      "last_admin",
    ]);
  });
});

/** How many originals an archive holds. */
function countOriginals(archive: Record<string, Uint8Array>): number {
  return Object.keys(archive).filter((path) => path.startsWith("originals/")).length;
}

describe("originals", () => {
  it("go after 30 days, and stay where the account keeps them", async () => {
    const [brief, keeper] = [
      await holder("brief@example.test"),
      await holder("keeper@example.test"),
    ];
    const kept = await send("PATCH", "/account", { keep_originals: true }, keeper);
    expect(accountSchema.parse(kept.json())).toMatchObject({
      keep_originals: true,
      originals_days: 30,
    });
    const welcomed = await send("PATCH", "/account", { onboarded: true }, keeper);
    expect(accountSchema.parse(welcomed.json())).toMatchObject({
      keep_originals: true,
      onboarded: true,
    });
    await uploadText(service, keeper, resumeText);
    service.clock.pass(30 * dayMs + 1);
    await sweepBlobs(service.needs);
    const again = [
      await signIn(service, "brief@example.test"),
      await signIn(service, "keeper@example.test"),
    ];
    const originals = await Promise.all(again.map(archiveOf));
    expect(originals.map(countOriginals)).toEqual([0, 2]);
    const [, person] = again;
    if (person !== undefined) await send("PATCH", "/account", { keep_originals: false }, person);
    await sweepBlobs(service.needs);
    expect(person === undefined ? -1 : countOriginals(await archiveOf(person))).toBe(0);
    expect(brief.accountId).not.toBe(keeper.accountId);
  });
});

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
    const revoked = await send("DELETE", `/auth/devices/${other?.id}`, {}, first);
    expect(revoked.statusCode).toBe(200);
    expect((await get(service, "/auth/me", second.headers)).statusCode).toBe(401);
    const gone = await send("DELETE", `/auth/devices/${other?.id}`, {}, first);
    expect(problemSchema.parse(gone.json()).error_code).toBe("device_not_found");
  });

  it("are signed out all but this one", async () => {
    const first = await signIn(service, "several@example.test");
    const others = [
      await signIn(service, "several@example.test"),
      await signIn(service, "several@example.test"),
    ];
    const answer = await send("DELETE", "/auth/devices", {}, first);
    expect(answer.json()).toEqual({ revoked: 2 });
    expect((await get(service, "/auth/me", first.headers)).statusCode).toBe(200);
    for (const other of others) {
      expect((await get(service, "/auth/me", other.headers)).statusCode).toBe(401);
    }
  });
});

describe("S28 what one account may keep", () => {
  it("is bounded by the number of its files", async () => {
    const own = await holder("quota@example.test");
    const { query } = service.needs.database;
    const [row] = await query
      .select()
      .from(schema.uploads)
      .where(sql`id = ${own.uploadId}`);
    if (row === undefined) throw new Error("no upload");
    const copies = Array.from({ length: 199 }, (_, index) => ({ ...row, id: `copy-${index}` }));
    await query.insert(schema.uploads).values(copies);
    const full = await upload(service, own, [{ bytes: resumeText, name: "resume.txt" }]);
    expect([full.statusCode, problemSchema.parse(full.json()).error_code]).toEqual([
      409,
      "storage_quota",
    ]);
    await query.delete(schema.uploads).where(sql`id = 'copy-0'`);
    expect(await uploadText(service, own, resumeText)).not.toBe("");
  });
});
