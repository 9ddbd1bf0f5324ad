import { accountSchema, importedSchema, problemSchema } from "@savile/contracts";
import { strFromU8, strToU8, zipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import * as schema from "../../db/schema.ts";
import {
  archiveOf,
  importZip,
  ownResume,
  recordsIn,
  signInHolder,
} from "../../testing/account-calls.ts";
import { firstLine, saveEdits, textOnWire } from "../../testing/edit-calls.ts";
import { readSession, resultOf } from "../../testing/sessions.ts";
import { sharedService } from "../../testing/shared-service.ts";
import { get, signIn } from "../../testing/visitor.ts";

const service = await sharedService();

describe("S38 an export", () => {
  it("comes back into a fresh account, once, with edits that can still be taken back", async () => {
    const own = await signInHolder(service, "move@example.test");
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
    const first = await importZip(service, fresh, answer.rawPayload);
    expect(importedSchema.parse(first.json())).toMatchObject({
      imported: { uploads: 1, sessions: 1 },
    });
    const again = await importZip(service, fresh, answer.rawPayload);
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
    const imported = await archiveOf(service, fresh);
    expect(strFromU8(imported["originals/1.txt"] ?? strToU8(""))).toBe(ownResume);
    expect(recordsIn(imported, "source_resumes")).toHaveLength(1);
    expect(recordsIn(imported, "refinements")).toMatchObject([
      { instruction: "Shorter, please", sessionId: id },
    ]);
  });
});

let exported: Record<string, Uint8Array>;
beforeAll(async () => {
  const own = await signInHolder(service, "alter@example.test");
  exported = await archiveOf(service, own);
});

/** Alters the export of an account and imports it into another one. */
async function altered(change: (files: Record<string, Uint8Array>) => void) {
  const files = { ...exported };
  change(files);
  const fresh = await signIn(service, `into${service.needs.ids.next()}@example.test`);
  return { answer: await importZip(service, fresh, zipSync(files)), fresh };
}

describe("an import", () => {
  it.each([
    ["no archive", strToU8("not a zip")],
    ["an archive of something else", zipSync({ "a.txt": strToU8("a") })],
    ["another format", zipSync({ "account.json": strToU8('{"format":"x","version":1}') })],
    ["nothing", new Uint8Array(0)],
  ])("S27 of %s is refused", async (_, bytes) => {
    const fresh = await signIn(service, `odd${service.needs.ids.next()}@example.test`);
    const answer = await importZip(service, fresh, bytes);
    expect(answer.statusCode).toBe(422);
    expect(problemSchema.parse(answer.json()).error_code).toBe("import_unusable");
  });

  it("with one altered document brings nothing at all", async () => {
    const { answer, fresh } = await altered((files) => {
      const rows = recordsIn(files, "documents");
      const broken = rows.map((row) => ({ ...row, structure: { kind: "resume" } }));
      files["records/documents.json"] = strToU8(JSON.stringify(broken));
    });
    expect(answer.statusCode).toBe(422);
    const page = accountSchema.parse((await get(service, "/account", fresh.headers)).json());
    expect(page).toMatchObject({ uploads: 0, sessions: 0 });
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
